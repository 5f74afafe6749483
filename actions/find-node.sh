#!/bin/sh
# Prints the path of a Node.js of at least 20.18.1; or says on stderr that there is none, and exits with 2.
# Looked for in this order: PATH, the mounts of a container job, the runner's tool cache, the runner's own Node.js.
# A candidate counts only if it starts and prints its version. Nothing from the workspace is ever started, and no
# candidate is started in it: a checked-out file (a `node`, or a version file that a shim obeys) must not decide
# what runs. POSIX sh; needs no other program than `sort` and, for a candidate that is a link, `readlink`; uses
# `timeout` where there is one.
# Usage: find-node.sh [workspace]; without it $GITHUB_WORKSPACE.
set -u

given_workspace=${1:-${GITHUB_WORKSPACE:-}}
given_workspace=${given_workspace%/}
workspace=
if [ -n "$given_workspace" ]; then
  workspace=$(CDPATH='' cd -P -- "$given_workspace" 2>/dev/null && pwd -P) || workspace=$given_workspace
fi

# Whether a folder may be searched: an absolute path, outside the workspace as written and as resolved.
is_trusted_directory() {
  case $1 in
    /*) ;;
    *) return 1 ;;
  esac
  real_directory=$(CDPATH='' cd -P -- "$1" 2>/dev/null && pwd -P) || return 1
  [ -n "$workspace" ] || return 0
  case $1/ in
    "$given_workspace"/*) return 1 ;;
  esac
  case $real_directory/ in
    "$workspace"/*) return 1 ;;
  esac
  return 0
}

# Whether a file may be started: no link on the way to it leads into the workspace.
is_trusted_file() {
  file=$1
  hops=0
  while [ -L "$file" ]; do
    target=$(readlink "$file" 2>/dev/null) || return 1
    case $target in
      /*) file=$target ;;
      *) file=${file%/*}/$target ;;
    esac
    is_trusted_directory "${file%/*}/" || return 1
    hops=$((hops + 1))
    [ "$hops" -lt 40 ] || return 1
  done
  return 0
}

neutral_directory=${RUNNER_TEMP:-/tmp}
is_trusted_directory "$neutral_directory" || neutral_directory=/

# PATH without the folders that may not be searched; this script's own programs come from there, too.
trusted_path=
rest=${PATH:-}:
while [ -n "$rest" ]; do
  directory=${rest%%:*}
  rest=${rest#*:}
  if is_trusted_directory "$directory"; then
    trusted_path=$trusted_path${trusted_path:+:}$directory
  fi
done
PATH=${trusted_path:-/usr/bin:/bin}
export PATH

# Options of the job are not the candidate's fault, and may name files of the workspace.
unset NODE_OPTIONS

limit_seconds=10
if timeout -k 2 "$limit_seconds" true 2>/dev/null; then
  limited() { timeout -k 2 "$limit_seconds" "$@"; }
elif timeout "$limit_seconds" true 2>/dev/null; then
  limited() { timeout "$limit_seconds" "$@"; }
else
  limited() { "$@"; }
fi

run_candidate() {
  (cd "$neutral_directory" && limited "$@" </dev/null 2>/dev/null)
}

is_number() {
  case $1 in
    '' | *[!0-9]*) return 1 ;;
  esac
  return 0
}

# Whether `v<major>.<minor>.<patch>` is at least 20.18.1; what follows the patch, as in `-nightly`, is not looked at.
is_new_enough() {
  case $1 in
    v*.*.*) ;;
    *) return 1 ;;
  esac
  version=${1#v}
  major=${version%%.*}
  version=${version#*.}
  minor=${version%%.*}
  patch=${version#*.}
  patch=${patch%%[!0-9]*}
  is_number "$major" && is_number "$minor" && is_number "$patch" || return 1
  [ "$major" -gt 20 ] && return 0
  [ "$major" -eq 20 ] || return 1
  [ "$minor" -gt 18 ] && return 0
  [ "$minor" -eq 18 ] && [ "$patch" -ge 1 ]
}

# Prints the candidate and ends the search when it is a Node.js that starts and is new enough. Behind a shim of a version
# manager, the program that the shim starts outside the workspace is printed.
consider() {
  [ -f "$1" ] && [ -x "$1" ] && is_trusted_file "$1" || return 0
  found=$(run_candidate "$1" --version) || return 0
  is_new_enough "$found" || {
    seen="$seen $1"
    return 0
  }
  program=$(run_candidate "$1" -p process.execPath) || program=
  case $program in
    /*) [ -f "$program" ] && [ -x "$program" ] && is_trusted_directory "${program%/*}/" || program=$1 ;;
    *) program=$1 ;;
  esac
  printf '%s\n' "$program"
  exit 0
}
seen=
line_end='
'

rest=$trusted_path:
while [ -n "$rest" ]; do
  directory=${rest%%:*}
  rest=${rest#*:}
  [ -z "$directory" ] || consider "${directory%/}/node"
done

consider /__e/node24/bin/node
consider /__e/node24_alpine/bin/node

# Folders of the tool cache are named by version; highest first.
cached_versions() {
  for directory in "$1"/node/*/; do
    directory=${directory%/}
    name=${directory##*/}
    case $name in
      *[!0-9.]* | '') ;;
      *.*.*) printf '%s\n' "$name" ;;
    esac
  done | sort -t . -k 1,1nr -k 2,2nr -k 3,3nr
}

if [ -n "${RUNNER_TOOL_CACHE:-}" ] && is_trusted_directory "$RUNNER_TOOL_CACHE"; then
  for name in $(cached_versions "$RUNNER_TOOL_CACHE"); do
    consider "$RUNNER_TOOL_CACHE/node/$name/x64/bin/node"
    consider "$RUNNER_TOOL_CACHE/node/$name/arm64/bin/node"
  done
fi

# The runner keeps its temporary folder in its work folder, which by default lies in its root.
if [ -n "${RUNNER_TEMP:-}" ]; then
  for up in .. ../.. ../../..; do
    runner_root=$(CDPATH='' cd -P -- "$RUNNER_TEMP/$up" 2>/dev/null && pwd -P) || continue
    is_trusted_directory "$runner_root" || continue
    consider "${runner_root%/}/externals/node24/bin/node"
  done
fi
for runner_root in /home/runner /home/runner/actions-runner /home/runner/actions-runner/cached /actions-runner /runner; do
  consider "$runner_root/externals/node24/bin/node"
done

# The runner reads a line that starts with `::`, so a line end in a path must not start one.
case $seen in
  *"$line_end"*) seen= ;;
esac
printf '::error title=No Node.js::%s\n' "No Node.js of at least 20.18.1 starts on this machine.${seen:+ Too old or not Node.js:$seen.}" >&2
printf '%s\n' "Use the action at the root of this repository, platform-actions/platform-actions, with the input 'command': it brings its own Node.js. Or let actions/setup-node run before this step." >&2
exit 2
