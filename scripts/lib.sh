# Shared by the scripts of this folder: installs what they need and builds the page.
# Source it; it changes to the top of the repository and puts the tools on PATH.

TRUNK_VERSION=0.21.14
RLCARD_VERSION=1.2.0
WASM_TARGET=wasm32-unknown-unknown

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
TOOLS=${USKALLA_TOOLS:-${XDG_CACHE_HOME:-$HOME/.cache}/uskalla-tools}
DIST=${USKALLA_DIST:-$ROOT/dist}
PANIC_DIST=${USKALLA_PANIC_DIST:-$ROOT/dist-panic}
TARGET_DIR=${CARGO_TARGET_DIR:-$ROOT/target}
RLCARD_VENV="$TOOLS/rlcard-$RLCARD_VERSION"
export PATH="$TOOLS/bin:$ROOT/node_modules/.bin:$PATH:$HOME/.cargo/bin"
cd "$ROOT" || exit 1

say() { printf '== %s\n' "$*"; }

# Prints why the script cannot go on, and exits.
give_up() {
  printf 'uskalla: %s\n' "$*" >&2
  exit 1
}

have() { command -v "$1" >/dev/null 2>&1; }

# need COMMAND ADVICE: fails where a command is missing that no script can install.
need() { have "$1" || give_up "'$1' is missing: $2"; }

# quietly NAME COMMAND…: runs a command with its output in a log, and shows the log's end only if it fails.
quietly() {
  local log="$TOOLS/log/$1"
  shift
  mkdir -p "$TOOLS/log"
  "$@" >"$log" 2>&1 || { tail -n 15 "$log" >&2; return 1; }
}

# apt_install PACKAGE…: installs by apt, only as root on a system with apt.
apt_install() {
  have apt-get && [ "$(id -u)" = 0 ] || return 1
  say "Installing with apt: $*"
  quietly apt-update apt-get update
  quietly apt-install env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}

ensure_compiler() {
  need cargo "install Rust with rustup (https://rustup.rs)"
  have cc || apt_install gcc libc6-dev || give_up "no C linker 'cc': install gcc"
}

ensure_wasm_target() {
  [ -d "$(rustc --print sysroot)/lib/rustlib/$WASM_TARGET/lib" ] && return
  need rustup "the Rust target $WASM_TARGET is not installed and only rustup can add it"
  say "Adding the Rust target $WASM_TARGET"
  quietly rustup-target rustup target add "$WASM_TARGET" || give_up "cannot add the Rust target $WASM_TARGET: is there a network?"
}

# ensure_cargo_tool COMMAND CRATE VERSION [FLAG]
ensure_cargo_tool() {
  local command=$1 crate=$2 version=$3 flag=${4:-}
  [ "$("$TOOLS/bin/$command" --version 2>/dev/null)" = "$command $version" ] && return
  say "Installing $crate $version into $TOOLS (once, some minutes)"
  # Builds in cargo's temporary folder, not in the target folder of the caller.
  quietly "cargo-$crate" env -u CARGO_TARGET_DIR cargo install "$crate" --version "$version" $flag --force --root "$TOOLS" ||
    give_up "cannot install $crate $version: is there a network?"
}

ensure_node_modules() {
  need node "install Node.js 20.15 or newer"
  need npm "install npm, which comes with Node.js"
  local stamp="$ROOT/node_modules/.uskalla-lock"
  cmp -s package-lock.json "$stamp" && return
  say "Installing the Node.js packages of package-lock.json"
  quietly npm npm ci || give_up "cannot install the Node.js packages: is there a network?"
  cp package-lock.json "$stamp"
}

locked_version() {
  awk -v name="\"$1\"" '$1 == "name" { hit = $3 == name } hit && $1 == "version" { gsub(/"/, "", $3); print $3; exit }' Cargo.lock
}

ensure_page_tools() {
  ensure_compiler
  ensure_node_modules
  ensure_wasm_target
  # Without --locked: its lock file names a package that no longer exists.
  ensure_cargo_tool wasm-bindgen wasm-bindgen-cli "$(locked_version wasm-bindgen)"
  ensure_cargo_tool trunk trunk "$TRUNK_VERSION" --locked
}

# Installs RLCard in a Python environment of its own.
ensure_rlcard() {
  [ -x "$RLCARD_VENV/bin/python" ] && "$RLCARD_VENV/bin/python" -c 'import rlcard' 2>/dev/null && return
  need python3 "install Python 3"
  say "Installing rlcard $RLCARD_VERSION into $RLCARD_VENV"
  python3 -c 'import ensurepip' 2>/dev/null || apt_install python3-venv || give_up "Python has no venv: install python3-venv"
  quietly venv python3 -m venv --clear "$RLCARD_VENV" || give_up "cannot make a Python environment in $RLCARD_VENV"
  quietly rlcard "$RLCARD_VENV/bin/pip" install "rlcard==$RLCARD_VERSION" numpy || give_up "cannot install rlcard: is there a network?"
}

# Builds the release page into $DIST.
build_page() {
  say "Building the page into $DIST"
  TRUNK_OFFLINE=true TRUNK_SKIP_VERSION_CHECK=true NO_COLOR=true trunk build --release --locked --dist "$DIST"
}

# Builds a page that can panic on purpose into $PANIC_DIST, in a profile that compiles quickly. It has no debug information, because
# browsers cannot instantiate a program of more than 8 MB again in the same page.
build_panic_page() {
  say "Building a page that can fall into $PANIC_DIST"
  CARGO_PROFILE_DEV_OPT_LEVEL=1 CARGO_PROFILE_DEV_DEBUG=false CARGO_PROFILE_DEV_STRIP=true CARGO_TARGET_DIR="$TARGET_DIR/panic" \
    TRUNK_OFFLINE=true TRUNK_SKIP_VERSION_CHECK=true NO_COLOR=true trunk build --locked --features test-panic --dist "$PANIC_DIST"
}

ensure_chromium() {
  [ -n "${CHROMIUM:-}" ] && return
  local name
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    have "$name" && return
  done
  apt_install chromium || give_up "no Chromium found: install one, or name it by CHROMIUM=/path/to/it"
}
