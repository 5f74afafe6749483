#!/usr/bin/env bash
# limit: 300
# Runs the hooks of this repository with `pre-commit try-repo` in a project of its own, against the platform double.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

precommit=$(python_tool pre-commit 4.7.0 pre-commit)
export PATH="$PWD/node_modules/.bin:$PATH"
folder=$(mktemp -d)
platform=
stop() {
  [ -z "$platform" ] || kill "$platform" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT
start_platform "$folder"
value() { node .ci/check-hosts.js value "$folder/platform.json" "$1"; }
fail() {
  cat "$folder/log"
  printf '%s\n' "$1"
  exit 1
}
commit() {
  git -C "$1" add --all --force
  git -C "$1" -c user.name=ci -c user.email=ci@example.com commit --quiet --no-verify --message "$2"
}

# The hooks are taken from a repository with the files of this checkout, as pre-commit would clone it.
mkdir "$folder/hooks" "$folder/project"
git ls-files -z | tar --create --null --files-from - | tar --extract --directory "$folder/hooks"
git -C "$folder/hooks" init --quiet --initial-branch main
commit "$folder/hooks" 'The hooks'

project=$folder/project
git -C "$project" init --quiet --initial-branch main
printf 'FROM cgr.dev/chainguard/python:latest\n' >"$project/Dockerfile"
commit "$project" 'The project'

export PRE_COMMIT_HOME=$folder/cache PRE_COMMIT_COLOR=never
PLATFORM_API_URL=$(value api) PLATFORM_ISSUER_URL=$(value issuer) PLATFORM_REGISTRY_URL=$(value registry)
PLATFORM_IDENTITY=$(value PLATFORM_IDENTITY) PLATFORM_ID_TOKEN=$(value PLATFORM_ID_TOKEN)
export PLATFORM_API_URL PLATFORM_ISSUER_URL PLATFORM_REGISTRY_URL PLATFORM_IDENTITY PLATFORM_ID_TOKEN
hook() {
  (cd "$project" && "$precommit" try-repo "$folder/hooks" "$1" --ref HEAD --all-files --verbose) >>"$folder/log" 2>&1 </dev/null
}

hook old-tags || fail 'a maintained tag was refused'
if hook image-pins; then fail 'an image without a digest passed'; fi
grep -q 'Dockerfile:1' "$folder/log" || fail 'the finding does not name its line'

(cd "$project" && node "$OLDPWD/dist/index.js" resolve-digest --mode pin --files Dockerfile) >>"$folder/log" 2>&1 || fail 'the pin failed'
grep -Eq '@sha256:[0-9a-f]{64}' "$project/Dockerfile" || fail 'the image was not pinned'
hook image-pins || fail 'a pinned image was refused'
cat "$folder/log"
node .ci/check-hosts.js leaks "$folder/platform.json" "$folder/log"
echo 'pre-commit: old tags and pins judged'
