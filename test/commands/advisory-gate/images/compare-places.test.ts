import { describe, expect, it } from 'vitest';
import { compareImagePlaces } from '../../../../src/commands/advisory-gate/images/compare-places.ts';
import { readBuilds } from '../../../../src/images/read/builds.ts';
import { readSlots } from '../../../../src/images/read/slots.ts';

/** Files with images by the names of their slots, in order. */
type Files = Readonly<Record<string, readonly (readonly [slot: string, tag: string])[]>>;

const placed = (files: Files) =>
  Object.entries(files).flatMap(([file, filled]) =>
    filled.map(([slot, tag]) => {
      const [name = '', stage] = slot.split('#');
      const complete = { host: 'cgr.dev', path: ['acme', 'nginx'], tag, digest: undefined };
      const image = { organization: 'acme', repository: 'acme/nginx', tag, complete };
      const slots = [stage === undefined ? { name } : { name, stage: Number(stage) }];
      return { file, slots, image: { image, reference: tag, name: tag } };
    }),
  );

function compare(before: Files, after: Files, renames: Readonly<Record<string, string>> = {}) {
  const compared = compareImagePlaces(placed(after), placed(before), (file) => renames[file] ?? file);
  const { base, head, moves, unmoved } = compared;
  const names = (images: typeof head) => images.map(({ name }) => name);
  const lines = moves.map(({ file, from, slot, to }) => `${file} ${slot}: ${from ?? 'new'} → ${to}`);
  return { head, base, lines, removed: names(base), unmoved: names(unmoved) };
}

describe('the places of a change', () => {
  it.each<[string, Files, Files, Readonly<Record<string, unknown>>]>([
    ['nothing', { a: [['s', '1']] }, { a: [['s', '1']] }, { lines: [], removed: [], unmoved: ['1'] }],
    ['a move', { a: [['s', '1']] }, { a: [['s', '2']] }, { lines: ['a s: 1 → 2'], removed: ['1'] }],
    [
      'two that swap in one file',
      {
        a: [
          ['s', '1'],
          ['t', '2'],
        ],
      },
      {
        a: [
          ['s', '2'],
          ['t', '1'],
        ],
      },
      { lines: ['a s: 1 → 2', 'a t: 2 → 1'], unmoved: [] },
    ],
    [
      'a place that gets what another one has',
      {
        a: [
          ['stage build#0', '2'],
          ['final stage', '1'],
        ],
      },
      {
        a: [
          ['stage build#0', '2'],
          ['final stage', '2'],
        ],
      },
      { lines: ['a final stage: 1 → 2'], removed: ['1'], unmoved: [] },
    ],
    [
      'a stage that only has another name',
      { a: [['stage build#0', '2']] },
      { a: [['stage builder#0', '2']] },
      { lines: [], unmoved: ['2'] },
    ],
    [
      'no stage that another name of the head takes',
      {
        a: [
          ['stage x#0', '1'],
          ['stage y#1', '2'],
        ],
      },
      {
        a: [
          ['stage y#0', '2'],
          ['stage z#1', '1'],
        ],
      },
      { lines: ['a stage z: new → 1'] },
    ],
    [
      'one that is inserted among places of one name',
      {
        a: [
          ['s', '1'],
          ['s', '2'],
          ['s', '3'],
        ],
      },
      {
        a: [
          ['s', '1'],
          ['s', '9'],
          ['s', '2'],
          ['s', '3'],
        ],
      },
      { lines: ['a s: new → 9'], unmoved: ['1', '2', '3'] },
    ],
    [
      'those of one name by their order',
      {
        a: [
          ['s', '1'],
          ['s', '2'],
        ],
      },
      {
        a: [
          ['s', '2'],
          ['s', '1'],
        ],
      },
      { lines: ['a s: 1 → 2', 'a s: 2 → 1'] },
    ],
    [
      'a new place in a known file',
      { a: [['s', '1']] },
      {
        a: [
          ['s', '1'],
          ['t', '1'],
        ],
      },
      { lines: ['a t: new → 1'], unmoved: [] },
    ],
    ['a new file', { a: [['s', '1']] }, { a: [['s', '1']], b: [['s', '2']] }, { lines: ['b s: new → 2'] }],
    ['no copy', { a: [['s', '1']] }, { a: [['s', '1']], b: [['t', '1']] }, { lines: [], unmoved: ['1'] }],
    [
      'a new file that ships what another one only builds with',
      {
        a: [
          ['stage 1#0', '1'],
          ['final stage', '2'],
        ],
      },
      {
        a: [
          ['stage 1#0', '1'],
          ['final stage', '2'],
        ],
        b: [['final stage', '1']],
      },
      { lines: ['b final stage: new → 1'] },
    ],
    [
      'a new file with what another one left',
      { a: [['s', '1']] },
      { a: [['s', '2']], b: [['s', '1']] },
      { lines: ['a s: 1 → 2', 'b s: new → 1'] },
    ],
    ['no file', {}, {}, { lines: [], removed: [], unmoved: [] }],
  ])('are %s', (_, before, after, expected) => {
    expect(compare(before, after)).toMatchObject(expected);
  });

  it('are found under the former name of a file', () => {
    const before = {
      old: [
        ['s', '1'],
        ['t', '2'],
      ],
    } as const;
    const after = {
      new: [
        ['s', '1'],
        ['t', '3'],
      ],
    } as const;
    expect(compare(before, after, { new: 'old' })).toMatchObject({ lines: ['new t: 2 → 3'], unmoved: ['1'] });
  });

  it('give images what they replace, each once however many files do so', () => {
    const before = { a: [['s', '1']], b: [['s', '1']], c: [['s', '2']] } as const;
    const { base, head } = compare(before, {
      a: [['s', '3']],
      b: [['s', '3']],
      c: [['s', '3']],
      d: [['s', '3']],
    });
    expect(head.map(({ places }) => places)).toEqual([['1', '2', '']]);
    expect(base.map(({ places }) => places)).toEqual([['1'], ['2']]);
  });
});

