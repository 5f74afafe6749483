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

/**
 * How right a tool is about a repository: images of this registry, each counted once, and those of `names` whatever their
 * tag. What was written into the repository and is not an image that somebody runs, such as prose, is neither missed nor
 * wrong.
 */
export function scoreRepository(
  found: readonly string[],
  { names, truth, written }: Readonly<Record<'names' | 'truth' | 'written', readonly string[]>>,
): Figures {
  const reported = distinctImages(found.filter((text) => text.startsWith('cgr.dev/')));
  const reportedNames = new Set(reported.map(({ name }) => name));
  const wanted = distinctImages(truth);
  const wantedNames = [...new Set(names)];
  const known = distinctImages(written);
  const right =
    wanted.filter((image) => reported.some((one) => isSame(one, image))).length +
    wantedNames.filter((name) => reportedNames.has(name)).length;
  const wrong = reported.filter((image) => !known.some((one) => one.name === image.name));
  const missed = wanted.length + wantedNames.length - right;
  return { found: right, missed, wronglyFound: wrong.length };
}

interface Image {
  readonly name: string;
  readonly tag: string | undefined;
  readonly digest: string | undefined;
}

function distinctImages(texts: readonly string[]): readonly Image[] {
  const byText = new Map(texts.map(readImage).map((image) => [JSON.stringify(Object.values(image)), image]));
  return [...byText.values()];
}

/** Reads a reference in any of the ways to write it, well-formed or not; `latest` where it has neither tag nor digest. */
function readImage(text: string): Image {
  const [written = '', digest] = text
    .trim()
    .replace(/^(?:docker|oci|docker-image):\/\//, '')
    .split('@');
  const [, name = written, tag] = /^(.*):([^:/]*)$/s.exec(written) ?? [];
  const [, host = '', path = name] = /^([^/]*[.:][^/]*)\/(.*)$/s.exec(name) ?? [];
  const registry = host.toLowerCase().replace(/:443$/, '');
  const isHub = registry === '' || /^(?:index\.)?docker\.io$/.test(registry);
  return {
    name: isHub ? path.replace(/^library\//, '') : `${registry}/${path}`,
    tag: tag ?? (digest === undefined ? 'latest' : undefined),
    digest,
  };
}

function isSame(one: Image, other: Image): boolean {
  if (one.name !== other.name) return false;
  if (one.digest !== undefined && other.digest !== undefined) return one.digest === other.digest;
  return one.tag !== undefined && one.tag === other.tag;
}
