import type { EditSite, Found, Sink } from '../read/found.ts';
import { type Definition, offsetAfter, offsetOf, pieceAt } from '../read/placed-text.ts';
import type { Editable } from '../read/reading.ts';
import type { ImageReference } from '../reference/image-reference.ts';

/** The different answers to one question, each with the offset at which it was given first; nearly all have only one. */
interface Answers {
  readonly first: string;
  readonly at: number;
  others?: Map<string, number>;
}

/** Adds whether each digest can be written without changing another reference that shares its place or variable. */
export function settleEdits<T extends { readonly found: Found; readonly reference: ImageReference }>(
  complete: readonly T[],
  sink: Sink,
  lineOf: (offset: number) => number,
): readonly (T & { readonly editable: Editable })[] {
  const drafts = complete.map((one) => {
    const [name = ''] = one.found.text.value.split('@', 1);
    return { one, name, located: locateDigest(one.found, one.reference) };
  });
  const imagesOfSite = new Map<number, Answers>();
  const siteOf = new Map<unknown, number>();
  for (const { located, name, one } of drafts) {
    const { found } = one;
    if (located.kind === 'no') continue;
    siteOf.set(found, located.site.start);
    note(imagesOfSite, located.site.start, name, found.start);
  }
  const sitesOfVariable = new Map<number, Answers>();
  const mentionsOfVariable = new Map<number, Answers>();
  for (const item of [...sink.found, ...sink.unknown]) {
    if (item.uses.length === 0) continue;
    const answer = String(siteOf.get(item) ?? `none at ${item.start}`);
    for (const { definition, at } of item.uses) {
      note(sitesOfVariable, definition.offset, answer, item.start);
      note(mentionsOfVariable, definition.offset, String(at), at);
    }
  }
  const settle = ({ located, name, one }: (typeof drafts)[number]): Editable => {
    if (located.kind === 'no') return located;
    const { site, from, holdsAll } = located;
    const otherImage = otherThan(imagesOfSite.get(site.start), name);
    if (otherImage !== undefined)
      return {
        kind: 'no',
        reason: `line ${lineOf(otherImage)} uses the same ${one.reference.digest === undefined ? 'tag' : 'digest'} for another image: give each image a tag of its own`,
      };
    if (from === undefined) return { kind: 'yes', site };
    const otherUse = otherThan(sitesOfVariable.get(from.offset), String(site.start));
    if (otherUse !== undefined)
      return {
        kind: 'no',
        reason: `\`${from.label}\` is also part of the reference on line ${lineOf(otherUse)}`,
      };
    if (!holdsAll && countOf(mentionsOfVariable.get(from.offset)) < from.mentions)
      return { kind: 'no', reason: `\`${from.label}\` is also used where a digest would be wrong` };
    return { kind: 'yes', site };
  };
  return drafts.map((draft) => ({ ...draft.one, editable: settle(draft) }));
}

function note(answers: Map<number, Answers>, key: number, answer: string, at: number): void {
  const known = answers.get(key);
  if (known === undefined) {
    answers.set(key, { first: answer, at });
    return;
  }
  if (known.first === answer) return;
  known.others ??= new Map();
  if (!known.others.has(answer)) known.others.set(answer, at);
}

function countOf(answers: Answers | undefined): number {
  return answers === undefined ? 0 : 1 + (answers.others?.size ?? 0);
}

/** The offset of the first answer that differs. */
function otherThan(answers: Answers | undefined, own: string): number | undefined {
  if (answers === undefined) return undefined;
  if (answers.first !== own) return answers.at;
  return answers.others?.values().next().value;
}

type Located =
  | {
      readonly kind: 'yes';
      readonly site: EditSite;
      /** The variable that contains the site. */
      readonly from: Definition | undefined;
      /** That variable contains only the whole reference. */
      readonly holdsAll: boolean;
    }
  | { readonly kind: 'no'; readonly reason: string };

/** Finds the digest of a reference, if only a malformed one, or the place after its tag where one can be written. */
function locateDigest(found: Found, image: ImageReference): Located {
  if (found.notEditable !== undefined) return { kind: 'no', reason: found.notEditable };
  if (found.site !== undefined) return { kind: 'yes', site: found.site, from: undefined, holdsAll: false };
  const { text } = found;
  const last = pieceAt(text, text.value.length - 1)?.piece;
  const from = last?.from;
  if (from?.fixed !== undefined) return { kind: 'no', reason: from.fixed };
  const holdsAll = text.pieces.every((piece) => piece.from === from);
  const mark = text.value.indexOf('@');
  if (mark < 0) {
    const at = offsetAfter(text, text.value.length);
    const before = image.tag === undefined ? ':latest@' : '@';
    return { kind: 'yes', site: { start: at, end: at, before, after: '', hexOnly: false }, from, holdsAll };
  }
  const digestAt = mark + 1;
  const end = offsetAfter(text, text.value.length);
  const isEmpty = digestAt === text.value.length && found.uses.length === 0;
  if (!isEmpty && pieceAt(text, digestAt)?.piece !== last)
    return { kind: 'no', reason: 'its digest is assembled from several places' };
  const site = {
    start: isEmpty ? end : offsetOf(text, digestAt),
    end,
    before: '',
    after: '',
    hexOnly: false,
  };
  return { kind: 'yes', site, from, holdsAll };
}
