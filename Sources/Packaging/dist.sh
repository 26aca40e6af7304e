#!/bin/sh
# Makes the archive for machines without Swift from what is staged: dist.sh STAGE FOLDER
#
# The same files give the same bytes, in any folder and on any day.
set -eu
umask 022
export LC_ALL=C TZ=UTC
stage=$1 folder=$2 here=$(dirname "$0")
time=$("$here/version.sh" --time)
name=backyard-birds-$("$here/version.sh")-$(uname -s | tr A-Z a-z)-$(uname -m)
rm -rf "$folder"
mkdir -p "$folder"
cp -R "$stage" "$folder/$name"
root=$folder/$name
# The stamp of the Makefile.
rm -f "$root/complete"
cp "$here/install.sh" "$here/INSTALL.txt" "$root"
# The documents, and all files that they show or name.
for file in README.md CHANGELOG.md CONTRIBUTING.md DECISIONS.md Sources/ARCHITECTURE.md Assets/screenshot*; do
    mkdir -p "$root/$(dirname "$file")"
    cp "$file" "$root/$file"
done
find "$root" -type d -exec chmod 755 {} +
find "$root" -type f -exec chmod 644 {} +
chmod 755 "$root/install.sh" "$root/bin/backyard-birds"
stamp=$(date -u -d "@$time" +%Y%m%d%H%M.%S 2>/dev/null || date -u -r "$time" +%Y%m%d%H%M.%S)
find "$root" -exec touch -t "$stamp" {} +
if tar --version 2>/dev/null | grep -q GNU; then owner="--owner=0 --group=0 --numeric-owner"; else owner="--uid 0 --gid 0"; fi
(cd "$folder" && find "$name" | sort | tar --format=ustar $owner --no-recursion -cf - -T - | gzip -9n >"$name.tar.gz")
ls -l "$folder/$name.tar.gz"