/** Names of the slots at each `IMAGE` of a text. */
const slotsIn = (path: string, text: string): readonly string[] => {
  const offsets = [...text.matchAll(/IMAGE/g)].map(({ index }) => index);
  return readSlots(path, text, offsets).map((slots) => slots.map(({ name }) => name).join(' + '));
};

describe('the slots of a file', () => {
  it.each<[string, string, readonly string[]]>([
    ['FROM IMAGE\n', 'Dockerfile', ['final stage']],
    [
      'FROM IMAGE AS Build\nFROM IMAGE\nFROM IMAGE AS run\n',
      'Dockerfile',
      ['stage build', 'stage 2', 'final stage + stage run'],
    ],
    [
      'FROM IMAGE AS base\nFROM base AS test\nFROM base\n',
      'Dockerfile',
      ['stage base + stage test + final stage'],
    ],
    [
      'ARG KIND=b\nFROM IMAGE AS a\nFROM IMAGE AS b\nFROM $KIND\n',
      'Dockerfile',
      ['stage a', 'stage b + final stage'],
    ],
    [
      'FROM IMAGE AS a\nCOPY --from=IMAGE / /\nFROM a\nRUN --mount=from=IMAGE x\n',
      'Dockerfile',
      ['stage a + final stage', 'what stage a copies', 'what final stage copies'],
    ],
    ['# syntax=IMAGE\nFROM x\n', 'Dockerfile', ['before the first stage']],
    [
      'services:\n  web:\n    image: IMAGE\n  db: {image: "IMAGE"}\n',
      'compose.yaml',
      ['services.web.image', 'services.db.image'],
    ],
    ['x-a: &a IMAGE\nservices:\n  web:\n    image: *a\n', 'compose.yaml', ['x-a + services.web.image']],
    [
      'apiVersion: v1\nkind: Pod\nmetadata: {name: web, namespace: prod}\nspec:\n  containers:\n  - {name: app, image: IMAGE}\n  - image: IMAGE\n',
      'pod.yaml',
      ['Pod prod/web: spec.containers[app].image', 'Pod prod/web: spec.containers[].image'],
    ],
    ['image:\n  repository: IMAGE\n  tag: 1\n', 'values.yaml', ['image']],
    [
      'services:\n  a: {image: IMAGE}\n  b: {extends: {service: a}}\n  c: {extends: b, image: IMAGE}\n  d: {extends: d}\n',
      'compose.yaml',
      ['services.a.image + services.b.image', 'services.c.image'],
    ],
    [
      '.a: {image: IMAGE, x: {image: IMAGE}}\n.b: {image: IMAGE}\njob:\n  extends: [.a, .b]\n',
      '.gitlab-ci.yml',
      ['.a.image', '.a.x.image + job.x.image', '.b.image + job.image'],
    ],
    ['A=IMAGE\n  B=IMAGE\nIMAGE\n', 'run.sh', ['behind A=', 'behind B=', 'a line']],
    ['a: {{ x }}: IMAGE\n', 'templates/x.yaml', ['behind a: {{ x }}:']],
  ])('%j are named in %s', (text, path, expected) => {
    expect(slotsIn(path, text)).toEqual(expected);
    const marked = path.endsWith('.sh') ? text : `\uFEFF${text}`;
    if (path.endsWith('.yaml')) expect(slotsIn(path, marked)).toEqual(expected);
  });

  it('are those of each platform where it decides the stage', () => {
    const text =
      'FROM IMAGE AS build-amd64\nFROM IMAGE AS build-arm64\nFROM IMAGE AS other\nFROM build-$TARGETARCH\n';
    expect(slotsIn('Dockerfile', text)).toEqual([
      'stage build-amd64 + final stage',
      'stage build-arm64 + final stage',
      'stage other',
    ]);
  });

  it('are those of each build that is known', () => {
    const text = 'ARG T=a\nFROM IMAGE AS a\nFROM IMAGE AS b\nFROM IMAGE AS c\nFROM $T\n';
    const offsets = [...text.matchAll(/IMAGE/g)].map(({ index }) => index);
    const builds = ['b', 'c'].map((value) => ({ args: new Map([['T', value]]), calledAt: 'x:1' }));
    const names = readSlots('Dockerfile', text, offsets, builds).map((slots) =>
      slots.map(({ name }) => name),
    );
    expect(names).toEqual([['stage a'], ['stage b', 'final stage'], ['stage c', 'final stage']]);
  });

  it('are named behind their word where a file has too many instructions to be read as a Dockerfile', () => {
    expect(slotsIn('Dockerfile', `FROM IMAGE\n${'RUN x\n'.repeat(20_001)}`)).toEqual(['behind FROM']);
  });
});

describe('the builds of a file', () => {
  it.each([
    [
      'a/compose.yaml',
      'services: {web: {build: ..}, job: {build: {context: ./x, dockerfile: D, target: t}}, none: {image: x}}',
      [
        { name: 'services.web.build', dockerfile: 'Dockerfile', target: undefined },
        { name: 'services.job.build', dockerfile: 'a/x/D', target: 't' },
      ],
    ],
    [
      'compose.yaml',
      'services: {a: {build: "$X"}, b: {build: https://x.test/y.git}, c: {build: ../..}, d: {build: }}',
      [],
    ],
    [
      'docker-bake.hcl',
      'target "a" {\n  dockerfile = "D"\n  target = "t"\n}\ntarget "b" {\n  target = T\n}\n',
      [{ name: 'target.a', dockerfile: 'D', target: 't' }],
    ],
  ])('in %s', (path, text, expected) => {
    const known = (readBuilds(path, text) ?? []).filter(({ target = '' }) => !target.includes('$'));
    expect(known.map(({ dockerfile, name, target }) => ({ name, dockerfile, target }))).toEqual(expected);
  });
});
