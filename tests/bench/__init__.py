"""Measurements, not tests: `python -m tests.bench` prints them as JSON.

One module a measurement, each with `measure()`.
"""
