#!/usr/bin/env bash
# The real program on a real disk, for a long while: killed at random moments, and with several writers at once.
#
# usage: Tests/Soak/soak.sh PROGRAM [KILLS] [DEEDS]
set -euo pipefail

program=$(realpath "$1")
kills=${2:-200}
deeds=${3:-1000}
work=$(mktemp -d)
socket="soak-$$"
trap 'tmux -L "$socket" kill-server 2>/dev/null || true; rm -rf "$work"' EXIT
RANDOM=20261

fail() {
    echo "soak: $*" >&2
    cp -r "$work" "${TMPDIR:-/tmp}/soak-failed-$$"
    exit 1
}

# The number of transactions that the save knows of.
transactions() {
    "$program" doctor --data "$1" --json | sed -n 's/.*, \([0-9]*\) transactions\{0,1\} in all.*/\1/p'
}

# Opens the game in a pane of its own and leaves its process id in $game.
play() {
    tmux -L "$socket" -f /dev/null new-session -d -x 80 -y 24 -s game \
        "exec '$program' play --data '$1' --glyphs half --reduced-motion"
    game=$(tmux -L "$socket" list-panes -t game -F '#{pane_pid}')
}

close_pane() { tmux -L "$socket" kill-session -t game 2>/dev/null || true; }

echo "soak: $kills kills"
data="$work/killed"
"$program" favorite "Bird Springs" --data "$data" >/dev/null
known=$(transactions "$data")
for ((round = 1; round <= kills; round++)); do
    play "$data"
    # Keys that change something, at odd moments, until the blow falls.
    for ((key = RANDOM % 4; key > 0; key--)); do
        tmux -L "$socket" send-keys -t game "$(printf 'w\nr\ns\n' | sed -n "$((RANDOM % 3 + 1))p")" 2>/dev/null || true
        sleep "0.0$((RANDOM % 90 + 10))"
    done
    kill -9 "$game" 2>/dev/null || true
    close_pane
    "$program" doctor --data "$data" >"$work/doctor" 2>&1 || fail "round $round: $(cat "$work/doctor")"
    "$program" status --data "$data" >/dev/null 2>"$work/said" || fail "round $round: no status"
    [ ! -s "$work/said" ] || fail "round $round: $(cat "$work/said")"
    now=$(transactions "$data")
    [ "$now" -ge "$known" ] || fail "round $round: $now transactions after $known"
    known=$now
done
echo "soak: $kills kills, $known transactions, nothing lost"

echo "soak: $deeds deeds of four writers beside an open game"
data="$work/shared"
"$program" favorite "Bird Springs" --data "$data" >/dev/null
play "$data"
sleep 1
writer() {
    for ((deed = $1; deed < deeds; deed += 4)); do
        "$program" store buy nectar.cup --data "$data" --json >>"$work/bought.$1" || return 1
    done
}
for number in 0 1 2 3; do writer "$number" & writers[number]=$!; done
for number in 0 1 2 3; do wait "${writers[number]}" || fail "writer $number failed"; done
sleep 1
tmux -L "$socket" send-keys -t game C-c
for ((wait = 0; wait < 100; wait++)); do
    kill -0 "$game" 2>/dev/null || break
    sleep 0.1
done
"$program" doctor --data "$data" >"$work/doctor" 2>&1 || fail "$(cat "$work/doctor")"
bought=$("$program" store transactions --data "$data" --json | grep -c '"productID": "nectar.cup"')
distinct=$("$program" store transactions --data "$data" --json | sed -n 's/^    "id": \([0-9]*\).*/\1/p' | sort -u | wc -l)
owned=$(sed -n 's/^ *"nectar": \([0-9]*\).*/\1/p' "$data/profiles/default/world.json")
[ "$bought" = "$deeds" ] || fail "$bought of $deeds purchases are in the ledger"
[ "$distinct" = "$deeds" ] || fail "$distinct distinct numbers for $deeds purchases"
[ "$owned" = "$deeds" ] || fail "$owned nectar for $deeds purchases"
echo "soak: $deeds deeds, each there once"
