import { plainLine } from '../../base/plain-text.ts';
import { type createOurNames, withoutEscapes } from '../read/host-mention.ts';
import type { Range } from '../read/range.ts';
import { scanFile } from '../read/read-file.ts';
import type { FileText, ScanResult, UnresolvedReference } from '../read/reading.ts';
import { locateImage } from '../reference/image-name.ts';
import { parseFinding } from './file-findings.ts';
import {
  type FileReference,
  type OurReference,
  type SortedReferences,
  sortReferences,
} from './our-references.ts';

export type OurNames = ReturnType<typeof createOurNames>;

/** The images of one file, resolved. */
export interface ResolvedText extends SortedReferences {
  /** The end of the file as a whole; references that were found in it count all the same. */
  readonly end:
    | { readonly kind: 'judged' | 'bill-of-materials' }
    | { readonly kind: 'unread'; readonly why: string; readonly line: number };
  readonly isScanned: boolean;
  readonly findings: readonly ReturnType<typeof parseFinding>[];
  /** References of ours with an ignore comment; they are nowhere else in here. Whether the comment counts is policy. */
  readonly ignored: readonly OurReference[];
  /** References that are skipped. */
  readonly left: Readonly<Record<LeftAlone, number>>;
  /** Lines for the debug log. */
  readonly debug: readonly string[];
}

/** Why a reference is skipped. */
export type LeftAlone = 'foreign' | 'unnamed' | 'untagged';

/** Resolves what was read in the text of one file. */
export function resolveText(
  file: FileText,
  ours: OurNames,
  scan = scanFile(file.path, file.text, { ...ours, ...file }),
): ResolvedText {
  const { mentions, problems, syntax } = scan;
  const isScanned = syntax !== undefined || problems.length > 0;
  const references = scan.references.flatMap((one): readonly FileReference[] => {
    const located = locateImage(one.reference, ours.names, 'foreign');
    return located.kind === 'foreign' ? [] : [{ ...one, image: located.image }];
  });
  const unresolved = scan.unresolved.filter(
    ({ expanded, text }) => ours.referenceNamesOurs(text) || ours.referenceNamesOurs(expanded),
  );
  const { templated, unread } = findUnknown(scan, file, ours.namesOurs);
  const counting = [...unresolved, ...templated, ...references, ...mentions].filter((one) => !isIgnored(one));
  const sorted = sortReferences(counting);
  return {
    ...sorted,
    end: unread ?? { kind: isScanned ? 'judged' : 'bill-of-materials' },
    isScanned,
    findings:
      unread === undefined && isScanned
        ? problems.map(({ line, message }) => parseFinding(file.shown, line, message))
        : [],
    ignored: [...references, ...unresolved, ...mentions].filter(isIgnored),
    left: {
      foreign: scan.references.length - references.length,
      unnamed: scan.unresolved.length - unresolved.length,
      untagged: sorted.untagged.length,
    },
    debug: scan.unresolved.map(
      ({ location, reason, text }) =>
        `${plainLine(file.path)}:${location.line}: \`${plainLine(text, 200)}\`: ${plainLine(reason, 300)}`,
    ),
  };
}

const isIgnored = ({ ignore }: OurReference): boolean => ignore !== undefined;

/** Lines of one file that are reported; they all have the same reason. */
const MOST_LINES = 100;
const IN_TEMPLATE = 'it is in a template, which another tool fills in';

/**
 * Finds where the text rule does not make up for a parser: a file that it refuses must name us in complete references only;
 * in a template, the lines that name one of our hosts outside of any reference are unresolved, as another tool fills them in.
 */
function findUnknown(
  { mentions, problems, references, syntax = '', understood, unresolved }: ScanResult,
  { path, shown, text }: FileText,
  namesOurs: (text: string) => boolean,
): {
  readonly unread?: Extract<ResolvedText['end'], { readonly kind: 'unread' }>;
  readonly templated: readonly UnresolvedReference[];
} {
  const [first = { line: 1, message: 'it is cut' }] = problems;
  const why = `cannot be read in full (${first.message})`;
  const unread = { kind: 'unread', why, line: first.line } as const;
  if (understood === 'cut') return { unread, templated: [] };
  if (understood === 'all') return { templated: [] };
  const written = references.filter(({ file }) => file === path);
  if (problems.length > 0) {
    const isRead = problems.every((problem) => problem.isRead);
    const rest = blankRanges(text, isRead ? [...written, ...unresolved] : written);
    return namesOurs(rest) || namesOurs(withoutEscapes(rest)) ? { unread, templated: [] } : { templated: [] };
  }
  let start = 0;
  const lines = blankRanges(text, [...written, ...unresolved, ...mentions]).split('\n');
  const templated = lines.flatMap((line, index): readonly UnresolvedReference[] => {
    const range = { start, end: start + line.length };
    start = range.end + 1;
    if (!namesOurs(line)) return [];
    const shownLine = line.trim().slice(0, 200);
    return [
      {
        kind: 'unresolved',
        text: shownLine,
        expanded: shownLine,
        reason: IN_TEMPLATE,
        location: { file: shown, line: index + 1 },
        ...range,
        readBy: path,
        ignore: undefined,
        syntax,
        renames: undefined,
        isScript: false,
      },
    ];
  });
  return { templated: templated.slice(0, MOST_LINES) };
}

/** A text with blanks in these ranges; its lines stay. */
function blankRanges(text: string, ranges: readonly Range[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { end, start } of [...ranges].sort((one, other) => one.start - other.start)) {
    if (start > at) parts.push(text.slice(at, start));
    if (end > at) parts.push(text.slice(Math.max(at, start), end).replaceAll(/[^\n]/g, ' '));
    at = Math.max(at, end);
  }
  return [...parts, text.slice(at)].join('');
}
