import { fingerprintOf } from '../../../base/fingerprint.ts';
import { groupBy } from '../../../base/group-by.ts';
import type { Location } from '../../../base/location.ts';
import type { CommitFile } from '../../../host/pull-requests.ts';
import { printImageReference } from '../../../images/reference/image-reference.ts';
import type { MovedImage } from '../../../session/moved-images.ts';
import type { FileChange } from '../plan-changes.ts';

/** All references that move from one digest to another: a row of the pull request's table. */
export interface MovedRow {
  readonly image: MovedImage;
  /** When the tag received the new digest, and when the old one was superseded; milliseconds since 1970. */
  readonly since: number;
  readonly superseded: number | undefined;
  /** Whether the tag never had the old digest. */
  readonly isUnverified: boolean;
  readonly places: readonly Location[];
}

/** A changed file, with what is to be committed for it. */
export interface PlannedFile {
  readonly change: FileChange;
  readonly file: CommitFile;
}

/** One pull request as it should be; without files, nothing is left for it. */
export interface PullPlan {
  /** `<org>/<name>` with `group-by: image`. */
  readonly image: string | undefined;
  readonly branch: string;
  readonly title: string;
  readonly files: readonly PlannedFile[];
}

/** The rows of changed files, in the order of their first reference. */
export function movedRows(changes: readonly FileChange[]): readonly MovedRow[] {
  const moved = changes.flatMap((change) => change.moved);
  const groups = groupBy(moved, ({ reference, target }) =>
    JSON.stringify([
      printImageReference(reference.image.complete),
      reference.reference.digest,
      target.record.digest,
    ]),
  );
  return [...groups.values()].flatMap((same): readonly MovedRow[] => {
    const [first] = same;
    if (first === undefined) return [];
    const { image, reference } = first.reference;
    const { record, superseded, unverified } = first.target;
    const from = reference.digest;
    return [
      {
        image: {
          organization: image.organization,
          repository: image.repository,
          tag: image.tag,
          name: printImageReference({ ...image.complete, digest: undefined }),
          from,
          to: record.digest,
        },
        since: record.time,
        superseded: from === undefined ? undefined : superseded.get(from),
        isUnverified: from !== undefined && unverified.has(from),
        places: same.flatMap(({ reference: { location } }) => location ?? []),
      },
    ];
  });
}

/** Tells the same digests for the same tags, whatever the files are. */
export function digestsKey(rows: readonly MovedRow[]): string {
  const pairs = new Set(rows.map(({ image }) => `${image.repository}:${image.tag}@${image.to}`));
  return fingerprintOf('digests', ...[...pairs].sort()).slice(0, 40);
}

/** Tells the same files on the same commit. */
export function contentKey(start: string, files: readonly CommitFile[]): string {
  const parts = files.map(({ bytes, mode, path }) => `${mode} ${path}\n${bytes.toString('latin1')}`);
  return fingerprintOf(start, ...parts.sort()).slice(0, 40);
}
