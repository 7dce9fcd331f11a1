"""What taps do, one module per subject."""
