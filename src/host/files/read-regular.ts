import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, type Stats } from 'node:fs';
import { giveTurn } from '../../base/pool.ts';
import { decodeText, type TextEncoding } from './file-bytes.ts';

export const MAXIMUM_FILE_BYTES = 5 * 1024 * 1024;

export type WorkspaceFile =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly encoding: TextEncoding;
      /** Where the file itself lies, below `folder`, when a link leads to it; it is not written then. */
      readonly linkedTo: string | undefined;
    }
  /** It should have been read; `reason` goes on after the file's name, such as `is larger than 5 MiB`. */
  | { readonly kind: 'unread'; readonly reason: string }
  /** Nothing that could be read; `why` says of what kind, such as `in the form of a folder or submodule`. */
  | { readonly kind: 'skipped'; readonly why: string };

/** Describes the wanted texts, so that others are not decoded. */
export interface TextFilter {
  /** A file of data may also be no text, or a very long one: then it is skipped unless its bytes matter. */
  readonly isData: boolean;
  /** True for bytes, each as one character, that may contain a match. */
  readonly matters: (bytes: string) => boolean;
  /** Why a file that does not matter is skipped. */
  readonly why: string;
}

/** The result for anything that is neither a file nor a link: it is not read. */
export function oddKind(facts: Stats): WorkspaceFile | undefined {
  if (facts.isDirectory()) return { kind: 'skipped', why: 'in the form of a folder or submodule' };
  if (facts.isFile() || facts.isSymbolicLink()) return undefined;
  return { kind: 'unread', reason: 'is neither a file nor a folder' };
}

/** Location of a file once links are resolved. */
interface Resolved {
  readonly real: string;
  readonly linkedTo: string | undefined;
}

/** Reads a regular file; one that is too long to be read is only searched. */
export async function readRegular(
  { linkedTo, real }: Resolved,
  filter: TextFilter | undefined,
): Promise<WorkspaceFile> {
  // It may have become a link or a pipe in the meantime.
  const file = openSync(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const facts = fstatSync(file);
    const odd = oddKind(facts);
    if (odd !== undefined) return odd;
    if (facts.size > MAXIMUM_FILE_BYTES) return filter?.isData ? await searchParts(file, filter) : TOO_LONG;
    return judgeBytes(readFileSync(file), linkedTo, filter);
  } finally {
    closeSync(file);
  }
}

function judgeBytes(
  bytes: Buffer,
  linkedTo: string | undefined,
  filter: TextFilter | undefined,
): WorkspaceFile {
  const wide = isWide(bytes);
  if (filter?.isData && !wide && isBinary(bytes)) return BINARY;
  if (filter?.isData !== true && bytes.subarray(0, LFS_POINTER.length).equals(LFS_POINTER)) return IN_LFS;
  const isEightBit = !wide && !bytes.subarray(0, 2).includes(0);
  if (filter !== undefined && isEightBit && !filter.matters(bytes.toString('latin1')))
    return { kind: 'skipped', why: filter.why };
  const decoded = decodeText(bytes);
  if (decoded === undefined)
    return { kind: 'unread', reason: 'is neither 8-bit text nor UTF-16 with a byte order mark' };
  if (wide && filter?.matters(decoded.text) === false) return { kind: 'skipped', why: filter.why };
  return { kind: 'text', ...decoded, linkedTo };
}

/** The beginning of what stands in a checkout for a file whose contents Git LFS has elsewhere. */
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/');
const IN_LFS: WorkspaceFile = {
  kind: 'unread',
  reason: 'is a Git LFS pointer: check out the contents too (`lfs: true` for actions/checkout)',
};

/** Why a file that is not text is skipped. */
export const BINARY_FILES = 'of a kind that is not scanned';
const BINARY: WorkspaceFile = { kind: 'skipped', why: BINARY_FILES };
const TOO_LONG: WorkspaceFile = {
  kind: 'unread',
  reason: `is larger than ${Math.floor(MAXIMUM_FILE_BYTES / 1024 ** 2)} MiB`,
};
const PART_BYTES = 1024 * 1024;
/** More than the longest name that is looked for. */
const OVERLAP_BYTES = 512;

/** A file that is too long to be read is skipped if it is data that does not matter. */
async function searchParts(file: number, filter: TextFilter): Promise<WorkspaceFile> {
  const part = Buffer.alloc(PART_BYTES);
  for (let at = 0; ; at += PART_BYTES - OVERLAP_BYTES) {
    const bytesRead = readSync(file, part, 0, PART_BYTES, at);
    const bytes = part.subarray(0, bytesRead);
    if (at === 0 && isWide(bytes)) return TOO_LONG;
    if (at === 0 && isBinary(bytes)) return BINARY;
    if (filter.matters(bytes.toString('latin1'))) return TOO_LONG;
    if (bytesRead < PART_BYTES) return { kind: 'skipped', why: filter.why };
    await giveTurn();
  }
}

function isWide(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** Git's rule: a NUL among the first bytes. */
function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, 8000).includes(0);
}
