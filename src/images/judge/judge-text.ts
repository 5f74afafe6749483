import { countBy } from '../../base/group-by.ts';
import type { Location, UnresolvedPart } from '../../base/location.ts';
import { plainLine } from '../../base/plain-text.ts';
import type { ChartFiles } from '../chart/chart-files.ts';
import type { createOurNames } from '../read/host-mention.ts';
import { scanFile } from '../read/read-file.ts';
import type {
  Mention,
  ScannedReference,
  ScanResult,
  TextRange,
  UnresolvedReference,
} from '../read/reading.ts';
import type { BuildArguments } from '../read/syntax.ts';
import { imageNameIn, locateImage, type RegistryImage } from '../reference/image-name.ts';
import type { ImageReference } from '../reference/image-reference.ts';
import { type MalformedReference, parseFinding, type UntaggedName } from './file-findings.ts';
import { findUnknown, type UnreadFile } from './find-unknown.ts';

/** A reference to our registry in a file of the repository. */
export interface FileReference {
  /** Path below `working-directory`, with forward slashes; `location` has the one below the workspace. */
  readonly file: string;
  readonly scanned: ScannedReference;
  readonly reference: ImageReference;
  readonly image: RegistryImage;
  readonly location: Location;
  /** The file by whose reading it was found: `file`, or the one whose values `file` has. */
  readonly readBy: string;
}

/** A malformed reference; with a tag in order, a digest can be looked up for it. */
export interface WrongReference extends MalformedReference {
  readonly repair: FileReference | undefined;
}

/** The text of one file, with its path below `working-directory` and the one that people see. */
export interface FileText {
  readonly path: string;
  readonly shown: string;
  readonly text: string;
  /** The file that it is a link to. */
  readonly linkedTo: string | undefined;
  /** A file beside it with values for it, such as the `.env` of a Compose file. */
  readonly companion?: Omit<FileText, 'companion' | 'beside' | 'builds'> | undefined;
  /** The files of the chart that it has values for, by their path below its folder. */
  readonly beside?: ChartFiles | undefined;
  /** The builds of the Dockerfile that it is. */
  readonly builds?: readonly BuildArguments[] | undefined;
}

export type OurNames = ReturnType<typeof createOurNames>;

/** A reference as it is judged where no ignore comment counts. */
export type JudgedPart =
  | { readonly kind: 'reference'; readonly reference: FileReference }
  | { readonly kind: 'malformed'; readonly malformed: WrongReference }
  | { readonly kind: 'unresolved'; readonly part: UnresolvedPart }
  | { readonly kind: 'untagged'; readonly name: UntaggedName };

/** A reference of ours with an ignore comment, and what it is without one: whether the comment counts is policy. */
export interface IgnoredReference {
  readonly kind: 'ignored';
  /** As written. */
  readonly text: string;
  /** The image without tag and digest: `<org>[/<folder>…]/<image>`, or the text where it does not name one. */
  readonly name: string;
  readonly reason: string | undefined;
  readonly location: Location;
  /** The file that was judged: the one with the reference, or the one whose values that file has. */
  readonly readBy: string;
  readonly without: JudgedPart;
}

/** The images of one file, as judged. */
export interface JudgedText {
  /** The end of the file as a whole; references that were found in it count all the same. */
  readonly end: { readonly kind: 'judged' | 'bill-of-materials' } | UnreadFile;
  readonly isScanned: boolean;
  readonly references: readonly FileReference[];
  readonly unresolved: readonly UnresolvedPart[];
  readonly malformed: readonly WrongReference[];
  readonly untagged: readonly UntaggedName[];
  readonly findings: readonly ReturnType<typeof parseFinding>[];
  /** References of ours with an ignore comment; they are nowhere else in here. */
  readonly ignored: readonly IgnoredReference[];
  /** References that are skipped. */
  readonly left: Readonly<Record<LeftAlone, number>>;
  /** Lines for the debug log. */
  readonly debug: readonly string[];
}

/** Why a reference is skipped. */
export type LeftAlone = 'foreign' | 'unnamed' | 'untagged';

/** Finds the images of a file that is to be judged. */
export function scanText(
  { beside, builds, companion, path, text }: FileText,
  { find, mayName }: OurNames,
): ScanResult {
  return scanFile(path, text, { builds, chart: beside, find, mayName, environment: companion?.text });
}

