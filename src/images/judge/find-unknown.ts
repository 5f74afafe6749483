import type { UnresolvedPart } from '../../base/location.ts';
import { withoutEscapes } from '../read/host-mention.ts';
import type { ScanResult, TextRange } from '../read/reading.ts';

/** A file that its parser refuses, or that is cut. */
export interface UnreadFile {
  readonly kind: 'unread';
  readonly why: string;
  readonly line: number;
}

interface NotKnown {
  readonly unread: UnreadFile | undefined;
  /** Lines of a template that name one of our hosts outside of any reference. */
  readonly templated: readonly UnresolvedPart[];
}

/** Lines of one file that are reported; they all have the same reason. */
const MOST_LINES = 100;

/**
 * Finds where the text rule does not make up for a parser: a file that it refuses must name us in complete references only;
 * in a template, all that another tool fills in is unresolved.
 */
export function findUnknown(
  scan: ScanResult,
  { shown, text }: { readonly shown: string; readonly text: string },
  namesOurs: (text: string) => boolean,
): NotKnown {
  const { mentions, problems, references, understood, unresolved } = scan;
  const [first = { line: 1, message: 'it is cut' }] = problems;
  const why = `cannot be read in full (${first.message})`;
  const unread = { kind: 'unread', why, line: first.line } as const;
  if (understood === 'cut') return { unread, templated: [] };
  if (understood === 'all') return { unread: undefined, templated: [] };
  const written = references.filter(({ isInCompanion }) => !isInCompanion);
  if (problems.length > 0) {
    const isRead = problems.every((problem) => problem.isRead);
    const rest = blankPlaces(text, isRead ? [...written, ...unresolved] : written);
    return { unread: namesOurs(rest) || namesOurs(withoutEscapes(rest)) ? unread : undefined, templated: [] };
  }
  const rest = blankPlaces(text, [...written, ...unresolved, ...mentions]);
  const templated = rest.split('\n').flatMap((line, index): readonly UnresolvedPart[] => {
    if (!namesOurs(line)) return [];
    const location = { file: shown, line: index + 1 };
    return [{ what: line.trim().slice(0, 200), why: IN_TEMPLATE, location, isScript: false }];
  });
  return { unread: undefined, templated: templated.slice(0, MOST_LINES) };
}

const IN_TEMPLATE = 'it is in a template, which another tool fills in';

/** A text with blanks in these places; its lines stay. */
function blankPlaces(text: string, found: readonly { readonly place: TextRange }[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { place } of [...found].sort((one, other) => one.place.start - other.place.start)) {
    if (place.start > at) parts.push(text.slice(at, place.start));
    if (place.end > at)
      parts.push(text.slice(Math.max(at, place.start), place.end).replaceAll(/[^\n]/g, ' '));
    at = Math.max(at, place.end);
  }
  return [...parts, text.slice(at)].join('');
}
