import { describe, expect, test } from 'vitest';
import { applyEdits, planEdit } from '../../../src/images/edit/edit-text.ts';
import { scanFile } from '../../../src/images/read/read-file.ts';
import { NEW_DIGEST } from './golden.ts';

const texts = (path: string, text: string) =>
  scanFile(path, text).references.map((reference) => reference.text);
const pin = (path: string, text: string) =>
  applyEdits(
    text,
    scanFile(path, text).references.flatMap((reference) => {
      const plan = planEdit(reference, NEW_DIGEST);
      return 'kind' in plan ? [] : plan;
    }),
  ).replaceAll(NEW_DIGEST, 'D');

describe('places', () => {
  test('count lines and columns from 1, the end column one past the last', () => {
    const [reference] = scanFile('Dockerfile', '# é\n FROM a/b:1\n').references;
    const location = { file: 'Dockerfile', line: 2, column: 7, endLine: 2, endColumn: 12 };
    expect(reference).toMatchObject({ location, start: 10, end: 15 });
  });
});

describe('ignore comments', () => {
  test('work on the last line without a line break, and on one line of a long file', () => {
    const [reference] = scanFile('x.yaml', 'image: a.b/c:1 # platform-actions: ignore').references;
    expect(reference?.ignore).toEqual({ reason: undefined });
    expect(scanFile('x.yaml', '# platform-actions: ignore').references).toEqual([]);
  });
});

describe('Dockerfile', () => {
  test('an ARG with an unknown value has none', () => {
    const { unresolved } = scanFile('Dockerfile', 'ARG A=$NOPE\nFROM x:$A');
    expect(unresolved[0]?.reason).toBe('`$A` has no value in this file');
  });

  test.each([
    ['ARG REG=cgr.dev/acme\nARG VER\nARG IMG=${REG}/x:${VER}\nFROM ${IMG}', 'cgr.dev/acme/x:${VER}${IMG}'],
    ['ARG REG=cgr.dev\nARG IMG=$REG/acme/x:$VER\nFROM $IMG', 'cgr.dev/acme/x:$VER$IMG'],
    ['ARG A=cgr.dev/acme\nARG B=$A/x:$VER\nARG C=$B\nFROM $C', 'cgr.dev/acme/x:$VER$B$C'],
    ['ARG A="cgr.dev/acme/x:$VER"\nARG B=$A\nFROM $B', 'cgr.dev/acme/x:$VER'],
    ['ARG A=$VER\nARG A=\nFROM x:$A', 'x:'],
  ])('an ARG with a value that is known in part names its registry: %s', (text, expanded) => {
    const { unresolved } = scanFile('Dockerfile', text);
    expect(unresolved.map((one) => one.expanded).filter((one) => one !== '$B')).toEqual([expanded]);
  });

  test('an ARG set again in a stage does not read the global one', () => {
    expect(pin('Dockerfile', 'ARG V=1\nFROM a:${V}\nARG V=2\n')).toBe('ARG V=1@D\nFROM a:${V}\nARG V=2\n');
  });

  test('an ARG with up to 1000 arguments is read, and one with more is reported', () => {
    const read = (count: number) => {
      const many = Array.from({ length: count }, (_, n) => `a${n}=${n}`).join(' ');
      return scanFile('Dockerfile', `ARG ${many}\nFROM cgr.dev/a/b:$a999`);
    };
    expect(read(1000).references.map(({ reference }) => reference.tag)).toEqual(['999']);
    expect(read(1001).problems.map(({ message }) => message)).toEqual([
      'it cannot be read completely: RangeError: an instruction has more than 1000 arguments',
    ]);
  });

  test('a stage that the platform of the build selects is no image', () => {
    const stages = 'FROM a AS bin-linux\nFROM b AS bin-darwin\n';
    const read = (name: string) => {
      const { references, unresolved } = scanFile('Dockerfile', `${stages}FROM ${name} AS bin\n`);
      return [references.length, unresolved.length];
    };
    expect(read('bin-$TARGETOS')).toEqual([2, 0]);
    expect(read('bin-${TARGETOS}${TARGETVARIANT}')).toEqual([2, 0]);
    expect(read('other-$TARGETOS')).toEqual([2, 1]);
    expect(read('bin-$OTHER')).toEqual([2, 1]);
    expect(read(`bin-${'$TARGETOS'.repeat(20)}`)).toEqual([2, 1]);
  });

  test('an escaped blank does not end a word', () => {
    expect(texts('Dockerfile', "ARG A=x\\ y B=\"p ' q\" C='1\\' D=2\nFROM i:$C AS x\nFROM j:$D")).toEqual([
      'j:2',
    ]);
  });

  test('without any instruction there is nothing', () => {
    for (const text of ['', '\n\n', '# only a comment', '\uFEFF'])
      expect(texts('Dockerfile', text)).toEqual([]);
  });

  test('a FROM or COPY without an image names none', () => {
    expect(texts('Dockerfile', 'FROM ""\nFROM\nFROM --platform=x\nCOPY --from= a b\nONBUILD\nCOPY')).toEqual(
      [],
    );
  });
});

