#!/usr/bin/env bash
# A fault at every call of every kind that a command makes to its disk: what it says afterwards must be so.
#
# usage: faults.bash PROGRAM WORK PERCENT purchase|refill|import|export
. "$(dirname "$0")/common.bash"
deed=$4
begin "faults: $deed"
[ "$(uname)" = Linux ] || { echo "skipped: $round: there is no LD_PRELOAD here" >&2; exit 0; }
library="$place/faults.so"
"${CC:-cc}" -O1 -shared -fPIC -o "$library" "$here/faults.c" -ldl || { echo "skipped: $round: no C compiler" >&2; exit 0; }

base="$place/base" older="$place/older.json"
# All that faults befall: the game's folder, and the file of an export or import beside it.
disk="$place/disk" data="$place/disk/data" file="$place/disk/file.json"
mkdir -p "$disk"
# When it is done, and when it is looked at.
then=2026-03-03T09:00Z now=2026-03-03T09:08Z

# Three days of play; for an import, another game's export; for an export, an older one.
"$program" refill --all --data "$base" --seed 7 --now 2026-03-01T08:00Z >/dev/null
"$program" refill --all --data "$base" --now 2026-03-02T08:00Z >/dev/null
"$program" store buy nectar.cup --data "$base" --now 2026-03-02T09:00Z >/dev/null
case $deed in
purchase) order=(store buy nectar.cup) ;;
refill) order=(refill --all) ;;
import)
    "$program" refill --all --data "$place/other" --seed 8 --now 2026-02-27T08:00Z >/dev/null
    "$program" favorite "Calm Palms" --data "$place/other" --now 2026-03-01T09:00Z >/dev/null
    "$program" export "$older" --data "$place/other" --now 2026-03-01T09:00Z >/dev/null
    order=(import "$file" --yes)
    ;;
export)
    "$program" export "$older" --data "$base" --now 2026-03-02T10:00Z >/dev/null
    order=(export "$file" --force)
    ;;
esac
order+=(--data "$data" --json --now "$then")

# What a player has, in lines that are the same whenever the deed was done within a few seconds.
state() {
    # The file alone for an export: it changes nothing else.
    if [ "$deed" = export ]; then
        visits "$file" | wc -l
        sed -n 's/^ *"transaction": \([0-9]*\).*/\1/p; s/.*"world": "\(....-..-..T..\).*/\1/p' "$file"
        tail -n 1 "$file"
        return
    fi
    run store transactions --data "$data" --json --now "$now"
    trouble=$said$code
    grep -E '"(id|productID|verified|delivery)"' <<<"$answer"
    run export "$place/exported" --data "$data" --now "$now"
    trouble+=$said$code
    sed -n 's/^ *"nectar": \([0-9]*\).*/nectar \1/p; s/^ *"isFavorite": true.*/favorite/p; s/^ *"seed": /seed /p' "$place/exported"
    # Supplies to a thousand seconds, and the visits that were over.
    run status --data "$data" --json --now "$now"
    trouble+=$said$code
    sed -n 's/^ *"remaining": \([0-9]*\)[0-9][0-9][0-9]\([.,].*\)\{0,1\}$/\1/p' <<<"$answer"
    visits "$place/exported" | sed "s/.*\"departure\": *\"\([^\"]*\)\".*/\1/" | awk '$0 < "2026-03-03T09:00"' | sort | cksum
    rm -f "$place/exported"
}

visits() { grep '"departure":' "$1"; }

fresh() {
    rm -rf "$data" && cp -a "$base" "$data"
    if [ -e "$older" ]; then cp "$older" "$file"; fi
}

fresh
before=$(state)
run "${order[@]}"
[ "$code" = 0 ] || { echo "soak: $round: $said" >&2; exit 1; }
after=$(state)
[ "$before" != "$after" ] || { echo "soak: $round: the deed does not show" >&2; exit 1; }

# One call, or all from there on, go wrong in one way.
try() {
    local kind=$1 at=$2 deed_of_fault=$3 on=$4 case
    case="$kind $at, $deed_of_fault${on:+, and all after it}"
    fresh
    rm -f "$place/hit"
    {
        timeout -k 1 "$patience" env LD_PRELOAD="$library" FAULT_KIND="$kind" FAULT_AT="$at" FAULT_DO="$deed_of_fault" \
            FAULT_ON="$on" FAULT_UNDER="$disk" FAULT_HIT="$place/hit" \
            "$program" "${order[@]}" >"$place/printed" 2>"$place/told" </dev/null
    } 2>/dev/null
    local result=$? told
    [ -e "$place/hit" ] || return 1
    cases=$((cases + 1))
    told=$(cat "$place/told" "$place/printed" | tr '\n' ' ')
    case $deed_of_fault:$result in
    kill:137 | tear:137) ;;
    # EPIPE: who reads has gone, and so does the program, by the signal that says so.
    32:141) ;;
    *:124 | *:137) fault hung "$data" "$case" ;;
    *:13[0-9] | *:14[0-9]) fault crashed "$data" "$case: signal $((result - 128))" ;;
    esac
    local found
    found=$(state)
    if [ "$found" != "$before" ] && [ "$found" != "$after" ]; then
        fault lost "$data" "$case: neither the former state nor the new one; exit $result: $told"
        return 0
    fi
    run doctor --data "$data" --now "$now"
    [ "$code" = 0 ] || fault lost "$data" "$case: the doctor: $answer"
    if [ "$result" = 0 ] && [ "$found" = "$before" ]; then
        fault lost "$data" "$case: said to be done and is not"
    elif [ "$result" = 137 ] && [ -s "$place/printed" ] && [ "$found" = "$before" ]; then
        fault lost "$data" "$case: killed after it was said to be done, and it is not"
    elif [ "$result" != 0 ] && [ "$result" -lt 124 ]; then
        [ -n "$told" ] || fault silent "$data" "$case: exit $result without a word"
        # That it is not known is true: it says to look first.
        if [ "$found" = "$after" ] && [ "$kind" != stdout ] && ! grep -q '"code": "unsure"' <<<"$told"; then
            fault lied "$data" "$case: exit $result, and it was done: $told"
            run "${order[@]}"
            found=$(state)
            [ "$found" = "$after" ] || fault doubled "$data" "$case: and once more on trying again"
        fi
    fi
    return 0
}

# Of a short soak, every so-manieth call; where a round begins is then chance.
stride=$((100 / percent > 0 ? 100 / percent : 1))
# ENOSPC, EIO, EDQUOT, EINTR
for kind in open read write stdout fsync rename ftruncate flock mkdir link close unlink; do
    case $kind in
    write) ways="28 5 122 4 short tear kill" ;;
    read) ways="5 4 short" ;;
    stdout) ways="28 5 32 short" ;;
    close | unlink) ways="5 kill" ;;
    *) ways="28 5 122 4 kill" ;;
    esac
    for way in $ways; do
        for on in "" 1; do
            # Interrupted for ever is forever; there is but one death.
            case $way$on in 41 | kill1 | tear1) continue ;; esac
            for ((at = 1 + RANDOM % stride; ; at += stride)); do
                try $kind $at $way "$on" || break
            done
        done
    done
done
row
