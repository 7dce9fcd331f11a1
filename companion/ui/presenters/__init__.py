"""From table and state to what is shown, as plain values. No Flet."""
