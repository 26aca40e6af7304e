#!/usr/bin/env bash
# Two widgets that act beside a running game, all on one save: what each was told is true at the end, for everybody.
#
# Each of the three has a yard of its own, in which nobody else changes the star: what it said last must hold. Premium
# food is taken by both widgets from one pantry: as many cups must be gone as were said to be put out. Two widgets that
# stay watch all of it, and must show at the end what `widget` shows anew.
#
# usage: glances.bash PROGRAM WORK PERCENT
. "$(dirname "$0")/common.bash"
. "$here/panes.bash"

begin "two widgets beside a game"
watchers=
data="$place/data" seconds=$(scaled 450) cups=$(scaled 400)
"$program" favorite "Bird Springs" --off --data "$data" >/dev/null
for ((cup = 0; cup < cups; cup++)); do "$program" store buy nectar.cup --data "$data" >/dev/null || exit 1; done
play "$data"
await_text "Bird Springs" || fault hung "$data" "the game shows no yard"
for kind in backyard supplies; do
    "$program" widget $kind --family rectangular --format json --follow --data "$data" >"$place/$kind" 2>/dev/null &
    watchers+=" $!"
done
end=$((SECONDS + seconds))

# act NUMBER YARD: what a player's clicks on a widget come to.
act() {
    local number=$1 yard=$2 deed code star=off put=0 deeds=0
    RANDOM=$((20261 + number))
    while [ $SECONDS -lt $end ]; do
        deed=$((RANDOM % 5)) code=0
        case $deed in
        0)
            timeout -k 1 "$patience" "$program" favorite "$yard" --data "$data" >/dev/null 2>&1 || code=$?
            [ $code != 0 ] || star=on
            ;;
        1)
            timeout -k 1 "$patience" "$program" favorite "$yard" --off --data "$data" >/dev/null 2>&1 || code=$?
            [ $code != 0 ] || star=off
            ;;
        2)
            # More of the same into a full feeder uses none.
            timeout -k 1 "$patience" "$program" refill "$yard" --food=nectar --json --data "$data" \
                >"$place/answer.$number" 2>/dev/null || code=$?
            [ $code != 0 ] || ! grep -q '"food"' "$place/answer.$number" || put=$((put + 1))
            # Another food, so that the next cup is wanted.
            timeout -k 1 "$patience" "$program" refill "$yard" --food=corn --data "$data" >/dev/null 2>&1 || code=$?
            ;;
        3) timeout -k 1 "$patience" "$program" refill --all --water --data "$data" >/dev/null 2>&1 || code=$? ;;
        4) timeout -k 1 "$patience" "$program" refill --favorites --water --data "$data" >/dev/null 2>&1 || code=$? ;;
        esac
        deeds=$((deeds + 1))
        [ $code -le 1 ] || echo "$code $deed" >>"$place/codes.$number"
        sleep 0.$((RANDOM % 5))
    done
    echo "$star $put $deeds" >"$place/told.$number"
}
act 1 "Calm Palms" & actors=$!
act 2 "Chirp Center" & actors+=" $!"
# In the game: the first yard's page, its star and its water.
type_keys Enter
sleep 1
presses=0
while [ $SECONDS -lt $end ]; do
    case $((RANDOM % 4)) in 0) type_keys s && presses=$((presses + 1)) ;; 1) type_keys w ;; *) sleep 0.3 ;; esac
done
# shellcheck disable=SC2086
wait $actors
sleep 2

put=0
for number in 1 2; do
    read -r star told deeds <"$place/told.$number"
    put=$((put + told)) cases=$((cases + deeds))
    echo "$star" >"$place/star.$number"
done
cases=$((cases + presses))
while read -r status deed; do
    case $status in
    124 | 137) fault hung "$data" "deed $deed" ;;
    *) fault crashed "$data" "deed $deed: exit code $status" ;;
    esac
done < <(cat "$place"/codes.* 2>/dev/null)

# The same for whoever asks: a widget that stayed shows what one that is asked now does. What is merged into one entry
# may be five seconds older.
for kind in backyard supplies; do
    for ((try = 0; try < 20; try++)); do
        run widget $kind --family rectangular --format json --data "$data"
        shown=$(tail -n 1 "$place/$kind")
        [ "${shown#*,}" != "${answer#*,}" ] || continue 2
        sleep 0.5
    done
    fault lied "$data" "$kind: $shown, and not $answer"
done
quit "$game" || fault hung "$data" "the game does not end"
# shellcheck disable=SC2086
kill $watchers 2>/dev/null
run status --data "$data" --json
number=0
for yard in "Calm Palms" "Chirp Center"; do
    number=$((number + 1))
    wanted=false
    [ "$(cat "$place/star.$number")" != on ] || wanted=true
    found=$(awk -v "yard=\"name\": \"$yard\"" '/"favorite":/ { star = $2 } index($0, yard) { print star }' <<<"$answer")
    [ "${found%,}" = $wanted ] || fault lost "$data" "$yard: favorite is $found, and $wanted was said"
done
run export "$place/look.json" --data "$data"
left=$(sed -n 's/^ *"nectar": \([0-9]*\).*/\1/p' "$place/look.json")
[ "$((cups - ${left:-0}))" -le "$put" ] || fault doubled "$data" "$((cups - ${left:-0})) cups are gone, and $put were put out"
[ "$((cups - ${left:-0}))" -ge "$put" ] || fault lost "$data" "$((cups - ${left:-0})) cups are gone, and $put were put out"
run doctor --data "$data"
[ $code = 0 ] || fault lost "$data" "the doctor: $answer"
row