test('a step without an image, and an empty matrix, name none', () => {
  const text =
    'jobs: {a: {container: "${{ matrix.i }}", strategy: {matrix: {i: [""]}}, steps: [{uses: "docker://"}]}}';
  expect(scanFile('.github/workflows/a.yml', text)).toMatchObject({
    references: [],
    unresolved: [],
    problems: [],
  });
});

test('a number of a matrix becomes a text with its digest, unless YAML reads another number', () => {
  const workflow = (values: string) =>
    `jobs: {a: {name: A job, container: "c.d/x:\${{ matrix.v }}", strategy: {matrix: {v: [${values}]}}}}\n`;
  expect(scanFile('.github/workflows/a.yml', workflow('20')).references).toMatchObject([
    { text: 'c.d/x:20', editable: { kind: 'yes', site: { before: '@' } } },
  ]);
  expect(scanFile('.github/workflows/a.yml', workflow('3.9, 3.10'))).toMatchObject({
    references: [{ text: 'c.d/x:3.9' }],
    unresolved: [{ text: 'c.d/x:${{ matrix.v }}' }],
  });
});

test.each([
  'chart/templates/a.yaml',
  'chart/templates/values.yaml',
  'chart/templates/kustomization.yaml',
  'compose.yaml',
  '.buildkite/pipeline.yaml',
])('a template that the parser refuses has its references in their lines: %s', (path) => {
  const text = 'a: "cgr.dev/acme/a:1"\nb: cgr.dev/acme/b:{{ .tag }}\n{{- if .x }}\n  {{ c: [\n';
  const { problems, references, unresolved } = scanFile(path, text);
  expect(references.map(({ location, text: image }) => [image, location.line])).toEqual([
    ['cgr.dev/acme/a:1', 1],
  ]);
  expect(unresolved.map(({ location }) => location.line)).toEqual([2]);
  expect(problems).toEqual([]);
});

describe('a value of a matrix', () => {
  const reasons = (job: string, others = '') =>
    scanFile(
      '.github/workflows/a.yml',
      `jobs:\n  a:\n    strategy: {matrix: {v: ["1"], os: [x]}}\n    container: "c.d/x:\${{ matrix.v }}"\n${job}${others}`,
    ).references.map(({ editable }) => (editable.kind === 'no' ? editable.reason : undefined));

  test.each([
    ['without a name', '', 'the name of the job shows it: give the job a `name` without it'],
    ['named after it', '    name: a ${{ matrix.v }}\n', 'the `name` of the job shows it'],
    ['named after all of them', '    name: a ${{ toJSON(matrix) }}\n', 'the `name` of the job shows it'],
    ['named after it by index', "    name: a ${{ matrix['v'] }}\n", 'the `name` of the job shows it'],
    ['named after another', '    name: a ${{ matrix.os }}\n', undefined],
    ['with a name of its own', '    name: a job\n', undefined],
  ])('is edited only where that renames no job: one %s', (_name, job, reason) => {
    expect(reasons(job)).toEqual([reason]);
  });

  test('has no other readers in other jobs', () => {
    const job = '    name: a\n';
    const other = `  b:\n    if: matrix.v == '1'\n    steps: [{run: "echo \${{ matrix.v }}"}]\n`;
    expect(reasons(job, other)).toEqual([undefined]);
    expect(reasons(`${job}    steps: [{run: "echo \${{ matrix.v }}"}]\n`)).toEqual([
      '`matrix: v` is also used where a digest would be wrong',
    ]);
    expect(reasons(`${job}    env: *b\n`, `  b: {env: &b {A: "\${{ matrix.v }}"}}\n`)).toEqual([
      '`matrix: v` is also used where a digest would be wrong',
    ]);
  });
});

test('a default that is compared keeps its text also where the other side has a digest', () => {
  const pinned = `c.d/x:1@sha256:${'ab'.repeat(32)}`;
  const text = `spec: {inputs: {a: {default: "c.d/x:1"}}}\n---\na: {script: [x], rules: [{if: '$A == "${pinned}"'}]}\n`;
  expect(scanFile('.gitlab-ci.yml', text).references[0]).toMatchObject({
    editable: { kind: 'no', reason: 'an expression compares it' },
  });
});

