#!/usr/bin/env bash
# kill -9 of the game and of commands at random moments: nothing that was acknowledged is lost, nothing is done twice.
#
# usage: kills.bash PROGRAM WORK PERCENT game|commands
. "$(dirname "$0")/common.bash"
. "$here/panes.bash"
begin "kill -9: $4"
data="$place/data"

# The number of changes that the save knows of.
changes() { sed -n 's/.*Generation [0-9]*, \([0-9]*\) .*/\1/p' <<<"$answer"; }

# What must be so after every blow; $1 says which it was.
examine() {
    run status --data "$data"
    watch_over "$data" "$1: status" || return
    [ -z "$said" ] || fault lied "$data" "$1: $said"
    run doctor --data "$data" --json
    watch_over "$data" "$1: doctor" || return
    [ "$code" = 0 ] || fault lost "$data" "$1: $said $(grep -A2 problem <<<"$answer" | tr '\n' ' ')"
}

game() {
    local known=0 now key case
    "$program" favorite "Bird Springs" --data "$data" >/dev/null
    for ((cases = 1; cases <= $(scaled 250); cases++)); do
        case="blow $cases"
        play "$data"
        # Keys that change something, at odd moments, until the blow falls.
        for ((key = RANDOM % 4; key > 0; key--)); do
            type_keys "$(printf 'w\nr\ns\n' | sed -n "$((RANDOM % 3 + 1))p")"
            sleep "0.0$((RANDOM % 90 + 10))"
        done
        kill -9 "$game" 2>/dev/null
        close_pane
        examine "$case"
        now=$(changes)
        [ "${now:-0}" -ge "$known" ] || fault lost "$data" "$case: $now changes after $known"
        known=$now
    done
    cases=$((cases - 1))
}

commands() {
    local known=0 longest case order start found nectar
    # How long a purchase takes here, in milliseconds.
    start=$(date +%s%N)
    "$program" store buy nectar.cup --data "$data" --json >"$place/all"
    longest=$((($(date +%s%N) - start) / 1000000 + 20))
    "$program" export "$place/export.json" --data "$data" >/dev/null
    for ((cases = 1; cases <= $(scaled 250); cases++)); do
        order=(store buy nectar.cup)
        case $((RANDOM % 6)) in
        0) order=(refill --all) ;;
        1) order=(export "$place/export.json") ;;
        2) order=(favorite "Calm Palms") ;;
        esac
        case="blow $cases: ${order[*]}"
        # A blow may fall before the shell has emptied it.
        : >"$place/printed"
        "$program" "${order[@]}" --data "$data" --json >"$place/printed" 2>/dev/null </dev/null &
        sleep "$(printf '0.%03d' $((RANDOM % longest)))"
        { kill -9 $!; wait $!; } 2>/dev/null
        cat "$place/printed" >>"$place/all"
        examine "$case"
        run store transactions --data "$data" --json
        found=$(sed -n 's/^    "id": \([0-9]*\).*/\1/p' <<<"$answer" | sort)
        # Numbers that were said to be bought, and that there are now.
        acknowledged=$(sed -n 's/^    "id": \([0-9]*\).*/\1/p' "$place/all" | sort)
        [ -z "$(comm -23 <(echo "$acknowledged") <(echo "$found"))" ] ||
            fault lost "$data" "$case: a purchase that was said to be made is not there"
        rm -f "$place/look.json"
        run export "$place/look.json" --data "$data"
        nectar=$(sed -n 's/^ *"nectar": \([0-9]*\).*/\1/p' "$place/look.json")
        [ "${nectar:-0}" = "$(wc -w <<<"$found")" ] || fault doubled "$data" "$case: $nectar cups for $found"
        [ "${order[0]}" != export ] || tail -n 1 "$place/export.json" | grep -q '^}$' ||
            fault lost "$place/export.json" "$case: neither the former export nor the new one"
    done
    cases=$((cases - 1))
}

"$4"
row
