#!/usr/bin/env bash
# limit: 600
# Renders the charts, the kustomizations and the Compose files of test/fixtures with helm, kustomize and Compose's own loader
# before and after the bundle pinned them: every image must be rendered with the digest that its tag has, and nothing else
# may change. What has no effect is not called pinned, and a second pin changes nothing.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

helm=$(go_tool helm.sh/helm/v3/cmd/helm v3.22.0)
kustomize=$(go_tool sigs.k8s.io/kustomize/kustomize/v5 v5.6.0 kustomize)
compose=$(go_tool github.com/compose-spec/compose-go/v2/cmd v2.16.2)
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
  printf '%s\n' "$1"
  exit 1
}

bundle=$PWD/${BUNDLE:-dist/index.js} scripts=$PWD/.ci
charts=$folder/charts
cp -R test/fixtures/helm "$charts"
cp -R test/fixtures/kustomize test/fixtures/compose "$charts/"
git -C "$charts" init --quiet
git -C "$charts" add --all --force
git -C "$charts" -c user.name=ci -c user.email=ci@example.com commit --quiet --message start

export PLATFORM_API_URL PLATFORM_ISSUER_URL PLATFORM_REGISTRY_URL PLATFORM_IDENTITY PLATFORM_ID_TOKEN
PLATFORM_API_URL=$(value api) PLATFORM_ISSUER_URL=$(value issuer) PLATFORM_REGISTRY_URL=$(value registry)
PLATFORM_IDENTITY=$(value PLATFORM_IDENTITY) PLATFORM_ID_TOKEN=$(value PLATFORM_ID_TOKEN)
# run <name> <words…>: the command line in the folder of the charts; its exit code goes to `code`.
run() {
  local name=$1
  shift
  code=0
  (cd "$charts" && node "$bundle" resolve-digest --report-file "$name.json" "$@") >"$folder/$name.log" 2>&1 </dev/null || code=$?
  mv "$charts/$name.json" "$folder/$name.json" || { cat "$folder/$name.log"; fail "$name wrote no report"; }
}
render() {
  local chart
  for chart in "$charts"/*/Chart.yaml; do
    chart=${chart%/Chart.yaml}
    (cd "$charts" && "$helm" template release "./${chart##*/}") >"$folder/$1-${chart##*/}.yaml"
    [ ! -f "$chart/values-prod.yaml" ] ||
      (cd "$charts" && "$helm" template release "./${chart##*/}" -f "${chart##*/}/values-prod.yaml") >"$folder/$1-${chart##*/}-prod.yaml"
  done
  "$kustomize" build "$charts/kustomize/overlay" >"$folder/$1-kustomize.yaml"
  (cd "$charts/compose" && "$compose" compose.yaml) >"$folder/$1-compose.yaml"
}

render before
run check-before --mode check --files 'dead-digest/**'
[ "$code" -eq 1 ] || fail "a digest that no template reads was called pinned ($code)"
grep -q 'no digest that takes effect' "$folder/check-before.log" || { cat "$folder/check-before.log"; fail 'the dead digest is not explained'; }
run pin --mode pin
cat "$folder/pin.log"
[ "$code" -eq 0 ] || fail "pin ended with $code"
render after
for name in kustomize compose $(cd "$charts" && dirname -- */Chart.yaml) $(cd "$charts" && dirname -- */values-prod.yaml | sed 's/$/-prod/'); do
  echo "== $name"
  node "$scripts/check-rendering.js" "$folder/before-$name.yaml" "$folder/after-$name.yaml" "$folder/pin.json" || fail "the pins of $name have no effect"
done

# Digits or a whole digest: nothing there tells which of them this chart wants.
git -C "$charts" diff --quiet -- elsewhere || fail 'an empty sha of an unknown chart was filled'
grep -q 'key is empty' "$folder/pin.log" || fail 'an empty sha of an unknown chart was not reported'

run check --mode check --files '**,!elsewhere/**'
[ "$code" -eq 0 ] || { cat "$folder/check.log"; fail "check ended with $code after the pin"; }
git -C "$charts" -c user.name=ci -c user.email=ci@example.com commit --quiet --all --message pinned
run again --mode pin
git -C "$charts" diff --quiet || fail 'a second pin changed a file'
node .ci/check-hosts.js leaks "$folder/platform.json" "$folder/pin.log" "$folder/check.log" "$charts"
