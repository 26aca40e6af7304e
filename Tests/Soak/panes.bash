# Games in panes of a tmux of their own.
socket="soak-$$"
trap 'tmux -L "$socket" kill-server 2>/dev/null' EXIT

# play DATA [PANE [ARGUMENT...]]: opens the game and leaves its process id in $game.
play() {
    local data=$1 pane=${2:-game}
    shift $(($# < 2 ? $# : 2))
    tmux -L "$socket" -f /dev/null new-session -d -x 80 -y 24 -s "$pane" \
        "exec '$program' play --data '$data' --glyphs half --reduced-motion $* 2>'$place/$pane.said'"
    game=$(tmux -L "$socket" list-panes -t "$pane" -F '#{pane_pid}')
}

type_keys() { tmux -L "$socket" send-keys -t "${2:-game}" "$1" 2>/dev/null; }
screen() { tmux -L "$socket" capture-pane -p -t "${1:-game}" 2>/dev/null; }
close_pane() { tmux -L "$socket" kill-session -t "${1:-game}" 2>/dev/null; }

# Whether a game goes on: one that has ended stays a zombie until tmux looks after it.
is_alive() { ps -o stat= -p "$1" 2>/dev/null | grep -q '^[^Z]'; }

# await_text TEXT [PANE]: until it is on the screen; false after the patience.
await_text() {
    for ((waited = 0; waited < patience * 10; waited++)); do
        screen "${2:-game}" | grep -q "$1" && return 0
        sleep 0.1
    done
    return 1
}

# Closes a game as a player does; false if it is still there after the patience, and kills it then.
quit() {
    for ((waited = 0; waited < patience * 10; waited++)); do
        is_alive "$1" || return 0
        # A terminal drops what was typed at the moment at which its mode changed.
        [ $((waited % 30)) != 0 ] || type_keys C-c "${2:-game}"
        sleep 0.1
    done
    kill -9 "$1" 2>/dev/null
    return 1
}
