#!/usr/bin/env bash
# What lies at the edges of a computer: terminals that do not read, locks that lock nobody out, little memory, clocks that
# are wrong, files that ask for far more than they weigh.
#
# usage: edges.bash PROGRAM WORK PERCENT
. "$(dirname "$0")/common.bash"
. "$here/panes.bash"
trap 'kill -CONT ${server:-} 2>/dev/null; tmux -L "$socket" kill-server 2>/dev/null' EXIT
base="$place/base"
"$program" refill --all --data "$base" --seed 7 >/dev/null
"$program" store buy nectar.bottle --data "$base" >/dev/null
fresh() { data="$place/data" && rm -rf "$data" && cp -a "$base" "$data"; }

# A pane whose server is stopped: what is written to it stays until there is no room for more.
begin "terminals that do not read"
for ((cases = 0; cases < $(scaled 40); cases++)); do
    fresh
    signal=$(printf 'TERM\nHUP\nINT\nQUIT\n' | sed -n "$((cases % 4 + 1))p")
    what="play --data '$data' --glyphs half"
    [ $((cases / 4 % 2)) = 0 ] || what="widget --family strip --follow --data '$data'"
    tmux -L "$socket" -f /dev/null new-session -d -x 400 -y 100 -s game "exec '$program' $what 2>/dev/null"
    game=$(tmux -L "$socket" list-panes -t game -F '#{pane_pid}')
    server=$(tmux -L "$socket" display-message -p '#{pid}')
    sleep "0.$((RANDOM % 10))"
    kill -STOP "$server"
    sleep "$((RANDOM % 4)).5"
    kill -"$signal" "$game"
    for ((waited = 0; waited < patience * 10; waited++)); do
        is_alive "$game" || break
        sleep 0.1
    done
    [ $waited -lt $((patience * 10)) ] || fault hung "$data" "$what: SIG$signal"
    kill -9 "$game" 2>/dev/null
    kill -CONT "$server"
    tmux -L "$socket" kill-server 2>/dev/null
    run refill --all --data "$data"
    [ "$code" = 0 ] || fault lost "$data" "$what: SIG$signal: $said"
done
row

# compile NAME: a library of its C code from standard input, to be loaded before libc; false where that cannot be.
compile() { [ "$(uname)" = Linux ] && "${CC:-cc}" -O1 -shared -fPIC -x c -o "$place/$1.so" - 2>/dev/null; }

if compile flock <<<'int flock(int file, int operation) { return 0; }'; then
    begin "locks that lock nobody out"
    fresh
    buys=$(scaled 300)
    buy() {
        for ((deed = $1; deed <= buys; deed += 4)); do
            LD_PRELOAD="$place/flock.so" timeout -k 1 "$patience" "$program" store buy nectar.cup --data "$data" \
                --json >>"$place/bought.$1" 2>>"$place/refused.$1" </dev/null
        done
    }
    buyers=()
    for ((buyer = 1; buyer <= 4; buyer++)); do buy $buyer & buyers+=($!); done
    wait "${buyers[@]}"
    cases=$buys
    run store transactions --data "$data" --json
    while read -r id; do
        grep -q "\"id\": $id," <<<"$answer" || fault lost "$data" "purchase $id"
    done < <(cat "$place"/bought.* | sed -n 's/^    "id": \([0-9]*\).*/\1/p')
    told=$(cat "$place"/bought.* "$place"/refused.* | grep -c '"id"\|locked')
    [ "$told" -ge "$buys" ] || fault silent "$data" "$told of $buys purchases were made or refused in words"
    row
fi

