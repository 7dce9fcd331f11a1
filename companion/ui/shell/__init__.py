"""The root component, opening a page, and the dialogs over its screens: joins the features."""
