#!/usr/bin/env bash
# Damage to every file of a save of a month of play: nothing hangs or crashes, and whatever is not as it was is said.
#
# usage: damage.bash PROGRAM WORK PERCENT PART PARTS
#        every PARTS-th case, from PART on, of the saves WORK/month and WORK/other
. "$(dirname "$0")/common.bash"
. "$here/panes.bash"
part=$4 parts=$5
begin "damage of every file, $part/$parts"
# Two months of play, made by who calls this.
base="$work/month" data="$place/data" other="$work/other"
now=2026-04-02T09:00Z

# What a player has, in a few lines; what is said meanwhile, in $trouble.
look() {
    trouble= state=
    local command
    for command in "status" "store transactions" "journal --csv"; do
        # shellcheck disable=SC2086
        run $command --data "$data" --now $now
        watch_over "$data" "$case: $command" || continue
        trouble+=$said
        [ $code = 0 ] || trouble+="exit $code"
        case $command in
        status) answer=$(sed 's/ [0-9].*//' <<<"$answer") ;;
        journal*) answer=$(awk -F, '$2 < "2026-04-02T08:50" { n++ } END { print n }' <<<"$answer") ;;
        esac
        state+="$command: $answer"$'\n'
    done
}

# What is asked of a damaged save, in this order.
examine() {
    local file=$1 found said_at_first command
    look
    found=$state said_at_first=$trouble
    run doctor --data "$data" --now $now
    watch_over "$data" "$case: doctor" && {
        [ $code = 0 ] || said_at_first+=$answer
        said_at_first+=$(grep -v '^ok' <<<"$answer" | grep -v 'game.lock')
    }
    # A forecast and a lock are made anew; everything else is to be missed.
    case $file in
    *forecast.json | *.lock) [ "$found" = "$whole" ] || [ -n "$said_at_first" ] || fault silent "$data" "$case" ;;
    *) [ -n "$said_at_first" ] || fault silent "$data" "$case" ;;
    esac
    rm -f "$place/exported"
    run export "$place/exported" --data "$data" --now $now
    if watch_over "$data" "$case: export" && [ $code = 0 ] && [ -z "$said_at_first$said" ]; then
        [ "$(grep -c '"departure":' "$place/exported")" -ge "$visits" ] || fault lied "$data" "$case: export"
    fi
    run refill --all --data "$data" --now $now
    watch_over "$data" "$case: refill" && [ $code = 0 ] && {
        run status --data "$data" --now $now
        watch_over "$data" "$case: status"
        ! grep -q 'empty' <<<"$answer" || fault lied "$data" "$case: refilled, and empty"
    }
    run doctor --repair --data "$data" --now $now
    watch_over "$data" "$case: doctor --repair"
    # What was damaged is in its place or beside it, unless it was only a sound copy's beginning or nothing.
    if [ -s "$place/harmed" ] && [ -f "$place/harmed" ] && [ "$found" != "$whole" ]; then
        is_kept || fault lost "$data" "$case: what was damaged is nowhere"
    fi
    [ $((number % ${games:-5})) != 0 ] || open_game
    run doctor --data "$data" --now $now
    watch_over "$data" "$case: doctor after all"
}

# Whether some file has what the damaged one had.
is_kept() {
    local size candidate
    size=$(wc -c <"$place/harmed")
    while read -r candidate; do
        cmp -s -n "$size" "$place/harmed" "$candidate" && return 0
    done < <(find "$data" -type f -size "+$(((size - 1) / 512 > 0 ? (size - 1) / 512 - 1 : 0))b")
    return 1
}

open_game() {
    play "$data" game --now $now
    for ((waited = 0; waited < 10; waited++)); do
        sleep 0.1
        is_alive "$game" || break
    done
    if is_alive "$game"; then
        quit "$game" || fault hung "$data" "$case: the game"
    elif grep -qiE 'fatal|crash|signal|trap' "$place/game.said"; then
        fault crashed "$data" "$case: the game: $(head -n 3 "$place/game.said")"
    fi
    close_pane
}

