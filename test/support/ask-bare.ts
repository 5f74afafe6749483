import { mapPool } from '../../src/base/pool.ts';

/** Milliseconds that a bare client takes for these URLs, eight at once: what a machine that is busy can do at all. */
export async function askBare(
  urls: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const started = performance.now();
  await mapPool(urls, 8, async (url) => {
    const answer = await fetch(url, { headers });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    await answer.json();
  });
  return performance.now() - started;
}
