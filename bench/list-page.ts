import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Client from '../src/client.ts';
import type { BenchOptions, Figures, Row } from './contestant.ts';
import type { ListService } from './list-service.ts';

const PAGES = 200;

/** One page from its bytes to rows that were looked at, in this process, beside reading its JSON alone. */
export async function openPageRow(
  { dist, quick }: BenchOptions,
  service: ListService,
  size: number,
): Promise<Row> {
  const response = await fetch(`${service.origin(0, size)}/vulnerabilities/v2/advisories?page_size=200`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const { listAdvisories }: typeof Client = await import(pathToFileURL(join(dist, 'client/index.js')).href);
  const { decode } = listAdvisories({})({ pageSize: 200 });
  const each = (read: () => readonly unknown[]) => async (): Promise<Figures> => {
    const started = performance.now();
    for (let page = 0; page < PAGES; page += 1)
      if (read().length !== 200) throw new Error('a page came out short');
    return { wallMs: (performance.now() - started) / PAGES };
  };
  return {
    work: `one page of 200 advisories, ${Math.round(bytes.length / 1000)} KB (mean of ${PAGES})`,
    rounds: quick ? 1 : 11,
    contestants: [
      {
        name: 'platform-actions',
        role: 'us',
        measure: each(() => decode(JSON.parse(bytes.toString())).rows),
      },
      {
        name: 'JSON.parse',
        role: 'floor',
        measure: each(() => JSON.parse(bytes.toString()).advisories),
      },
    ],
    goals: quick ? [] : [{ name: 'G14 one page', figure: 'wallMs', of: 'JSON.parse', most: 1.3 }],
  };
}
