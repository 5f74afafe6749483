import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ImageReference,
  isDigest,
  isHostSegment,
  isTag,
  parseImageReference,
  printImageReference,
} from '../../../src/images/reference/image-reference.ts';

const DIGEST = `sha256:${'0a'.repeat(32)}`;

function parsed(text: string): ImageReference | string {
  const result = parseImageReference(text);
  return result.kind === 'reference' ? result.reference : result.reason;
}

describe('parseImageReference', () => {
  it.each([
    ['python', undefined, ['python'], undefined, undefined],
    ['python:3.12-dev', undefined, ['python'], '3.12-dev', undefined],
    ['acme/nginx:1.27', undefined, ['acme', 'nginx'], '1.27', undefined],
    ['cgr.dev/acme/folder/nginx:1.27', 'cgr.dev', ['acme', 'folder', 'nginx'], '1.27', undefined],
    [`cgr.dev/acme/nginx@${DIGEST}`, 'cgr.dev', ['acme', 'nginx'], undefined, DIGEST],
    [`python:latest@${DIGEST}`, undefined, ['python'], 'latest', DIGEST],
    ['localhost/python', 'localhost', ['python'], undefined, undefined],
    ['localhost:5000/python:1', 'localhost:5000', ['python'], '1', undefined],
    ['[::1]:5000/python', '[::1]:5000', ['python'], undefined, undefined],
    ['acme.example/nginx', 'acme.example', ['nginx'], undefined, undefined],
    ['localhost:5000', undefined, ['localhost'], '5000', undefined],
    ['a__b/c--d/e.f', undefined, ['a__b', 'c--d', 'e.f'], undefined, undefined],
  ] as const)('reads %s', (text, host, path, tag, digest) => {
    expect(parsed(text)).toEqual({ host, path, tag, digest });
  });

  it.each([
    ['', 'it is empty'],
    ['a'.repeat(4097), 'it is longer than 4096 characters'],
    ['python@sha256:12ab', 'its digest has 4 hexadecimal digits, not 64'],
    [`python@sha256:${'A'.repeat(64)}`, 'its digest is not `sha256:` and 64 lower-case hexadecimal digits'],
    [`python@sha256:${'a'.repeat(65)}`, 'its digest is not `sha256:` and 64 lower-case hexadecimal digits'],
    ['python@md5:12', 'its digest is not `sha256:` and 64 lower-case hexadecimal digits'],
    ['python:', 'its tag is not 1 to 128 letters, digits, `_`, `.` or `-`'],
    ['python:-x', 'its tag is not 1 to 128 letters, digits, `_`, `.` or `-`'],
    ['python:a b', 'its tag is not 1 to 128 letters, digits, `_`, `.` or `-`'],
    ['foo:bar/python', 'its registry host is not a valid host name'],
    ['-a.b/python', 'its registry host is not a valid host name'],
    ['acme//nginx', 'it has an empty name'],
    ['/nginx', 'it has an empty name'],
    ['cgr.dev/', 'it has an empty name'],
    ['Python', 'its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`'],
    ['a..b', 'its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`'],
    [
      'python latest',
      'its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`',
    ],
  ])('refuses %s', (text, reason) => {
    expect(parsed(text)).toBe(reason);
  });

  it('never throws, and prints what it read', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab0./:@-_ A[]sha256'.split('')), maxLength: 40 }),
        (text) => {
          const result = parseImageReference(text);
          if (result.kind === 'reference') expect(printImageReference(result.reference)).toBe(text);
        },
      ),
    );
  });

  it('reads back every reference that it prints', () => {
    const name = fc.stringMatching(/^[a-z0-9]{1,5}(?:[._-][a-z0-9]{1,5}){0,2}$/);
    const reference = fc.record({
      host: fc.option(fc.constantFrom('cgr.dev', 'localhost', 'registry.test:5000'), { nil: undefined }),
      // A first segment with a dot would be a host.
      path: fc
        .tuple(fc.stringMatching(/^[a-z0-9]{1,9}$/), fc.array(name, { maxLength: 3 }))
        .map(([head, rest]) => [head, ...rest]),
      tag: fc.option(fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,20}$/), { nil: undefined }),
      digest: fc.option(fc.constant(DIGEST), { nil: undefined }),
    });
    fc.assert(
      fc.property(reference, (given) => {
        if (given.host === undefined && given.path[0] === 'localhost') return;
        expect(parseImageReference(printImageReference(given))).toEqual({
          kind: 'reference',
          reference: given,
        });
      }),
    );
  });
});

describe('parts of a reference', () => {
  it('are judged alone', () => {
    expect([isDigest(DIGEST), isDigest(`${DIGEST}0`)]).toEqual([true, false]);
    expect([isTag('latest'), isTag('a'.repeat(129)), isTag('.x')]).toEqual([true, false, false]);
    expect(['a.b', 'a:1', 'localhost', 'acme'].map(isHostSegment)).toEqual([true, true, true, false]);
  });
});
