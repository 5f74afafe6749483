#!/usr/bin/env bats
# The plugin's command hook as an agent runs it, with a stub of `buildkite-agent`. Started by .ci/checks/30-hosts.sh,
# which sets ROOT and the variables of a platform double (API, ISSUER, REGISTRY, IDENTITY, ID_TOKEN).

setup() {
  calls=$BATS_TEST_TMPDIR/calls
  mkdir "$calls" "$BATS_TEST_TMPDIR/bin" "$BATS_TEST_TMPDIR/checkout"
  cat >"$BATS_TEST_TMPDIR/bin/buildkite-agent" <<AGENT
#!/bin/sh
number=\$(ls "$calls" | wc -l)
printf '%s\n' "\$*" >"$calls/\$(printf %03d "\$number").words"
if [ "\$1 \$2" = 'oidc request-token' ]; then
  [ -n "\${STUB_ID_TOKEN:-}" ] || { echo 'fatal: failed to create Job API client' >&2; exit 1; }
  printf '%s\n' "\$STUB_ID_TOKEN"
  exit 0
fi
cat >"$calls/\$(printf %03d "\$number").stdin"
AGENT
  chmod +x "$BATS_TEST_TMPDIR/bin/buildkite-agent"
  export PATH="$BATS_TEST_TMPDIR/bin:$PATH"
  export BUILDKITE=true BUILDKITE_JOB_ID=0190 BUILDKITE_STEP_KEY=pin BUILDKITE_BUILD_CHECKOUT_PATH=$BATS_TEST_TMPDIR/checkout
  export BUILDKITE_AGENT_JOB_API_SOCKET=$BATS_TEST_TMPDIR/socket
  export STUB_ID_TOKEN=$ID_TOKEN
  cd "$BATS_TEST_TMPDIR/checkout" || exit 1
}

# configure <JSON of more keys>
configure() {
  export BUILDKITE_PLUGIN_CONFIGURATION="{\"command\":\"resolve-digest\",\"api-url\":\"$API\",\"issuer-url\":\"$ISSUER\",\"registry-url\":\"$REGISTRY\",$1}"
}

call() {
  cat "$calls"/*.words | grep -F -- "$1"
}

@test "outputs become meta-data and the summary an annotation" {
  configure "\"images\":[\"python\",\"cgr.dev/acme/python:latest\"],\"identity\":\"$IDENTITY\""
  run "$ROOT/plugins/buildkite/hooks/command"
  [ "$status" -eq 0 ]
  call 'meta-data set resolve-digest:reference'
  call 'annotate --style success --context platform-actions-resolve-digest-pin'
  grep -rqE '^cgr.dev/chainguard/python:latest@sha256:[0-9a-f]{64}$' "$calls"
}

@test "the token is for the issuer, its subject is the pipeline, and it is redacted by stdin" {
  configure "\"images\":\"cgr.dev/acme/python:latest\",\"identity\":\"$IDENTITY\""
  run "$ROOT/plugins/buildkite/hooks/command"
  [ "$status" -eq 0 ]
  call "oidc request-token --audience $ISSUER --subject-claim pipeline_id"
  call 'redactor add'
  [[ "$output" != *"$ID_TOKEN"* ]]
  run call "$ID_TOKEN"
  [ "$status" -ne 0 ]
}

@test "without a token the job reports what to do, and ends with 3" {
  STUB_ID_TOKEN=
  configure "\"images\":\"cgr.dev/acme/python:latest\",\"identity\":\"$IDENTITY\""
  run "$ROOT/plugins/buildkite/hooks/command"
  [ "$status" -eq 3 ]
  [[ "$output" == *'run this on the agent itself, or pass `buildkite-agent`'* ]]
}

@test "a key that is no input is refused" {
  configure '"image":"python"'
  run "$ROOT/plugins/buildkite/hooks/command"
  [ "$status" -eq 2 ]
  [[ "$output" == *'`image` is not an input of `resolve-digest`'* ]]
}

@test "no text of the configuration is run by a shell" {
  configure "\"images\":\"\$(touch $BATS_TEST_TMPDIR/spliced) \`touch $BATS_TEST_TMPDIR/spliced\`\""
  run "$ROOT/plugins/buildkite/hooks/command"
  [ "$status" -eq 2 ]
  [ ! -e "$BATS_TEST_TMPDIR/spliced" ]
}

@test "a Node.js of the checkout is never started" {
  mkdir bin
  printf '#!/bin/sh\ntouch "%s/started"\n' "$BATS_TEST_TMPDIR" >bin/node
  chmod +x bin/node
  PATH="$PWD/bin:$PATH"
  configure '"images":"python"'
  run "$ROOT/plugins/buildkite/hooks/command"
  [ "$status" -eq 0 ]
  [ ! -e "$BATS_TEST_TMPDIR/started" ]
}
