#!/bin/sh
# Gathers what is installed, in the folders that it has below /usr: stage.sh PROGRAM FOLDER
set -eu
umask 022
program=$1 folder=$2 here=$(dirname "$0")
rm -rf "$folder"
share=$folder/share
mkdir -p "$folder/bin" "$share/man/man1" "$share/bash-completion/completions" "$share/zsh/site-functions" \
    "$share/fish/vendor_completions.d" "$share/applications" "$share/icons/hicolor/scalable/apps" "$share/metainfo"
cp "$program" "$folder/bin/backyard-birds"
# Symbols are half of the program's size. Swift's Linux toolchains have no strip of their own.
# Two notes tell one build folder from another; the program is the same.
notes="-R .swift_modhash -R .note.gnu.build-id"
[ "$(uname)" != Darwin ] || notes=
if command -v strip >/dev/null 2>&1; then strip $notes "$folder/bin/backyard-birds"; fi
"$program" man --language en >"$share/man/man1/backyard-birds.1"
"$program" completions bash >"$share/bash-completion/completions/backyard-birds"
"$program" completions zsh >"$share/zsh/site-functions/_backyard-birds"
"$program" completions fish >"$share/fish/vendor_completions.d/backyard-birds.fish"
cp "$here"/*.desktop "$share/applications"
cp "$here/../../Assets/Birds/cardinal.svg" "$share/icons/hicolor/scalable/apps/backyard-birds.svg"
version=$("$here/version.sh")
released=$("$here/version.sh" --released)
sed -e "s/@VERSION@/$version/" -e "s/@RELEASED@/$released/" "$here/backyard-birds.metainfo.xml" \
    >"$share/metainfo/backyard-birds.metainfo.xml"
