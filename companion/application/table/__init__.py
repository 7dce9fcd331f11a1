"""The game being played: the service, its snapshots, and what guests may do."""
