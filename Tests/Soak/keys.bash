#!/usr/bin/env bash
# Random bytes, and pieces of escape sequences, as keys into the real game in a terminal of its own: it neither crashes
# nor hangs, still ends when asked, and its save is whole.
#
# usage: keys.bash PROGRAM WORK PERCENT: 300 games at 100 percent
. "$(dirname "$0")/common.bash"
begin "random bytes as keys"
data="$place/data"
# Pieces in which a reader could get stuck.
pieces=('\e[<0;5' '\e[<0;5;7M' '\e[<99999999999999999999;1;1M' '\e[M' '\e[' '\eO' '\e[200~' '\e[201~' '\e]0;' '\eP' '\e'
    '\e[1;' '\e[27;5;9~' '\xff\xfe' '\xf0\x9f' '\xe2\x80' '\e[I' '\e[O' '\e[8;65535;65535t' '\e[?1;2c' '\r' '\t' ' ' '/'
    ':' 'u' 'n' 'e' 'b' 's' 'r')

# One game's keys: all but Ctrl-Z, which stops it, as it should.
bytes() {
    local i
    for ((i = 0; i < 400; i++)); do
        case $((RANDOM % 3)) in
        0) printf '%b' "${pieces[RANDOM % ${#pieces[@]}]}" ;;
        1) printf '%b' "\\x$(printf %x $((RANDOM % 256)))" ;;
        *) printf '%b' "\\x$(printf %x $((32 + RANDOM % 95)))" ;;
        esac
    done | tr -d '\032'
}

"$program" favorite "Bird Springs" --data "$data" --seed 7 >/dev/null
mkfifo "$place/keyboard"
for ((cases = 0; cases < $(scaled 300); cases++)); do
    bytes >"$place/bytes"
    # One game in three is played by ear.
    way=play
    [ $((cases % 3)) != 0 ] || way="play --plain"
    exec 7<>"$place/keyboard"
    TERM=xterm-256color script -qefc "stty rows 24 cols 80; exec '$program' $way --data '$data'" /dev/null \
        <&7 >"$place/screen" 2>&1 7>&- &
    terminal=$!
    sleep 0.3
    # In pieces, since a terminal takes no more than 4096 bytes at once.
    split -b 500 "$place/bytes" "$place/piece."
    for piece in "$place"/piece.*; do
        cat "$piece" >&7
        sleep 0.05
    done
    rm "$place"/piece.*
    for ((waited = 0; waited < patience * 10; waited++)); do
        kill -0 $terminal 2>/dev/null || break
        # Whatever half a sequence is there comes to an end by itself.
        [ $((waited % 10)) != 3 ] || printf '\003' >&7
        sleep 0.1
    done
    is_stuck=
    if kill -0 $terminal 2>/dev/null; then
        is_stuck=1
        fault hung "$place/bytes" "game $cases does not end"
        kill -9 $(ps -o pid= --ppid $terminal) 2>/dev/null
        kill -9 $terminal 2>/dev/null
    fi
    wait $terminal 2>/dev/null
    code=$?
    case $is_stuck$code in 13[0-9] | 14[0-9]) fault crashed "$place/bytes" "game $cases: signal $((code - 128))" ;; esac
    exec 7>&-
    run doctor --data "$data"
    watch_over "$data" "game $cases: doctor"
    [ $code = 0 ] || fault lost "$data" "game $cases: the doctor: $answer"
done
row
