import { OUTPUT_LIMIT_BYTES } from '../../../base/json-text.ts';
import { byteLength } from '../../../base/plain-text.ts';
import { renderShard, type Shard } from '../../../base/shard.ts';

/** One shard with its repositories, as they are listed. */
export interface MatrixRow {
  readonly shard: Shard;
  readonly repositories: readonly string[];
}

/** The output `matrix` (contract §9): never cut, but without the repositories where it would be too large with them. */
export function renderMatrix(rows: readonly MatrixRow[]): {
  readonly text: string;
  readonly isWhole: boolean;
} {
  const whole = JSON.stringify({
    include: rows.map(({ repositories, shard }) => ({ shard: renderShard(shard), repositories })),
  });
  if (byteLength(whole) <= OUTPUT_LIMIT_BYTES) return { text: whole, isWhole: true };
  const short = JSON.stringify({ include: rows.map(({ shard }) => ({ shard: renderShard(shard) })) });
  return { text: short, isWhole: false };
}

/** The matrix as a CI host reads it from a file. JSON is YAML too. */
export function renderHostMatrix(host: string, rows: readonly MatrixRow[]): string {
  const shards = rows.map(({ shard }) => ({ shard, text: renderShard(shard) }));
  switch (host) {
    case 'gitlab':
      // A child pipeline with one job per shard; each extends the job of our template.
      return json(
        Object.fromEntries(
          shards.map(({ text }) => [
            `fleet ${text}`,
            { extends: '.platform-actions-fleet-shard', variables: { PLATFORM_SHARD: text } },
          ]),
        ),
      );
    case 'buildkite':
      // Steps for `buildkite-agent pipeline upload`, which puts the variable in.
      return json({
        steps: shards.map(({ shard, text }) => ({
          label: `fleet ${text}`,
          key: `fleet-${shard.index}`,
          command: '${PLATFORM_FLEET_COMMAND}',
          artifact_paths: 'fleet-report-*.json',
          env: { PLATFORM_SHARD: text },
        })),
      });
    case 'azure':
      return json(
        Object.fromEntries(shards.map(({ shard, text }) => [`shard_${shard.index}`, { shard: text }])),
      );
    default:
      return `${renderMatrix(rows).text}\n`;
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