# Harms; each gets the file's path and how far into it, of fifty parts.
cut() { truncate -s $(($(stat -c %s "$1") * $2 / 50)) "$1"; }
flip() {
    local offset=$(($(stat -c %s "$1") * $2 / 50)) byte
    byte=$(od -An -tu1 -j "$offset" -N 1 "$1")
    printf "\\x$(printf %x $((byte ^ 1 << RANDOM % 7)))" | dd of="$1" bs=1 seek="$offset" conv=notrunc status=none
}
zero() { dd if=/dev/zero of="$1" bs=1 count=512 seek=$(($(stat -c %s "$1") * $2 / 50)) conv=notrunc status=none; }
deleted() { rm "$1"; }
emptied() { : >"$1"; }
swapped() { cp "$other${1#"$data"}" "$1" 2>/dev/null || cp "$other/profiles/default/world.json" "$1"; }
nuls() { head -c "$(stat -c %s "$1")" /dev/zero >"$1.nul" && mv "$1.nul" "$1"; }
fifo() { rm "$1" && mkfifo "$1"; }
directory() { rm "$1" && mkdir "$1"; }
link() { mv "$1" "$place/elsewhere" && ln -s "$place/elsewhere" "$1"; }
dangling() { rm "$1" && ln -s "$place/nowhere" "$1"; }
loop() { rm "$1" && ln -s "$1" "$1"; }
# A device by its number and name. Who may make devices may also replace the machine's own, so those get a copy.
device() {
    local node="$place/device-$3"
    if [ "$(id -u)" != 0 ]; then
        node=/dev/$3
    elif ! [ -e "$node" ]; then
        mknod -m 666 "$node" c 1 "$2" || return
    fi
    rm "$1" && ln -s "$node" "$1"
}
null() { device "$1" 3 null; }
full() { device "$1" 7 full; }
endless() { device "$1" 5 zero; }
noise() { device "$1" 9 urandom; }
# Numbers at the edge, in place of the first few of the file.
edge() {
    local numbers=(9223372036854775807 -9223372036854775808 18446744073709551615 1e308 -1 99999999999999999999 0.5 1e-320)
    sed -i -E "1,\$ s/(\"(n|generation|transaction|visitCount|price|nextID|timeOffset|mealsServed|visits|count)\":? *:? ?)-?[0-9.]+/\\1${numbers[$2 % 8]}/$(($2 / 8 + 1))" "$1"
}
grown() { yes '{"n":1}' | head -c 20000000 >>"$1"; }

number=-1
# Does one harm to one file, if its turn has come.
try() {
    local file=$1 harm=$2 at=${3:-0}
    number=$((number + 1))
    [ $((number % (parts * stride))) = $((part * stride)) ] || return
    cases=$((cases + 1))
    case="$harm${3:+ at $3/50} of $file"
    rm -rf "$data" "$place/elsewhere" "$place/nowhere" "$place/harmed"
    cp -a "$base" "$data"
    $harm "$data/$file" "$at" 2>/dev/null
    [ ! -f "$data/$file" ] || [ -L "$data/$file" ] || cp "$data/$file" "$place/harmed"
    # That nothing has changed is no case: zeros on zeros.
    [ -L "$data/$file" ] || [ ! -f "$data/$file" ] || ! cmp -s "$data/$file" "$base/$file" || return
    examine "$file"
}

cp -a "$base" "$data"
case=whole
look
whole=$state
[ -z "$trouble" ] || { echo "soak: $round: the whole save: $trouble" >&2; exit 1; }
run export "$place/exported" --data "$data" --now $now
visits=$(grep -c '"departure":' "$place/exported")
stride=$((100 / percent > 0 ? 100 / percent : 1))
rm -rf "$data"
# A month's own copies and locks too: all that there is.
for file in $(cd "$base" && find . -type f | sed 's|^\./||' | sort); do
    size=$(stat -c %s "$base/$file")
    for harm in deleted emptied swapped nuls fifo directory link dangling loop null full endless noise grown; do
        try "$file" $harm
    done
    case $file in *.json | *.jsonl) for ((at = 0; at < 24; at++)); do try "$file" edge $at; done ;; esac
    [ "$size" -gt 0 ] || continue
    for harm in cut flip zero; do
        for ((at = 0; at < 50; at += 2)); do try "$file" $harm $at; done
    done
done
row
