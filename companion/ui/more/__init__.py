"""What dialogs of "More" show: this device, other devices, the app."""
