import { OUTPUT_LIMIT_BYTES } from '../../../base/json-text.ts';
import { escapeMarkdown, listMarkdown, tableOf } from '../../../base/markdown.ts';
import { byteLength } from '../../../base/plain-text.ts';
import { sha256Hex } from '../../../base/sha256.ts';
import type { Skipped } from '../../../kit/run/coverage.ts';
import type { Answer } from '../../../kit/run/outcome.ts';

/** One shard, `k/n`, with its repositories, as they are listed. */
export interface MatrixRow {
  readonly shard: string;
  readonly repositories: readonly string[];
}

/** Renders the output `matrix`: never cut, but without the repositories where it would be too large with them. */
export function renderMatrix(rows: readonly MatrixRow[]) {
  const whole = JSON.stringify({ include: rows });
  if (byteLength(whole) <= OUTPUT_LIMIT_BYTES) return { text: whole, isWhole: true };
  const short = JSON.stringify({ include: rows.map(({ shard }) => ({ shard })) });
  return { text: short, isWhole: false };
}

/** The matrix as a CI host reads it from a file. JSON is YAML too. */
export function renderHostMatrix(host: string, rows: readonly MatrixRow[]): string {
  switch (host) {
    case 'gitlab':
      // A child pipeline with one job per shard; each extends the job of our template.
      return json(
        Object.fromEntries(
          rows.map(({ shard }) => [
            `fleet ${shard}`,
            { extends: '.platform-actions-fleet-shard', variables: { PLATFORM_SHARD: shard } },
          ]),
        ),
      );
    case 'buildkite':
      // Steps for `buildkite-agent pipeline upload`, which puts the variable in.
      return json({
        steps: rows.map(({ shard }, index) => ({
          label: `fleet ${shard}`,
          key: `fleet-${index + 1}`,
          command: '${PLATFORM_FLEET_COMMAND}',
          artifact_paths: 'fleet-report-*.json',
          env: { PLATFORM_SHARD: shard },
        })),
      });
    case 'azure':
      return json(Object.fromEntries(rows.map(({ shard }, index) => [`shard_${index + 1}`, { shard }])));
    default:
      return `${renderMatrix(rows).text}\n`;
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The answer of `mode: list`. */
export function listAnswer(text: string, rows: readonly MatrixRow[], skipped: readonly Skipped[]): Answer {
  const left = skipped.filter(({ count }) => count > 0);
  const table = tableOf(['Shard', 'Repositories'], rows, ({ repositories, shard }) => [
    shard,
    String(repositories.length),
  ]);
  const list = listMarkdown(left.map(({ count, why }) => `${count} ${escapeMarkdown(why)}`));
  const actions = [escapeMarkdown(text), ...(left.length === 0 ? [] : [list]), table];
  return { title: 'Fleet: listed', words: '', actions, details: [] };
}

/** An item with everything that determines its weight. */
interface Weighed {
  readonly repository: string;
  /** How long it took the last time, in milliseconds, if known. */
  readonly durationMs?: number | undefined;
  readonly sizeKib?: number | undefined;
}

/** Time for one repository: mostly two requests, and a little for its size. Measured with `npm run bench -- fleet`. */
const BASE_MS = 1500;
const MS_PER_KIB = 0.02;
const MOST_FOR_SIZE_MS = 30_000;

/**
 * Divides items into at most `count` shards that take about the same time: the longest first, each into the shard that has
 * least to do. The result depends on the items alone, not on their order, so machines that know the same about them
 * agree. No shard is empty.
 */
export function balance<T extends Weighed>(items: readonly T[], count: number): readonly (readonly T[])[] {
  const weighed = items
    .map((item) => ({ item, weight: weightOf(item), key: sha256Hex(item.repository) }))
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
  const shards = Array.from({ length: Math.min(count, items.length) }, () => ({ load: 0, items: [] as T[] }));
  for (const { item, weight } of weighed) {
    const least = shards.reduce((best, shard) => (shard.load < best.load ? shard : best));
    least.load += weight;
    least.items.push(item);
  }
  return shards.map((shard) => shard.items);
}

function weightOf({ durationMs, sizeKib = 0 }: Weighed): number {
  return durationMs ?? BASE_MS + Math.min(sizeKib * MS_PER_KIB, MOST_FOR_SIZE_MS);
}
