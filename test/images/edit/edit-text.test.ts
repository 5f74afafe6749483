import { describe, expect, test } from 'vitest';
import { type DigestEdit, editText } from '../../../src/images/edit/edit-text.ts';
import { scanFile } from '../../../src/images/read/read-file.ts';
import type { ScanResult } from '../../../src/images/read/reading.ts';
import { printImageReference } from '../../../src/images/reference/image-reference.ts';
import { NEW_DIGEST } from '../read/golden.ts';

const OTHER_DIGEST = `sha256:${'c'.repeat(64)}`;

/** Edits a file; `wanted` gives the new digest of each reference by its text, or leaves it. */
function edit(
  path: string,
  text: string,
  wanted: (image: string) => string | undefined = () => NEW_DIGEST,
  scan: (text: string) => ScanResult = (source) => scanFile(path, source),
) {
  const moves = scanFile(path, text).references.flatMap((reference): readonly DigestEdit[] => {
    const digest = reference.ignore ? undefined : wanted(reference.text);
    return digest === undefined ? [] : [{ reference, digest }];
  });
  const { after, moved, refused } = editText(text, moves, scan);
  return {
    after,
    moved: moved.map(({ reference }) => reference.text),
    refused: refused.map(({ move, reason }) => [move.reference.text, reason]),
    images: scanFile(path, after).references.map(({ reference }) => printImageReference(reference)),
  };
}

const NO_EFFECT = expect.stringContaining('would not name this digest');

