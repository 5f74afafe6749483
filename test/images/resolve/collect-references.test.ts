import { describe, expect, it } from 'vitest';
import { companionOf } from '../../../src/images/read/file-kind.ts';
import { createOurNames } from '../../../src/images/read/host-mention.ts';
import type { FileText } from '../../../src/images/read/reading.ts';
import { collectReferences, type FoundReferences } from '../../../src/images/resolve/collect-references.ts';
import { imageNameOf } from '../../../src/images/resolve/our-references.ts';
import { type ResolvedText, resolveText } from '../../../src/images/resolve/resolve-text.ts';

const OURS = createOurNames({ registryHost: 'cgr.dev', mappings: [] });

const textOf = (path: string, text: string, more: Partial<FileText> = {}): FileText => ({
  path,
  shown: path,
  text,
  ...more,
});

/** Judges files one after the other. */
function judgeAll(...files: readonly FileText[]): {
  ends: ResolvedText[];
  found: FoundReferences;
} {
  const ends = files.map((file) => resolveText(file, OURS));
  return { ends, found: collectReferences(ends) };
}

const skippedOf = ({ found }: ReturnType<typeof judgeAll>) =>
  Object.fromEntries(found.skipped.filter(({ count }) => count > 0).map(({ count, why }) => [why, count]));

describe('a value beside a Compose file', () => {
  const environment = textOf('.env', 'IMAGE=cgr.dev/acme/app:1\nOTHER=cgr.dev/acme/other:1\n');
  const compose = textOf('compose.yaml', 'services:\n  a: {image: "$IMAGE"}\n  b: {image: "$IMAGE"}\n', {
    companion: environment,
  });

  it('cannot be edited where two Compose files make different images of it', () => {
    const tag = textOf('.env', 'TAG=1\n');
    const of = (path: string, name: string) =>
      textOf(path, `services: {a: {image: "cgr.dev/acme/${name}"}}\n`, { companion: tag });
    const reasonsOf = (...names: readonly string[]) =>
      judgeAll(...names.map((name, index) => of(`${index}/compose.yaml`, name))).found.references.map(
        ({ editable }) => (editable.kind === 'no' ? editable.reason : 'yes'),
      );
    expect(reasonsOf('app:$TAG', 'app:$TAG')).toEqual(['yes']);
    expect(reasonsOf('app:$TAG', 'other:$TAG')).toEqual([
      expect.stringContaining('`1/compose.yaml` makes another image of it'),
      expect.stringContaining('`0/compose.yaml` makes another image of it'),
    ]);
    expect(reasonsOf('app:$TAG', 'app:$TAG-dev')).toEqual([
      expect.stringContaining('`1/compose.yaml` makes another image of it'),
      'yes',
    ]);
  });

  it('is one reference, however often and in whatever order it is read', () => {
    for (const files of [
      [compose, environment],
      [environment, compose],
    ]) {
      const { references } = judgeAll(...files).found;
      const facts = references.map(({ image, location: { file, line }, readBy }) => [
        file,
        line,
        image.repository,
        readBy,
      ]);
      expect(facts).toEqual(
        expect.arrayContaining([
          ['.env', 1, 'acme/app', 'compose.yaml'],
          ['.env', 2, 'acme/other', '.env'],
        ]),
      );
      expect(references).toHaveLength(2);
    }
  });

  it('that is the tag of several images is a reference to each', () => {
    const services = 'services:\n  a: {image: "cgr.dev/acme/a:$TAG"}\n  b: {image: "cgr.dev/acme/b:$TAG"}\n';
    const tags = textOf('compose.yaml', services, { companion: textOf('.env', 'TAG=1\n') });
    const { references } = judgeAll(tags).found;
    expect(references.map(({ image }) => image.repository)).toEqual(['acme/a', 'acme/b']);
  });

  it('names the file by whose reading it was found, with which an edit of it is read again', () => {
    const [reference] = judgeAll(compose).found.references;
    expect(reference).toMatchObject({ file: '.env', readBy: 'compose.yaml' });
  });

  it('stands in the `.env` of the same folder, for Compose files only', () => {
    expect(companionOf('a/compose.yaml')).toBe('a/.env');
    expect(companionOf('a/Dockerfile')).toBeUndefined();
  });
});