/** Judges the text of one file. */
export function judgeText(file: FileText, ours: OurNames, scan = scanText(file, ours)): JudgedText {
  const { companion, path } = file;
  const isScanned = scan.syntax !== undefined || scan.problems.length > 0;
  const { templated, unread } = findUnknown(scan, file, ours.namesOurs);
  const found = scan.references.map((scanned) =>
    judgeReference(scanned.isInCompanion && companion ? companion : file, scanned, path, ours),
  );
  const loose = scan.unresolved.map((unresolved) => judgeUnresolved(file, unresolved, ours));
  const counts = countBy([...found, ...loose], (one) => (typeof one === 'string' ? one : undefined));
  const count = (why: LeftAlone): number => counts.get(why) ?? 0;
  const parts = loose.filter(isOpen);
  const ofUs = found.filter(isOpen);
  const mentions = scan.mentions.map((mention) => judgeMention(file, mention, ours));
  const untagged = mentions.filter(isOpen);
  return {
    end: unread ?? { kind: isScanned ? 'judged' : 'bill-of-materials' },
    isScanned,
    references: ofUs.filter(({ scanned }) => scanned.wrongDigest === undefined),
    unresolved: [...parts.filter((part) => 'why' in part), ...templated],
    malformed: [
      ...parts.flatMap((part) => ('why' in part ? [] : [{ ...part, repair: undefined }])),
      ...ofUs.flatMap(wrongReference),
    ],
    untagged,
    findings:
      unread === undefined && isScanned
        ? scan.problems.map(({ line, message }) => parseFinding(file.shown, line, message))
        : [],
    ignored: [...found, ...loose, ...mentions].filter(isIgnored),
    left: {
      foreign: count('foreign'),
      unnamed: count('unnamed'),
      untagged: untagged.length,
    },
    debug: scan.unresolved.map((unresolved) => debugLine(file, unresolved)),
  };
}

function locationOf({ shown }: FileText, { column, endColumn, endLine, line }: TextRange) {
  return { file: shown, line, column, endLine, endColumn };
}

function judgeReference(
  file: FileText,
  found: ScannedReference,
  readBy: string,
  { names }: OurNames,
): FileReference | IgnoredReference | LeftAlone {
  const located = locateImage(found.image, names, 'foreign');
  if (located.kind === 'foreign') return 'foreign';
  const { linkedTo, path } = file;
  const scanned: ScannedReference =
    linkedTo === undefined
      ? found
      : { ...found, editable: { kind: 'no', reason: `the file is a link to \`${linkedTo}\`` } };
  const location = locationOf(file, scanned.place);
  const { image } = located;
  const reference = { file: path, scanned, reference: scanned.image, image, location, readBy };
  if (!found.ignored) return reference;
  const [malformed] = wrongReference(reference);
  const without: JudgedPart =
    malformed === undefined ? { kind: 'reference', reference } : { kind: 'malformed', malformed };
  const { ignoreReason: reason, text } = found;
  return { kind: 'ignored', text, name: image.repository, reason, location, readBy, without };
}

function wrongReference(repair: FileReference): readonly WrongReference[] {
  const { location, scanned } = repair;
  const { text, wrongDigest: reason } = scanned;
  return reason === undefined ? [] : [{ text, reason, location, repair }];
}

function judgeUnresolved(
  file: FileText,
  unresolved: UnresolvedReference,
  { names, referenceNamesOurs }: OurNames,
): LooseReference | IgnoredReference | LeftAlone {
  const { expanded, ignored, ignoreReason: reason, place, text } = unresolved;
  if (!referenceNamesOurs(text) && !referenceNamesOurs(expanded)) return 'unnamed';
  const loose = judgeLoose(file, unresolved);
  if (!ignored) return loose;
  const [location, name, without] = [locationOf(file, place), imageNameIn(expanded, names), partOf(loose)];
  return { kind: 'ignored', text, name, reason, location, readBy: file.path, without };
}

type LooseReference = UnresolvedPart | MalformedReference;

function partOf(loose: LooseReference): JudgedPart {
  if ('why' in loose) return { kind: 'unresolved', part: loose };
  return { kind: 'malformed', malformed: { ...loose, repair: undefined } };
}

function judgeLoose(
  { shown }: FileText,
  { isMalformed, isScript, place, reason, text }: UnresolvedReference,
): LooseReference {
  const location = { file: shown, line: place.line, column: place.column };
  if (isMalformed) return { text, reason, location };
  return { what: text, why: reason, location, isScript };
}

function judgeMention(
  file: FileText,
  { ignored, ignoreReason: reason, place, text }: Mention,
  { names }: OurNames,
): UntaggedName | IgnoredReference {
  const location = locationOf(file, place);
  const untagged = { text, location };
  if (!ignored) return untagged;
  const without = { kind: 'untagged', name: untagged } as const;
  return {
    kind: 'ignored',
    text,
    name: imageNameIn(text, names),
    reason,
    location,
    readBy: file.path,
    without,
  };
}

const isIgnored = (one: unknown): one is IgnoredReference =>
  typeof one === 'object' && one !== null && 'kind' in one && one.kind === 'ignored';

/** A reference that is judged. */
const isOpen = <T>(one: T | IgnoredReference | LeftAlone): one is Exclude<T, string | IgnoredReference> =>
  typeof one === 'object' && !isIgnored(one);

function debugLine({ path }: FileText, { place, reason, text }: UnresolvedReference): string {
  return `${plainLine(path)}:${place.line}: \`${plainLine(text, 200)}\`: ${plainLine(reason, 300)}`;
}
