#!/usr/bin/env bash
# A model of the shop and the pantry: eight processes buy, use, refund, revoke, delete and restore beside a game.
#
# The goods that are owned are those of purchases that still count, less the goods that were used: exactly where nobody is
# killed, and within what is uncertain where some are.
#
# usage: goods.bash PROGRAM WORK PERCENT
. "$(dirname "$0")/common.bash"
. "$here/panes.bash"
yards=("Bird Springs" "Feathered Friends" "Calm Palms" "Chirp Center" "Quiet Haven")
writers=8

# The granted goods and the number of purchases in the last answer of `store transactions --json`.
granted() {
    awk -F '[:,]' '/"delivery"/ { given = $2 ~ /granted/ } /"productID"/ { size = $2 ~ /bottle/ ? 5 : 1 }
        /"quantity"/ { if (given) sum += size * $2 } END { print sum + 0 }' <<<"$answer"
}
owned() {
    run export "$place/owned.json" --force --data "$data"
    sed -n 's/^ *"nectar": \([0-9]*\).*/\1/p' "$place/owned.json" | head -n 1
}

# act WRITER TURNS KILLS: random requests; what was done, used and left uncertain is counted in files.
act() {
    local writer=$1 turns=$2 kills=$3 turn yard id code out="$place/out.$1" used=0 uncertain=0
    RANDOM=$((20261 + writer))
    for ((turn = 0; turn < turns; turn++)); do
        yard=${yards[RANDOM % 5]}
        id=$((RANDOM % 120 + 1))
        case $((RANDOM % 8)) in
        0 | 1) set -- store buy nectar.cup ;;
        2) set -- refill "$yard" --food=corn ;;
        3 | 4) set -- refill "$yard" --food=nectar ;;
        5) set -- store revoke $id ;;
        6) set -- store delete $id ;;
        7) [ $((RANDOM % 2)) = 0 ] && set -- store refund $id || set -- store restore ;;
        esac
        if [ "$kills" = 1 ] && [ $((RANDOM % 6)) = 0 ]; then
            timeout -s KILL "0.0$((RANDOM % 9 + 1))" "$program" "$@" --json --data "$data" >"$out" 2>/dev/null </dev/null
        else
            timeout -k 1 "$patience" "$program" "$@" --json --data "$data" >"$out" 2>"$out.said" </dev/null
        fi 2>/dev/null
        code=$?
        case "$*:$code" in
        *--food=nectar:0) ! grep -q '"food"' "$out" || used=$((used + 1)) ;;
        *--food=nectar:124 | *--food=nectar:137) uncertain=$((uncertain + 1)) ;;
        esac
        case $code in
        0 | 1 | 2) ! grep -qs contradict "$out.said" || echo "$*" >>"$place/contradictions" ;;
        124) echo "$*" >>"$place/hung" ;;
        137) [ "$kills" = 1 ] || echo "$*" >>"$place/hung" ;;
        *) echo "$code $*" >>"$place/codes" ;;
        esac
    done
    echo "$used $uncertain" >"$place/counts.$writer"
}

# model NAME TURNS KILLS [WIDGETS]: widgets follow the game if there is a fourth argument.
model() {
    begin "$1"
    local turns=$2 kills=$3 writer pids=() used uncertain goods nectar
    rm -f "$place"/counts.* "$place/codes" "$place/hung" "$place/contradictions"
    data="$place/data.$kills"
    # Enough to never run out: what is taken back is then always all of it.
    for ((writer = 0; writer < 60; writer++)); do "$program" store buy nectar.bottle --data "$data" >/dev/null; done
    play "$data"
    [ -z "${4:-}" ] || begin_widgets "$data"
    for ((writer = 1; writer <= writers; writer++)); do act $writer "$turns" "$kills" & pids+=($!); done
    if [ "$kills" = 1 ]; then
        while kill -0 "${pids[0]}" 2>/dev/null; do
            sleep 2
            kill -9 "$game" 2>/dev/null
            close_pane
            play "$data"
        done
    fi
    wait "${pids[@]}"
    cases=$((turns * writers))
    [ -z "${4:-}" ] || end_widgets
    quit "$game" || fault hung "$data" "the game does not end"
    while read -r line; do fault hung "$data" "$line"; done < <(cat "$place/hung" 2>/dev/null)
    while read -r line; do fault crashed "$data" "$line"; done < <(cat "$place/codes" 2>/dev/null)
    while read -r line; do fault lied "$data" "told of a contradiction: $line"; done < <(cat "$place/contradictions" 2>/dev/null)
    read -r used uncertain < <(cat "$place"/counts.* | awk '{ used += $1; doubt += $2 } END { print used, doubt }')
    run store transactions --data "$data" --json
    watch_over "$data" transactions
    ! grep -q '"verified": false' <<<"$answer" || fault lost "$data" "a purchase is not genuine any more"
    [ -z "$(sed -n 's/^    "id": \([0-9]*\).*/\1/p' <<<"$answer" | sort | uniq -d)" ] ||
        fault doubled "$data" "two purchases have one number"
    goods=$(granted)
    nectar=$(owned)
    nectar=${nectar:-0}
    [ "$nectar" -ge $((goods - used - uncertain)) ] ||
        fault lost "$data" "$nectar owned of $goods that count, $used used, $uncertain uncertain"
    [ "$nectar" -le $((goods - used)) ] ||
        fault doubled "$data" "$nectar owned of $goods that count, $used used"
    run doctor --data "$data"
    [ "$code" = 0 ] || fault lost "$data" "the doctor: $answer"
    row
}

# crowd.bash has a model of its own.
[ "$name" = goods ] || return 0
model "goods and money, eight at once" "$(scaled 120)" 0
model "goods and money, with kills" "$(scaled 120)" 1
