#!/usr/bin/env bash
# The tests that are played by chance, with many more rounds than `make test` goes.
#
# usage: chance.bash PROGRAM WORK PERCENT lives|fuzz, with `swift test` and its options in $LONG_TESTS
. "$(dirname "$0")/common.bash"

# suite NAME ROUNDS FILTER: its own rows, or one of as many cases as there are rounds.
suite() {
    begin "$1"
    cases=$(scaled "$2")
    # shellcheck disable=SC2086
    SOAK_ROUNDS=$cases $LONG_TESTS --skip-build --filter "$3" >"$place/log" 2>&1
    code=$?
    if [ $code != 0 ]; then
        cp "$place/log" "$failed/$(tr -c 'a-z\n' - <<<"$1").log"
        grep -q 'recorded an issue' "$place/log" || fault crashed /dev/null "the tests: $(tail -n 3 "$place/log" | tr '\n' ' ')"
        grep -A1 'recorded an issue' "$place/log" | grep '↳' >>"$failed/list"
    fi
    if [ "$crashed" = 0 ] && grep '^row' "$place/log"; then return; fi
    lost=$(grep -c 'recorded an issue' "$place/log")
    row
}

case $4 in
lives)
    suite "three writers, every order" 64368 WriterModelTests
    suite "power loss" 4000 PowerLossTests
    suite "lives of the shop" 100000 RandomSequenceTests
    suite "damaged bytes in a save" 10000 DamageSweepTests
    ;;
fuzz)
    suite "random hands, ten games" 100000 RandomPlayTests
    suite "saves, exports, catalogs nobody wrote" 5000 MutationTests
    suite "mutated guest cards and notes" 10000 GuestTests
    suite "damaged drawings" 20000 SVGMutationTests
    suite "damaged bytes in a save" 10000 DamageSweepTests
    suite "the clocks of every zone" 600 "CalendarTests|HemisphereTests"
    ;;
esac
