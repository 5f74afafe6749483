import { expect, it } from 'vitest';
import { createResultCheck } from '../../../src/images/read/build-result.ts';

const DIGEST = `@sha256:${'0a'.repeat(32)}`;

/** Whether a text names a result behind a command and so many other images on its line. */
function isResult(command: string, images: number, digest: string): boolean {
  const text = `# before${digest}\n${command} ${`a/b${digest} `.repeat(images)}`;
  return createResultCheck(`${text}cgr.dev/acme/app:1`)(text.length);
}

it.each([
  ['docker push', 0, true],
  ['docker push', 12, true],
  ['docker push', 90, true],
  ['docker push', 110, false],
  ['docker pull', 12, false],
])(
  'what `%s` names behind %i other images is the same with and without their digests',
  (command, images, expected) => {
    expect(isResult(command, images, '')).toBe(expected);
    expect(isResult(command, images, DIGEST)).toBe(expected);
  },
);

it.each([
  ['docker push $IMAGE', true],
  ['# docker push $IMAGE', false],
  [`${'echo $OTHER\n'.repeat(6000)}echo $IMAGE`, false],
])('a variable names a result where a command uses it so: %.30s', (use, expected) => {
  const text = `IMAGE=cgr.dev/acme/app:1\n${use}\n`;
  expect(createResultCheck(text)('IMAGE='.length)).toBe(expected);
});

it('a text that uses too many variables is refused', () => {
  const text = `IMAGE=cgr.dev/acme/app:1\n${'$X\n'.repeat(50_001)}`;
  expect(() => createResultCheck(text)('IMAGE='.length)).toThrow(RangeError);
});

it('a text of digests alone takes no long time', () => {
  const text = `docker push ${`a${DIGEST}`.repeat(60_000)}`;
  const check = createResultCheck(text);
  const started = performance.now();
  for (let at = 0; at < 500; at += 1) check(text.length - at * 1000);
  expect(performance.now() - started).toBeLessThan(2000);
});
