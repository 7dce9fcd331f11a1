"""The only package that touches Flet's internals."""
