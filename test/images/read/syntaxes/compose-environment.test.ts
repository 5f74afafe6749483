import { expect, test } from 'vitest';
import { applyEdits, editText, planEdit } from '../../../../src/images/edit/edit-text.ts';
import { scanFile } from '../../../../src/images/read/read-file.ts';
import { NEW_DIGEST } from '../golden.ts';

const compose = (...images: readonly string[]) =>
  `services:\n${images.map((image, index) => `  s${index}: {image: "${image}"}\n`).join('')}`;
const scanWith = (environment: string, text: string) =>
  scanFile('compose.yml', text, { companion: { path: '.env', shown: 'a/.env', text: environment } });
const scan = (environment: string, ...images: readonly string[]) => scanWith(environment, compose(...images));

test.each([
  ['A=c.d/x:1', 'c.d/x:1'],
  ['  export A=c.d/x:1 # comment', 'c.d/x:1'],
  ['A = "c.d/x:1" # comment', 'c.d/x:1'],
  ["A='c.d/x:1'", 'c.d/x:1'],
  ['A=c.d/y:1\r\nA=c.d/x:1\r\n', 'c.d/x:1'],
  ['B=1\nA=c.d/x:${B}', 'c.d/x:1'],
  ['A="c.d/x:1', undefined],
  ['# A=c.d/x:1', undefined],
  ['A=', undefined],
])('%j gives the image %s', (environment, image) => {
  const { references } = scan(environment, '$A');
  expect(references.map(({ text }) => text)).toEqual(image === undefined ? [] : [image]);
});

test('the place and the edit are those of the value', () => {
  const environment = '# first\nTAG="1"\n';
  const [reference, ...others] = scan(environment, 'c.d/x:${TAG}').references;
  expect(others).toEqual([]);
  expect(reference).toMatchObject({
    file: '.env',
    readBy: 'compose.yml',
    location: { file: 'a/.env', line: 2, column: 6, endLine: 2, endColumn: 7 },
    start: 13,
    end: 14,
  });
  const plan = reference === undefined ? [] : planEdit(reference, NEW_DIGEST);
  expect('kind' in plan ? plan : applyEdits(environment, plan)).toBe(`# first\nTAG="1@${NEW_DIGEST}"\n`);
});

test('a value of several services is one reference, and a tag of several images cannot be edited', () => {
  expect(scan('A=c.d/x:1', '$A', '${A}').references).toHaveLength(1);
  const shared = scan('T=1', 'c.d/x:$T', 'c.d/y:$T').references;
  expect(shared.map(({ editable }) => editable.kind)).toEqual(['no', 'no']);
});

test('a host from there leaves the place in the Compose file', () => {
  expect(scan('H=c.d', '$H/x:1').references).toMatchObject([{ file: 'compose.yml', location: { line: 2 } }]);
});

test.each([
  'environment: [TAG]',
  'environment: {TAG: }',
  'environment: {TAG: null}',
  'build: {context: ., args: [TAG]}',
  'build: {context: ., args: {TAG: }}',
])('a tag that a container or a build gets by its name is not edited: %s', (handedOn) => {
  const text = `services:\n  a: {image: "c.d/x:$TAG"}\n  b: {${handedOn}}\n`;
  const reason = '`TAG in .env` is also used where a digest would be wrong';
  const editableIn = (source: string) => scanWith('TAG=1', source).references.map(({ editable }) => editable);
  expect(editableIn(text)).toEqual([{ kind: 'no', reason }]);
  expect(editableIn(text.replaceAll('TAG]', 'OTHER]').replaceAll('{TAG', '{OTHER'))).toMatchObject([
    { kind: 'yes' },
  ]);
});

test('an image that is a value as a whole is edited wherever it is handed on', () => {
  const text = 'services:\n  a: {image: "$A", environment: [A]}\n';
  expect(scanWith('A=c.d/x:1', text).references).toMatchObject([{ editable: { kind: 'yes' } }]);
});

test('edits of one file are possible wherever the other one names images', () => {
  const text = compose('c.d/x:${A}', 'c.d/y:${B}', 'c.d/z:1');
  const environment = `${'# a long comment\n'.repeat(4)}A=1\nB=2\n`;
  const moves = scanWith(environment, text).references.flatMap((reference) =>
    reference.file === '.env' ? [{ reference, digest: NEW_DIGEST }] : [],
  );
  const edited = editText(environment, moves, (after) => scanWith(after, text));
  expect(edited.refused).toEqual([]);
  expect(edited.after).toContain(`A=1@${NEW_DIGEST}\nB=2@${NEW_DIGEST}\n`);
});
