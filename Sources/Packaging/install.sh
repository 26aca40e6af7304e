#!/bin/sh
# Installs the game from the folder that this stands in, or from FROM; --uninstall removes it.
#
# PREFIX is /usr/local if not set. BINDIR, DATADIR and MANDIR are PREFIX/bin, PREFIX/share and DATADIR/man; FISHDIR and
# ZSHDIR are for completions. DESTDIR is put before all of them: it is where packages are made.
set -eu
# Others than the installing user must be able to read what is installed.
umask 022

# Some shells leave ~ in PREFIX=~/.local as it is.
whole() { # name, value
    case $2 in
    "~" | "~/"*)
        if [ -n "${SUDO_USER:-}" ]; then
            echo "$1=$2: this shell has not replaced ~, and under sudo it is another's home. Write the whole path." >&2
            exit 2
        fi
        printf '%s\n' "$HOME${2#"~"}" ;;
    /* | "") printf '%s\n' "$2" ;;
    *)
        echo "$1=$2: write the whole path, from / on." >&2
        exit 2 ;;
    esac
}
prefix=$(whole PREFIX "${PREFIX-/usr/local}")
prefix=${prefix%/}
bin=$(whole BINDIR "${BINDIR:-$prefix/bin}")
data=$(whole DATADIR "${DATADIR:-$prefix/share}")
man=$(whole MANDIR "${MANDIR:-$data/man}")
zsh=$(whole ZSHDIR "${ZSHDIR:-$data/zsh/site-functions}")
fish=$data/fish/vendor_completions.d
# fish does not look below /usr/local of itself, only in the administrator's folder; Homebrew's does.
if [ "$data" = /usr/local/share ] && [ "$(uname)" != Darwin ]; then fish=/etc/fish/completions; fi
fish=$(whole FISHDIR "${FISHDIR:-$fish}")
destination=$(whole DESTDIR "${DESTDIR:-}")

from=${FROM:-$(dirname "$0")}
removes=false
case ${1:-} in
"") ;;
--uninstall) removes=true ;;
*) echo "Usage: install.sh [--uninstall]" >&2; exit 2 ;;
esac

put() { # mode, file, folder
    target=$destination$3/${2##*/}
    if $removes; then
        if [ -e "$target" ] || [ -L "$target" ]; then rm -f "$target" && echo "$target"; fi
    else
        mkdir -p "$destination$3"
        install -m "$1" "$from/$2" "$target"
        echo "$target"
    fi
}

if ! $removes && [ ! -e "$from/bin/backyard-birds" ]; then
    echo "$from/bin/backyard-birds is missing." >&2
    exit 1
fi
put 755 bin/backyard-birds "$bin"
put 644 share/man/man1/backyard-birds.1 "$man/man1"
put 644 share/bash-completion/completions/backyard-birds "$data/bash-completion/completions"
put 644 share/zsh/site-functions/_backyard-birds "$zsh"
put 644 share/fish/vendor_completions.d/backyard-birds.fish "$fish"
put 644 share/applications/backyard-birds.desktop "$data/applications"
put 644 share/applications/backyard-birds-link.desktop "$data/applications"
put 644 share/icons/hicolor/scalable/apps/backyard-birds.svg "$data/icons/hicolor/scalable/apps"
put 644 share/metainfo/backyard-birds.metainfo.xml "$data/metainfo"

[ -z "$destination" ] || exit 0
# The cache by which desktops find the program for a link.
if command -v update-desktop-database >/dev/null 2>&1; then
    update-desktop-database -q "$data/applications" 2>/dev/null || :
fi
if $removes; then
    ls "$data/applications"/*.desktop >/dev/null 2>&1 || rm -f "$data/applications/mimeinfo.cache"
    exit 0
fi
case :$PATH: in
*":$bin:"*) ;;
*) echo "Put $bin into PATH to start the game by its name." ;;
esac
case $zsh in
/usr/*) ;;
*) echo "zsh completes it after this line in ~/.zshrc, before compinit: fpath=('$zsh' \$fpath)" ;;
esac
