import type { Range } from '../read/range.ts';
import type { ScannedReference, ScanResult } from '../read/reading.ts';
import { type ImageReference, isDigest, printImageReference } from '../reference/image-reference.ts';

/** A reference of a file and the digest that it is to have. */
export interface DigestEdit {
  readonly reference: ScannedReference;
  readonly digest: string;
}

/** Why a reference stays as it is. */
export interface EditRefusal<M extends DigestEdit> {
  readonly move: M;
  readonly reason: string;
}

export interface EditedText<M extends DigestEdit> {
  readonly after: string;
  readonly moved: readonly M[];
  readonly refused: readonly EditRefusal<M>[];
}

/** Finding the wrong edits of a file takes one scan for each try; large files get fewer. */
const MOST_TRIES = 64;
const FEWEST_TRIES = 8;
const MOST_CHARACTERS = 10_000_000;

const NO_EFFECT =
  'after the edit the file would not name this digest here, or would name another image differently';
const UNREADABLE = 'after the edits the file could not be read completely';

/**
 * Writes digests into a text and reads the result again: every reference must resolve to what was meant and
 * all others to what they were, or the edits that prevent it are refused. `scan` reads a text as the file was read.
 */
export function editText<M extends DigestEdit>(
  text: string,
  moves: readonly M[],
  scan: (text: string) => ScanResult,
): EditedText<M> {
  const refused: EditRefusal<M>[] = [];
  const planned: Planned<M>[] = [];
  for (const move of moves) {
    const edits = planEdit(move.reference, move.digest);
    if ('kind' in edits) refused.push({ move, reason: edits.reason });
    else planned.push({ move, edits });
  }
  if (planned.length === 0) return { after: text, moved: [], refused };
  const tries = createTries(text, scan);
  const kept = keepGood(planned, tries);
  const reason = tries.isCut() ? UNREADABLE : NO_EFFECT;
  for (const { move } of planned.filter((one) => !kept.has(one))) refused.push({ move, reason });
  const done = planned.filter((one) => kept.has(one));
  return { after: tries.text(done), moved: done.map(({ move }) => move), refused };
}

interface Planned<M extends DigestEdit> {
  readonly move: M;
  readonly edits: readonly TextEdit[];
}

interface Tries {
  /** Whether the text with these edits reads as intended. */
  readonly isGood: (planned: readonly Planned<DigestEdit>[]) => boolean;
  /** Whether no more tries are made. */
  readonly isOver: () => boolean;
  /** Whether a text with edits could not be read completely, as one that is too long: then the file stays as it is. */
  readonly isCut: () => boolean;
  readonly text: (planned: readonly Planned<DigestEdit>[]) => string;
}

function createTries(source: string, scan: (text: string) => ScanResult): Tries {
  const before = scan(source);
  const affordable = Math.floor(MOST_CHARACTERS / (source.length + 1));
  let left = Math.max(FEWEST_TRIES, Math.min(MOST_TRIES, affordable));
  let isCut = false;
  const isOver = () => isCut || left <= 0;
  const text = (planned: readonly Planned<DigestEdit>[]): string =>
    applyEdits(
      source,
      planned.flatMap(({ edits }) => edits),
    );
  return {
    text,
    isOver,
    isCut: () => isCut,
    isGood: (planned) => {
      if (isOver()) return false;
      left -= 1;
      try {
        const after = scan(text(planned));
        isCut = after.understood === 'cut' && before.understood !== 'cut';
        return !isCut && isAsMeant(before, after, planned);
      } catch (error) {
        // Edits of one place conflict.
        if (error instanceof RangeError) return false;
        throw error;
      }
    },
  };
}

