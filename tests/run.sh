#!/usr/bin/env bash
# Sets up what the tests need and runs every check. Status 0 only if all of them passed.
set -uo pipefail
cd "$(dirname "$0")/.."

as_root() {
    if ((EUID == 0)); then "$@"; else sudo "$@"; fi
}

set_up() {
    local missing=()
    command -v chromium-headless-shell chromium >/dev/null || missing+=(chromium-headless-shell)
    command -v zbarimg >/dev/null || missing+=(zbar-tools)
    python3 -c "import ensurepip" 2>/dev/null || missing+=(python3-venv)
    if ((${#missing[@]})); then
        if ! command -v apt-get >/dev/null; then
            echo "please install: ${missing[*]}" >&2
            return 1
        fi
        as_root apt-get update -qq &&
            as_root env DEBIAN_FRONTEND=noninteractive \
                apt-get install -qq -y --no-install-recommends "${missing[@]}" >/dev/null || return
    fi
    python3 -m venv .venv &&
        .venv/bin/pip install -q --disable-pip-version-check -e ".[test]"
}

failed=()

check() {
    local name=$1
    shift
    if "$@"; then echo "passed: $name"; else failed+=("$name"); fi
}

# Every start of the companion would read its own code anew, and the tests start it many times.
unset PYTHONDONTWRITEBYTECODE

set_up || { echo "the tests could not be set up" >&2; exit 1; }

export PATH="$PWD/.venv/bin:$PATH"
check "ruff check" ruff check --quiet .
check "ruff format" ruff format --check --quiet .
check "mypy" mypy --no-error-summary
check "import-linter" lint-imports --no-cache --no-logo
check "pytest" pytest -n 2 --dist worksteal

if ((${#failed[@]})); then
    printf 'FAILED: %s\n' "${failed[@]}"
    exit 1
fi
