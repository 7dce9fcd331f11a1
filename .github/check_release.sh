#!/usr/bin/env bash
# Checks a release: check_release.sh FOLDER [TAG]. Installs the wheel in an empty environment,
# starts it and fetches its page; fetches the page of the site from a web server; compares the tag.
set -euo pipefail

folder=$(cd "$1" && pwd)
tag=${2:-}
scripts=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
server=
trap '[[ -z $server ]] || kill "$server"; rm -rf "$work"' EXIT

python3 -m venv "$work/env"
cd "$work"
env/bin/pip install --quiet --disable-pip-version-check "$folder"/*.whl
env/bin/python "$scripts/smoke.py"

version=$(env/bin/companion --version | cut -d ' ' -f 2)
if [[ -n $tag && $tag != "v$version" ]]; then
    echo "the tag is $tag and the version $version" >&2
    exit 1
fi
ls "$folder/mascarade_companion-$version.tar.gz" "$folder/mascarade_companion-$version"-*.whl

python3 -m zipfile -e "$folder/mascarade-companion-site-$version.zip" .
python3 -m http.server --bind 127.0.0.1 --directory "mascarade-companion-site-$version" 8599 \
    2>server.log &
server=$!
curl --silent --show-error --fail --retry 20 --retry-connrefused --retry-delay 1 \
    --output page.html http://127.0.0.1:8599/
grep --quiet "site/start.js" page.html
echo "the site answers"
