import { type Fields, isRecord, textOf } from '../../../base/json-value.ts';
import { parseTime } from '../../../base/time.ts';
import type { Ignore } from '../../../kit/findings/ignore.ts';
import { Unreadable } from '../sbom/sbom-reading.ts';

/** Statuses of a statement that end an advisory, and any other. */
export type VexStatus = 'not_affected' | 'fixed' | 'other';

/** Names of one thing in a VEX document: a purl, an image with its tag or digest, a bare digest. Any of them may fit. */
export type VexNames = readonly string[];

/** A package that a statement is about: anywhere, or within an image. */
export interface VexProduct {
  readonly package: VexNames;
  readonly image?: VexNames | undefined;
  /** Versions that the statement is limited to; absent for those of the package's names. */
  readonly versions?: readonly string[] | undefined;
}

/** One statement of a VEX document, in the words of OpenVEX. */
export interface VexStatement {
  /** Id and aliases of the vulnerability. */
  readonly ids: readonly string[];
  readonly status: VexStatus;
  readonly justification?: string | undefined;
  /** The author's words on it. */
  readonly detail?: string | undefined;
  /** When it was made, in milliseconds since 1970: of two about one package, the later counts. */
  readonly timeMs?: number | undefined;
  readonly products: readonly VexProduct[];
  /** Its file, as messages name it. */
  readonly file: string;
}

/** A statement in one line: its file, status, justification and the author's words. */
export function vexWords({ detail, file, justification, status }: VexStatement): string {
  const why = justification === undefined ? '' : ` (${justification})`;
  return `VEX ${file}: ${status}${why}${detail === undefined ? '' : `: ${detail}`}`;
}

/** A statement as an entry, for an advisory that entries end in the other images. */
export const ignoreOf = (vex: VexStatement): Ignore => ({
  place: { file: vex.file, line: 1 },
  reason: vexWords(vex),
  ...(vex.justification === undefined ? {} : { justification: vex.justification }),
});

/** A statement as its document writes it. */
export type WrittenStatement = Omit<VexStatement, 'file'>;

/** Fields of a statement as a document has them; anything but text is absent. */
interface WrittenFields extends Pick<VexStatement, 'ids' | 'status' | 'products'> {
  readonly justification: unknown;
  readonly detail: unknown;
  /** Times in order of precedence. */
  readonly times: readonly unknown[];
}

/** Where the statements of a format stand, and which part an unreadable entry lacks. */
interface VexList {
  readonly format: string;
  readonly name: string;
  readonly lacks: string;
}

/** Reads the statements of a document; throws `Unreadable` where an entry gives `undefined`. */
export function readStatements(
  { format, lacks, name }: VexList,
  document: Fields,
  statementsOf: (entry: Fields) => readonly WrittenFields[] | undefined,
): readonly WrittenStatement[] {
  const list = document[name];
  if (!Array.isArray(list)) throw new Unreadable(`it is ${format}, but has no \`${name}\` list`);
  return list.flatMap((entry: unknown, index) => {
    const read = isRecord(entry) ? statementsOf(entry) : undefined;
    if (read === undefined) throw new Unreadable(`its \`${name}[${index}]\` has no ${lacks}`);
    return read.map(statementOf);
  });
}

function statementOf({ detail, justification, times, ...written }: WrittenFields): WrittenStatement {
  const time = times.map(textOf).find((text) => text !== undefined);
  return {
    ...written,
    justification: textOf(justification),
    detail: textOf(detail),
    timeMs: parseTime(time ?? ''),
  };
}
