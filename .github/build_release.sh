#!/usr/bin/env bash
# Builds what a release has: build_release.sh FOLDER writes the wheel, the sdist and the site.
# Needs Python 3.11 and Node.js 20, or newer ones.
set -euo pipefail

mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/env"
export PATH="$work/env/bin:$PATH" PIP_DISABLE_PIP_VERSION_CHECK=1
pip install --quiet build==1.6.1
# the wheel is built from the sdist, which therefore is complete
python -m build --outdir "$folder" .

# the site is built by the wheel, outside this folder
wheel=$(echo "$folder"/*.whl)
pip install --quiet "${wheel}[site]"
cd "$work"
site="mascarade-companion-site-$(companion --version | cut -d ' ' -f 2)"
companion build-site "$site"
python -m zipfile -c "$folder/$site.zip" "$site"
