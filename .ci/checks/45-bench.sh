#!/usr/bin/env bash
# limit: 600
# Runs every row of the bench once, beside its peers: that all of them come to the right answers. Half of the sections run
# beside the other half, as nothing is measured here; how fast is for `npm run bench` on a quiet machine.
set -euo pipefail

bench/install-peers.sh
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT
halves=('start-up repositories scan memory' 'resolve list gate roles fleet')
# half <number>
half() {
  # shellcheck disable=SC2086 # each section is an argument
  npm run --silent bench -- --quick ${halves[$1]} >"$logs/$1" 2>&1 || { echo "failed: ${halves[$1]}" >>"$logs/$1"; return 1; }
}
half 0 &
code=0
half 1 || code=1
wait $! || code=1
cat "$logs"/*
# A section that neither half names would be run by nobody.
sections=$(sed -n "/^const sections/,/^};/s/^  '\{0,1\}\([a-z-]*\)'\{0,1\}: open.*/\1/p" bench/run.ts)
[ "$(sort <<<"$sections")" = "$(tr ' ' '\n' <<<"${halves[*]}" | sort)" ] || { echo 'the halves are not all sections'; exit 1; }
# Some are named as absent for reasons of their own; one that could be installed has to be there.
if grep 'absent: not installed' "$logs"/*; then
  echo 'a peer is absent, though bench/install-peers.sh has run'
  exit 1
fi
exit "$code"
