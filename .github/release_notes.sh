#!/usr/bin/env bash
# Prints what CHANGELOG.md says about a version: release_notes.sh v1.0.0
set -euo pipefail

awk -v heading="## ${1#v}" '
    /^## / { printing = $0 == heading; found = found || printing; next }
    printing
    END { exit !found }
' "$(dirname "$0")/../CHANGELOG.md"