test('a document that cannot name an image of ours need not be valid', () => {
  const pod = (name: string): string => `kind: Pod\nspec: {containers: [{image: "c.d/${name}:1"}]}\n`;
  const text = `${pod('a')}---\na: [b\n---\n${pod('b')}`;
  const mayName = (_path: string, document: string) => document.includes('c.d');
  expect(scanFile('x.yml', text, { mayName })).toMatchObject({
    understood: 'all',
    problems: [],
    references: [
      { text: 'c.d/a:1', location: { line: 2 } },
      { text: 'c.d/b:1', location: { line: 7 } },
    ],
  });
  expect(scanFile('x.yml', text).understood).toBe('part');
});

test('documents are read at their places, whichever others are left out', () => {
  const pod = (name: string): string => `kind: Pod\nspec: {containers: [{image: "c.d/${name}:1"}]}\n`;
  const text = `${pod('a')}---\n${pod('b')}--- # none\nx: y\n---\r\n${pod('d')}`;
  const mayName = (_path: string, document: string) => document.includes('c.d');
  const some = scanFile('x.yml', text, { mayName });
  expect(some.references.map(({ location }) => location.line)).toEqual([2, 5, 10]);
  expect(some).toEqual(scanFile('x.yml', text));
});

test('documents of a stream with inputs are all read: any of them may use one', () => {
  const text =
    'spec: {inputs: {i: {default: "c.d/x:1"}}}\n---\njob: {script: [x], image: "$[[ inputs.i ]]"}\n';
  const mayName = (_path: string, document: string) => document.includes('c.d');
  expect(scanFile('x.yml', text, { mayName }).unresolved).toMatchObject([{ text: '$[[ inputs.i ]]' }]);
});

test.each([
  ['compose.yaml', ['Plain value cannot start with reserved character @']],
  ['templates/compose.yaml', []],
  ['x.yaml', []],
])('an error in %s, where templates are filled in, is a problem: %j', (path, messages) => {
  const { problems, understood } = scanFile(path, 'x: "{{ a }}"\nb: @\n');
  expect([understood, problems.map(({ message }) => message)]).toEqual(['part', messages]);
});

describe('values of a chart', () => {
  const chart = new Map([
    ['Chart.yaml', 'name: x\nversion: 1.0.0\n'],
    ['values.yaml', 'image: {repository: c.d/x, tag: "1"}\n'],
    ['templates/pod.yaml', 'image: "{{ .Values.image.repository }}:{{ .Values.image.tag }}"\n'],
  ]);
  const read = (path: string, text: string) =>
    scanFile(path, text, { chart }).references.map((reference) => reference.text);

  test('an overlay inherits what it does not set', () => {
    expect(read('chart/values-prod.yaml', 'image: {repository: c.d/y}\n')).toEqual(['c.d/y:1']);
  });

  test('the values of the chart itself inherit nothing from their other version', () => {
    expect(read('chart/values.yaml', 'image: {repository: c.d/y}\n')).toEqual([]);
  });
});

describe('Compose', () => {
  test('a file is none without a service that has an image or a build', () => {
    expect(scanFile('x.yml', 'services:\n  a: {ports: [1]}\n').syntax).toBe('yaml');
    expect(scanFile('x.yml', 'services:\n  a: {build: .}\n').syntax).toBe('compose');
    // A document in which nothing is found has no say.
    const pod = 'apiVersion: v1\nkind: Pod\nspec: {containers: [{image: a/b:1}]}\n';
    expect(scanFile('x.yml', `a: b\n---\n${pod}`).syntax).toBe('kubernetes');
    expect(scanFile('x.yml', `image: a.b/c:1\n---\n${pod}`).syntax).toBe('yaml');
  });

  test('services may be merged, and lists may hold anything', () => {
    const text = `x: &more
  b: {image: "c.d/b:1"}
services:
  <<: *more
  a:
    build:
      args: [null, [x], &arg "A=c.d/arg:1", *arg]
      additional_contexts: [null, [x], &context "a=docker-image://c.d/context:1", *context]
      dockerfile_inline: FROM c.d/raw:1@$NOPE
  c:
    build:
      dockerfile_inline: |
        FROM c.d/inline:1
        RUN echo $NOPE
`;
    expect(texts('compose.yml', text)).toEqual(['c.d/b:1', 'c.d/arg:1', 'c.d/context:1', 'c.d/inline:1']);
  });
});

