#!/usr/bin/env bash
# Files that are replaced under an open game: what was acknowledged is there afterwards, in the save or beside it, and
# whoever plays is told.
#
# usage: replaced.bash PROGRAM WORK PERCENT
. "$(dirname "$0")/common.bash"
. "$here/panes.bash"
data="$place/data" profile="$place/data/profiles/default"

signatures() { sed -n 's/^    "signature": "\([0-9a-f]*\)".*/\1/p' <<<"$answer"; }

buy() {
    run store buy nectar.cup --data "$data" --json
    watch_over "$data" "$case: a purchase" || return
    [ $code != 0 ] || acknowledged+=" $(signatures)"
}

# What befalls the files, while two purchases have been made and the game is open.
older() {
    cp -p "$place/older/world.json" "$profile/world.json"
    cp -p "$place/older/history.jsonl" "$profile/history.jsonl"
}
older_renamed() {
    local file
    for file in world.json history.jsonl; do
        cp -p "$place/older/$file" "$profile/$file.put" && mv "$profile/$file.put" "$profile/$file"
    done
}
# The open game may write meanwhile.
gone() { until rm -rf "$profile" 2>/dev/null; do :; done; }
moved() { mv "$profile" "$place/moved" && cp -a "$place/older" "$profile"; }
unlocked() { rm "$profile/game.lock"; }

one() {
    local harm=$1 signature first words act
    acknowledged=
    rm -rf "$data" "$place/older" "$place/moved"
    "$program" favorite "Bird Springs" --data "$data" >/dev/null
    buy
    cp -a "$profile" "$place/older"
    acknowledged=
    buy
    play "$data"
    first=$game
    await_text "Bird Springs" || fault hung "$data" "$case: no screen"
    buy
    buy
    # A moment in which the game sees what was bought: what nobody has seen, nobody can keep.
    sleep 0.1
    $harm
    if [ "$harm" = unlocked ]; then
        play "$data" second
        await_text "Bird Springs" second || fault hung "$data" "$case: no second screen"
    fi
    # What goes on then, in any order.
    for ((act = 0; act < 5; act++)); do
        case $((RANDOM % 4)) in
        0) type_keys w ;;
        1) [ "$harm" != unlocked ] || type_keys s second ;;
        2) sleep "0.$((RANDOM % 9 + 1))" ;;
        *) buy ;;
        esac
    done
    buy
    words="$(screen) "
    [ "$harm" != unlocked ] || quit "$game" second || fault hung "$data" "$case: the second game does not end"
    quit "$first" || fault hung "$data" "$case: the game does not end"
    run status --data "$data"
    watch_over "$data" "$case: status"
    words+=$said$(cat "$place/game.said")
    run doctor --data "$data"
    words+=$said$answer
    run store transactions --data "$data" --json
    words+=$said
    for signature in $acknowledged; do
        grep -q "$signature" <<<"$answer" && continue
        if ! grep -rqs "$signature" "$data"; then
            fault lost "$data" "$case: an acknowledged purchase is nowhere: $acknowledged"
        elif ! grep -qiE 'beside|kept|replaced' <<<"$words"; then
            fault silent "$data" "$case: a purchase lies beside the save, and nobody says so: $acknowledged"
        fi
        break
    done
    for signature in $(signatures | sort | uniq -d); do
        fault doubled "$data" "$case: one purchase is there twice: $signature"
    done
}

for harm in older older_renamed gone moved unlocked; do
    begin "replaced: ${harm/_/ }"
    for ((cases = 0; cases < $(scaled 20); cases++)); do
        case="$harm $cases"
        one $harm
    done
    row
done
