import { counted } from '../../base/counted.ts';
import { type ImageInputs, type NamedImage, readImageInputs } from '../../images/images-input.ts';
import { createImageFilter } from '../../images/reference/image-glob.ts';
import type { RegistryNames } from '../../images/reference/image-name.ts';
import { printImageName, printImageReference } from '../../images/reference/image-reference.ts';
import type { FileReference, MalformedReference } from '../../images/resolve/our-references.ts';
import { lookupBound } from '../../images/tag-history.ts';
import type { Machine } from '../../kit/run/command.ts';
import type { Account, Skipped } from '../../kit/run/coverage.ts';
import type { IgnoreComment } from '../../workspace/comment-list.ts';
import { type FileReferences, readReferences } from '../../workspace/read-references.ts';
import type { DigestInputs } from './manifest.ts';
import type { DigestFinding } from './rules.ts';

/** A reference from `images` or a file. */
export type PinnedReference = NamedImage & Partial<FileReference>;

export function isInFile(reference: PinnedReference): reference is FileReference {
  return reference.file !== undefined;
}

/** `<org>/<image>:<tag>`, which identifies a history. */
export function tagKey({ image }: Pick<PinnedReference, 'image'>): string {
  return `${image.repository}:${image.tag}`;
}

export function writtenName({ reference }: Pick<PinnedReference, 'reference'>): string {
  return printImageReference(reference);
}

/** The image with its tag as written, without the digest, which is too long for people. */
export function writtenTag({ reference }: Pick<PinnedReference, 'reference'>): string {
  const { host, path, tag } = reference;
  return printImageReference({ host, path, tag });
}

/** The image as written, without tag and digest. */
export function writtenImage({ reference }: Pick<PinnedReference, 'reference'>): string {
  return printImageName(reference);
}

/** The complete reference with a digest and the default host. */
export function completeName({ image }: Pick<PinnedReference, 'image'>, digest: string | undefined): string {
  const { host, path, tag } = image.complete;
  return printImageReference({ host, path, tag, digest });
}

/**
 * Why a reference is not checked: in a file, a digest without a tag cannot be verified (in `images` no tag means `latest`),
 * and a reference that another tool writes needs no digest; one that is there has to be right, whoever wrote it.
 */
export function skippedAs({
  file,
  isManaged,
  reference,
}: PinnedReference): 'tagless' | 'managed' | undefined {
  if (reference.digest === undefined) return isManaged === true ? 'managed' : undefined;
  return file !== undefined && reference.tag === undefined ? 'tagless' : undefined;
}

/** Whether the reference is in a script: it is judged, but never fails a run and is not edited. */
export function isInScript({ isScript }: PinnedReference): boolean {
  return isScript === true;
}

export interface GatheredReferences {
  readonly references: readonly PinnedReference[];
  readonly files: FileReferences['files'];
  readonly findings: readonly DigestFinding[];
  readonly unread: FileReferences['unread'];
  readonly unresolved: FileReferences['unresolved'];
  readonly malformed: readonly MalformedReference[];
  /** Those that only have a malformed digest: `pin` replaces it. */
  readonly repairs: readonly FileReference[];
  readonly skipped: readonly Skipped[];
  readonly comments: readonly IgnoreComment[];
  /** Absent if no files were scanned. */
  readonly fileAccount: Account | undefined;
  readonly log: readonly string[];
}

/** Collects references from `images` and files; only `resolve` does not scan files by default. */
export async function gatherReferences(
  inputs: DigestInputs,
  deps: Machine,
  { images, names }: ImageInputs,
): Promise<GatheredReferences> {
  const wantsFiles = inputs.files.length > 0 || (images.length === 0 && inputs.mode !== 'resolve');
  const found = wantsFiles ? await readFiles(inputs, deps, names) : undefined;
  const isIgnored = createImageFilter(inputs['ignore-images']);
  const all: readonly PinnedReference[] = [...images, ...(found?.references ?? [])];
  const references = all.filter(({ image }) => !isIgnored(image, image.tag));
  const wrong = found?.malformed ?? [];
  const malformed = wrong.filter((one) => one.kind === 'malformed' || !isIgnored(one.image, one.image.tag));
  const ignored = all.length - references.length + wrong.length - malformed.length;
  return {
    references,
    files: found?.files ?? new Map(),
    findings: found?.findings ?? [],
    unread: found?.unread ?? [],
    unresolved: found?.unresolved ?? [],
    malformed,
    repairs: malformed.filter((one) => one.kind === 'reference'),
    skipped: [
      ...(found?.skipped ?? []),
      { what: 'references', why: 'excluded by `ignore-images`', count: ignored },
    ],
    comments: found?.comments ?? [],
    fileAccount: found?.account,
    log: [
      ...(found?.log ?? []),
      ...(ignored === 0 ? [] : [`${counted(ignored, 'reference')} excluded by \`ignore-images\`.`]),
    ],
  };
}

async function readFiles(inputs: DigestInputs, deps: Machine, names: RegistryNames) {
  const read = await readReferences(inputs.files, { inputs, deps, names });
  return { ...read, findings: [...read.findings, ...read.removed] };
}

export interface AskedImages extends ImageInputs {
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly bound: number | undefined;
  /** An explicit date, or a minimum age. */
  readonly bounds: 'date' | 'cooldown';
  /** A cooldown never moves a pin backwards. */
  readonly forwardOnly: boolean;
}

/** Reads images and times from the inputs; throws `UserError`. */
export function readScope(inputs: DigestInputs, now: number): AskedImages {
  const { 'as-of': asOf, 'min-age': minAge } = inputs;
  const bound = asOf === undefined && minAge === undefined ? undefined : lookupBound(now, asOf, minAge);
  const bounds = asOf === undefined ? 'cooldown' : 'date';
  return { ...readImageInputs(inputs), now, bound, bounds, forwardOnly: minAge !== undefined };
}
