# Sourced by ./civitas after jdk.sh, with $jar set: what the commands run on that need no page. After an edit only the modules
# that changed, and those that use them, are compiled, by javac alone; libraries and everything else come from the jar that was
# built before. What only looks for faults (Error Prone, formatting) is left to ./check.

quick=$root/app/target/quick

# A module and those that use it, which are compiled again with it.
modules="kernel agents clash civ lab server cluster app"
users_of() {
    case $1 in
        kernel) echo "agents clash civ lab server app" ;;
        agents) echo "lab server app" ;;
        server) echo "cluster app" ;;
        app) ;;
        *) echo "app" ;;
    esac
}

# Whether something of these is newer than a file. Directories count too: a deleted file leaves no other trace.
newer() {
    local than=$1
    shift
    [[ ! -e $than ]] || [[ -n $(find "$@" -newer "$than" -print -quit 2> /dev/null) ]]
}

# Sets base: the newest jar with the libraries that the build files ask for, with or without the page; fails when there is none.
find_base() {
    local candidate
    base=
    for candidate in "$jar" "$root/app/target/commands.jar"; do
        if ! newer "$candidate" "$root/pom.xml" "$root"/*/pom.xml && [[ -z $base || $candidate -nt $base ]]; then
            base=$candidate
        fi
    done
    [[ -n $base ]]
}

# Prints the modules whose classes are not those of the base jar.
changed_modules() {
    local module user all=" "
    for module in $modules; do
        if newer "$base" "$root/$module/src/main/java"; then
            for user in $module $(users_of "$module"); do
                [[ $all == *" $user "* ]] || all+="$user "
            done
        fi
    done
    for module in $modules; do # those that are used before those that use them
        [[ $all != *" $module "* ]] || echo "$module"
    done
}

# The class path of compiling and running: what was compiled here, resources as they are in the sources, and the base jar.
quick_path() {
    local module path=$quick/classes:
    for module in $modules; do
        path+="$root/$module/src/main/resources:"
    done
    printf '%s' "$path$quick/specification:$base"
}

# Every module has a package of its own, civitas.<module>.
compile_quickly() {
    local module sources started again=" "
    [[ $quick/base -nt $base ]] || rm -rf "$quick" # classes that were compiled before that jar may be older than its own
    mkdir -p "$quick/classes" "$quick/specification/civitas"
    ln -sfn "$root/docs/rules" "$quick/specification/civitas/rules"
    ln -sfn "$root/lessons" "$quick/specification/civitas/lessons"
    ln -sfn "$root/puzzles" "$quick/specification/civitas/puzzles"
    touch "$quick/base"
    for module in $(changed_modules); do
        if [[ $again == *" $module "* ]] || newer "$quick/$module" "$root/$module/src/main/java"; then
            again+="$module $(users_of "$module") "
        fi
    done
    [[ $again != " " ]] || return 0
    echo "Compiling …" >&2
    started=$(mktemp)
    sources=$(mktemp)
    for module in $modules; do
        if [[ $again == *" $module "* ]]; then
            rm -rf "$quick/classes/civitas/$module" "${quick:?}/$module"
            find "$root/$module/src/main/java" -name '*.java' >> "$sources"
        fi
    done
    # a short life: the compiler's own code is not worth optimizing
    if "$JAVA_HOME/bin/javac" -J-XX:TieredStopAtLevel=1 -J-XX:+UseParallelGC -proc:none -nowarn -g -parameters \
        --release "$jdk_wanted" -encoding UTF-8 -cp "$(quick_path)" -d "$quick/classes" "@$sources"; then
        for module in $modules; do
            [[ $again != *" $module "* ]] || touch -r "$started" "$quick/$module" # what is edited meanwhile counts as newer
        done
        rm -f "$started" "$sources"
    else
        rm -f "$started" "$sources"
        return 1
    fi
}
