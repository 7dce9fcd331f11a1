"""What a tap does, one module per subject."""