describe('a file that only its contents tell', () => {
  test('is also read by the rules for any YAML, since a guess may be wrong', () => {
    const text = `release: {script: make}
pool: {vmImage: x}
services: {app: {build: ., image: "c.d/built:1"}, db: {image: c.d/db}}
deploy: {tools: {image: "c.d/tool:1", helperImage: "c.d/helper:1"}}
`;
    expect(texts('x.yml', text)).toEqual(['c.d/built:1', 'c.d/db', 'c.d/tool:1', 'c.d/helper:1']);
    expect(texts('.gitlab-ci.yml', text)).toEqual([]);
    expect(texts('compose.yml', text)).toEqual(['c.d/built:1', 'c.d/db']);
  });

  test('names an image that one service builds and another runs', () => {
    const text = 'services:\n  a: {build: ., image: &i "c.d/a:1"}\n  b: {image: *i}\n';
    expect(texts('x.yml', text)).toEqual(['c.d/a:1']);
    expect(texts('compose.yml', text)).toEqual(['c.d/a:1']);
    expect(texts('x.yml', text.replace('image: *i', 'build: .'))).toEqual(['c.d/a:1']);
  });

  test('is read as what its `apiVersion` says, and as nothing else', () => {
    const text = 'apiVersion: skaffold/v4\nkind: Config\nservices: {a: {image: c.d/a:1}}\nimage: c.d/b:1\n';
    expect(scanFile('x.yaml', text)).toMatchObject({ references: [], syntax: 'skaffold' });
    expect(texts('x.yaml', text.replace(/^.*\n/, ''))).toEqual(['c.d/a:1', 'c.d/b:1']);
  });
});

describe('Kubernetes', () => {
  test('a kustomization is known by its contents too', () => {
    const text =
      'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Component\nimages: [{name: x, newTag: "1"}]\n';
    expect(scanFile('components/a.yaml', text)).toMatchObject({
      syntax: 'kustomize',
      references: [{ text: 'x:1' }],
    });
  });

  test('a `newTag` beside the name is its tag in any object', () => {
    const image = (key: string) => `  ${key}:\n    name: cgr.dev/a/b\n    newTag: v1\n`;
    const object = `apiVersion: e.org/v1\nkind: X\nspec:\n${image('image')}${image('other')}`;
    expect(pin('x.yaml', object)).toBe(object.replaceAll('v1\n', 'v1@D\n').replace('org/v1@D', 'org/v1'));
  });

  test('odd keys and missing anchors are passed over', () => {
    const text =
      'apiVersion: v1\nkind: Pod\nspec:\n  ? [a]\n  : b\n  ? \n  containers: [*none, {image: "a/b:1"}, {: x}, ]\n';
    expect(texts('x.yaml', text)).toEqual(['a/b:1']);
  });
});

test('an `apiVersion` alone makes no JSON of Kubernetes', () => {
  const images = (kind: string) =>
    texts('x.json', `{"apiVersion": "v1", ${kind} "image": {"repository": "c.d/x", "tag": "1"}}`);
  expect([images(''), images('"kind": "Pod",')]).toEqual([[], ['c.d/x:1']]);
});

test('only JSON of Kubernetes is read', () => {
  const object = '{"apiVersion": "v1", "kind": "Pod", "spec": {"image": "a.b/c:1"}}';
  expect(texts('a.json', object)).toEqual(['a.b/c:1']);
  for (const text of [
    `[${object}]`,
    `{"x": ${object}}`,
    `${object},`,
    '["apiVersion", "kind"]',
    '"\\"apiVersion\\" \\"kind\\""',
  ])
    expect(texts('a.json', text)).toEqual([]);
});

test('a reference in a key that a digest would make too long for one is judged but not edited', () => {
  const key = Array.from({ length: 14 }, (_, n) => `cgr.dev/acme/a${n}:1`).join(' ');
  const text = `services:\n  a:\n    build:\n      ${key}: x\n    build: .\n`;
  expect(texts('compose.yml', text)).toHaveLength(14);
  expect(pin('compose.yml', text)).toBe(text);
});

