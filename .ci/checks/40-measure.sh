#!/usr/bin/env bash
# Limits of time and memory, on a machine that does nothing else.
# limit: 900
# alone
set -euo pipefail
results=$(mktemp)
trap 'rm "$results"' EXIT
measure() {
  npm run measure -- --reporter=default --reporter=json --outputFile.json="$results" "$@"
}
# What fails runs twice: a neighbor on the machine may take the time that one run would need.
measure || {
  mapfile -t failed < <(node_modules/.bin/node --print \
    'JSON.parse(fs.readFileSync(process.argv[1])).testResults.filter(({ status }) => status !== "passed").map(({ name }) => name).join("\n")' "$results")
  measure "${failed[@]}"
}
