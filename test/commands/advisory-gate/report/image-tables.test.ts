import { describe, expect, it } from 'vitest';
import { fixedBlocks } from '../../../../src/commands/advisory-gate/report/image-tables.ts';
import { item } from '../../../support/advisory-builders.ts';

describe('fixedBlocks', () => {
  it('lists the severest first, and a vulnerability of a package once', () => {
    const [low, critical] = [
      item({ aliases: ['CVE-2026-1'], rating: { severity: 'low' } }),
      item({ aliases: ['CVE-2026-2'], rating: { severity: 'critical' } }),
    ];
    const record = {
      image: 'cgr.dev/acme/nginx:1',
      digest: 'sha256:a',
      manifest: 'sha256:b',
      platform: 'linux/amd64',
      packages: 1,
      count: 0,
      newCount: 0,
      fixedCount: 3,
      sbom: 'attested',
    } as const;
    const [table] = fixedBlocks({ fixed: [{ record, fixed: [low, critical, low] }] });
    if (typeof table !== 'object' || !('rows' in table)) throw new Error('there is no table');
    const { rows } = table;
    const cells = Array.from({ length: rows.length }, (_, index) => String(rows.at(index)));
    expect(cells).toEqual([expect.stringContaining('CVE-2026-2'), expect.stringContaining('CVE-2026-1')]);
  });
});
