# Sourced by ./check after jdk.sh: the browser that the tests of the web client drive.

chromium_names="chromium chromium-browser google-chrome google-chrome-stable"

# Prints the browser to use: CIVITAS_CHROMIUM, or the first one on the PATH.
find_chromium() {
    local name
    if [[ -n ${CIVITAS_CHROMIUM:-} ]]; then
        printf '%s' "$CIVITAS_CHROMIUM"
        return 0
    fi
    for name in $chromium_names; do
        command -v "$name" && return 0
    done
    return 1
}

# Prints how to become root without being asked for anything; fails when that is not possible.
as_root() {
    [[ $(id -u) -eq 0 ]] && return 0
    command -v sudo > /dev/null && sudo -n true 2> /dev/null && printf 'sudo -n'
}

# Installs Debian's chromium when there is no browser and we may.
use_chromium() {
    local root_command log
    if ! find_chromium > /dev/null && command -v apt-get > /dev/null && root_command=$(as_root); then
        echo "Installing chromium for the tests in the browser …" >&2
        log=$(mktemp)
        # shellcheck disable=SC2086 # two words or none
        { $root_command apt-get update && $root_command env DEBIAN_FRONTEND=noninteractive \
            apt-get install -y --no-install-recommends chromium; } > "$log" 2>&1 < /dev/null || tail -n 5 "$log" >&2
        rm -f "$log"
    fi
    CIVITAS_CHROMIUM=$(find_chromium) ||
        fail "The tests in the browser need chromium and found none: install it (package 'chromium'), or set CIVITAS_CHROMIUM to where it is."
    export CIVITAS_CHROMIUM
}
