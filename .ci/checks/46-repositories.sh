#!/usr/bin/env bash
# limit: 600
# Checks and pins public repositories, which are not part of this one: a folder beside it has them where this check runs.
set -euo pipefail

real=${PUBLIC_REPOSITORIES:-../shared/real}
if [ ! -e "$real/measure.py" ]; then
  echo "skipped: $real has no public repositories"
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# Two at a time, each with a registry of its own.
mapfile -t names < <(find "$real/repositories" -name '*.tar.xz' -printf '%s %f\n' | sort -rn | sed 's/^[0-9]* //; s/\.tar\.xz$//')
measure() {
  local first=$1 index chosen=()
  for ((index = first; index < ${#names[@]}; index += 2)); do chosen+=("${names[index]}"); done
  REAL_PORT=$((18555 + first)) python3 "$real/measure.py" . "$work/$first" "${chosen[@]}"
}
measure 0 &
code=0
measure 1 || code=1
wait $! || code=1
[ "$code" -eq 0 ]
python3 - "$work"/{0,1}/measured.json <<'PYTHON'
import json, sys

rows = [row for file in sys.argv[1:] for row in json.load(open(file))]
left = sum(sum(row["errors after pin"].values()) for row in rows)
facts = {
    "no row": not rows,
    # Three filters, and four values that the updater of Argo CD writes.
    "more than 7 tagged references are missed": sum(row["missed"] for row in rows) > 7,
    "files are unread": any(row["unread"] for row in rows),
    "a second pin changes something": not all(row["same twice"] for row in rows),
    "more than one repository does not pass as it is": sum(row["as it is"] != 0 for row in rows) > 1,
    "more than 8 errors are left after pin": left > 8,
}
wrong = [fact for fact, holds in facts.items() if holds]
print("\n".join(wrong) or "as expected")
sys.exit(bool(wrong))
PYTHON
