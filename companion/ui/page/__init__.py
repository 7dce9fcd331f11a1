"""One open page: what it shows, its device, navigation, dialogs, and the frame of its screens."""
