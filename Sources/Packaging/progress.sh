#!/bin/sh
# Runs a long command and tells twice a minute how far it is: progress.sh NAME SECONDS COMMAND...
#
# The estimate is the time that NAME took last (.build/seconds/NAME), or SECONDS the first time.
set -eu
name=$1 estimate=$2
shift 2
record=.build/seconds/$(printf %s "$name" | tr ' ' '-')
if [ -s "$record" ]; then estimate=$(cat "$record"); fi
began=$(date +%s)

tell() {
    # The first one waits, so that a command with nothing to do says nothing.
    nap=5 text="$name: about $estimate seconds."
    while :; do
        sleep "$nap" </dev/null >/dev/null 2>&1 &
        sleeper=$!
        trap 'kill "$sleeper" 2>/dev/null; exit' TERM
        wait "$sleeper"
        echo "$text" >&2
        elapsed=$(($(date +%s) - began))
        nap=$((30 - elapsed % 30))
        elapsed=$((elapsed + nap))
        text="$name: $elapsed of about $estimate seconds."
        if [ "$elapsed" -gt "$estimate" ]; then text="$name: $elapsed seconds, more than the $estimate expected."; fi
    done
}

# The command stays in the foreground, where a key can interrupt it.
tell &
teller=$!
trap 'kill "$teller" 2>/dev/null || :' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
"$@"
elapsed=$(($(date +%s) - began))
# A shorter time was not a whole build.
if [ "$elapsed" -ge 45 ]; then mkdir -p .build/seconds && echo "$elapsed" >"$record"; fi
