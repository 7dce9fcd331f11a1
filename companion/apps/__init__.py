"""The composition roots: each joins store, service, texts and screens."""