/** The edits that can be made together: all of them, or what remains without the wrong ones. */
function keepGood<M extends DigestEdit>(
  planned: readonly Planned<M>[],
  { isCut, isGood, isOver }: Tries,
): ReadonlySet<Planned<M>> {
  let kept: ReadonlySet<Planned<M>> = new Set();
  const add = (some: readonly Planned<M>[]): void => {
    if (isOver()) return;
    const wanted = new Set([...kept, ...some]);
    if (isGood(planned.filter((one) => wanted.has(one)))) kept = wanted;
    else if (some.length > 1) {
      const half = Math.ceil(some.length / 2);
      add(some.slice(0, half));
      add(some.slice(half));
    }
  };
  // An edit can depend on a later one, so those that failed are tried again while that helps.
  for (let rest = planned, had = -1; rest.length > 0 && kept.size > had; ) {
    had = kept.size;
    add(rest);
    rest = planned.filter((one) => !kept.has(one));
  }
  return isCut() ? new Set() : kept;
}

/** Whether a second scan has the same references, with exactly the digests that were meant. */
function isAsMeant(before: ScanResult, after: ScanResult, planned: readonly Planned<DigestEdit>[]): boolean {
  if (after.understood !== before.understood || after.problems.length !== before.problems.length)
    return false;
  if (listUnresolved(after) !== listUnresolved(before)) return false;
  const digests = new Map(planned.map(({ move }) => [keyOf(move.reference), move.digest]));
  const expected = before.references.map((was): Read => {
    const digest = digests.get(keyOf(was));
    return digest === undefined
      ? readOf(was)
      : readOf({ ...was, reference: meant(was.reference, digest), reason: undefined });
  });
  return JSON.stringify(after.references.map(readOf)) === JSON.stringify(expected);
}

/** Facts that a second reading must have in common with the first. */
type Read = readonly [syntax: string, image: string, wrongDigest: string];

function readOf({ reason = '', reference, syntax }: ScannedReference): Read {
  return [syntax, printImageReference(reference), reason];
}

function meant(image: ImageReference, digest: string): ImageReference {
  const tag = image.digest === undefined ? (image.tag ?? 'latest') : image.tag;
  return { ...image, tag, digest };
}

/** Several references may share one place: an anchor is read with different tags. */
function keyOf({ start, text }: ScannedReference): string {
  return `${start} ${text}`;
}

function listUnresolved({ unresolved }: ScanResult): string {
  return JSON.stringify(unresolved.map(({ reason, text }) => [text, reason]));
}

/** Applies edits in any order, duplicates once; throws `RangeError` for edits outside the text or in conflict. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = [...edits].sort((one, other) => one.start - other.start || one.end - other.end);
  const parts: string[] = [];
  let done = 0;
  let previous: TextEdit | undefined;
  for (const edit of sorted) {
    if (previous?.start === edit.start && previous.end === edit.end && previous.text === edit.text) continue;
    if (edit.start < 0 || edit.end < edit.start || edit.end > text.length)
      throw new RangeError(
        `edit ${edit.start}–${edit.end} lies outside the text of ${text.length} characters`,
      );
    if (previous !== undefined && meets(previous, edit))
      throw new RangeError(`edits at ${previous.start} and ${edit.start} overlap`);
    parts.push(text.slice(done, edit.start), edit.text);
    done = edit.end;
    previous = edit;
  }
  parts.push(text.slice(done));
  return parts.join('');
}

/** Whether the later edit overlaps the earlier one, or inserts where the earlier one ends. */
function meets(previous: TextEdit, edit: TextEdit): boolean {
  if (edit.start < previous.end || edit.start === previous.start) return true;
  return edit.start === previous.end && edit.start === edit.end;
}

/** Replaces a range of the original text. */
export interface TextEdit extends Range {
  readonly text: string;
}

/** Plans the edit that sets the digest of a reference; one without a tag also gets `:latest`, which it meant. */
export function planEdit(
  { editable, reference }: ScannedReference,
  newDigest: string,
): readonly TextEdit[] | { readonly kind: 'impossible'; readonly reason: string } {
  if (!isDigest(newDigest)) return { kind: 'impossible', reason: 'the new digest is not a `sha256` digest' };
  if (reference.digest === newDigest) return [];
  if (editable.kind === 'no') return { kind: 'impossible', reason: editable.reason };
  const { start, end, before, after, hexOnly } = editable.site;
  const digest = hexOnly ? newDigest.slice('sha256:'.length) : newDigest;
  return [{ start, end, text: `${before}${digest}${after}` }];
}
