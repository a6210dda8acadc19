# Sourced by ./check after jdk.sh: the browser that the tests of the web client drive.

# The first has no window at all, nor the pages a window is made of: it has less to do in the same tests.
headless=chromium-headless-shell
chromium_names="$headless chromium chromium-browser google-chrome google-chrome-stable"

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

# Installs Debian's chromium when there is no browser and we may: the one without a window, or where that is not to be had the whole.
use_chromium() {
    local root_command log
    if ! find_chromium > /dev/null && command -v apt-get > /dev/null && root_command=$(as_root); then
        echo "Installing chromium for the tests in the browser …" >&2
        log=$(mktemp)
        # shellcheck disable=SC2086 # two words or none
        { $root_command apt-get update &&
            { install_package "$root_command" "$headless" || install_package "$root_command" chromium; }; } \
            > "$log" 2>&1 < /dev/null || tail -n 5 "$log" >&2
        rm -f "$log"
    fi
    CIVITAS_CHROMIUM=$(find_chromium) ||
        fail "The tests in the browser need chromium and found none: install it (package 'chromium-headless-shell' or 'chromium'), or set CIVITAS_CHROMIUM to where it is."
    export CIVITAS_CHROMIUM
}

install_package() {
    # shellcheck disable=SC2086 # two words or none
    $1 env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$2"
}
