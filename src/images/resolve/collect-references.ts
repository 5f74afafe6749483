import { counted } from '../../base/counted.ts';
import { getOrMake } from '../../base/remember.ts';
import type { UnresolvedReference } from '../read/reading.ts';
import type { FileReference, OurReference, SortedReferences } from './our-references.ts';
import type { LeftAlone, ResolvedText } from './resolve-text.ts';

const LEFT_ALONE = ['foreign', 'unnamed', 'untagged'] as const;

/** The references in the texts that were judged. */
export interface FoundReferences extends SortedReferences {
  /** Those with an ignore comment, which are in none of the other lists. */
  readonly ignored: readonly OurReference[];
  /** References that were seen and skipped. */
  readonly skipped: readonly { readonly what: string; readonly why: string; readonly count: number }[];
  /** A line for the log: how many references were found, and how many skipped. */
  readonly summary: string;
}

/** Puts together what was found in the texts of a run; references to other registries are only counted. */
export function collectReferences(judged: readonly ResolvedText[]): FoundReferences {
  const left: Record<LeftAlone, number> = { foreign: 0, unnamed: 0, untagged: 0 };
  for (const one of judged) for (const why of LEFT_ALONE) left[why] += one.left[why];
  const malformed = judged.flatMap((one) => one.malformed);
  const unresolved = judged.flatMap((one) => one.unresolved);
  const found = uniqueReferences(judged.flatMap((one) => one.references));
  const references = withoutRenamed(found, unresolved);
  const ignored = uniqueIgnored(judged.flatMap((one) => one.ignored));
  const scanned = judged.filter(({ isScanned }) => isScanned).length;
  const ours = references.length + malformed.length + unresolved.length + ignored.length;
  return {
    references,
    malformed,
    unresolved,
    untagged: judged.flatMap((one) => one.untagged),
    ignored,
    skipped: [
      { what: 'references', why: 'of other registries', count: left.foreign },
      { what: 'references', why: 'not naming this registry', count: left.unnamed },
      { what: 'references', why: 'without a tag in text', count: left.untagged },
    ],
    summary: summaryOf(scanned, ours, left),
  };
}

/** A value beside a Compose file is read twice, as such and as a text: it is one reference. */
function uniqueReferences(references: readonly FileReference[]): readonly FileReference[] {
  const shared = new Set(references.filter(isInCompanion).map(keyOfPlace));
  if (shared.size === 0) return references;
  const users = new Map<string, FileReference[]>();
  for (const one of references)
    for (const value of one.valuesBeside ?? []) getOrMake(users, value, () => []).push(one);
  const seen = new Set<string>();
  return references.flatMap((reference) => {
    if (!shared.has(keyOfPlace(reference))) return [reference];
    // Several images may take their tag from one value.
    const key = `${keyOfPlace(reference)} ${reference.text}`;
    if (!isInCompanion(reference) || seen.has(key)) return [];
    seen.add(key);
    return [keptFor(users.get(keyOfPlace(reference)) ?? [], reference)];
  });
}

/** A value from which another Compose file makes another image cannot have the digest of either. */
function keptFor(users: readonly FileReference[], reference: FileReference): FileReference {
  const { editable, readBy, text } = reference;
  const other = users.find((one) => one.readBy !== readBy && one.text !== text);
  if (other === undefined || editable.kind === 'no') return reference;
  const reason = `\`${other.readBy}\` makes another image of it`;
  return { ...reference, editable: { kind: 'no', reason } };
}

/** Kustomize gives the digest of a manifest to another image where it replaces the name alone. */
function withoutRenamed(
  references: readonly FileReference[],
  unresolved: readonly UnresolvedReference[],
): readonly FileReference[] {
  const renames = new Map(unresolved.flatMap((one) => (one.renames ? [[one.renames, one] as const] : [])));
  if (renames.size === 0) return references;
  return references.map((one) => {
    const rename =
      one.syntax === 'kubernetes' ? renames.get(one.text.replace(/(?::[^:/]*)?(?:@.*)?$/s, '')) : undefined;
    // A mirror of the image has the same digests.
    if (
      rename === undefined ||
      one.editable.kind === 'no' ||
      rename.text.endsWith(`/${one.image.repository}`)
    )
      return one;
    const { file, line } = rename.location;
    const reason = `${file}:${line} replaces its name with \`${rename.text}\`, which would get its digest: write \`newTag\` there, then run \`pin\` again`;
    return { ...one, editable: { kind: 'no', reason } };
  });
}

/** Ignored references, each once: a value beside a Compose file is read as such and as a text. */
function uniqueIgnored(ignored: readonly OurReference[]): readonly OurReference[] {
  const keyOf = ({ location, text }: OurReference): string =>
    JSON.stringify([location.file, location.line, location.column, text]);
  return [...new Map(ignored.map((one) => [keyOf(one), one])).values()];
}

const isInCompanion = ({ file, readBy }: FileReference): boolean => file !== readBy;

function keyOfPlace({ file, start }: FileReference): string {
  return `${start} ${file}`;
}

function summaryOf(scanned: number, found: number, left: Readonly<Record<LeftAlone, number>>): string {
  const parts = [
    `${left.foreign} of other registries`,
    ...(left.unnamed === 0 ? [] : [`${left.unnamed} that cannot be known before they are built`]),
  ];
  return `${counted(scanned, 'file')} scanned: ${counted(found, 'reference')} of this registry; skipped: ${parts.join(', ')}.`;
}
