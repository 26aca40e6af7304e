#!/usr/bin/env bash
# The long rounds with the real program on a real disk, two more at a time than there are processors, since many wait
# for a game; prints a table, and fails unless all of it is zero.
#
# usage: Tests/Soak/soak.sh [--percent N] [--rounds "ROUND..."] PROGRAM
#
# A short run: --percent 2. Rounds: lives glances damage kills faults goods together edges replaced, and keys fuzz;
# `lives` and `fuzz` are tests, and want $LONG_TESTS. What went wrong is listed at the end, and kept in a
# directory that is named.
set -euo pipefail

percent=100 rounds="glances damage kills faults goods together edges replaced"
while [ $# -gt 1 ]; do
    case $1 in
    --percent) percent=$2 ;;
    --rounds) rounds=$2 ;;
    *) echo "soak: what is $1?" >&2 && exit 2 ;;
    esac
    shift 2
done
program=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/soak.XXXXXX")
parts=4

# One line for each script that is to be run; the longest stand first, so that no processor waits for one at the end.
jobs() {
    local round what part
    for round in $rounds; do
        case $round in
        lives | fuzz) echo "chance.bash $round" ;;
        kills) for what in game commands; do echo "kills.bash $what"; done ;;
        faults) for what in import purchase refill export; do echo "faults.bash $what"; done ;;
        damage) for ((part = 0; part < parts; part++)); do echo "damage.bash $part $parts"; done ;;
        *) echo "$round.bash" ;;
        esac
    done
}

case " $rounds " in *" damage "*) "$here/month.bash" "$program" "$work" "$percent" ;; esac
# Rows are said as they are done.
jobs | xargs -P "$(($(getconf _NPROCESSORS_ONLN) + 2))" -I {} bash -c '
    script=${3%% *} rest=${3#"${3%% *}"}
    "$4/$script" "$1" "$2" "$5" $rest || printf "row\t%s\t0\t0\t0\t0\t1\t0\t0\n" "$3 (not gone to its end)"
' round "$program" "$work" {} "$here" "$percent" | grep --line-buffered "^row" | tee "$work/rows" | cut -f 2,3 >&2

sort -t "$(printf '\t')" -k 2,2 "$work/rows" | awk -F '\t' '
    # Parts of one round are one row.
    BEGIN { printf "\n%-38s %8s %8s %8s %8s %8s %8s %8s\n",
            "round", "cases", "lost", "doubled", "silent", "crashed", "hung", "lied" }
    { sub(/, [0-9]+\/[0-9]+$/, "", $2)
      if (!($2 in seen)) { order[++count] = $2; seen[$2] = 1 }
      for (i = 3; i <= 9; i++) { sum[$2, i] += $i; if (i > 3) faults += $i } }
    END {
      for (n = 1; n <= count; n++) {
        printf "%-38s", order[n]
        for (i = 3; i <= 9; i++) printf " %8d", sum[order[n], i]
        printf "\n"
      }
      exit faults > 0
    }' || {
    sort "$work/failed/list" 2>/dev/null | cut -c 1-300 | head -n 40 >&2
    echo "soak: what went wrong is in $work/failed" >&2
    exit 1
}
rm -rf "$work"
