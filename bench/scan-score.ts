import type { Figures } from './contestant.ts';
import type { TrueImage } from './scan-corpus.ts';

/** An image that a tool reports; the place where the tool tells it. */
export interface FoundImage {
  readonly image: string;
  readonly file?: string;
  readonly line?: number;
}

/**
 * How right a tool is: what it found and missed of the truth, what of the kinds that it says it understands
 * (`missedOfOwn`), and what it found that is not an image. An image at another place than the true one is both.
 */
export function scoreScan(
  found: readonly FoundImage[],
  truth: readonly TrueImage[],
  understands: (kind: string) => boolean,
): Figures {
  const places = new Map(truth.map((one) => [one.image, one]));
  const right = new Set<string>();
  const wrong = new Set<string>();
  for (const one of found) {
    const place = places.get(one.image);
    if (place !== undefined && isThere(one, place)) right.add(one.image);
    else wrong.add(`${one.file} ${one.line} ${one.image}`);
  }
  const missed = truth.filter(({ image }) => !right.has(image));
  return {
    found: right.size,
    missed: missed.length,
    missedOfOwn: missed.filter(({ kind }) => understands(kind)).length,
    wronglyFound: wrong.size,
  };
}

function isThere({ file, line }: FoundImage, place: TrueImage): boolean {
  return (file === undefined || file === place.file) && (line === undefined || line === place.line);
}
