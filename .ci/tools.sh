# shellcheck shell=bash
# Sourced by the checks: installs a tool at a fixed version once, below the user's cache folder, and prints its path.

tools=${XDG_CACHE_HOME:-$HOME/.cache}/platform-actions-ci

# go_tool <module path of the command> <version> [program]; the Go checksum database vouches for the source.
# Two that want the same tool at one time, such as a check and .ci/install-ahead.sh, install it once.
go_tool() {
  local program=${3:-${1##*/}}
  local folder=$tools/$program-$2
  mkdir -p "$folder"
  (
    flock 9
    [ -x "$folder/$program" ] || GOBIN=$folder GOFLAGS=-buildvcs=false go install "$1@$2" >&2
  ) 9>"$folder/lock" || return 1
  printf '%s\n' "$folder/$program"
}

# go_module <module> <version>: the name to give to `go get`; the Go checksum database vouches for the source.
go_module() {
  GOFLAGS=-mod=mod go mod download "$1@$2" >&2 || return 1
  printf '%s@%s\n' "$1" "$2"
}

# python_tool <package> <version> <program>
python_tool() {
  local folder=$tools/$1-$2
  if [ ! -x "$folder/bin/$3" ]; then
    rm -rf "$folder"
    python3 -m venv "$folder" >&2 && "$folder/bin/pip" install --quiet --disable-pip-version-check "$1==$2" >&2 || return 1
  fi
  printf '%s\n' "$folder/bin/$3"
}

# npm_library <package> <version>: its folder of modules; the npm registry's integrity hashes vouch for the tarball.
npm_library() {
  local folder=$tools/$1-$2
  if [ ! -d "$folder/node_modules/$1" ]; then
    rm -rf "$folder"
    mkdir -p "$folder"
    npm install --prefix "$folder" --no-save --no-audit --no-fund --loglevel=error "$1@$2" >&2 || return 1
  fi
  printf '%s\n' "$folder/node_modules"
}

# npm_tool <package> <version> <program>
npm_tool() {
  local modules
  modules=$(npm_library "$1" "$2") || return 1
  printf '%s\n' "$modules/.bin/$3"
}

# apt_program <package> <program>: Debian's package where the program is missing.
apt_program() {
  if ! command -v "$2" >/dev/null; then
    { apt-get update -qq && apt-get install -y -qq "$1"; } >&2 || return 1
  fi
  command -v "$2"
}

# start_platform <folder>: the platform double in the background; its words go to <folder>/platform.json.
# Sets `platform` to its process, which the caller ends.
start_platform() {
  node_modules/.bin/node test/platform-double/cli.ts --json >"$1/platform.json" 2>"$1/platform.log" &
  platform=$!
  local _
  for _ in $(seq 100); do
    [ -s "$1/platform.json" ] && return 0
    kill -0 "$platform" 2>/dev/null || break
    sleep 0.1
  done
  cat "$1/platform.log" >&2
  return 1
}
