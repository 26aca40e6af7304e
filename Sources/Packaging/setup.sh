#!/bin/sh
# Checks what building needs, and installs what is missing where a package manager is known:
# setup.sh SWIFT FOLDER [COMMAND DEBIAN HOMEBREW]...
#
# FOLDER gets a link to the C++ library to link statically. Each COMMAND is needed, too, from a package of that name.
set -eu

install() { # Debian's names, Homebrew's
    if command -v apt-get >/dev/null 2>&1; then
        sudo=
        if [ "$(id -u)" -ne 0 ]; then
            sudo=sudo
            if ! command -v sudo >/dev/null 2>&1; then
                echo "Missing Debian packages: $1. Install them as root: apt-get update && apt-get install $1" >&2
                exit 1
            fi
        fi
        echo "Installing $1…" >&2
        # One that asks for a password asks once. Lists that cannot be renewed may still do.
        $sudo sh -c 'apt-get update -qq
            DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >/dev/null' sh $1 || {
            echo "Not installed. What an administrator types: apt-get update && apt-get install $1" >&2
            exit 1
        }
    elif command -v brew >/dev/null 2>&1 && [ -n "$2" ]; then
        brew install -q $2
    else
        echo "Please install $1 (Debian's names): there is no package manager here that this Makefile knows." >&2
        exit 1
    fi
}

swift=$1 folder=$2
shift 2
advice="Install Swift 6.2 or newer (https://www.swift.org/install) and try again."
path=$(command -v "$swift") || { echo "Swift is missing. $advice" >&2; exit 1; }
tools=$(dirname "$(readlink -f "$path")")

# Prints the Debian package of a library.
package() {
    case $1 in
    libsqlite3.so*) echo libsqlite3-0 ;;
    libxml2.so*) echo libxml2 ;;
    libcurl.so*) echo libcurl4 ;;
    libncurses.so*) echo libncurses6 ;;
    libtinfo.so*) echo libtinfo6 ;;
    libz.so*) echo zlib1g ;;
    libstdc++.so*) echo libstdc++6 ;;
    libgcc_s.so*) echo libgcc-s1 ;;
    *) echo "$1" ;;
    esac
}

version() { "$swift" --version 2>&1 && "$swift" build --version 2>&1; }

# Headers, startup files and libraries of C and C++, and a linker that finds them.
links() {
    command -v ld >/dev/null 2>&1 \
        && printf '#include <stdlib.h>\n#include <new>\nint main() { return *new int; }\n' \
        | "$clang" -x c++ - -lstdc++ -o /dev/null 2>/dev/null
}

missing= brewed=
if ! said=$(version) && command -v ldd >/dev/null 2>&1; then
    for library in $(cd "$tools" && ldd swift-frontend swift-driver swift-build clang lld 2>/dev/null \
        | sed -n 's/^[[:space:]]*\([^ ]*\) => not found.*/\1/p' | sort -u); do
        missing="$missing $(package "$library")"
    done
fi
if [ "$(uname)" != Darwin ]; then
    clang=$tools/clang
    [ -x "$clang" ] || clang=clang
    [ -e /usr/include/ncursesw/curses.h ] || [ -e /usr/include/curses.h ] || missing="$missing libncurses-dev"
    links || missing="$missing g++"
    command -v git >/dev/null 2>&1 || missing="$missing git"
fi
while [ $# -gt 0 ]; do
    command -v "$1" >/dev/null 2>&1 || { missing="$missing $2" brewed="$brewed $3"; }
    shift 3
done
# Texts from right to left. Only Arabic and Hebrew need it, when they are played.
has() { for file; do [ ! -e "$file" ] || return 0; done; return 1; }
orders() {
    has /usr/lib/*/libfribidi.so.0 /usr/lib*/libfribidi.so.0 /opt/homebrew/lib/libfribidi.0.dylib /usr/local/lib/libfribidi.0.dylib
}
if [ -n "$missing" ]; then
    # Who must ask for packages asks once.
    orders || missing="$missing libfribidi0"
    install "${missing# }" "${brewed# }"
    [ "$(uname)" = Darwin ] || links || { echo "$clang links no C++ program: is g++ installed?" >&2; exit 1; }
    said=$(version) || :
fi
orders || (install libfribidi0 fribidi) || echo "Without it the game is not to be had in Arabic and Hebrew." >&2
case $said in
*"Swift version"*) ;;
*)
    printf '%s\n' "$said" >&2
    echo "“$swift --version” or “$swift build --version” fails: this Swift does not run here. $advice" >&2
    exit 1 ;;
esac
version=$(printf '%s\n' "$said" | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
case $version in
[0-5].* | 6.[01]) echo "This Swift is $version. $advice" >&2; exit 1 ;;
esac

if [ "$(uname)" != Darwin ]; then
    library=$("$clang" -print-file-name=libstdc++.a 2>/dev/null || :)
    if [ -e "$library" ]; then mkdir -p "$folder" && ln -sf "$library" "$folder"; fi
fi
