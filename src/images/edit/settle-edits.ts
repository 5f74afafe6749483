import { type ImageReference, printImageReference } from '../image-reference.ts';
import type { Found, Sink } from '../scan/found.ts';
import type { Editable } from '../scan/scan-result.ts';
import type { Located } from './locate-digest.ts';

/** A well-formed reference and the place of its digest. */
export interface Draft {
  readonly found: Found;
  /** Without its digest if that is malformed. */
  readonly image: ImageReference;
  readonly wrongDigest: string | undefined;
  readonly located: Located;
}

/** The different answers to one question, each with the line that gave it first. */
type Answers = Map<string, number>;

/** Decides whether each digest can be written without changing another reference that shares its place or variable. */
export function settleEdits(
  drafts: readonly Draft[],
  sink: Sink,
  lineOf: (offset: number) => number,
): (draft: Draft) => Editable {
  const imagesOfSite = new Map<number, Answers>();
  const siteOf = new Map<unknown, number>();
  for (const { found, image, located } of drafts) {
    if (located.kind === 'no') continue;
    siteOf.set(found, located.site.start);
    note(imagesOfSite, located.site.start, nameOf(image), lineOf(found.start));
  }
  const sitesOfVariable = new Map<number, Answers>();
  const mentionsOfVariable = new Map<number, Answers>();
  for (const item of [...sink.found, ...sink.unknown]) {
    const answer = String(siteOf.get(item) ?? `none at ${item.start}`);
    for (const { definition, at } of item.uses) {
      note(sitesOfVariable, definition.offset, answer, lineOf(item.start));
      note(mentionsOfVariable, definition.offset, String(at), at);
    }
  }
  return ({ image, located }) => {
    if (located.kind === 'no') return located;
    const { site, from, holdsAll } = located;
    const otherImage = otherThan(answersTo(imagesOfSite, site.start), nameOf(image));
    if (otherImage !== undefined)
      return {
        kind: 'no',
        reason: `line ${otherImage} uses the same ${image.digest === undefined ? 'tag' : 'digest'} for another image`,
      };
    if (from === undefined) return { kind: 'yes', site };
    const otherUse = otherThan(answersTo(sitesOfVariable, from.offset), String(site.start));
    if (otherUse !== undefined)
      return { kind: 'no', reason: `\`${from.label}\` is also part of the reference on line ${otherUse}` };
    if (!holdsAll && answersTo(mentionsOfVariable, from.offset).size < from.mentions)
      return { kind: 'no', reason: `\`${from.label}\` is also used where a digest would be wrong` };
    return { kind: 'yes', site };
  };
}

function answersTo(answers: Map<number, Answers>, key: number): Answers {
  const known = answers.get(key) ?? new Map<string, number>();
  answers.set(key, known);
  return known;
}

function note(answers: Map<number, Answers>, key: number, answer: string, line: number): void {
  const known = answersTo(answers, key);
  if (!known.has(answer)) known.set(answer, line);
}

/** The line of the first answer that differs. */
function otherThan(answers: Answers, own: string): number | undefined {
  for (const [answer, line] of answers) if (answer !== own) return line;
  return undefined;
}

function nameOf(image: ImageReference): string {
  return printImageReference({ ...image, digest: undefined });
}
