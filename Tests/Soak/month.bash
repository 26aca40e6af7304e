#!/usr/bin/env bash
# A month of play at WORK/month, and another world's at WORK/other.
#
# usage: month.bash PROGRAM WORK PERCENT
. "$(dirname "$0")/common.bash"

# A refill every six hours, purchases, a pass.
month() {
    local data=$1 seed=$2 day hour
    for ((day = 1; day <= 30; day++)); do
        for hour in 02 08 14 20; do
            "$program" refill --all --data "$data" --seed "$seed" --now "$(printf '2026-03-%02dT%s:00Z' "$day" $hour)"
        done
        case $day in
        4 | 12 | 20) "$program" store buy nectar.cup --data "$data" --now "$(printf '2026-03-%02dT20:30Z' "$day")" ;;
        7) "$program" store buy pass.individual --data "$data" --now 2026-03-07T20:30Z ;;
        esac
    done >/dev/null
    "$program" refill --all --data "$data" --now 2026-04-02T08:00Z >/dev/null
}

month "$work/month" 7 &
month "$work/other" 8
wait
