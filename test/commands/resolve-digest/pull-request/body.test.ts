import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../../support/pull-body.ts';

describe('the body at any size', () => {
  it.each([1, 40, 400, 2000])(
    'has the totals first, what it brings, the box and the run: %i images',
    (count) => {
      const body = bodyOf(count);
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(65_000);
      const order = [
        'This pull request pins',
        'advisor',
        'CVE-2026-999',
        'One file.',
        '- [ ]',
        'Written by',
        '<details>',
      ];
      const places = order.map((text) => body.indexOf(text));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(places).not.toContain(-1);
      expect(body).toContain(`Packages: ${count} added, 0 removed, ${2 * count} updated.`);
      expect(body.match(/- \[ \]/g)).toHaveLength(1);
    },
  );

  it('names twenty advisories, counts the others, and folds a long table', () => {
    expect(bodyOf(40).match(/^\| (?:⚠️ brings|fixes) /gm)).toHaveLength(20);
    expect(bodyOf(40)).toContain('And 21 more advisories.');
    expect(bodyOf(40)).toContain('<summary>All 40 images</summary>');
    expect(bodyOf(10)).not.toContain('<summary>All');
  });
});
