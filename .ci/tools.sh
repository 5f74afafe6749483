# shellcheck shell=bash
# Sourced by the checks: installs a tool at a fixed version once, below the user's cache folder, and prints its path. What two
# want at one time, such as two checks or a check and .ci/install-ahead.sh, is installed once.

tools=${XDG_CACHE_HOME:-$HOME/.cache}/platform-actions-ci

# once <name of a lock> <path> <command …>: runs the command unless the path is there, or becomes there meanwhile.
once() {
  mkdir -p "$tools/locks"
  (
    flock 9
    [ -e "$2" ] || "${@:3}" >&2 9>&-
  ) 9>"$tools/locks/$1" || return 1
}

# go_tool <module path of the command> <version> [program]; the Go checksum database vouches for the source.
go_tool() {
  local program=${3:-${1##*/}}
  local folder=$tools/$program-$2
  once "$program-$2" "$folder/$program" env "GOBIN=$folder" GOFLAGS=-buildvcs=false go install "$1@$2" || return 1
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
  once "$1-$2" "$folder/bin/$3" install_python "$folder" "$1==$2" || return 1
  printf '%s\n' "$folder/bin/$3"
}
install_python() {
  rm -rf "$1"
  python3 -m venv "$1" && "$1/bin/pip" install --quiet --disable-pip-version-check "$2"
}

# npm_library <package> <version>: its folder of modules; the npm registry's integrity hashes vouch for the tarball.
npm_library() {
  local folder=$tools/$1-$2
  once "${1//\//-}-$2" "$folder/node_modules/$1" install_npm "$folder" "$1@$2" || return 1
  printf '%s\n' "$folder/node_modules"
}
install_npm() {
  rm -rf "$1"
  mkdir -p "$1"
  npm install --prefix "$1" --no-save --no-audit --no-fund --loglevel=error "$2"
}

# npm_tool <package> <version> <program>
npm_tool() {
  local modules
  modules=$(npm_library "$1" "$2") || return 1
  printf '%s\n' "$modules/.bin/$3"
}

# apt_program <package> <program>: Debian's package where the program is missing.
apt_program() {
  command -v "$2" || { once apt "/usr/bin/$2" install_debian "$1" && command -v "$2"; }
}
install_debian() {
  apt-get update -qq && apt-get install -y -qq "$1"
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
