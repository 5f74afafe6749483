import { groupBy } from '../../base/group-by.ts';
import { renderTime } from '../../base/time.ts';
import type { RegistryNames } from '../../domain/image-name.ts';
import { printImageReference } from '../../domain/image-reference.ts';
import { chooseForward, lookupBound, type TagRecord } from '../../domain/tag-history.ts';
import { type ReadWindow, readRecords } from '../../platform/history-reader.ts';
import type { Deps } from '../command.ts';
import {
  type NamedImage,
  readImages,
  readRegistryNames,
  requireRegistryCredential,
} from '../images-input.ts';
import type { Outcome, Problem } from '../outcome.ts';
import { toProblems } from '../problems.ts';
import { findTagRecord } from './find-tag-record.ts';
import type { ResolveDigestInputs } from './manifest.ts';
import { renderResolveLog, renderResolveSummary } from './render.ts';

/** One image with the record that it resolves to, or why it does not. */
export type Resolved = NamedImage &
  (
    | {
        readonly kind: 'resolved';
        readonly record: TagRecord;
        readonly recent: readonly TagRecord[];
        readonly kept: boolean;
      }
    | { readonly kind: 'failed'; readonly problems: readonly Problem[] }
  );

/** `mode: resolve`: the digest of each image at the bound; a failing image does not stop the others. */
export async function resolveImages(inputs: ResolveDigestInputs, deps: Deps): Promise<Outcome> {
  const now = deps.clock.now();
  const asOf = inputs['as-of'];
  const names = readRegistryNames(inputs);
  const fromFiles = inputs.files.length === 0 ? [] : await imagesOfFiles(inputs, deps, names);
  const images = [...readImages(inputs.images, names), ...fromFiles];
  requireRegistryCredential(
    inputs,
    images.map(({ image }) => image),
  );
  const bound =
    asOf === undefined && inputs['min-age'] === undefined
      ? undefined
      : lookupBound(now, asOf, inputs['min-age']);
  const known = new Map<string, Promise<Found>>();
  let done = 0;
  const resolved = await Promise.all(
    images.map(async (named): Promise<Resolved> => {
      const key = `${named.image.repository}:${named.image.tag}`;
      const read = deps.session.registry.history(named.image.repository, named.image.tag);
      try {
        const finding = known.get(key) ?? findTagRecord(read, key, bound, now);
        known.set(key, finding);
        const found = await finding;
        const pinned = inputs['min-age'] === undefined ? undefined : named.reference.digest;
        const record = await forward(read, found.record, pinned);
        return { ...named, kind: 'resolved', record, recent: found.recent, kept: record !== found.record };
      } catch (error) {
        return {
          ...named,
          kind: 'failed',
          problems: toProblems(error, inputs.identity, `\`${named.text}\``),
        };
      } finally {
        done += 1;
        deps.host.progress(`${done} of ${images.length} images`);
      }
    }),
  );
  return outcomeOf(resolved, now);
}

interface Found {
  readonly record: TagRecord;
  readonly recent: readonly TagRecord[];
}

/** Images that the files name, each tag once. */
async function imagesOfFiles(
  inputs: ResolveDigestInputs,
  deps: Deps,
  names: RegistryNames,
): Promise<readonly NamedImage[]> {
  const { gatherFileReferences } = await import('../file-references.ts');
  const { log, references } = await gatherFileReferences(inputs, deps, names);
  for (const line of log) deps.host.log.info(line);
  const byTag = groupBy(references, ({ image }) => `${image.repository}:${image.tag}`);
  return [...byTag.values()].flatMap(([first]) =>
    first === undefined
      ? []
      : [{ text: printImageReference(first.reference), reference: first.reference, image: first.image }],
  );
}

/** Never backwards: a pin whose record is newer than the candidate's stays. */
async function forward(
  read: ReadWindow,
  candidate: TagRecord,
  pinned: string | undefined,
): Promise<TagRecord> {
  if (pinned === undefined || pinned === candidate.digest) return candidate;
  return chooseForward(await readRecords(read, { since: candidate.time }), candidate, pinned);
}

function outcomeOf(resolved: readonly Resolved[], now: number): Outcome {
  const rows = resolved.map(referenceRow);
  const first = resolved[0];
  const firstOutputs =
    first?.kind === 'resolved'
      ? {
          digest: first.record.digest,
          reference: referenceOf(first, first.record),
          'tag-updated-at': renderTime(first.record.time),
        }
      : {};
  return {
    findings: [],
    problems: resolved.flatMap((item) => (item.kind === 'failed' ? item.problems : [])),
    verdict: 'pass',
    outputs: { ...firstOutputs, references: rows },
    summary: renderResolveSummary(resolved, now),
    report: { references: rows },
    stdout: resolved.flatMap((item) => (item.kind === 'resolved' ? [referenceOf(item, item.record)] : [])),
    log: renderResolveLog(resolved, now),
  };
}

/** The complete reference with digest: host as written, else the public registry's. */
export function referenceOf(named: NamedImage, record: TagRecord): string {
  return printImageReference({ ...named.image.complete, digest: record.digest });
}

function referenceRow(item: Resolved): Readonly<Record<string, string>> {
  const name = printImageReference({ ...item.reference, tag: undefined, digest: undefined });
  const base = { image: name, tag: item.image.tag };
  if (item.kind === 'failed')
    return { ...base, error: item.problems.map((problem) => problem.message).join('\n') };
  return {
    ...base,
    digest: item.record.digest,
    reference: referenceOf(item, item.record),
    updatedAt: renderTime(item.record.time),
  };
}
