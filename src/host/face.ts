import { parseJson } from '../base/json-value.ts';
import { plainLine } from '../base/plain-text.ts';
import type { UserProblem } from '../base/user-error.ts';
import type { HostOptions } from './host-options.ts';

type Environment = HostOptions['environment'];

/** How the program was started: as an action, by a wrapper of another CI, or from a command line. */
export interface Face {
  readonly kind: 'action' | 'azure-task' | 'buildkite-plugin' | 'command-line';
  /** The command, if it is not a command-line word: an input of the action, or a key of the plugin's configuration. */
  readonly command: string | undefined;
  /** Text of an input in the face's own form. */
  readonly input: (name: string) => string | undefined;
  /** Names that have a value in that form, whether or not they are inputs. */
  readonly names: readonly string[];
  /** True if other programs also set names of that form. */
  readonly isShared: boolean;
  /** Values that are given in that form and that no input can have. */
  readonly problems?: readonly UserProblem[];
}

/** Variable with which our own wrappers identify themselves: other plugins and tasks set variables of the same names. */
export const FACE_VARIABLE = 'PLATFORM_ACTIONS_FACE';

/**
 * The face of this process. `INPUT_*` is read for the JavaScript action and the Azure task only, and a plugin's
 * configuration for our plugin only; every other wrapper sets `PLATFORM_ACTIONS_INPUT_*`.
 */
export function faceOf(words: readonly string[], environment: Environment): Face {
  const marker = environment[FACE_VARIABLE];
  if (marker === 'azure-task') {
    const input = (name: string) => environment[`INPUT_${name.replaceAll('-', '').toUpperCase()}`];
    // The agent passes only what the task declares, under names without hyphens.
    return { kind: marker, command: undefined, input, names: [], isShared: true };
  }
  if (marker === 'buildkite-plugin') {
    const { configuration, problems } = readConfiguration(
      environment['BUILDKITE_PLUGIN_CONFIGURATION'] ?? '',
    );
    return {
      kind: marker,
      command: configuration.get('command') ?? '',
      input: (name) => configuration.get(name),
      names: [...configuration].flatMap(([name, text]) =>
        name === 'command' || text.trim() === '' ? [] : [name],
      ),
      isShared: false,
      problems,
    };
  }
  if (words.length === 0 && environment['GITHUB_ACTIONS'] === 'true') {
    const input = (name: string) => environment[`INPUT_${name.toUpperCase()}`];
    const names = namesOf(environment, 'INPUT_').map((name) => name.toLowerCase());
    // act, and the runners of Forgejo and Gitea that are based on it, pass on the inputs of an outer action.
    const isShared = ['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'].some(
      (name) => (environment[name] ?? '') !== '',
    );
    const command = (environment['INPUT_COMMAND'] ?? '').trim();
    return { kind: 'action', command, input, names: names.filter((name) => name !== 'command'), isShared };
  }
  const input = (name: string) =>
    environment[`PLATFORM_ACTIONS_INPUT_${name.toUpperCase().replaceAll('-', '_')}`];
  const names = namesOf(environment, 'PLATFORM_ACTIONS_INPUT_').map((name) =>
    name.toLowerCase().replaceAll('_', '-'),
  );
  return { kind: 'command-line', command: undefined, input, names, isShared: false };
}

/** The part after the prefix in the names of variables that have a value. */
function namesOf(environment: Environment, prefix: string): readonly string[] {
  return Object.entries(environment).flatMap(([name, text]) =>
    name.startsWith(prefix) && (text ?? '').trim() !== '' ? [name.slice(prefix.length)] : [],
  );
}

/** Texts of a plugin's configuration: lists become lines; anything but texts, numbers, booleans and lists of these is a problem. */
function readConfiguration(json: string): {
  readonly configuration: ReadonlyMap<string, string>;
  readonly problems: readonly UserProblem[];
} {
  const value = parseJson(json);
  if (typeof value !== 'object' || value === null) return { configuration: new Map(), problems: [] };
  const entries = Object.entries(value).map(([name, entry]) => ({
    name,
    // An empty entry of a list, or an input without a value, is not given.
    parts: (Array.isArray(entry) ? entry : [entry]).filter((part: unknown) => part !== null),
  }));
  return {
    configuration: new Map(entries.map(({ name, parts }) => [name, parts.filter(isPlain).join('\n')])),
    problems: entries
      .filter(({ parts }) => !parts.every(isPlain))
      .map(({ name }) => ({
        message: `\`${plainLine(name, 100)}\` in the configuration of the plugin is neither text nor a list of texts`,
        fix: 'put texts that contain a colon in quotes',
        input: name,
      })),
  };
}

function isPlain(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}
