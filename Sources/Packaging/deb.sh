#!/bin/sh
# Makes a Debian package from what is staged: deb.sh STAGE FOLDER
#
# MAINTAINER ("Name <address>") is the last commit's author if not set.
set -eu
umask 022
export LC_ALL=C TZ=UTC
stage=$1 folder=$2 here=$(dirname "$0")
command -v dpkg-deb >/dev/null 2>&1 || { echo "dpkg-deb is missing: Debian packages are made on Debian." >&2; exit 1; }
SOURCE_DATE_EPOCH=$("$here/version.sh" --time)
export SOURCE_DATE_EPOCH
version=$("$here/version.sh")
maintainer=${MAINTAINER:-$(git log -1 --format='%an <%ae>' 2>/dev/null || echo "Unknown <unknown@example.org>")}
architecture=$(dpkg --print-architecture)
root=$folder/root
rm -rf "$folder"
FROM=$stage DESTDIR=$(cd "$(dirname "$folder")" && pwd)/$(basename "$folder")/root PREFIX=/usr \
    BINDIR=/usr/games ZSHDIR=/usr/share/zsh/vendor-completions "$here/install.sh" >/dev/null
gzip -9n "$root/usr/share/man/man1/backyard-birds.1"

documents=$root/usr/share/doc/backyard-birds
mkdir -p "$documents"
install -m 644 "$here/copyright" "$documents"
gzip -9nc CHANGELOG.md >"$documents/CHANGELOG.md.gz"
printf '%s\n\n  * Version %s; CHANGELOG.md.gz says what is new.\n\n -- %s  %s\n' \
    "backyard-birds ($version) unstable; urgency=medium" "$version" "$maintainer" \
    "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" | gzip -9n >"$documents/changelog.gz"

# The newest symbol that the program asks the C library for.
glibc=$(objdump -T "$stage/bin/backyard-birds" | sed -n 's/.*(GLIBC_\([0-9.]*\)).*/\1/p' | sort -t. -k1,1n -k2,2n | tail -n 1)
[ -n "$glibc" ] || { echo "objdump found no symbols of glibc in $stage/bin/backyard-birds." >&2; exit 1; }
# As dpkg-gencontrol counts, in KiB: what folders take differs between file systems.
size=$(find "$root" -type f -printf '%s\n' -o -printf '1\n' | awk '{ size += int(($1 + 1023) / 1024) } END { print size }')
mkdir -p "$root/DEBIAN"
cat >"$root/DEBIAN/control" <<END
Package: backyard-birds
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $size
Depends: libc6 (>= $glibc), libncursesw6 (>= 6), libtinfo6 (>= 6)
Recommends: libfribidi0
Suggests: ncurses-term
Section: games
Priority: optional
Description: living backyard in your terminal, in real time
 Leave it open in a pane; a bird will come. Keep food and water stocked, learn
 what each bird likes, fill a journal, and buy tastier food in a shop that only
 pretends to take money. Nothing dies, and being away is forgiven.
 .
 The art is drawn to cells at any size from 30x10, in 24-bit, 256 or 16 colors
 or in none. Commands and widgets tell tmux, i3bar, Waybar, polybar and prompts
 who is there.
END
(cd "$root" && find usr -type f | sort | xargs md5sum) >"$root/DEBIAN/md5sums"
chmod 644 "$root/DEBIAN/md5sums" "$root/DEBIAN/control"
dpkg-deb --root-owner-group -Zxz --build "$root" "$folder/backyard-birds_${version}_$architecture.deb" >/dev/null
ls -l "$folder/backyard-birds_${version}_$architecture.deb"