describe('an image whose name Kustomize replaces', () => {
  const reasonOf = (line: string, newName: string): string => {
    const pod = `apiVersion: v1\nkind: Pod\nspec:\n  containers:\n    - image: ${line}\n`;
    const entries = `images: [{name: cgr.dev/acme/app, newName: ${newName}}]\n`;
    const { references } = judgeAll(textOf('pod.yaml', pod), textOf('kustomization.yaml', entries)).found;
    const [{ editable } = expect.fail('no reference')] = references;
    return editable.kind === 'no' ? editable.reason : 'yes';
  };

  it('is not edited, except for that of a mirror', () => {
    expect(reasonOf('cgr.dev/acme/app:1', 'cgr.dev/acme/other')).toContain('write `newTag` there');
    expect(reasonOf('cgr.dev/acme/app:1', 'cgr.dev/mirror/acme/app')).toBe('yes');
    expect(reasonOf('cgr.dev/acme/apps:1', 'cgr.dev/acme/other')).toBe('yes');
  });

  it('keeps its own reason if it was not editable before', () => {
    const line = 'cgr.dev/acme/app:1 # {"$imagepolicy": "flux-system:app"}';
    expect(reasonOf(line, 'cgr.dev/acme/other')).toBe('another tool writes it');
  });
});

describe('skipped references', () => {
  it('is counted by its reason', () => {
    const judged = judgeAll(
      textOf(
        'Dockerfile',
        [
          'ARG NAME',
          'FROM ghcr.io/acme/app:1',
          'FROM ghcr.io/acme/${NAME}:1',
          'FROM cgr.dev/acme/old:1 # platform-actions: ignore',
          '# platform-actions: ignore',
          'FROM cgr.dev/acme/older:1',
          '',
        ].join('\n'),
      ),
      textOf('notes.txt', 'pull cgr.dev/acme/app today\n'),
    );
    expect(skippedOf(judged)).toMatchObject({
      'of other registries': 1,
      'not naming this registry': 1,
      'without a tag in text': 1,
    });
    expect(judged.found.summary).toMatch(
      /skipped: 1 of other registries, 1 that cannot be known before they are built\.$/,
    );
    const one = judgeAll(textOf('Dockerfile', 'FROM ghcr.io/acme/app:1\n'));
    expect(one.found.summary).toMatch(/skipped: 1 of other registries\.$/);
    expect(judged.found.ignored.map(({ location, text }) => [location.line, text])).toEqual([
      [4, 'cgr.dev/acme/old:1'],
      [6, 'cgr.dev/acme/older:1'],
    ]);
  });
});

describe('an ignore comment', () => {
  it('comes with its reason, the name of the image without its tag, and what the reference is without it', () => {
    const { found } = judgeAll(
      textOf(
        'Dockerfile',
        [
          '# platform-actions: ignore: built\there',
          'FROM cgr.dev/acme/app:1',
          'FROM cgr.dev/python:2@sha256:abc # platform-actions: ignore',
          'FROM cgr.dev/acme/${NAME}:3 # platform-actions: ignore – not ours',
          '',
        ].join('\n'),
      ),
      textOf('notes.txt', 'cgr.dev/acme/app # platform-actions: ignore\n'),
    );
    expect(found.ignored.map((one) => [imageNameOf(one, OURS.names), one.ignore?.reason, one.kind])).toEqual(
      expect.arrayContaining([
        ['acme/app', 'built here', 'reference'],
        ['chainguard/python', undefined, 'reference'],
        ['cgr.dev/acme/${NAME}', 'not ours', 'unresolved'],
        ['acme/app', undefined, 'untagged'],
      ]),
    );
    expect(found.ignored).toHaveLength(4);
    expect(found.references).toEqual([]);
    expect(found.malformed).toEqual([]);
  });

  it('in the `.env` of a Compose file is one, however often its value is read', () => {
    const environment = textOf('.env', 'IMAGE=cgr.dev/acme/app:1 # platform-actions: ignore\n');
    const compose = textOf('compose.yaml', 'services:\n  a: {image: "$IMAGE"}\n  b: {image: "$IMAGE"}\n', {
      companion: environment,
    });
    const { found } = judgeAll(compose, environment);
    expect(found.ignored.map(({ location }) => location.file)).toEqual(['.env']);
  });
});

