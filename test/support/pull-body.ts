import { type KnownRow, renderBody } from '../../src/commands/resolve-digest/pull-request/body.ts';
import { NO_MEMORY } from '../../src/commands/resolve-digest/pull-request/body-mark.ts';
import { digestOf } from './file-world.ts';

const NOW = Date.UTC(2026, 10, 23);
const advisory = (id: string, severity: 'critical' | 'high') => ({
  id,
  severity,
  artifact: 'openssl',
  fixedVersion: '3.3.2-r0',
});

/** Moves that fix one critical advisory each; the last one brings another, of a lower severity. */
export function bodyOf(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, index): KnownRow => ({
      image: {
        organization: 'acme',
        repository: `acme/image-${index}`,
        tag: '1',
        name: `cgr.dev/acme/image-${index}:1`,
        from: digestOf('a'),
        to: digestOf('b'),
      },
      since: NOW - 3 * 86_400_000,
      superseded: undefined,
      isUnverified: false,
      places: [{ file: `services/${index}/Dockerfile`, line: 1 }],
      life: undefined,
      advisories: {
        fixes: [advisory(`CVE-2026-${index}`, 'critical')],
        brings: index === count - 1 ? [advisory('CVE-2026-999', 'high')] : [],
        packages: [
          { name: 'a', kind: 'added', before: [], after: ['1'] },
          { name: 'b', kind: 'updated', before: ['1'], after: ['2'] },
          { name: 'c', kind: 'updated', before: ['1'], after: ['2'] },
        ],
      },
    }),
  );
  const mark = { key: '0'.repeat(16), digests: '0'.repeat(40), image: undefined };
  const rest = { minAgeMs: undefined, runUrl: 'https://github.com/acme/app/actions/runs/1' };
  return renderBody({ mark, memory: NO_MEMORY, rows, leftOut: ['One file.'], now: NOW, ...rest });
}