describe('editText', () => {
  test('changes nothing without moves', () => {
    expect(edit('Dockerfile', 'FROM cgr.dev/a/b:1\n', () => undefined)).toMatchObject({
      after: 'FROM cgr.dev/a/b:1\n',
      moved: [],
      refused: [],
    });
  });

  test('leaves the whole file as it is where it would be too long to be read, at once', () => {
    const text = 'FROM cgr.dev/a/b:1\n'.repeat(12_000);
    let scans = 0;
    const end = edit('Dockerfile', text, undefined, (source) => {
      scans += 1;
      return scanFile('Dockerfile', source);
    });
    expect([end.after === text, end.moved.length, end.refused.length, scans]).toEqual([true, 0, 12_000, 2]);
    expect(end.refused[0]).toEqual([
      'cgr.dev/a/b:1',
      'after the edits the file could not be read completely',
    ]);
  });

  test('gives merged images each the digest of its own tag', () => {
    const text = 'im: &im\n  repository: cgr.dev/a/x\n  tag: "10"\nworker: {image: {<<: *im, tag: "11"}}\n';
    const end = edit('values.yaml', text, (image) => (image.endsWith('10') ? NEW_DIGEST : OTHER_DIGEST));
    expect(end.images).toEqual([`cgr.dev/a/x:10@${NEW_DIGEST}`, `cgr.dev/a/x:11@${OTHER_DIGEST}`]);
    expect(end.refused).toEqual([]);
  });

  test('writes a digest key into each map, not into the anchor of another', () => {
    const text =
      'images:\n- &a\n  name: x\n  newName: cgr.dev/a/x\n  newTag: "10"\n- {<<: *a, newTag: "11"}\n- <<: *a\n  newTag: "12"\n';
    const end = edit('kustomization.yaml', text, (image) =>
      image.endsWith('10') ? NEW_DIGEST : OTHER_DIGEST,
    );
    expect(end.after).toBe(
      `images:\n- &a\n  name: x\n  newName: cgr.dev/a/x\n  newTag: "10"\n  digest: ${NEW_DIGEST}\n- {<<: *a, newTag: "11", digest: ${OTHER_DIGEST}}\n- <<: *a\n  newTag: "12"\n  digest: ${OTHER_DIGEST}\n`,
    );
  });

  test('gives an image without a tag or digest the tag that it meant', () => {
    const end = edit('Dockerfile', `FROM cgr.dev/a/b\nFROM cgr.dev/a/c@${OTHER_DIGEST}\n`);
    expect(end.after).toBe(`FROM cgr.dev/a/b:latest@${NEW_DIGEST}\nFROM cgr.dev/a/c@${NEW_DIGEST}\n`);
    expect(end.refused).toEqual([]);
  });

  test('replaces a malformed digest', () => {
    const end = edit(
      'Dockerfile',
      'FROM cgr.dev/a/b:1@sha256:abc\nFROM cgr.dev/a/c:1@sha256:abc\n',
      (image) => (image.includes('/b:') ? NEW_DIGEST : undefined),
    );
    expect(end.after).toBe(`FROM cgr.dev/a/b:1@${NEW_DIGEST}\nFROM cgr.dev/a/c:1@sha256:abc\n`);
  });

  test('writes a new digest key once for a map that only merges another', () => {
    const text = 'images:\n- &a {name: cgr.dev/a/x, newTag: v1}\n- {<<: *a}\n';
    expect(edit('kustomization.yaml', text)).toMatchObject({
      after: text.replace('v1', `v1, digest: ${NEW_DIGEST}`),
      refused: [],
    });
  });

  test('fills an empty digest key in front of a comment', () => {
    const text = 'images:\n- name: cgr.dev/a/x\n  newTag: v1\n  digest: # by the release\n';
    expect(edit('kustomization.yaml', text).after).toBe(text.replace('digest: #', `digest: ${NEW_DIGEST} #`));
  });

  test.each([
    [
      'the last line has no line break',
      'images:\n- name: cgr.dev/a/x\n  newTag: v1',
      `v1\n  digest: ${NEW_DIGEST}`,
    ],
    [
      'lines end with a carriage return',
      'images:\r- name: cgr.dev/a/x\r  newTag: v1',
      `v1\r  digest: ${NEW_DIGEST}`,
    ],
    [
      'a flow map has quotes',
      'images: [{"name": "cgr.dev/a/x", "newTag": "v1"}]',
      `v1", "digest": "${NEW_DIGEST}"}]`,
    ],
    [
      'an empty key stands alone',
      'images: [{name: cgr.dev/a/x, newTag: v1, digest}]',
      `v1, digest: ${NEW_DIGEST}}]`,
    ],
    [
      'a key has no value',
      'images:\n- name: cgr.dev/a/x\n  newTag: v1\n  digest:',
      `v1\n  digest: ${NEW_DIGEST}`,
    ],
  ])('writes a digest key where %s', (_name, text, end) => {
    const { after, images, refused } = edit('kustomization.yaml', text);
    expect(after).toBe(`${text.slice(0, text.indexOf('v1'))}${end}`);
    expect(images).toEqual([`cgr.dev/a/x:v1@${NEW_DIGEST}`]);
    expect(refused).toEqual([]);
  });

  test('fills an empty digest key behind an anchor also where the file has an error elsewhere', () => {
    const text = 'images:\n- name: cgr.dev/a/x\n  newTag: v1\n  digest: &a  # by the release\nother: [\n]\n';
    expect(edit('kustomization.yaml', text).after).toBe(text.replace('#', `${NEW_DIGEST} #`));
  });

  describe('in the values of a chart', () => {
    const VALUES = 'repository: cgr.dev/a/x\ntag: v1\ndigest: ""\n';
    const NAME_AND_TAG = '{{ .Values.repository }}:{{ .Values.tag }}';
    const WITH_DIGEST = `${NAME_AND_TAG}{{ with .Values.digest }}@{{ . }}{{ end }}`;

    const editValues = (image: string, path: string, text: string) => {
      const chart = new Map([
        ['Chart.yaml', 'name: x\nversion: 1.0.0\n'],
        ['values.yaml', VALUES],
        ['templates/pod.yaml', `image: "${image}"\n`],
      ]);
      const scan = (source: string) => scanFile(path, source, { chart });
      const moves = scan(text).references.map((reference) => ({ reference, digest: NEW_DIGEST }));
      const { after, refused } = editText(text, moves, scan);
      return { after, refused: refused.map(({ reason }) => reason) };
    };

    test.each([
      [
        'an empty digest key that it does not read stays',
        NAME_AND_TAG,
        'values.yaml',
        VALUES,
        VALUES.replace('v1', `v1@${NEW_DIGEST}`),
      ],
      [
        'an overlay gets the digest key that it inherits empty',
        WITH_DIGEST,
        'values-prod.yaml',
        'tag: v2',
        `tag: v2\ndigest: ${NEW_DIGEST}`,
      ],
    ])('%s', (_name, image, path, text, after) => {
      expect(editValues(image, `chart/${path}`, text)).toEqual({ after, refused: [] });
    });

    test('an overlay without name and tag of its own has no place for a digest', () => {
      const text = 'digest: ""\n';
      expect(editValues(NAME_AND_TAG, 'chart/values-prod.yaml', text)).toEqual({
        after: text,
        refused: ['its name and tag are in the values of the chart'],
      });
    });
  });

  test('refuses a new digest key where name and tag come from different anchors', () => {
    const text = 'a: &a {name: x, newName: cgr.dev/a/x}\nb: &b {newTag: v1}\nimages:\n- {<<: [*a, *b]}\n';
    expect(edit('kustomization.yaml', text)).toMatchObject({
      after: text,
      refused: [['cgr.dev/a/x:v1', 'its name and tag come from different anchors']],
    });
  });

  test('refuses a digest key in an anchor whose other images would inherit it', () => {
    const text =
      'images:\n- &a\n  name: x\n  newName: cgr.dev/a/x\n  newTag: "10"\n- {<<: *a, newTag: "11"}\n- {name: y, newName: cgr.dev/a/y, newTag: "1"}\n';
    const end = edit('kustomization.yaml', text, (image) => (image.endsWith('11') ? undefined : NEW_DIGEST));
    expect(end.refused).toEqual([['cgr.dev/a/x:10', NO_EFFECT]]);
    expect(end.images).toEqual(['cgr.dev/a/x:10', 'cgr.dev/a/x:11', `cgr.dev/a/y:1@${NEW_DIGEST}`]);
  });

  test('refuses an edit that would change an ignored reference, and makes the others', () => {
    const text =
      'ARG V=1\nFROM cgr.dev/a/b:$V AS one\n# platform-actions: ignore\nFROM cgr.dev/a/b:$V AS two\nFROM cgr.dev/a/c:1\n';
    const end = edit('Dockerfile', text);
    expect(end.after).toBe(text.replace('a/c:1', `a/c:1@${NEW_DIGEST}`));
    expect(end.refused).toEqual([['cgr.dev/a/b:1', NO_EFFECT]]);
  });

  test('refuses what a scanner reports as impossible', () => {
    const text = 'image:\n  repository: cgr.dev/a/b\n  tag: v1\n  sha: ""\n';
    expect(edit('values.yaml', text)).toMatchObject({
      after: text,
      refused: [['cgr.dev/a/b:v1', expect.stringContaining('`sha` key is empty')]],
    });
  });

  test.each<[string, (scanned: ScanResult) => ScanResult]>([
    ['has fewer references', (scanned) => ({ ...scanned, references: [] })],
    ['has a new problem', (scanned) => ({ ...scanned, problems: [{ line: 1, message: 'broken' }] })],
    ['is not read in full', (scanned) => ({ ...scanned, understood: 'cut' })],
    [
      'has an image that is no longer known',
      (scanned) => ({
        ...scanned,
        unresolved: scanned.references.map((reference) => ({
          ...reference,
          kind: 'unresolved' as const,
          reason: 'unknown',
          expanded: reference.text,
          renames: undefined,
        })),
      }),
    ],
    [
      'is of another syntax',
      (scanned) => ({
        ...scanned,
        references: scanned.references.map((reference) => ({ ...reference, syntax: 'other' })),
      }),
    ],
  ])('leaves a file as it is whose second reading %s', (_name, change) => {
    const text = 'FROM cgr.dev/a/b:1\nFROM cgr.dev/a/c:1\n';
    const scan = (source: string): ScanResult => {
      const scanned = scanFile('Dockerfile', source);
      return source === text ? scanned : change(scanned);
    };
    const end = edit('Dockerfile', text, undefined, scan);
    expect(end.after).toBe(text);
    expect(end.moved).toEqual([]);
    expect(end.refused.map(([image]) => image)).toEqual(['cgr.dev/a/b:1', 'cgr.dev/a/c:1']);
  });

  test('refuses edits of one place that conflict', () => {
    const text = 'FROM cgr.dev/a/b:1\n';
    const [reference] = scanFile('Dockerfile', text).references;
    if (reference === undefined) throw new Error('no reference');
    const moves = [NEW_DIGEST, OTHER_DIGEST].map((digest) => ({ reference, digest }));
    const { after, refused } = editText(text, moves, (source) => scanFile('Dockerfile', source));
    expect(after).toBe(`FROM cgr.dev/a/b:1@${NEW_DIGEST}\n`);
    expect(refused.map(({ move }) => move.digest)).toEqual([OTHER_DIGEST]);
  });

  test('lets no other error of a scanner pass for a conflict', () => {
    const text = 'FROM cgr.dev/a/b:1\n';
    const scan = (source: string): ScanResult => {
      if (source !== text) throw new TypeError('a bug');
      return scanFile('Dockerfile', source);
    };
    expect(() => edit('Dockerfile', text, undefined, scan)).toThrow('a bug');
  });

  test('tries again what depends on a later edit, and gives up after a bounded number of tries', () => {
    const names = Array.from({ length: 40 }, (_, index) => `cgr.dev/a/i${index}:1`);
    const text = names.map((name) => `FROM ${name}\n`).join('');
    let scans = 0;
    // The first needs the last; the one in the middle is always wrong.
    const scan = (source: string): ScanResult => {
      scans += 1;
      const scanned = scanFile('Dockerfile', source);
      const has = (index: number): boolean => scanned.references[index]?.reference.digest !== undefined;
      return (has(0) && !has(39)) || has(20) ? { ...scanned, references: [] } : scanned;
    };
    const end = edit('Dockerfile', text, undefined, scan);
    expect(end.refused.map(([image]) => image)).toEqual(['cgr.dev/a/i20:1']);
    expect(scans).toBeLessThan(66);
    scans = 0;
    const never = (source: string): ScanResult => {
      scans += 1;
      const scanned = scanFile('Dockerfile', source);
      return source === text ? scanned : { ...scanned, references: [] };
    };
    expect(edit('Dockerfile', text, undefined, never).after).toBe(text);
    expect(scans).toBe(65);
  });
});
