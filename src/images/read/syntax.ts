import type { Disguises } from './disguises.ts';
import type { YamlNode } from './formats/yaml-node.ts';
import type { Sink, ZoneKind } from './found.ts';
import type { YamlContext } from './yaml-context.ts';

/** The stage of a Dockerfile that ships. */
interface BuildTarget {
  /** The same before and after a change: `services.web.build`; `undefined` where calls have no names. */
  readonly name: string | undefined;
  /** The stage that ships, by name or number; the final one where it is absent. With `$` it is decided elsewhere. */
  readonly target: string | undefined;
}

/** The slot of what a Dockerfile builds where no target is named. */
export const FINAL_STAGE = 'final stage';

/** A call of a build, as a file has it. */
export interface BuildCall extends BuildTarget {
  /** Relative to the folder of the file, or to the repository. */
  readonly context: string | undefined;
  /** Relative to the context, or to the repository. */
  readonly dockerfile: string | undefined;
  readonly isFromRoot?: boolean;
  /** `undefined` for a value that is decided elsewhere. */
  readonly args: ReadonlyMap<string, string | undefined>;
  readonly offset: number;
}

/** A build of a Dockerfile, as a file of another tool calls it. */
export interface Build extends BuildArguments, BuildTarget {
  /** The Dockerfile, with the same start as the path of the file that calls. */
  readonly dockerfile: string;
  /** It has a name and no context, so that another file may have the rest of it. */
  readonly isPart: boolean;
}

export interface BuildArguments {
  /** Build arguments; `undefined` for a value that is decided elsewhere. */
  readonly args: ReadonlyMap<string, string | undefined>;
  /** The place of the call: `compose.yaml:7`. */
  readonly calledAt: string;
}

interface Named {
  /** Also the name of its module and corpus folder. */
  readonly name: string;
  /** Every path that `paths` claim contains one of these, so that most patterns are never compiled; if omitted, any path may be claimed. */
  readonly words?: readonly string[];
  /** Patterns for relative lower-case paths that start with `/`. */
  readonly paths: readonly RegExp[];
  /** Meaning of a complete reference outside of all zones that it reports; `quiet` by default. */
  readonly rest?: ZoneKind;
  /** Finds the builds of Dockerfiles that a file calls; the second text is the `.env` beside it. */
  readonly builds?: (source: string, environment: string | undefined) => readonly BuildCall[];
}

/** A syntax with a parser of its own. */
export interface TextSyntax extends Named {
  readonly kind: 'text';
  /**
   * Finds what can disguise or put together a text in this syntax: escapes, quotes, variables, expressions, continued lines.
   * A file that has none of it and in which no host of ours stands literally has no reference of ours; a property test holds
   * this against `scan`.
   */
  readonly disguises: Disguises;
  /** The longest text to read in UTF-16 units; by default what people write, because the parsers of code are slow. */
  readonly longest?: number;
  readonly scan: (source: string, sink: Sink, builds: readonly BuildArguments[]) => void;
}

export interface YamlSyntax extends Named {
  readonly kind: 'yaml';
  /** As for texts; those of YAML itself by default. */
  readonly disguises?: Disguises;
  /** The tool is unknown, so that a key above a map, such as `test`, may be a name rather than a command. */
  readonly isLoose?: boolean;
  /** Recognizes a document: `surely` replaces the general rules, `likely` adds to them so that a wrong guess hides no image. */
  readonly recognizes?: (root: YamlNode | undefined) => 'surely' | 'likely' | undefined;
  readonly scan: (context: YamlContext) => void;
}

/** One file format in one module; `syntaxes.ts` lists them, and docs/resolve-digest.md describes them in the same order. */
export type Syntax = TextSyntax | YamlSyntax;
