# What the rounds of the soak share: counting, running the program with patience, and reading what is on disk.
#
# A round is a script of its own: ROUND.bash PROGRAM WORK PERCENT. It prints its rows of the table, and keeps what went
# wrong below WORK/failed. PERCENT says how much of the whole round to go.
set -uo pipefail
export LC_ALL=C.UTF-8 TERM=xterm-256color TZ=UTC
unset BACKYARD_BIRDS_HOME NO_COLOR

program=$1 work=$2 percent=$3
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
name=$(basename "$0" .bash)
failed="$work/failed"
# This script's own place.
place=$(mktemp -d "$work/$name.XXXXXX")
mkdir -p "$failed"
# Seconds after which a command counts as hung.
patience=20
RANDOM=20261

# N of a hundred percent, scaled; at least 1.
scaled() { local n=$(($1 * percent / 100)); echo $((n < 1 ? 1 : n)); }

begin() { round=$1 cases=0 lost=0 doubled=0 silent=0 crashed=0 hung=0 lied=0; }

row() { printf 'row\t%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\n' "$round" $cases $lost $doubled $silent $crashed $hung $lied; }

# fault lost|doubled|silent|crashed|hung|lied DATA WHY: counts it, says it, and keeps the first few saves.
fault() {
    local -n counter=$1
    counter=$((counter + 1))
    local kept=
    if [ "$counter" -le 5 ] && [ -e "$2" ]; then
        kept="$failed/$name-$(echo "$round" | tr -c 'a-z0-9\n' -)-$1-$counter"
        rm -rf "$kept"
        cp -a "$2" "$kept" 2>/dev/null
    fi
    printf '%s: %s: %s%s\n' "$round" "$1" "$3" "${kept:+ ($kept)}" >>"$failed/list"
}

# Runs the program: its answer in $answer, what it says in $said, its exit code in $code.
run() {
    timeout -k 1 "$patience" "$program" "$@" >"$place/answer" 2>"$place/said" </dev/null
    code=$?
    answer=$(tr -d '\0' <"$place/answer")
    said=$(tr -d '\0' <"$place/said")
}

# Counts a crash or a hang of the last run.
watch_over() {
    case $code in
    124 | 137) fault hung "$1" "$2" ;;
    13[0-9] | 14[0-9] | 15[0-9]) fault crashed "$1" "$2: signal $((code - 128))" ;;
    *) return 0 ;;
    esac
    return 1
}

# How many purchases of a product are in an answer of `store transactions --json`.
count_of() { grep -c "\"productID\": \"$1\"" <<<"$2"; }
