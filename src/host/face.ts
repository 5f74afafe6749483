import type { HostOptions } from './host-options.ts';

type Environment = HostOptions['environment'];

/** How the program was started: as an action, by a wrapper of another CI, or by words. */
export interface Face {
  readonly kind: 'action' | 'azure-task' | 'buildkite-plugin' | 'command-line';
  /** The command where it is no word: an input of the action, a key of the plugin's configuration. */
  readonly command: string | undefined;
  /** Text of an input in the face's own form. */
  readonly input: (name: string) => string | undefined;
  /** Names that were given in that form, where it can hold names that are no inputs. */
  readonly names: readonly string[];
}

/** Variable by which our own wrappers say what they are: other plugins and tasks leave variables of the same names. */
export const FACE_VARIABLE = 'PLATFORM_ACTIONS_FACE';

/**
 * The face of this process. `INPUT_*` is read for the JavaScript action and the Azure task only, and a plugin's
 * configuration for our plugin only (contract §1); every other wrapper sets `PLATFORM_ACTIONS_INPUT_*`.
 */
export function faceOf(words: readonly string[], environment: Environment): Face {
  const marker = environment[FACE_VARIABLE];
  if (marker === 'azure-task') {
    const input = (name: string) => environment[`INPUT_${name.replaceAll('-', '').toUpperCase()}`];
    return { kind: marker, command: undefined, input, names: [] };
  }
  if (marker === 'buildkite-plugin') {
    const configuration = readConfiguration(environment['BUILDKITE_PLUGIN_CONFIGURATION'] ?? '');
    return {
      kind: marker,
      command: configuration.get('command') ?? '',
      input: (name) => configuration.get(name),
      names: [...configuration.keys()].filter((name) => name !== 'command'),
    };
  }
  if (words.length === 0 && environment['GITHUB_ACTIONS'] === 'true') {
    const input = (name: string) => environment[`INPUT_${name.toUpperCase()}`];
    return { kind: 'action', command: (environment['INPUT_COMMAND'] ?? '').trim(), input, names: [] };
  }
  const input = (name: string) =>
    environment[`PLATFORM_ACTIONS_INPUT_${name.toUpperCase().replaceAll('-', '_')}`];
  return { kind: 'command-line', command: undefined, input, names: [] };
}

/** Texts of a plugin's configuration: lists become lines; what is no text, number, boolean or list of them is left out. */
function readConfiguration(json: string): ReadonlyMap<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    value = undefined;
  }
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(
    Object.entries(value).map(([name, entry]) => [
      name,
      (Array.isArray(entry) ? entry : [entry]).filter(isPlain).join('\n'),
    ]),
  );
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