describe('a file that is not known in full', () => {
  it('is unread where one of our hosts stands in what nobody understood', () => {
    const { ends } = judgeAll(
      textOf('compose.yaml', 'services: {a: {image: "cgr.dev/a/b\n'),
      textOf('other.yaml', 'services: {a: {image: "ghcr.io/a/b\n'),
    );
    expect(ends.map(({ end }) => end.kind)).toEqual(['unread', expect.not.stringMatching(/^unread$/)]);
    expect(ends[0]?.end).toMatchObject({ why: expect.stringContaining('cannot be read in full') });
  });

  it('has references that count all the same, and what stands between them is judged', () => {
    const text = 'image: cgr.dev/acme/one:1\nbad: [\nimage: cgr.dev/acme/two:1\n';
    const { ends, found } = judgeAll(textOf('values.yaml', text));
    expect(found.references.map(({ image }) => image.repository)).toEqual(['acme/one', 'acme/two']);
    expect(ends[0]?.end.kind).not.toBe('unread');
    const { ends: worse } = judgeAll(textOf('values.yaml', `${text}note: "cgr.dev\n`));
    expect(worse[0]?.end.kind).toBe('unread');
  });

  it('is read to its end where a key appears twice, as tools do', () => {
    const twice = (rest: string) => judgeAll(textOf('values.yaml', `a: 1\na: 2\n${rest}`)).ends[0];
    const values = 'image: {repository: cgr.dev/acme/app, tag: ""}\n';
    expect(twice(values)).toMatchObject({
      end: { kind: 'judged' },
      unresolved: [{ text: 'cgr.dev/acme/app' }],
    });
    expect(twice(`${values}b: "cgr.dev"\n`)?.end.kind).toBe('unread');
    // Helm reads the second map, and an image of the first one is not lost.
    const both = judgeAll(
      textOf(
        'values.yaml',
        'image: {repository: cgr.dev/acme/app, tag: "1"}\nimage: {repository: cgr.dev/acme/other, tag: "2"}\n',
      ),
    );
    expect(both.ends[0]?.end.kind).toBe('judged');
    expect(both.found.references.map(({ image }) => `${image.repository}:${image.tag}`)).toEqual([
      'acme/app:1',
      'acme/other:2',
    ]);
  });
});

describe('a reference', () => {
  it('in a file that is a link is not edited', () => {
    const { found } = judgeAll(
      textOf('Dockerfile', 'FROM cgr.dev/acme/app:1\n', { linkedTo: 'base/Dockerfile' }),
    );
    expect(found.references[0]?.editable).toEqual({
      kind: 'no',
      reason: 'the file is a link to `base/Dockerfile`',
    });
  });

  it('with a malformed digest can be repaired by its tag; a malformed name cannot', () => {
    const { found } = judgeAll(
      textOf('Dockerfile', 'FROM cgr.dev/acme/app:1@sha256:abc\nFROM cgr.dev/acme/One:1\n'),
    );
    expect(found.references).toEqual([]);
    expect(
      found.malformed.map((one) => [one.text, 'image' in one ? one.image.repository : undefined]),
    ).toEqual([
      ['cgr.dev/acme/One:1', undefined],
      ['cgr.dev/acme/app:1@sha256:abc', 'acme/app'],
    ]);
  });

  it('counts in the line for the log whatever becomes of it', () => {
    const { found } = judgeAll(
      textOf(
        'Dockerfile',
        'FROM cgr.dev/acme/app:1\nFROM cgr.dev/acme/One:1\nFROM cgr.dev/acme/${NAME}:1\nFROM cgr.dev/acme/app:2 # platform-actions: ignore\n',
      ),
    );
    expect(found.summary).toBe(
      '1 file scanned: 4 references of this registry; skipped: 0 of other registries.',
    );
  });

  it('with an unknown variable is unresolved, also in a script', () => {
    const { ends } = judgeAll(
      textOf('Dockerfile', 'ARG NAME\nFROM cgr.dev/acme/${NAME}:1\nRUN docker pull cgr.dev/acme/${NAME}:1\n'),
    );
    expect(
      ends[0]?.unresolved.map(({ isScript, location, text }) => [text, location.line, isScript]),
    ).toEqual([
      ['cgr.dev/acme/${NAME}:1', 2, false],
      ['cgr.dev/acme/${NAME}:1', 3, true],
    ]);
    expect(ends[0]?.debug.join('\n')).toContain('Dockerfile:2: ');
  });
});
