import {
  type Dialect,
  expandVariables,
  type Lookup,
  NO_VARIABLES,
  type Variable,
} from './expand-variables.ts';
import type { Mentions } from './mentions.ts';
import type { PlacedText } from './placed-text.ts';

export interface VariableSource {
  /** `undefined` if the file has no value, or several. */
  readonly text: (name: string) => PlacedText | undefined;
  readonly label: (name: string) => string;
  /** Why a value must keep its text, if so. */
  readonly whyFixed?: (name: string) => string | undefined;
  readonly mentions: Mentions;
  /** The values are defaults, which whoever uses the file can replace. */
  readonly areDefaults?: boolean;
  /** Whether values read others, or how they do. */
  readonly expands: boolean | ((lookup: Lookup) => Dialect);
  readonly whyUnknown?: Dialect['whyUnknown'];
}

const MAXIMUM_DEPTH = 8;

/** Looks up each variable once; a recursive or unknown value is undefined. */
export function createVariableTable(source: VariableSource): Lookup {
  const { areDefaults = false, text, label, mentions, expands, whyFixed, whyUnknown } = source;
  const known = new Map<string, Variable | undefined>();
  let depth = 0;

  function read(name: string): Variable | undefined {
    const written = text(name);
    if (written === undefined || depth > MAXIMUM_DEPTH) return undefined;
    const own: Dialect = expands === false ? NO_VARIABLES : { lookup, whyUnknown };
    const dialect = typeof expands === 'function' ? expands(lookup) : own;
    depth += 1;
    const expanded = expandVariables(written, dialect);
    depth -= 1;
    if (expanded.kind === 'unknown') return undefined;
    const [first] = written.pieces;
    if (first === undefined) return { text: expanded.text, definition: undefined, uses: expanded.uses };
    const definition = {
      label: label(name),
      offset: first.start,
      mentions: mentions().get(name) ?? 0,
      isDefault: areDefaults,
      fixed: whyFixed?.(name),
    };
    return { text: expanded.text, definition, uses: expanded.uses };
  }

  function lookup(name: string): Variable | undefined {
    if (!known.has(name)) {
      known.set(name, undefined);
      known.set(name, read(name));
    }
    return known.get(name);
  }
  return lookup;
}
