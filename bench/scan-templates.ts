/** A file of the corpus with marks; `N` in its path stands for the number of the round. */
export interface Template {
  readonly path: string;
  readonly text: string;
}

/**
 * Marks: `⟪kind⟫` is an image that the file names there, `⟪value⟫` one in a value without a meaning of its own, such as an
 * environment variable, and `⟪decoy⟫` a text like one in a comment or a script. Where an image is
 * put together, `⟪name⟫` and `⟪tag⟫` are its parts or `⟪whole⟫` all of it, and `⟪here kind⟫`, which leaves nothing
 * behind, is the line that names it.
 */
export const TEMPLATES: readonly Template[] = [
  {
    path: 'services/N/Dockerfile',
    text: `# syntax=⟪frontend⟫
# Was FROM ⟪decoy⟫ until the last release.
ARG TAG=⟪tag⟫
ARG UNUSED=⟪value⟫
FROM --platform=$BUILDPLATFORM ⟪from⟫ AS build
ARG LATER=⟪value⟫
WORKDIR /src
COPY --from=⟪copy-from⟫ /etc/ssl /etc/ssl
RUN --mount=type=bind,from=⟪mount-from⟫,target=/tools \\
    --mount=type=cache,target=/root/.cache \\
    make && \\
    echo "FROM ⟪decoy⟫" > /src/example
FROM ⟪name⟫:\${TAG} AS base⟪here from-argument⟫
LABEL org.opencontainers.image.base.name="⟪value⟫"
ENV IMAGE=⟪value⟫
FROM base
COPY --from=build /src/out /out
COPY --from=0 /src/example /example
ENTRYPOINT ["/out"]
`,
  },
  {
    path: 'services/N/tools.Dockerfile',
    text: `ARG BASE=⟪whole⟫
from ⟪from⟫ as first
RUN <<EOF
cat > Dockerfile <<INNER
FROM ⟪decoy⟫
COPY --from=⟪decoy⟫ /a /b
INNER
EOF
COPY <<'RECIPE' /recipe.yaml
image: ⟪decoy⟫
RECIPE
FROM scratch AS empty
COPY --from=first /a /a
FROM "\${BASE}"⟪here from-argument⟫
ONBUILD COPY --from=⟪copy-from⟫ /x /x
RUN --mount=from=empty,target=/e --mount=from=⟪mount-from⟫,target=/m true
`,
  },
  {
    path: 'stacks/N/compose.yml',
    text: `x-note:
  image: ⟪value⟫
services:
  web:
    image: ⟪compose⟫ # not ⟪decoy⟫
    labels:
      image: ⟪decoy⟫
    environment:
      IMAGE: ⟪value⟫
  quoted: { image: "⟪compose⟫", command: ["run", "⟪decoy⟫"] }
  with-default:
    image: ⟪name⟫:\${TAG:-⟪tag⟫}⟪here compose-default⟫
  built:
    image: ⟪compose-beside-build⟫
    build:
      context: .
      additional_contexts:
        base: docker-image://⟪compose-context⟫
      dockerfile_inline: |
        FROM ⟪compose-inline⟫
        RUN echo "FROM ⟪decoy⟫"
configs:
  app:
    content: |
      image: ⟪text-in-yaml⟫
`,
  },
  {
    path: 'deploy/N/app.yaml',
    text: `apiVersion: apps/v1
kind: Deployment
metadata:
  name: app
  annotations:
    image: ⟪value⟫
spec:
  selector:
    matchLabels: { app: app }
  template:
    metadata:
      labels:
        image: ⟪decoy⟫
    spec:
      initContainers:
        - name: init
          image: ⟪kubernetes⟫
          args: ["--image", "⟪decoy⟫"]
      containers:
        # image: ⟪decoy⟫
        - name: app
          image: "⟪kubernetes⟫"
          env:
            - name: IMAGE
              value: ⟪value⟫
        - { name: side, image: '⟪kubernetes⟫' }
      volumes:
        - name: data
          image: { reference: ⟪kubernetes-volume⟫ }
---
apiVersion: batch/v1
kind: CronJob
metadata: { name: nightly }
spec:
  schedule: "0 3 * * *"
  jobTemplate:
    spec:
      template:
        spec:
          restartPolicy: Never
          containers:
            - name: nightly
              image: ⟪kubernetes⟫
---
apiVersion: v1
kind: ConfigMap
metadata: { name: settings }
data:
  image: ⟪text-in-yaml⟫
  pod.yaml: |
    containers:
      - image: ⟪text-in-yaml⟫
`,
  },
  {
    path: 'deploy/N/list.yaml',
    text: `apiVersion: v1
kind: List
items:
  - apiVersion: v1
    kind: Pod
    metadata: { name: one }
    spec:
      containers:
        - name: one
          image: >-
            ⟪kubernetes-folded⟫
      ephemeralContainers:
        - name: debugger
          image: ⟪kubernetes⟫
  - apiVersion: v1
    kind: Secret
    metadata: { name: pull }
    stringData:
      image: ⟪text-in-yaml⟫
  - apiVersion: apps/v1
    kind: DaemonSet
    metadata: { name: agents }
    spec:
      template:
        spec:
          containers:
            - name: first
              image: &agent ⟪kubernetes⟫
            - name: second
              image: *agent
`,
  },
  {
    path: '.github/workflows/w-N.yml',
    text: `name: w
on: [push]
env:
  IMAGE: ⟪value⟫
jobs:
  short:
    runs-on: ubuntu-latest
    container: ⟪workflow-container⟫
    steps:
      - uses: actions/checkout@v4
      - uses: docker://⟪workflow-step⟫
        with:
          image: ⟪step-input⟫
      - run: |
          docker run ⟪decoy⟫
          cat <<EOF
          image: ⟪decoy⟫
          EOF
  long:
    runs-on: ubuntu-latest
    container:
      image: ⟪workflow-image⟫
      env:
        image: ⟪value⟫
    services:
      database:
        image: ⟪workflow-image⟫ # was ⟪decoy⟫
        ports: ["5432:5432"]
      cache: { image: "⟪workflow-image⟫" }
    steps:
      - name: "image: ⟪decoy⟫"
        run: make
  many:
    runs-on: ubuntu-latest
    strategy:
      matrix:
        image:
          - ⟪workflow-matrix⟫
          - ⟪workflow-matrix⟫
    container: \${{ matrix.image }}
    steps:
      - run: make
`,
  },
  {
    path: 'actions/N/action.yml',
    text: `name: a
description: Runs an image.
inputs:
  image:
    description: such as ⟪value⟫
    default: ⟪value⟫
runs:
  using: docker
  image: docker://⟪action⟫
  env:
    IMAGE: ⟪decoy⟫
`,
  },
  {
    path: 'config/N.yaml',
    text: `# image: ⟪decoy⟫
site:
  title: "FROM ⟪text-in-yaml⟫ on"
  image: ⟪picture⟫
cards:
  - image: https://example.com/⟪picture⟫
runner:
  image: ⟪any-yaml⟫
`,
  },
  {
    path: 'services/N/odd.Dockerfile',
    text: `# escape=\`
ARG VERSION="⟪tag⟫"
FROM \`
  ⟪name⟫:$VERSION \`⟪here from-argument⟫
  AS odd
RUN echo \`
FROM ⟪decoy⟫
FROM odd AS again
COPY --chown=1:1 --from=⟪copy-from⟫ --chmod=755 /a /b
COPY --from=ODD /a /b
RUN ["echo", "FROM", "⟪decoy⟫"]
CMD ["--from=⟪decoy⟫"]
`,
  },
  {
    path: 'stacks/N/docker-compose.prod.yaml',
    text: `x-base: &base
  restart: always
  image: ⟪compose-anchor⟫
services:
  one:
    <<: *base
  two:
    image: >
      ⟪compose-folded⟫
  three:
    volumes:
      - type: image
        source: ⟪compose-volume⟫
        target: /data
      - type: bind
        source: ⟪value⟫
        target: /other
  four: {"image": "⟪compose⟫"}
  five:
    ? image
    : ⟪compose-folded⟫
`,
  },
];
