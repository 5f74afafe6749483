# shellcheck shell=bash
# Sourced by the checks: installs a tool at a fixed version once, below the user's cache folder, and prints its path.

tools=${XDG_CACHE_HOME:-$HOME/.cache}/platform-actions-ci

# go_tool <module path of the command> <version>; the Go checksum database vouches for the source.
go_tool() {
  local folder=$tools/${1##*/}-$2
  if [ ! -x "$folder/${1##*/}" ]; then
    GOBIN=$folder GOFLAGS=-buildvcs=false go install "$1@$2" >&2 || return 1
  fi
  printf '%s\n' "$folder/${1##*/}"
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
