#!/usr/bin/env bash
# limit: 600
# The shipped gate: its requests to GitHub against GitHub's own description, its SARIF with the validator made for it, and
# the CycloneDX that it reads against the published schemas.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

# The program itself: the script around it gives its arguments to a shell.
multitool=$(npm_library @microsoft/sarif-multitool 5.7.0)/@microsoft/sarif-multitool-linux/Sarif.Multitool
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

node_modules/.bin/node .ci/check-advisory-gate.js "$folder/sarif"

# It is a .NET program: without this it wants the machine's ICU.
export DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1
# results_of <file>: how many errors and warnings the validator has for it, by its rules for SARIF and for code scanning.
results_of() {
  "$multitool" validate "$1" --rule-kind 'Sarif;Ghas' --level 'Error;Warning' --kind Fail \
    --output "$folder/validated.sarif" --log ForceOverwrite >"$folder/log" 2>&1 || true
  node .ci/count-sarif-results.js "$folder/validated.sarif"
}

for file in "$folder"/sarif/*.sarif; do
  found=$(results_of "$file")
  [ "$found" = 0 ] || { echo "${file##*/}: $found"; cat "$folder/log"; exit 1; }
  echo "${file##*/}: no errors and no warnings"
done
# A validator that finds nothing has to be able to find something.
sed 's/"startLine": *[0-9]*/"startLine":0/g' "$folder/sarif/fails.sarif" >"$folder/broken.sarif"
[ "$(results_of "$folder/broken.sarif" 2>/dev/null)" != 0 ] || { echo 'the validator finds nothing in a broken file'; exit 1; }
