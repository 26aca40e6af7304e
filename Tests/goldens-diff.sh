#!/bin/sh
# Shows how goldens differ from those of a commit (HEAD, or the one given): row by row, before and after, and of the styles
# only the runs that changed. Rows that moved as a whole are not followed.
set -eu
cd "$(dirname "$0")/.."
commit=${1:-HEAD}
git add --intent-to-add -- ':(glob)Tests/*/Goldens/**' 2>/dev/null || :
git diff --name-only "$commit" -- ':(glob)Tests/*/Goldens/**' | while read -r file; do
    echo "${file#Tests/}" | sed 's|/Goldens/| |; s|\.txt$||'
    old=$(mktemp)
    git show "$commit:$file" >"$old" 2>/dev/null || echo "   (new)"
    [ -e "$file" ] || { echo "   (removed)"; rm "$old"; continue; }
    if ! head -1 "$file" | grep -qE '^[0-9]+x[0-9]+$' || [ "$(head -1 "$file")" != "$(head -1 "$old")" ]; then
        diff -U0 "$old" "$file" | sed -n '3,$p' | grep -v '^@@' | sed 's/^/   /'
        rm "$old"
        continue
    fi
    awk -v height="$(sed -n '1s/.*x//p' "$file")" '
        # Remembers a line by its section and row.
        function note(lines, number) {
            if (number == 1) { section = "text"; return }
            if (/^--- /) { section = substr($0, 5); if (!(section in known)) { known[section]; order[++sections] = section }; return }
            if (section == "text" && number - 2 < height) { lines["text", number - 2] = $0; return }
            if (match($0, /^[0-9]+: /)) lines[section, substr($0, 1, RLENGTH - 2) + 0] = substr($0, RLENGTH + 1)
        }
        # Returns the runs of the first list that the second lacks.
        function others(a, b,    runs, count, i, result) {
            count = split(a, runs, ", ")
            for (i = 1; i <= count; i++)
                if (index(", " b ", ", ", " runs[i] ", ") == 0) result = result (result == "" ? "" : ", ") runs[i]
            return result
        }
        BEGIN { order[sections = 1] = "text" }
        FNR == NR { note(before, FNR); next }
        { note(after, FNR) }
        END {
            for (i = 1; i <= sections; i++) {
                name = order[i]
                for (row = 0; row < height; row++) {
                    a = before[name, row]; b = after[name, row]
                    if (a == b) continue
                    label = (name == "text" ? "" : name " ") "row " row
                    if (name ~ /styles$/) {
                        if (!((name, row) in before)) a = name == "styles" ? "0 text" : ""
                        if (!((name, row) in after)) b = name == "styles" ? "0 text" : ""
                        text = after["text", row]
                        sub(/^ +/, "", text)
                        print "   " label ": " text
                        a2 = others(a, b); b2 = others(b, a)
                        a = a2; b = b2
                    } else print "   " label
                    if (a != "") print "     - " a
                    if (b != "") print "     + " b
                }
            }
        }' "$old" "$file"
    rm "$old"
done