# A command or a game that gets no memory says so in one sentence, and the save is as it was.
begin "little memory"
# With less, the system cannot map the program, and ends it before its first instruction.
least=1
until (ulimit -v $((least * 1024)) && "$program" --version; [ $? -ne 139 ]) >/dev/null 2>&1; do least=$((least + 1)); done
for ((size = least; size < least + 50; size += 100 / percent > 49 ? 49 : 100 / percent)); do
    fresh
    cases=$((cases + 1))
    (
        ulimit -v $((size * 1024))
        tmux -L "$socket" -f /dev/null new-session -d -x 200 -y 50 -s game \
            "ulimit -v $((size * 1024)); '$program' play --data '$data' --glyphs half; echo left \$?; sleep 60"
    ) 2>/dev/null
    sleep 2
    left=$(screen)
    if ! grep -q '^left' <<<"$left"; then
        type_keys C-c
        await_text '^left' || fault hung "$data" "the game at $size MB"
        left=$(screen)
    fi
    case $left in
    *"left 0"* | *"left 127"* | *"a lack of memory"* | *"backyard-birds: "*) ;;
    *) fault silent "$data" "the game at $size MB: $(tr '\n' ' ' <<<"$left")" ;;
    esac
    ! grep -q 'Current stack trace' <<<"$left" || fault crashed "$data" "the game at $size MB prints its stack"
    close_pane
    run doctor --data "$data"
    [ "$code" = 0 ] || fault lost "$data" "the doctor after $size MB: $answer"
done
row

if compile clock <<'C'; then
#define _GNU_SOURCE
#include <stdlib.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>
static long long shown(void) { return atoll(getenv("CLOCK_SHOWS")); }
int clock_gettime(clockid_t clock, struct timespec *time) {
    int code = syscall(SYS_clock_gettime, clock, time);
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) time->tv_sec = shown();
    return code;
}
int gettimeofday(struct timeval *time, void *zone) { return time->tv_sec = shown(), time->tv_usec = 0; }
time_t time(time_t *time) { return time ? *time = shown() : shown(); }
C
    # Series of clocks, each command with another; the years before 1970 and after 2261 are refused in words.
    begin "wrong clocks"
    edges=(-9223372036854775808 -62135596801 -62135596800 -2147483649 -1 0 1 951782400 1795000000 2147483647 2147483648
        4102444800 9214646398 9214646399 9214646400 9223372036 9223372037 253402300799 253402300800
        9223372036854775 9223372036854776 9223372036854775807)
    for ((series = 0; series < $(scaled 200); series++)); do
        fresh
        for ((turn = 0; turn < 6; turn++)); do
            shown=${edges[RANDOM % ${#edges[@]}]}
            order=$(printf '%s\n' "refill --all" "store buy nectar.cup" status "widget --timeline json" journal doctor undo \
                "store transactions" "backyard new Oak" "settings" "export $data/../out.json --force" |
                sed -n "$((RANDOM % 11 + 1))p")
            cases=$((cases + 1))
            # shellcheck disable=SC2086
            LD_PRELOAD="$place/clock.so" CLOCK_SHOWS=$shown run $order --data "$data"
            watch_over "$data" "$order at $shown" || continue
            [ "$code" = 0 ] || [ -n "$said$answer" ] || fault silent "$data" "$order at $shown: exit $code"
        done
        run doctor --data "$data"
        watch_over "$data" "the doctor after series $series"
    done
    row
fi

# Files that ask for far more than they weigh: done or refused in words, within the patience.
begin "files that ask for much"
fresh
{
    echo '{"identifier":"x","products":['
    seq 1 100000 | sed 's/.*/{"displayPrice":"0.99","productID":"p.&","referenceName":"r","type":"Consumable"},/'
    echo '{"displayPrice":"0.99","productID":"last","referenceName":"r","type":"Consumable"}],"version":{"major":3,"minor":0}}'
} >"$place/large.storekit"
{
    echo '<svg viewBox="0 0 32 32">'
    seq 1 19000 | sed 's|.*|<g opacity="0.9"><path d="M0 0h32v32h-32z" fill="#f00"/></g>|'
    echo '</svg>'
} >"$place/groups.svg"
for order in "status --store $place/large.storekit" "store buy p.500 --store $place/large.storekit" \
    "draw $place/groups.svg --size 400x200"; do
    cases=$((cases + 1))
    # shellcheck disable=SC2086
    run $order --data "$data"
    watch_over "$data" "$order" || continue
    [ "$code" = 0 ] || [ -n "$said" ] || fault silent "$data" "$order: exit $code"
done
row
