#!/usr/bin/env bash
# Installs what the tests need and runs every check. Status 0 only if all of them pass.
set -uo pipefail
cd "$(dirname "$0")/.."

as_root() {
    if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}

install() {
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -qq -y --no-install-recommends "$@" >/dev/null
}

set_up() {
    local required=() engines=()
    command -v chromium-headless-shell chromium >/dev/null || required+=(chromium-headless-shell)
    command -v zbarimg >/dev/null || required+=(zbar-tools)
    python3 -c "import ensurepip" 2>/dev/null || required+=(python3-venv)
    command -v firefox-esr >/dev/null || engines+=(firefox-esr)
    command -v WebKitWebDriver >/dev/null || engines+=(webkit2gtk-driver)
    command -v Xvfb >/dev/null || engines+=(xvfb)
    if ((${#required[@]} + ${#engines[@]})) && command -v apt-get >/dev/null; then
        as_root apt-get update -qq
    fi
    if ((${#required[@]})) && ! install "${required[@]}"; then
        echo "please install: ${required[*]}" >&2
        return 1
    fi
    # one at a time: where an engine cannot be had, its tests are skipped
    for engine in "${engines[@]}"; do
        install "$engine" || echo "not installed: $engine" >&2
    done
    python3 -m venv .venv &&
        .venv/bin/pip install -q --disable-pip-version-check -e ".[test]" &&
        # as pip does for an installed companion: compiling while a page is open delays taps on it
        .venv/bin/python -m compileall -q companion
}

failed=()

check() {
    local name=$1
    shift
    if "$@"; then echo "passed: $name"; else failed+=("$name"); fi
}

report() {
    if ((${#failed[@]})); then
        printf 'FAILED: %s\n' "${failed[@]}"
        return 1
    fi
}

static_checks() {
    check "ruff check" ruff check --quiet .
    check "ruff format" ruff format --check --quiet .
    check "mypy" mypy --no-error-summary
    check "import-linter" lint-imports --no-cache --no-logo
    report
}

# The tests start the companion many times; without bytecode files each start compiles it again.
unset PYTHONDONTWRITEBYTECODE

set_up || { echo "the tests could not be set up" >&2; exit 1; }

export PATH="$PWD/.venv/bin:$PATH"
# beside the tests, which wait for browsers much of the time
static_output=$(mktemp)
static_checks >"$static_output" 2>&1 &
static=$!
# two workers a core: tests wait for browsers and processes half of the time
check "pytest" pytest -n $((2 * $(nproc))) --dist worksteal -rs
wait "$static" || failed+=("static checks")
cat "$static_output"
rm "$static_output"
report
