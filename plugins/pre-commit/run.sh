#!/bin/sh
# Runs a command of the bundle as a hook of pre-commit: run.sh <command> [--input value …]. The hook's `args` follow.
set -eu

root=$(CDPATH='' cd -P -- "$(dirname -- "$0")/../.." && pwd -P)
node=$(sh "$root/actions/find-node.sh" "$PWD") || exit
exec "$node" "$root/dist/index.js" "$@"
