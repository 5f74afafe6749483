/**
 * The type of an input and how its text is read: `text` unchanged; `list` separated by newlines or
 * commas; `lines` separated by newlines only; `boolean`; `integer`; `duration` in milliseconds; `time` in milliseconds
 * since 1970; `choice` one of `choices`; `choices` a list of them; `url` an origin (https, or http on loopback);
 * `globs` a checked list of globs; `path` a file path; `secret` never displayed.
 */
export type InputKind =
  | 'text'
  | 'list'
  | 'lines'
  | 'boolean'
  | 'integer'
  | 'duration'
  | 'time'
  | 'choice'
  | 'choices'
  | 'url'
  | 'globs'
  | 'path'
  | 'secret';

/** One input, declared as data; the parser, the types, the wrappers and the reference pages are derived from it. */
export interface InputSpec {
  readonly kind: InputKind;
  /** One or two plain sentences, for manifests, help and reference tables. */
  readonly description: string;
  /** As a user would write it. Without it, an unset input is `undefined` (lists: empty). */
  readonly default?: string;
  /** Description of a computed default, for tables. */
  readonly defaultText?: string;
  readonly choices?: readonly string[];
  /** For `integer`, and `min` also for `duration` (milliseconds): inclusive bounds. */
  readonly min?: number;
  readonly max?: number;
  /** For `list`, `lines` and `text`: what is wrong with an entry or the text, after "which is". */
  readonly entryProblem?: (entry: string) => string | undefined;
  readonly entryFix?: string;
  /** For `time`: must not be in the future. */
  readonly past?: boolean;
  /** For `path`: a file that the run may write, or modes in which it does; no two of them may be the same. */
  readonly writes?: true | readonly string[];
  /** For `path`: a file with the results of this run, in whose place no older one may stay. */
  readonly results?: boolean;
  /** For `globs`: names files that the run reads. */
  readonly reads?: boolean;
  /** May be set in the config file (policy keys and `files` only). */
  readonly policy?: boolean;
  /** Modes of the command that use it; without it, all do. */
  readonly modes?: readonly string[];
  /** Has an effect only on this host; wrappers for others omit it. */
  readonly only?: 'github';
}

/** A pre-commit hook that runs a command. */
export interface HookSpec {
  /** Kebab-case, unique. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly inputs: Readonly<Record<string, string>>;
}

export interface OutputSpec {
  readonly description: string;
  /** `json` outputs are cut at a whole entry at 64 KiB; `secret` outputs are masked. */
  readonly kind?: 'text' | 'json' | 'secret';
}

/**
 * Capabilities that a run needs of the identity it assumes, by the audience of the token. `when` names inputs with the
 * values for which the row counts; a value that ends in `*` stands for everything that starts with it, `?*` for
 * anything that is given. All rows that
 * count add up; an audience without any row is not narrowed.
 */
export interface CapabilityNeed {
  readonly audience: 'platform' | 'registry';
  readonly when?: Readonly<Record<string, readonly string[]>>;
  /** A kind of change: a second token asks for the row, and only if the run has planned such a change. */
  readonly change?: string;
  readonly capabilities: readonly string[];
}

/** One command, declared as data. Names of inputs and outputs are kebab-case. */
export interface Manifest {
  readonly name: string;
  /** Title-case name for listings. */
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  readonly inputs: Readonly<Record<string, InputSpec>>;
  readonly outputs: Readonly<Record<string, OutputSpec>>;
  /** `gate` commands are listed first and have wrappers for other hosts; `helper` commands do not. */
  readonly face: 'gate' | 'helper';
  /** On GitHub a composite action alone: the root action does not carry its inputs. */
  readonly compositeOnly?: true;
  /** The output on stdout in a terminal, one sentence. */
  readonly stdout: string;
  /** Shortest useful example, as `with:` lines of a workflow step. */
  readonly example: Readonly<Record<string, string>>;
  /** Further examples for the help of the command line: flags after the command's name, and what they do. */
  readonly moreExamples?: readonly (readonly [flags: string, effect: string])[];
  /** Inputs of its own that `--help` explains; it only names the others. Without it, all are explained. */
  readonly usualInputs?: readonly string[];
  /** Minimum permissions of a workflow job that runs it, for examples. */
  readonly permissions: readonly string[];
  /** Capabilities that the exchange asks for with `least-privilege`; the reference and `doctor` show them. */
  readonly capabilities: readonly CapabilityNeed[];
  /** Present if the command is useful before a commit. */
  readonly hook?: HookSpec;
}

type ListKind = 'list' | 'lines' | 'choices' | 'globs';

type Plain<S extends InputSpec> = S['kind'] extends 'boolean'
  ? boolean
  : S['kind'] extends 'integer' | 'duration' | 'time'
    ? number
    : S['kind'] extends ListKind
      ? readonly string[]
      : S['kind'] extends 'choice'
        ? S extends { readonly choices: readonly (infer C)[] }
          ? C
          : string
        : string;

/** The typed record of a manifest's inputs: `undefined` if there is no default and the kind is not a list. */
export type InputsOf<S extends Readonly<Record<string, InputSpec>>> = {
  readonly [K in keyof S]: S[K] extends { readonly default: string }
    ? Plain<S[K]>
    : S[K]['kind'] extends ListKind
      ? readonly string[]
      : Plain<S[K]> | undefined;
};
