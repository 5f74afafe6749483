import * as z from 'zod/mini';
import { parseJson } from '../../base/json-value.ts';
import { fingerprintOf } from '../../base/sha256.ts';
import { UserError } from '../../base/user-error.ts';
import { readTextFile } from '../../host/files/files.ts';
import type { FleetInputs } from './manifest.ts';
import { listedSchema } from './repository-entry.ts';
import { recordSchema } from './repository-record.ts';

const MAXIMUM_FILE_BYTES = 256 * 1024 * 1024;

const rememberedSchema = z.extend(listedSchema, {
  ...z.pick(recordSchema, { exitCode: true, judgedAt: true, durationMs: true, images: true }).shape,
  /** Absent if something was left for the next run, and in files of earlier versions. */
  result: z.optional(recordSchema.shape.result),
  /** Identifies the command and its inputs: see `keyOf`. */
  key: z.string(),
});

const fleetSchema = z.object({
  version: z.literal(1),
  kind: z.literal('platform-actions-fleet'),
  repositories: z.array(rememberedSchema),
});

/** A repository as the last merged report saw it. */
export type RememberedRepository = z.output<typeof rememberedSchema>;

/** Identifies the command, its inputs and its registry: equal for two runs that would judge a repository in the same way. */
export function keyOf(inputs: Pick<FleetInputs, 'registry-url' | 'run' | 'with'>): string {
  return fingerprintOf(inputs.run ?? '', inputs['registry-url'], ...[...inputs.with].sort());
}

/** Reads the `fleet-file` of the last run, by clone URL; empty if there is none. Throws `UserError` for any other file. */
export async function readFleetFile(path: string): Promise<ReadonlyMap<string, RememberedRepository>> {
  const text = await readTextFile(path, MAXIMUM_FILE_BYTES);
  if (text === undefined) return new Map();
  const parsed = fleetSchema.safeParse(parseJson(text));
  if (parsed.success) return new Map(parsed.data.repositories.map((one) => [one.url, one]));
  const [issue] = parsed.error.issues;
  throw new UserError({
    message: `\`fleet-file\`: \`${path}\` is not the file that \`mode: merge\` writes: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`,
    fix: 'delete it: the next run then looks at every repository',
    input: 'fleet-file',
  });
}

export function* renderFleetFile(repositories: readonly RememberedRepository[]): Generator<string> {
  yield '{"version":1,"kind":"platform-actions-fleet","repositories":[\n';
  for (const [index, repository] of repositories.entries())
    yield `${index === 0 ? '' : ',\n'}${JSON.stringify(repository)}`;
  yield '\n]}\n';
}
