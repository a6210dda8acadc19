# Sourced by ./civitas, ./check and ./format, with $root set: finds a JDK, Maven and Node, and keeps builds apart.

jdk_wanted=25

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# Prints the major version of the JDK in a directory; nothing when there is none.
jdk_version() {
    [[ -x $1/bin/java && -x $1/bin/javac ]] || return 0
    local version=""
    if [[ -r $1/release ]]; then
        version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
    fi
    if [[ -z $version ]]; then
        version=$("$1/bin/java" -version 2>&1 | sed -n 's/.* version "\([0-9]*\).*/\1/p')
    fi
    printf '%s' "$version"
}

# Prints the home of the JDK to use: JAVA_HOME or the one on the PATH when it is new enough, otherwise the
# oldest sufficient one of those in the usual places (the closest to what the project is tested with).
find_jdk() {
    local home version best="" best_version=0 on_path user=${HOME:-/nonexistent}
    on_path=$(command -v java || true)
    if [[ -n $on_path ]]; then
        on_path=$(dirname "$(dirname "$(readlink -f "$on_path")")")
    fi
    for home in "${JAVA_HOME:-}" "$on_path"; do
        [[ -n $home ]] || continue
        version=$(jdk_version "$home")
        if [[ -n $version && $version -ge $jdk_wanted ]]; then
            printf '%s' "$home"
            return 0
        fi
    done
    for home in \
        /usr/lib/jvm/* /usr/java/* /usr/local/java/* /usr/local/*jdk* /opt/*jdk* /opt/java/* /opt/jdk/* \
        "$user"/.sdkman/candidates/java/* "$user"/.jdks/* "$user"/.gradle/jdks/* "$user"/.jenv/versions/* \
        "$user"/.asdf/installs/java/* "$user"/.local/share/mise/installs/java/* \
        /Library/Java/JavaVirtualMachines/*/Contents/Home "$user"/Library/Java/JavaVirtualMachines/*/Contents/Home \
        /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home /usr/local/opt/openjdk*; do
        version=$(jdk_version "$home")
        if [[ -n $version && $version -ge $jdk_wanted ]] && [[ -z $best || $version -lt $best_version ]]; then
            best=$home
            best_version=$version
        fi
    done
    [[ -n $best ]] || return 1
    printf '%s' "$best"
}

use_jdk() {
    JAVA_HOME=$(find_jdk) ||
        fail "Civitas needs a JDK $jdk_wanted or newer and found none: install one, or set JAVA_HOME to where it is."
    export JAVA_HOME
}

# Whether a version (3.8.7) is at least another (3.8).
at_least() {
    [[ $(printf '%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]
}

# Apache Maven: the one that is installed, when it is new enough, otherwise the wrapper's, which fetches it once.
maven() {
    local version=""
    if command -v mvn > /dev/null; then
        version=$(mvn -B -v 2> /dev/null | sed -n 's/^[^ ]*Apache Maven \([0-9.]*\).*/\1/p')
    fi
    if [[ -n $version ]] && at_least "$version" 3.8; then
        mvn "$@"
    else
        "$root/mvnw" "$@"
    fi
}

# The page is built by Node; a build that finds none says so at once.
need_node() {
    local version
    version=$(node --version 2> /dev/null) ||
        fail "Civitas needs Node 20 or newer (with npm) to build its page and there is no 'node' on the PATH: install it."
    at_least "${version#v}" 20 || fail "Civitas needs Node 20 or newer to build its page; this one is ${version#v}."
    command -v npm > /dev/null || fail "Civitas needs npm to build its page and there is none on the PATH: install it (package 'npm')."
}

# Runs a command while no other build of this work tree does.
with_build_lock() {
    if [[ -n ${CIVITAS_BUILD_LOCKED:-} ]] || ! command -v flock > /dev/null; then
        "$@"
        return
    fi
    (
        if ! flock -n 9; then
            echo "Waiting for another build of Civitas to finish …" >&2
            flock 9
        fi
        export CIVITAS_BUILD_LOCKED=1
        "$@"
    ) 9< "$root"
}
