import { plainLine } from '../base/plain-text.ts';
import type { Place, UserProblem } from '../base/user-error.ts';
import type { IgnoreSource } from '../domain/ignore.ts';
import { readYaml, type YamlSource } from '../domain/role-file-source.ts';
import { manifests } from './manifests.ts';
import type { GivenText } from './read-inputs.ts';

/** The config file (contract §8): texts of policy inputs by command, and ignores. */
export interface ConfigFile {
  /** Text of an input of a command, or `undefined`. */
  readonly given: (command: string, input: string) => GivenText | undefined;
  readonly ignores: readonly IgnoreSource[];
}

export type ParsedConfig =
  | { readonly kind: 'config'; readonly config: ConfigFile }
  | { readonly kind: 'problems'; readonly problems: readonly UserProblem[] };

/** Parses a config file; unknown and forbidden keys, another version and wrong shapes are problems with file and line. */
export function parseConfigFile(text: string, file: string): ParsedConfig {
  const yaml = readYaml(text, file);
  if (yaml.kind === 'problems')
    return {
      kind: 'problems',
      problems: yaml.problems.map((problem) => ({ ...problem, input: 'config-file' })),
    };
  const { source } = yaml;
  // An empty file says nothing, not even which version it is.
  const data = source.data ?? {};
  const problems: UserProblem[] = [];
  const report = (message: string, place: Place, fix?: string): void => {
    problems.push({
      message: `\`${file}\`: ${message}`,
      place,
      input: 'config-file',
      ...(fix === undefined ? {} : { fix }),
    });
  };
  if (!isRecord(data)) {
    report('it is not a mapping', source.placeOf([]), 'begin with `version: 1`');
    return { kind: 'problems', problems };
  }
  if (data['version'] !== 1)
    report('`version` must be 1', source.placeOf(['version']), 'begin with `version: 1`');
  const given = new Map<string, GivenText>();
  let ignores: readonly IgnoreSource[] = [];
  for (const [key, value] of Object.entries(data)) {
    if (key === 'version') continue;
    // A key with nothing behind it is not given: what stood there may be commented out.
    if (value === null && isKnownKey(key)) continue;
    if (key === 'ignore') ignores = readIgnores(value, source, report);
    else if (key === 'files') takeText(given, '*', 'files', value, source.placeOf(['files']), report);
    else if (isCommand(key)) readSection(given, key, value, source, report);
    else report(`\`${shownKey(key)}\` is not allowed here`, source.placeOfKey([], key), forbiddenFix(key));
  }
  if (problems.length > 0) return { kind: 'problems', problems };
  return {
    kind: 'config',
    config: {
      given: (command, input) =>
        given.get(`${command} ${input}`) ?? (input === 'files' ? given.get('* files') : undefined),
      ignores,
    },
  };
}

const isCommand = (key: string): boolean => manifests.some((manifest) => manifest.name === key);

const isKnownKey = (key: string): boolean => key === 'ignore' || key === 'files' || isCommand(key);

type Report = (message: string, place: Place, fix?: string) => void;

function readSection(
  given: Map<string, GivenText>,
  command: string,
  section: unknown,
  source: YamlSource,
  report: Report,
): void {
  const inputs = manifests.find((manifest) => manifest.name === command)?.inputs ?? {};
  if (!isRecord(section)) {
    report(`\`${command}\` is not a mapping`, source.placeOf([command]));
    return;
  }
  for (const [key, value] of Object.entries(section)) {
    if (Object.hasOwn(inputs, key) && inputs[key]?.policy === true)
      takeText(given, command, key, value, source.placeOf([command, key]), report);
    else
      report(
        `\`${command}.${shownKey(key)}\` is not allowed here`,
        source.placeOfKey([command], key),
        forbiddenFix(key, Object.hasOwn(inputs, key)),
      );
  }
}

function takeText(
  given: Map<string, GivenText>,
  command: string,
  key: string,
  value: unknown,
  place: Place,
  report: Report,
): void {
  if (value === null) return;
  const text = textOf(value);
  if (text === undefined) report(`\`${key}\` is neither text nor a list of texts`, place);
  else given.set(`${command} ${key}`, { text, place });
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  if (!Array.isArray(value)) return undefined;
  const parts = value.map(textOf);
  return parts.every((part) => part !== undefined) ? parts.join('\n') : undefined;
}

function readIgnores(value: unknown, source: YamlSource, report: Report): readonly IgnoreSource[] {
  if (!Array.isArray(value)) {
    report('`ignore` is not a list', source.placeOf(['ignore']));
    return [];
  }
  return value.map((entry: unknown, index) => ({
    value: entry,
    place: source.placeOf(['ignore', index]),
    keyPlaces: Object.fromEntries(
      (isRecord(entry) ? Object.keys(entry) : []).map((key) => [
        key,
        source.placeOfKey(['ignore', index], key),
      ]),
    ),
  }));
}

/** A key that somebody made up, in words. */
const shownKey = (key: string): string => plainLine(key, 100);

function forbiddenFix(
  key: string,
  isInput = manifests.some((manifest) => Object.hasOwn(manifest.inputs, key)),
): string {
  return isInput
    ? 'a pull request can write this file: set this input in the workflow instead'
    : 'only `version`, `files`, `ignore` and the policy inputs under the name of a command are known';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
