import { describe, expect, it } from 'vitest';
import { readImages } from '../../src/images/images-input.ts';
import { createOurNames } from '../../src/images/read/host-mention.ts';
import { parseRegistryMapping } from '../../src/images/reference/image-name.ts';
import { resolveText } from '../../src/images/resolve/resolve-text.ts';

function judge(text: string, lines: readonly string[], path = 'run.sh') {
  const mappings = lines.map((line) => {
    const parsed = parseRegistryMapping(line);
    if (parsed.kind === 'malformed') throw new Error(parsed.reason);
    return parsed.mapping;
  });
  const ours = createOurNames({ registryHost: 'cgr.dev', mappings });
  return resolveText({ path, shown: path, text }, ours);
}

const textsOf = (text: string, ...lines: string[]) =>
  judge(text, lines).references.map(({ image, text: written }) => [written, image.repository]);

describe('an image that `registry-map` maps as a whole, in a text of any kind', () => {
  const python = 'docker.io/library/python=cgr.dev/chainguard/python';
  const own = 'mirror.example/x/python=cgr.dev/acme/python';

  it.each([
    ['docker.io/library/python:3.12', python, 'chainguard/python'],
    ['docker.io/python:3.12', python, 'chainguard/python'],
    ['index.docker.io/library/python:3', python, 'chainguard/python'],
    [`docker.io/python@sha256:${'ab'.repeat(32)}`, python, 'chainguard/python'],
    ['mirror.example/x/python:3', own, 'acme/python'],
    ['Mirror.example:443/x/python:3', own, 'acme/python'],
    ['mirror.example/python:3', 'mirror.example/python=cgr.dev/acme/python', 'acme/python'],
    ['docker.io/python:3', 'docker.io/library=cgr.dev/acme', 'acme/python'],
    ['mirror.example/p/python:3', 'mirror.example/p=cgr.dev/acme', 'acme/python'],
  ])('%s is found with %s', (written, line, repository) => {
    expect(textsOf(`docker run ${written}\n`, line)).toEqual([[written, repository]]);
  });

  it.each([
    ['mirror.example/x/python-extra:1', own],
    ['mirror.example/x/python.old:1', own],
    ['mirror.example/x/pythons:1', own],
    ['https://mirror.example/x/python:3', own],
    ['docker.io/acme/python:3', python],
    ['docker.io/bitnami/redis:3', 'docker.io/library=cgr.dev/acme'],
  ])('%s is not found with %s', (written, line) => {
    expect(judge(`docker run ${written}\n`, [line])).toMatchObject({
      references: [],
      findings: [],
      unresolved: [],
      untagged: [],
    });
  });

  it('is found in JSON that escapes slashes and colons', () => {
    expect(textsOf('"mirror.example\\/x\\/python\\u003a3"', own)).toEqual([
      ['mirror.example/x/python:3', 'acme/python'],
    ]);
  });

  it('is unresolved with a variable for its tag', () => {
    expect(judge('mirror.example/x/python:$TAG', [own]).unresolved).toHaveLength(1);
  });

  it('is reported without a tag, but a folder is not', () => {
    expect(judge('IMAGE=mirror.example/x/python\n', [own]).untagged).toMatchObject([
      { text: 'mirror.example/x/python' },
    ]);
    expect(judge('R=mirror.example/x/python\n', ['mirror.example/x/python=cgr.dev/acme']).untagged).toEqual(
      [],
    );
  });
});

it('does not take the lines of `registry-map` for images', () => {
  const text = `jobs:
  a:
    steps:
      - uses: chainguard-dev/platform-actions@v1
        with:
          registry-map: |
            docker.io/library/python=cgr.dev/chainguard/python
`;
  const path = '.github/workflows/a.yml';
  expect(judge(text, ['docker.io/library/python=cgr.dev/chainguard/python'], path).findings).toEqual([]);
  expect(judge('kustomize edit set image cgr.dev/a/b=c', []).findings).toEqual([]);
});

it.each([
  [
    'h.example/x',
    'if `h.example` is the name of an organization, write `cgr.dev/h.example/x`; if it is a mirror',
  ],
  ['h:5000/x', 'if it is a mirror'],
])('%s on another host is no organization where it has a port', (image, fix) => {
  expect(() => readImages([image], { registryHost: 'cgr.dev', mappings: [] })).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ fix: expect.stringMatching(new RegExp(`^${fix}`)) })],
    }),
  );
});
