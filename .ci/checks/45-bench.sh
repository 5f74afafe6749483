#!/usr/bin/env bash
# limit: 600
# Runs every row of the bench once or a few times, beside its peers: that all of them come to the right answers. How fast is
# for `npm run bench` on a quiet machine.
set -euo pipefail

bench/install-peers.sh
log=$(mktemp)
trap 'rm -f "$log"' EXIT
npm run --silent bench -- --quick | tee "$log"
# The clones of public actions are nobody's to install; every other peer has to be there.
if grep 'absent: ' "$log" | grep -v -e '--actions FOLDER'; then
  echo 'a peer is absent, though bench/install-peers.sh has run'
  exit 1
fi
