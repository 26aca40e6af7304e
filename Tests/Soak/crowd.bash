#!/usr/bin/env bash
# Twenty commands at once beside a game and two widgets: the model of goods.bash, for about an hour as a whole.
#
# usage: crowd.bash PROGRAM WORK PERCENT
. "$(dirname "$0")/goods.bash"
writers=20 widgets=()

# Widgets that follow the game; what they say of contradictions counts as what a command says.
begin_widgets() {
    local kind
    for kind in backyard supplies; do
        "$program" widget $kind --family rectangular --format json --follow --data "$1" \
            >/dev/null 2>"$place/widget.$kind" </dev/null &
        widgets[${#widgets[@]}]=$!
    done
}
end_widgets() {
    local widget
    for widget in "${widgets[@]}"; do
        is_alive "$widget" || fault crashed "$data" "a widget: $(cat "$place"/widget.*)"
        kill "$widget" 2>/dev/null
        wait "$widget" 2>/dev/null
    done
    ! grep -q contradict "$place"/widget.* || fault lied "$data" "a widget is told of a contradiction"
}

model "goods and money, twenty at once" "$(scaled 1500)" 0 widgets
