#!/bin/bash
# Installs the missing Debian packages for a purpose.
#   scripts/setup.sh [build|test|bench|peers]
#     build   to compile and run programs (the default)
#     test    as build, and for tests and checks
#     bench   as build, and for this project's own benchmarks
#     peers   as bench, and the other toolkits of the benchmarks
set -u

# libsqlite3-dev: the database browser of Examples, which `swift build` compiles with the other targets.
build=(libsdl2-dev libsdl2-ttf-dev libx11-dev libxext-dev libpng-dev libwebp-dev libfribidi-dev libharfbuzz-dev libfreetype-dev
    libfontconfig-dev libsqlite3-dev pkg-config make fonts-dejavu-core)
# python3-scipy: a linear program solver for comparison. libcairo2: an independent renderer for comparison. libturbojpeg0, libwebp7,
# libwebpdemux2, librsvg2-2: images other than PNG, libthai0: Thai word boundaries, libdbus-1-3: services of the desktop; these are opened at
# run time. dbus-daemon, dbus-bin: a private session bus, and a client. openbox, x11-utils, weston: a window manager, a reader of window properties and a
# Wayland compositor. x11-xkb-utils: layouts of the keyboard. xserver-xorg-core, xserver-xorg-video-dummy, x11-xserver-utils: an X server with two displays. python3-gi, gir1.2-gtk-3.0: a program of GTK from which files are dragged. xdg-desktop-portal, xdg-desktop-portal-gtk, libglib2.0-bin: the portal of desktops, and gsettings. unicode-data: the conformance files. fonts-noto: font fallback.
test=(libdbus-1-3 dbus-daemon dbus-bin xdg-desktop-portal xdg-desktop-portal-gtk libglib2.0-bin xvfb xdotool xclip openbox x11-utils x11-xkb-utils weston xserver-xorg-core xserver-xorg-video-dummy x11-xserver-utils python3 python3-scipy python3-xlib python3-gi gir1.2-gtk-3.0 libturbojpeg0 libwebp7 libwebpdemux2 librsvg2-2 libcairo2-dev unicode-data
    fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji fonts-inter-variable libthai0)
bench=(xvfb binutils gcc libc6-dev python3)
peers=(qt6-base-dev libgtk-4-dev libfltk1.3-dev libcairo2-dev libxtst-dev g++)

say() { echo "setup: $*" >&2; }
give_up() {
    say "$1"
    exit 1
}

purpose=${1:-build}
case $purpose in
build) packages=("${build[@]}") ;;
test) packages=("${build[@]}" "${test[@]}") ;;
bench) packages=("${build[@]}" "${bench[@]}") ;;
peers) packages=("${build[@]}" "${bench[@]}" "${peers[@]}") ;;
*) give_up "unknown purpose '$purpose'; use build, test, bench or peers" ;;
esac

check_swift() {
    command -v swift >/dev/null || give_up "no swift in PATH; install Swift 6.2 or newer: https://www.swift.org/install/linux/"
    local version major minor
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
    IFS=. read -r major minor _ <<<"$version.0"
    [ -n "$version" ] || give_up "'swift --version' prints no version; Swift 6.2 or newer is needed"
    [ "$major" -gt 6 ] || { [ "$major" -eq 6 ] && [ "${minor:-0}" -ge 2 ]; } ||
        give_up "Swift $version is too old; 6.2 or newer is needed: https://www.swift.org/install/linux/"
}

# Prints the packages among the arguments that are not installed, one in each line.
missing_of() {
    local installed package
    installed=" $(dpkg-query -W -f '${Package}/${db:Status-Status} ' "$@" 2>/dev/null)"
    for package in "$@"; do
        [[ $installed == *" $package/installed "* ]] || echo "$package"
    done
}

install_packages() {
    local as_root=() by_hand="run: apt-get install --no-install-recommends $*"
    command -v apt-get >/dev/null || give_up "apt-get was not found; install these Debian packages manually: $*"
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || give_up "packages are missing, and sudo was not found; as root, $by_hand"
        as_root=(sudo)
    fi
    say "installing${as_root[0]:+ with sudo}: $*"
    "${as_root[@]}" apt-get update -q >&2 || say "apt-get update failed; continuing with the existing package lists"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -q -y -o DPkg::Lock::Timeout=120 --no-install-recommends "$@" >&2 || give_up "apt-get failed; $by_hand"
}

check_swift
if ! command -v dpkg-query >/dev/null; then
    # On other systems only the libraries for the compiler can be checked, with pkg-config.
    pkg-config --exists SDL2_ttf libpng libwebp fribidi harfbuzz freetype2 fontconfig sqlite3 2>/dev/null ||
        give_up "this is not a Debian system; install the equivalents of these Debian packages: ${packages[*]}"
    say "this is not a Debian system; the libraries for the compiler are installed, other packages are not checked: ${packages[*]}"
    exit 0
fi
mapfile -t missing < <(missing_of "${packages[@]}")
[ "${#missing[@]}" -eq 0 ] || install_packages "${missing[@]}"
