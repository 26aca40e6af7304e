#!/usr/bin/env bash
# Eight commands at once beside a game, and profiles that begin at once on a fresh root.
#
# usage: together.bash PROGRAM WORK PERCENT
. "$(dirname "$0")/common.bash"
. "$here/panes.bash"
writers=8 buyers=()

begin "eight commands at once"
data="$place/data" deeds=$(scaled 1000)
"$program" favorite "Bird Springs" --data "$data" >/dev/null
play "$data"
sleep 1
write() {
    local deed code
    for ((deed = $1; deed <= deeds; deed += writers)); do
        timeout -k 1 "$patience" "$program" store buy nectar.cup --data "$data" --json >>"$place/bought.$1" 2>>"$place/refused.$1"
        code=$?
        [ $code = 0 ] || echo $code >>"$place/codes.$1"
        # Others only look, and must never see less than was said.
        [ $((deed % 10)) != 0 ] || "$program" status --data "$data" >/dev/null 2>>"$place/refused.$1"
    done
}
for ((writer = 1; writer <= writers; writer++)); do write $writer & pids[writer]=$!; done
wait "${pids[@]}"
cases=$deeds
quit "$game" || fault hung "$data" "the game does not end"
for code in $(cat "$place"/codes.* 2>/dev/null); do
    case $code in
    124 | 137) fault hung "$data" "a command" ;;
    13[0-9] | 14[0-9]) fault crashed "$data" "a command: signal $((code - 128))" ;;
    esac
done
run store transactions --data "$data" --json
found=$(sed -n 's/^    "id": \([0-9]*\).*/\1/p' <<<"$answer" | sort)
acknowledged=$(cat "$place"/bought.* | sed -n 's/^    "id": \([0-9]*\).*/\1/p' | sort)
for id in $(comm -23 <(echo "$acknowledged") <(echo "$found")); do fault lost "$data" "purchase $id"; done
for id in $(comm -13 <(echo "$acknowledged") <(echo "$found")); do
    fault lied "$data" "purchase $id was made and not said: $(sort "$place"/refused.* | uniq -c)"
done
for id in $(uniq -d <<<"$acknowledged"); do fault doubled "$data" "number $id was given twice"; done
run export "$place/look.json" --data "$data"
nectar=$(sed -n 's/^ *"nectar": \([0-9]*\).*/\1/p' "$place/look.json")
[ "$nectar" = "$(wc -l <<<"$found")" ] || fault doubled "$data" "$nectar cups for $(wc -l <<<"$found") purchases"
run doctor --data "$data"
[ $code = 0 ] || fault lost "$data" "the doctor: $answer"
row

# The key of a root is made once, whoever comes first: all that was bought is genuine afterwards.
begin "profiles that begin at once"
people="ann bob cleo"

# A pass, as soon as there is a game to buy it in.
buy_pass() {
    local try
    for ((try = 0; try < patience * 5; try++)); do
        timeout -k 1 "$patience" "$program" store buy pass.individual --profile "$1" --data "$data" --json \
            >"$place/$1" 2>/dev/null && return
        sleep 0.2
    done
}

for ((cases = 0; cases < $(scaled 100); cases++)); do
    data="$place/fresh.$cases" players=
    for person in $people; do
        play "$data" "$person" --profile "$person"
        players+=" $game"
        buy_pass "$person" &
        buyers[${#buyers[@]}]=$!
    done
    wait "${buyers[@]}"
    buyers=()
    # shellcheck disable=SC2086
    set -- $players
    for person in $people; do
        quit "$1" "$person" || fault hung "$data" "the game of $person"
        shift
    done
    for person in $people; do
        if ! grep -q '"verified": true' "$place/$person"; then
            fault lied "$data" "$person could not buy"
            continue
        fi
        run store transactions --profile "$person" --data "$data" --json
        watch_over "$data" "$person" || continue
        grep -q '"productID": "pass.individual"' <<<"$answer" || fault lost "$data" "the pass of $person is gone"
        ! grep -q '"verified": false' <<<"$answer" || fault lost "$data" "the pass of $person is worthless"
    done
    rm -rf "$data"
done
row
