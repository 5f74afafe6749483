/**
 * What an input holds and how its text is read (contract §1):
 * `text` as it is; `list` newline or comma separated; `lines` newline separated only; `boolean`; `integer`; `duration` in
 * milliseconds; `time` in milliseconds since 1970; `choice` one of `choices`; `choices` a list of them;
 * `url` an origin (https, or http on loopback); `globs` a checked list of globs; `path` a file path; `secret` never shown.
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

/** One input, declared as data: the parser, the types, the wrappers and the reference pages come from it. */
export interface InputSpec {
  readonly kind: InputKind;
  /** One or two plain sentences, for manifests, help and reference tables. */
  readonly description: string;
  /** As a user would write it. Absent: the value is `undefined` when not given (lists: empty). */
  readonly default?: string;
  /** Words that the tables show for a default which is computed. */
  readonly defaultText?: string;
  readonly choices?: readonly string[];
  /** For `integer`: inclusive bounds. */
  readonly min?: number;
  readonly max?: number;
  /** For `list` and `lines`: what every entry has to be. */
  readonly entries?: 'image-reference' | 'registry-mapping';
  /** For `time`: refused when it is still to come. */
  readonly past?: boolean;
  /** May be set in the config file (contract §8: policy keys and `files` only). */
  readonly policy?: boolean;
  /** Means something on this host only; wrappers for others leave it out. */
  readonly only?: 'github';
}

/** A hook of pre-commit that runs a command. */
export interface HookSpec {
  /** Kebab-case, unique. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Inputs that make the command this hook. */
  readonly inputs: Readonly<Record<string, string>>;
}

export interface OutputSpec {
  readonly description: string;
  /** `json` outputs are cut at a whole entry at 64 KiB; `secret` outputs are masked. */
  readonly kind?: 'text' | 'json' | 'secret';
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
  /** `gate` commands are listed first and get wrappers for other hosts; `helper` commands do not. */
  readonly face: 'gate' | 'helper';
  /** What goes to stdout in a terminal, one sentence. */
  readonly stdout: string;
  /** Shortest useful call, as `with:` lines of a workflow step. */
  readonly example: Readonly<Record<string, string>>;
  /** Least permissions of a workflow job that runs it, for examples. */
  readonly permissions: readonly string[];
  /** Present where the command is useful before a commit. */
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

/** The typed record that a manifest's inputs become: `undefined` where there is no default and the kind is not a list. */
export type InputsOf<S extends Readonly<Record<string, InputSpec>>> = {
  readonly [K in keyof S]: S[K] extends { readonly default: string }
    ? Plain<S[K]>
    : S[K]['kind'] extends ListKind
      ? readonly string[]
      : Plain<S[K]> | undefined;
};
