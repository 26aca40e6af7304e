#!/bin/sh
# Prints the version, which stands in the program's sources alone; --released: its date, --commit: the commit, with a +
# where files differ from it; --time: the date for all files of an archive, in seconds since 1970.
set -eu
cd "$(dirname "$0")/../.."
declared() { sed -n "s/.*static let $1 = \"\\(.*\\)\".*/\\1/p" Sources/Commands/Commands.swift; }
case ${1:-} in
--released) declared released ;;
--commit)
    # Below another repository, as in a builder's folder, its commits are not these.
    [ -e .git ] || exit 0
    commit=$(git rev-parse --short=10 HEAD 2>/dev/null) || exit 0
    git diff --quiet HEAD -- 2>/dev/null || commit=$commit+
    echo "$commit" ;;
--time)
    if [ -n "${SOURCE_DATE_EPOCH:-}" ]; then echo "$SOURCE_DATE_EPOCH"
    elif [ -e .git ] && git log -1 --format=%ct 2>/dev/null; then :
    else
        day=$(declared released)
        date -u -d "$day" +%s 2>/dev/null || date -j -u -f %Y-%m-%d-%H%M%S "$day-000000" +%s
    fi ;;
*) declared version ;;
esac
