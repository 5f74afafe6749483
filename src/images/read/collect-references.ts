import { counted } from '../../base/counted.ts';
import type { UnresolvedPart } from '../../base/location.ts';
import { untaggedFindings } from './file-findings.ts';
import type { FileReference, JudgedText, LeftAlone, WrongReference } from './judge-text.ts';

const LEFT_ALONE = ['foreign', 'ignored', 'unnamed', 'untagged'] as const;

/** The references in the texts that were judged. */
export interface FoundReferences {
  readonly references: readonly FileReference[];
  readonly malformed: readonly WrongReference[];
  readonly unresolved: readonly UnresolvedPart[];
  /** One notice for names without a tag. */
  readonly notices: ReturnType<typeof untaggedFindings>;
  /** References that were seen and are left alone. */
  readonly skipped: readonly { readonly what: string; readonly why: string; readonly count: number }[];
  /** A line for the log: what was found and what was left alone. */
  readonly summary: string;
}

/** Puts together what was found in the texts of a run; references to other registries are only counted. */
export function collectReferences(judged: readonly JudgedText[]): FoundReferences {
  const left: Record<LeftAlone, number> = { foreign: 0, ignored: 0, unnamed: 0, untagged: 0 };
  for (const one of judged) for (const why of LEFT_ALONE) left[why] += one.left[why];
  const references = uniqueReferences(judged.flatMap((one) => one.references));
  const scanned = judged.filter(({ isScanned }) => isScanned).length;
  return {
    references,
    malformed: judged.flatMap((one) => one.malformed),
    unresolved: judged.flatMap((one) => one.unresolved),
    notices: untaggedFindings(judged.flatMap((one) => one.untagged)),
    skipped: [
      { what: 'references', why: 'of other registries', count: left.foreign },
      { what: 'references', why: 'with an ignore comment', count: left.ignored },
      { what: 'references', why: 'that do not name this registry', count: left.unnamed },
      { what: 'references', why: 'without a tag in texts', count: left.untagged },
    ],
    summary: summaryOf(scanned, references.length, left),
  };
}

/** A value beside a Compose file is read twice, as such and as a text: it is one reference. */
function uniqueReferences(references: readonly FileReference[]): readonly FileReference[] {
  const shared = new Set(references.filter(({ scanned }) => scanned.isInCompanion).map(keyOfPlace));
  if (shared.size === 0) return references;
  const seen = new Set<string>();
  return references.filter((reference) => {
    const key = keyOfPlace(reference);
    if (!shared.has(key)) return true;
    if (!reference.scanned.isInCompanion || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function keyOfPlace({ file, scanned }: FileReference): string {
  return `${scanned.place.start} ${file}`;
}

function summaryOf(scanned: number, found: number, left: Readonly<Record<LeftAlone, number>>): string {
  const parts = [
    `${left.foreign} of other registries`,
    ...(left.ignored === 0 ? [] : [`${left.ignored} with an ignore comment`]),
    ...(left.unnamed === 0 ? [] : [`${left.unnamed} that cannot be known before they are built`]),
  ];
  return `${counted(scanned, 'file')} scanned: ${counted(found, 'reference')} of this registry; left alone: ${parts.join(', ')}.`;
}
