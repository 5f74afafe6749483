import { expect, test } from 'vitest';
import { scanFile } from '../../../src/images/read/read-file.ts';

type MakeFile = (n: number) => readonly [path: string, text: string];

/** Of each six files: 15 images. What a large repository holds: some files with images, many without. */
const KINDS: readonly MakeFile[] = [
  (n) => [
    `services/s${n}/Dockerfile`,
    `ARG TAG=1.${n}\nFROM cgr.dev/chainguard/go:1.22-dev AS build\nWORKDIR /src\nCOPY . .\nRUN go build \\\n    -o /app ./...\nCOPY --from=cgr.dev/acme/certs:${n} /a /b\nFROM cgr.dev/acme/run:\${TAG}\nCOPY --from=build /app /app\nENTRYPOINT ["/app"]\n`,
  ],
  (n) => [
    `deploy/app${n}.yaml`,
    `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: app${n}\n  labels:\n    app: app${n}\nspec:\n  replicas: 3\n  selector:\n    matchLabels:\n      app: app${n}\n  template:\n    metadata:\n      labels:\n        app: app${n}\n    spec:\n      initContainers:\n        - name: init\n          image: cgr.dev/acme/init:${n}\n          command: ["sh", "-c", "true"]\n      containers:\n        - name: app\n          image: cgr.dev/acme/app${n}:1.2.3\n          ports:\n            - containerPort: 8080\n          resources:\n            limits: {cpu: "1", memory: 1Gi}\n        - name: proxy\n          image: "cgr.dev/acme/proxy:2"\n---\napiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: 'cgr.dev/acme/pod:3'\n`,
  ],
  (n) => [
    `.github/workflows/w${n}.yml`,
    `name: w${n}\non: [push]\njobs:\n  test:\n    runs-on: ubuntu-latest\n    container: cgr.dev/chainguard/python:3.${n}\n    steps:\n      - uses: actions/checkout@v4\n      - run: |\n          make test\n          make lint\n      - uses: docker://cgr.dev/acme/lint:1\n`,
  ],
  (n) => [
    `charts/c${n}/values.yaml`,
    `image:\n  registry: cgr.dev\n  repository: acme/app\n  tag: "${n}"\nservice:\n  type: ClusterIP\n  port: 80\nresources: {}\nnodeSelector: {}\n`,
  ],
  (n) => [`config/c${n}.yaml`, `settings:\n  a: ${n}\n  b: [1, 2, 3]\n  c: text\nlist:\n  - one\n  - two\n`],
  (n) => [
    `stacks/s${n}/docker-compose.yml`,
    `services:\n${[1, 2, 3, 4, 5].map((k) => `  s${k}:\n    image: cgr.dev/acme/s${k}:${n}\n    restart: always\n`).join('')}`,
  ],
];

test('2,000 files with 5,000 references take less than 2 s', () => {
  const files = Array.from({ length: 334 }, (_, round) =>
    KINDS.map((make, n) => make(round * KINDS.length + n)),
  )
    .flat()
    .slice(0, 2000);
  const times: number[] = [];
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const start = performance.now();
    let references = 0;
    for (const file of files) references += scanFile(...file).references.length;
    times.push(performance.now() - start);
    expect(references).toBeGreaterThanOrEqual(5000);
  }
  // The best of three: other work on the machine is not what is measured.
  expect(Math.min(...times)).toBeLessThan(2000);
});