describe('a complete reference in an image that has no value here', () => {
  test.each([
    ['.github/workflows/a.yml', 'jobs: {a: {container: "${{ inputs.image || \'cgr.dev/a/b:1\' }}"}}\n'],
    [
      '.github/workflows/a.yml',
      "jobs: {a: {container: \"${{ x && 'cgr.dev/a/b:1' || 'cgr.dev/a/c:2' }}\"}}\n",
    ],
    ['azure-pipelines.yml', 'jobs: [{container: "$[ coalesce(variables.q, \'cgr.dev/a/b:1\') ]"}]\n'],
    ['templates/a.yaml', 'image: \'{{ .Values.image | default "cgr.dev/a/b:1" }}\'\n'],
    ['templates/a.yaml', 'image: "{{ if .x }}cgr.dev/a/b:1{{ else }}cgr.dev/a/c:2{{ end }}"\n'],
  ])('is a text of any kind: %s, %s', (path, text) => {
    expect(pin(path, text)).toBe(text.replaceAll(/:[12](?=['"{])/g, '$&@D'));
    expect(scanFile(path, text).unresolved).toEqual([]);
  });

  test.each([
    ['.github/workflows/a.yml', "${{ inputs.i == 'cgr.dev/a/b:2' && 'cgr.dev/a/b:1' || 'cgr.dev/a/c:1' }}"],
    [
      '.github/workflows/a.yml',
      "${{ contains('cgr.dev/a/b:2 x', inputs.i) || 'cgr.dev/a/b:2' != inputs.i }}",
    ],
    ['azure-pipelines.yml', "$[ iif(eq(variables.i, 'cgr.dev/a/b:2'), 'cgr.dev/a/b:1', variables.i) ]"],
    ['templates/a.yaml', "{{ if eq .Values.image `x` 'cgr.dev/a/b:2' }}cgr.dev/a/b:1{{ end }}"],
  ])('is not edited where the expression compares it: %s, %s', (path, image) => {
    for (const text of [`jobs: {a: {container: "${image}"}}\n`, `jobs: {a: {env: {A: "${image}"}}}\n`])
      expect(pin(path, text)).toBe(text.replaceAll(/:1(?=['"{])/g, '$&@D'));
  });

  test('is one too where the variable is empty', () => {
    expect(texts('Dockerfile', 'ARG B\nFROM ${B:+cgr.dev/a/b:1}\n')).toEqual(['cgr.dev/a/b:1']);
  });

  test('is reported if it is malformed', () => {
    const { unresolved } = scanFile(
      '.github/workflows/a.yml',
      'jobs: {a: {container: "${{ x || \'cgr.dev/a/B:1\' }}"}}\n',
    );
    expect(unresolved.map(({ kind, text }) => [kind, text])).toEqual([['malformed', 'cgr.dev/a/B:1']]);
  });

  test('is not edited where the image is not', () => {
    const text = 'services: {a: {build: ., image: "{{ x or \'cgr.dev/a/b:1\' }}"}}\n';
    expect(pin('compose.yml', text)).toBe(text);
    expect(scanFile('compose.yml', text).unresolved).toHaveLength(1);
  });

  test('is none where the image begins with it', () => {
    const { references, unresolved } = scanFile('compose.yml', 'services: {a: {image: "cgr.dev/a/b:$V"}}');
    expect([references, unresolved.map(({ text }) => text)]).toEqual([[], ['cgr.dev/a/b:$V']]);
  });
});

test.each([
  ['templates/a.yaml', 'image: {{ .Values.image | default "cgr.dev/a/b:1" }}\n'],
  ['templates/a.yaml', 'env: [{value: {{ ternary "cgr.dev/a/b:1" `cgr.dev/a/c:1` .x }}}]\n'],
  // The lenient parser reads this, the other one does not.
  ['a.yaml', 'x: {{ "cgr.dev/a/b:1" }}\nlist: [\n  a\n]\n'],
])('a template that YAML reads as a map has texts: %s, %j', (path, text) => {
  expect(pin(path, text)).toBe(text.replaceAll(/:1(?=["`])/g, '$&@D'));
});

test('keys that are lists or maps have references, and so have their values', () => {
  const text = 'x:\n  ? [cgr.dev/a/b:1]\n  : cgr.dev/a/c:1\n';
  expect(texts('a.yaml', text)).toEqual(['cgr.dev/a/b:1', 'cgr.dev/a/c:1']);
  expect(pin('a.yaml', text)).toBe('x:\n  ? [cgr.dev/a/b:1]\n  : cgr.dev/a/c:1@D\n');
});

test('a tag that goes on in the next string of a shell is unresolved', () => {
  const { references, unresolved } = scanFile('run.sh', `A='cgr.dev/a/b:1'"$X"\nB='cgr.dev/a/c:1' "$X"\n`);
  expect([references, unresolved].map((list) => list.map(({ text }) => text))).toEqual([
    ['cgr.dev/a/c:1'],
    ['cgr.dev/a/b:1'],
  ]);
});

test('a variable of Concourse is unresolved, not malformed', () => {
  const text = 'type: registry-image\nsource: {repository: cgr.dev/a/b, tag: ((tag))}\n';
  expect(scanFile('ci/pipeline.yml', text).unresolved.map(({ kind }) => kind)).toEqual(['unresolved']);
});

test('a condition of an Earthfile is a script', () => {
  const text = 'a:\n  IF [ "$X" = "cgr.dev/a/b:1" ]\n  ELSE IF [ "$X" = "cgr.dev/a/c:1" ]\n  END\n';
  expect(texts('Earthfile', text)).toHaveLength(2);
  expect(pin('Earthfile', text)).toBe(text);
});

test('tags of YAML change nothing', () => {
  const text = 'a: !!omap [image: a.b/c:1]\nb: !!set {image}\nc: !!binary aW1hZ2U=\nimage: !x a.b/d:1\n';
  expect(texts('a.yaml', text)).toEqual(['a.b/c:1', 'a.b/d:1']);
});

describe('digest keys', () => {
  test('are added at the end of a file without a final line break, in its own line ends', () => {
    expect(pin('kustomization.yaml', 'images:\r\n- name: x\r\n  newName: a.b/c\r\n  newTag: v1')).toBe(
      'images:\r\n- name: x\r\n  newName: a.b/c\r\n  newTag: v1\r\n  digest: D',
    );
    expect(pin('kustomization.yaml', 'images:\n- name: a.b/c\n  newTag: v1')).toBe(
      'images:\n- name: a.b/c\n  newTag: v1\n  digest: D',
    );
  });

  test('are replaced in a text inside another file', () => {
    const text = (hex: string) => `patches:
- patch: |
    spec:
      image: {repository: a.b/c, tag: v1, digest: "sha256:${hex}"}
      other: {repository: a.b/d, tag: v1, sha: "${hex}"}
      images: [{name: a.b/e, newTag: v1, digest: "sha256:${hex}"}]
`;
    expect(pin('kustomization.yaml', text('e'.repeat(64))).replaceAll('D', NEW_DIGEST)).toBe(
      text(NEW_DIGEST.slice('sha256:'.length)),
    );
  });

  test('a problem inside such a text has its line in the file', () => {
    expect(
      scanFile('kustomization.yaml', 'images: []\npatches:\n- patch: |\n    a: b\n    c: "d\n').problems[0]
        ?.line,
    ).toBe(5);
  });
});

describe('bake', () => {
  test('HCL passes over what it does not know', () => {
    const text = `target "a" {
  dockerfile-inline = "FROM c.d/a:\${NOPE}\\nFROM c.d/b:1"
  args = { A = 1 << 2, B = "c.d/c:1" }
}
`;
    expect(texts('docker-bake.hcl', text)).toEqual(['c.d/b:1', 'c.d/c:1']);
    expect(texts('docker-bake.hcl', 'target "a" {\n dockerfile-inline = <<E\nFROM c.d/a:1\nE')).toEqual([
      'c.d/a:1',
    ]);
    expect(scanFile('docker-bake.hcl', 'a = "${ {b = "c\nd"} }"').problems).toHaveLength(1);
    expect(scanFile('docker-bake.hcl', 'a = "${ {b = "c"} } ${"').problems).toHaveLength(1);
    expect(texts('docker-bake.hcl', '/* never closed')).toEqual([]);
    expect(scanFile('docker-bake.hcl', 'a = "${never closed').problems).toHaveLength(1);
  });

  test('a variable that is mentioned with escapes is still known', () => {
    const text =
      '{"variable": {"T": {"default": "1"}}, "target": {"a": {"args": {"A": "c.d/a:\\u0024{T}", "B": "\\u00zz"}}}}';
    expect(texts('docker-bake.json', text.replace(', "B": "\\u00zz"', ''))).toEqual(['c.d/a:1']);
  });
});

describe('Jenkinsfile', () => {
  test('a slash that closes no text divides, and an open dollar text ends the file', () => {
    expect(texts('Jenkinsfile', "x = /a\ndocker.image('c.d/a:1')")).toEqual(['c.d/a:1']);
    expect(scanFile('Jenkinsfile', 'x = $/ open').problems).toEqual([
      { line: 1, message: 'the text that starts here is not terminated' },
    ]);
    expect(
      texts(
        'Jenkinsfile',
        "docker.image('c.d/\\uzz:1')\ndocker.image('c.d/\\x4')\ndocker.image('c.d/a:1') // end",
      ),
    ).toEqual(['c.d/uzz:1', 'c.d/x4', 'c.d/a:1']);
  });

  test('a pod with a variable that is set is read with its value', () => {
    const text = 'def TAG = \'1\'\nyaml """\nspec:\n  image: c.d/a:${TAG}\n"""\n';
    expect(texts('Jenkinsfile', text)).toEqual(['c.d/a:1']);
    expect(pin('Jenkinsfile', text)).toBe(text.replace("'1'", "'1@D'"));
  });
});

test('a registry that only the files read that a GitLab pipeline includes is unresolved', () => {
  const pipeline = (more: string) =>
    `variables: { R: cgr.dev/a, O: { value: cgr.dev }, V: 1, C: cgr.dev/a/b:1 }\njob: { script: [x], image: "$O/x/y:1" }\n${more}`;
  const unresolved = (more: string) =>
    scanFile('.gitlab-ci.yml', pipeline(more)).unresolved.map(({ text }) => text);
  expect(unresolved('include: [{ local: a.yml }]\n')).toEqual(['cgr.dev/a']);
  expect(unresolved('')).toEqual([]);
});

test('a comment of a devcontainer.json names no image while the file is valid', () => {
  const file = '{ // cgr.dev/a/b:1\n "image": "cgr.dev/a/c:1" /* cgr.dev/a/d:1 */, }';
  expect(texts('devcontainer.json', file)).toEqual(['cgr.dev/a/c:1']);
  expect(texts('devcontainer.json', file.slice(0, -1))).toHaveLength(3);
});

describe('Azure Pipelines', () => {
  const containers = (...images: readonly string[]) =>
    `resources: { containers: [${images.map((image, n) => `{ container: c${n}, image: "${image}" }`).join(', ')}] }\n`;

  test('variables of the file have their values, also from each other', () => {
    const text = `variables: { reg: cgr.dev/a, Tag: '1', all: "$(reg)/d:$(tag)" }\n${containers('$(reg)/b:$(TAG)', "${{ variables.reg }}/c:${{ variables['tag'] }}", '$(all)')}`;
    expect(texts('azure-pipelines.yml', text)).toEqual(['cgr.dev/a/b:1', 'cgr.dev/a/c:1', 'cgr.dev/a/d:1']);
    expect(texts('ci.yml', `pool: x\ntrigger: none\n${text}`)).toHaveLength(3);
  });

  test('a digest is written into a variable that nothing else reads', () => {
    const text = `variables:\n- group: g\n- name: tag\n  value: 1\n${containers('cgr.dev/a/b:$(tag)')}`;
    expect(pin('azure-pipelines.yml', text)).toBe(text.replace('value: 1', 'value: 1@D'));
    for (const step of ['echo $(tag)', 'echo $TAG', "x: ${{ eq(variables['tag'], 'y') }}"])
      expect(pin('azure-pipelines.yml', `${text}steps: [{ script: "${step}" }]\n`)).not.toContain('D\n');
  });

  test('one with several values, or in a condition, has none', () => {
    const image = containers('cgr.dev/a/b:$(v)');
    const twice = `variables: { v: 1 }\njobs: [{ variables: { V: 2 } }]\n${image}`;
    const inCondition = (given: string) => `variables:\n  ${given}\n${image}`;
    for (const text of [
      twice,
      inCondition('${{ if x }}: { v: 1 }'),
      inCondition('- ${{ if x }}: [{ name: v, value: 1 }]'),
      inCondition('{ w: "$(v)" }'),
    ])
      expect(scanFile('azure-pipelines.yml', text).unresolved).toHaveLength(1);
  });
});

describe('Woodpecker', () => {
  test('a matrix with more combinations than are read is read in part, not silently cut', () => {
    const read = (count: number) => {
      const tags = Array.from({ length: count }, (_, index) => `"1.${index}"`);
      const text = `matrix: {TAG: [${tags.join(', ')}]}\nsteps:\n- image: cgr.dev/a/b:\${TAG}\n`;
      return scanFile('.woodpecker.yml', text);
    };
    expect(read(255)).toMatchObject({ understood: 'all', references: { length: 255 } });
    expect(read(256).understood).toBe('cut');
    expect(read(300).problems[0]?.message).toContain('its matrix has 256 combinations or more');
  });
});

describe('a comment of a Dockerfile', () => {
  test('names no image while the parser understands the file, and is a text once it does not', () => {
    const text = '# see cgr.dev/acme/old:1\nFROM cgr.dev/acme/app:1\n';
    expect(texts('Dockerfile', text)).toEqual(['cgr.dev/acme/app:1']);
    expect(texts('compose.yaml', 'services: [\n# see cgr.dev/acme/old:1\n')).toEqual(['cgr.dev/acme/old:1']);
  });
});

describe('a key that may name results', () => {
  test('has images that are used where it is a map of them by name', () => {
    const values =
      'images:\n  tags:\n    api: cgr.dev/a/b:1\n    job: &j cgr.dev/a/c:2\n  image_tags: { x: *j }\n';
    for (const path of ['values.yaml', 'overrides/api.yaml'])
      expect(pin(path, values)).toBe(values.replace(':1', ':1@D').replace(':2', ':2@D'));
    expect(texts('x.yaml', 'tags: cgr.dev/a/b:1\n')).toEqual([]);
    expect(texts('x.yaml', 'tags: [cgr.dev/a/b:1]\noutput: { x: "cgr.dev/a/b:1" }\n')).toEqual([]);
  });
});

describe('a tag before a mark that could continue it', () => {
  test.each([
    'docker build --cache-from "cgr.dev/a/b:1" .\necho done',
    'docker build --cache-from "cgr.dev/a/b:1" ..\necho done',
    'docker cp "cgr.dev/a/b:1" ~root/x',
    'docker run cgr.dev/a/b:1<file',
    'docker run -i cgr.dev/a/b:1<<EOF\nx\nEOF',
    'docker run -i cgr.dev/a/b:1<<<"$x"',
  ])('is complete in a script: %s', (text) => {
    expect(texts('run.sh', text)).toEqual(['cgr.dev/a/b:1']);
  });

  test.each(['"cgr.dev/a/b:1" + v', '"cgr.dev/a/b:1" . $v', '"cgr.dev/a/b:1" .. v', '"cgr.dev/a/b:1" ~ v'])(
    'is unresolved in code: %s',
    (text) => {
      expect(scanFile('x.txt', text).unresolved.map(({ text: found }) => found)).toEqual(['cgr.dev/a/b:1']);
    },
  );
});

describe('a tag that goes on as a regular expression', () => {
  test.each(['v\\d+.\\d+', '1\\\\.2', '1.[0-9]+', '1.+$'])('is unresolved and not edited: %s', (tag) => {
    const { references, unresolved } = scanFile('x.yaml', `pattern: '^cgr.dev/a/b:${tag}'\n`);
    expect([references.length, unresolved.length]).toEqual([0, 1]);
  });

  test.each(['"cgr.dev/a/b:1\\n"', 'cgr.dev/a/b:1. Then', '[cgr.dev/a/b:1][0]'])('but not in %s', (text) => {
    expect(texts('x.txt', text)).toEqual(['cgr.dev/a/b:1']);
  });
});

test('a variable of a Makefile with two dollar signs is unresolved', () => {
  const recipe =
    'x:\n\tfor v in 1 2; do B=cgr.dev/a/b:$${v}; echo cgr.dev/a/c:$$v $$(cgr.dev/a/d:$$(v)); done\n';
  expect(scanFile('Makefile', recipe).unresolved.map(({ text }) => text)).toEqual([
    'cgr.dev/a/b:$${v}',
    'cgr.dev/a/c:$$v',
    'cgr.dev/a/d:$$(v)',
  ]);
});

describe('a text in quotes that goes on at the margin', () => {
  const TASKS = `- image: "cgr.dev/a/b:1"\n  url: "{{ {\n    'a': x,\n\n}[y] }}"\n- image: cgr.dev/a/c:2\n`;

  test.each(['\n', '\r\n', '\r'])('is read as most tools do, with line breaks %j', (lineBreak) => {
    const tasks = TASKS.replaceAll('\n', lineBreak);
    expect(scanFile('tasks/main.yml', tasks).understood).toBe('all');
    expect(pin('tasks/main.yml', tasks)).toBe(tasks.replace(':1', ':1@D').replace(':2', ':2@D'));
  });

  test.each([
    ['a comment before it', 'a: [x, # c\n"y\nz"]\n'],
    ['too many lines', `a: "${'\nx'.repeat(3000)}"\n`],
    ['another error behind it', 'a: "x\ny"\nb: [\n'],
  ])('is not joined with %s', (_name, text) => {
    expect(scanFile('x.yaml', `${text}c: cgr.dev/a/b:1\n`).understood).toBe('part');
  });
});

describe('segments in capitals', () => {
  test('are placeholders in Markdown, and malformed in a script', () => {
    const read = (path: string, text: string) => scanFile(path, text).unresolved.map(({ kind }) => kind);
    expect(read('a.md', '```sh\ndocker pull cgr.dev/ORGANIZATION/app:1\n```\n')).toEqual(['unresolved']);
    expect(read('a.md', '```sh\ndocker pull cgr.dev/acme/app:TAG. Then\n```\n')).toEqual(['unresolved']);
    expect(read('a.sh', 'docker pull cgr.dev/ORGANIZATION/app:1\n')).toEqual(['malformed']);
  });
});

test('a Dockerfile of 1,000,000 characters is the longest that is read', () => {
  const read = (length: number) => scanFile('Dockerfile', 'FROM cgr.dev/a/b:1\n#'.padEnd(length)).problems;
  expect(read(1_000_000)).toEqual([]);
  expect(read(1_000_001)).toMatchObject([{ message: 'it is longer than 1000000 characters' }]);
});
