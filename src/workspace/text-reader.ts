import type { UnreadPart } from '../base/location.ts';
import type { TextFilter } from '../host/files/read-regular.ts';
import type { Finding } from '../kit/findings/finding.ts';
import type { RuleIdOf } from '../kit/findings/rule.ts';
import type { fileRules } from '../kit/findings/shared-rules.ts';
import type { FilesBeside, WantedBeside } from './read-beside.ts';

/** A text that was read, with its path below `working-directory` and the one that people see. */
interface ReadText {
  readonly path: string;
  readonly shown: string;
  readonly text: string;
  /** The file that it is a link to. */
  readonly linkedTo: string | undefined;
  /** A file beside it with values for it. */
  readonly companion?: Omit<ReadText, 'companion' | 'beside'> | undefined;
  /** Texts of the files that it has to be judged with, by their path below the folder that the reader named. */
  readonly beside: FilesBeside | undefined;
}

export type FileRuleId = RuleIdOf<typeof fileRules>;

interface WrittenIn {
  readonly file: string;
}

/** What a reader makes of one text. */
interface JudgedFile {
  /** What became of the file as a whole. */
  readonly end:
    | { readonly kind: 'judged' | 'unknown-syntax' }
    | { readonly kind: 'unread'; readonly why: string; readonly line: number };
  readonly isScanned: boolean;
  /** With the path of the file in which each is written: this one, or its companion. */
  readonly references: readonly WrittenIn[];
  /** Those that are wrong; `repair` is what an edit could replace. */
  readonly malformed: readonly { readonly repair: WrittenIn | undefined }[];
  readonly unread: readonly UnreadPart[];
  readonly findings: readonly Finding<FileRuleId>[];
  /** Lines for the debug log. */
  readonly debug: readonly string[];
}

/** What is looked for in the files. */
export interface TextReader {
  /** The kind of file that a path tells; a file of none is not read. */
  readonly kindOf: (path: string) => string | undefined;
  /** A file beside this one with values for it. */
  readonly companionOf: (path: string) => string | undefined;
  /** Which files are worth decoding. */
  readonly filterOf: (path: string) => TextFilter;
  /** The files that have to be known to judge one. */
  readonly beside: (path: string) => WantedBeside | undefined;
  readonly judge: (file: ReadText) => JudgedFile;
}
