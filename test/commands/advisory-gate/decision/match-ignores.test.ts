import { describe, expect, it } from 'vitest';
import { createIgnoreMatcher } from '../../../../src/commands/advisory-gate/decision/gate-decision.ts';
import { otherFindings } from '../../../../src/commands/advisory-gate/decision/gate-findings.ts';
import type { Ignore } from '../../../../src/kit/findings/ignore.ts';
import { decide, ignore } from '../../../support/advisory-builders.ts';

const { id: _, ...BARE } = ignore();

describe('createIgnoreMatcher', () => {
  const subject = {
    ids: ['CGA-1', 'CVE-2026-1111'],
    artifact: 'openssl',
    images: ['cgr.dev/acme/python:3.9'],
  };

  it.each([
    ['the id', ignore({ id: 'cga-1' }), true],
    ['an alias', ignore({ id: 'cve-2026-1111' }), true],
    ['another id', ignore({ id: 'CVE-2026-111' }), false],
    ['id and artifact', ignore({ artifact: 'open*' }), true],
    ['id and another artifact', ignore({ artifact: 'zlib' }), false],
    ['the artifact alone', { ...BARE, artifact: 'openssl' }, true],
    ['another artifact alone', { ...BARE, artifact: 'libssl' }, false],
    ['id and image', ignore({ image: 'acme/python' }), true],
    ['id and another image', ignore({ image: 'acme/python:3.10' }), false],
    ['another id on the image', ignore({ id: 'CVE-9', image: 'acme/python' }), false],
    ['the image alone', { ...BARE, image: 'acme/python' }, true],
    ['another image alone', { ...BARE, image: 'acme/ruby' }, false],
  ])('finds by %s', (__, entry, expected) => {
    expect(createIgnoreMatcher([entry])(subject)).toEqual(expected ? [entry] : []);
  });

  it.each([
    ['all images match', ['acme/python:3.9', 'acme/python:3.10'], true],
    ['one does not', ['acme/python:3.9', 'acme/go:1'], false],
    ['one is not known', ['acme/python:3.9', undefined], false],
    ['none is known', [], false],
  ])('with an image glob, when %s', (__, images, expected) => {
    const entry = ignore({ image: 'acme/python' });
    expect(createIgnoreMatcher([entry])({ ...subject, images })).toEqual(expected ? [entry] : []);
  });

  it('finds several in file order, each once', () => {
    const byArtifact = { ...BARE, artifact: '*' };
    const byAlias = ignore();
    const byId = ignore({ id: 'CGA-1' });
    const sameId = ignore({ owner: 'b' });
    const entries = [byArtifact, byAlias, byId, sameId];
    expect(createIgnoreMatcher(entries)({ ...subject, ids: [...subject.ids, 'cve-2026-1111'] })).toEqual(
      entries,
    );
  });
});

describe('an ignore that silences everything', () => {
  const boundless = (ignore: Partial<Ignore>) =>
    decide({ ignores: [{ place: { file: 'config.yml', line: 3 }, reason: 'x', ...ignore }] });
  it.each([
    { artifact: '*' },
    { artifact: '**' },
    { artifact: '?*' },
    { artifact: '*', image: '*' },
    { artifact: '{*,openssl}', image: '**/*' },
  ])('warns: %j', (ignore) => {
    const decision = boundless(ignore);
    expect(decision.verdict).toBe('warn');
    expect(otherFindings(decision)).toContainEqual(
      expect.objectContaining({
        rule: 'ignore-everything',
        level: 'warning',
        location: { file: 'config.yml', line: 3 },
      }),
    );
  });

  it.each([
    { artifact: '*', id: 'CVE-2026-1' },
    { artifact: 'lib*' },
    { artifact: '*', image: 'python:*' },
    { artifact: '*', expires: { text: '2001-01-01', timeMs: 0 } },
  ])('is not %j', (ignore) => {
    expect(boundless(ignore).boundless).toEqual([]);
  });
});
