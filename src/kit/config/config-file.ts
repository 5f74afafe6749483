import { isRecord } from '../../base/json-value.ts';
import type { Location } from '../../base/location.ts';
import { didYouMean } from '../../base/nearest-names.ts';
import { plainLine } from '../../base/plain-text.ts';
import { UserError, type UserProblem } from '../../base/user-error.ts';
import type { IgnoreSource } from '../findings/ignore.ts';
import type { InputText } from '../inputs/read-inputs.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { readYamlSource, type YamlSource } from './yaml-source.ts';

/** The config file: texts of policy inputs by command, and ignores. */
export interface ConfigFile {
  readonly given: (command: string, input: string) => InputText | undefined;
  readonly ignores: readonly IgnoreSource[];
  /** Unknown keys, other versions and wrong shapes, with their places; everything else in the file was read. */
  readonly problems: readonly UserProblem[];
}

/** Parses a config file. Throws `UserError` for one that is not a mapping in YAML. */
export function parseConfigFile(text: string, file: string, manifests: readonly Manifest[]): ConfigFile {
  const source = readYamlSource(text, file, 'config-file');
  // An empty file is read as an empty mapping, which lacks `version`.
  const data = source.data ?? {};
  const problems: UserProblem[] = [];
  const report: Report = (message, place, fix) => {
    problems.push({ message: `\`${file}\`: ${message}`, place, input: source.input, fix });
  };
  if (!isRecord(data)) {
    report('it is not a mapping', source.placeOf([]), 'begin with `version: 1`');
    throw new UserError(...problems);
  }
  if (data['version'] !== 1)
    report('`version` must be 1', source.placeOf(['version']), 'begin with `version: 1`');
  const given = new Map<string, InputText>();
  const reading: Reading = { given, source, report };
  const sections = new Map(manifests.map(({ inputs, name }) => [name, inputs]));
  let ignores: readonly IgnoreSource[] = [];
  for (const [key, value] of Object.entries(data)) {
    if (key === 'version') continue;
    // A key without a value is not set: its value may be commented out.
    const inputs = sections.get(key);
    if (value === null && (key === 'ignore' || key === 'files' || inputs !== undefined)) continue;
    if (key === 'ignore') ignores = readIgnores(value, reading);
    else if (key === 'files') takeText(reading, '*', key, value);
    else if (inputs !== undefined) readSection(reading, key, inputs, value);
    else {
      const owners = [...sections].filter(([, known]) => Object.hasOwn(known, key));
      const policyOf = owners.filter(([, known]) => known[key]?.policy === true);
      const names = policyOf.map(([name]) => `\`${name}\``).join(' or ');
      const fix =
        names === ''
          ? fixOf(key, [...sections.keys(), 'version', 'ignore', 'files'], owners.length > 0)
          : `indent it under the command that it is for: ${names}`;
      report(`\`${shownKey(key)}\` is not allowed here`, source.placeOfKey([], key), fix);
    }
  }
  // The shared `files` are for the commands that take it as policy, and for nothing else of that name.
  const isShared = (command: string, input: string): boolean =>
    input === 'files' && sections.get(command)?.['files']?.policy === true;
  const givenOf = (command: string, input: string): InputText | undefined =>
    given.get(`${command} ${input}`) ?? (isShared(command, input) ? given.get('* files') : undefined);
  return { given: givenOf, ignores, problems };
}

type Report = (message: string, place: Location, fix?: string) => void;

/** A config file that is being read: the texts found so far, by command and input. */
interface Reading {
  readonly given: Map<string, InputText>;
  readonly source: YamlSource;
  readonly report: Report;
}

function readSection(reading: Reading, command: string, inputs: Manifest['inputs'], section: unknown): void {
  const { report, source } = reading;
  if (!isRecord(section)) {
    report(
      `\`${command}\` is not a mapping`,
      source.placeOf([command]),
      'write `input: value` lines, indented',
    );
    return;
  }
  for (const [key, value] of Object.entries(section)) {
    const isInput = Object.hasOwn(inputs, key);
    if (isInput && inputs[key]?.policy === true) {
      takeText(reading, command, key, value);
      continue;
    }
    const known = Object.keys(inputs).filter((name) => inputs[name]?.policy === true);
    const message = `\`${command}.${shownKey(key)}\` is not allowed here`;
    report(message, source.placeOfKey([command], key), fixOf(key, known, isInput));
  }
}

/** A key that is an input elsewhere is explained; another one may be misspelled. */
function fixOf(key: string, known: readonly string[], isInput: boolean): string {
  if (isInput) return 'a pull request can change this file: set this input in the workflow instead';
  const allowed =
    'only `version`, `files`, `ignore`, and the policy inputs under the name of a command are allowed';
  return didYouMean(key, known) ?? allowed;
}

function takeText({ given, report, source }: Reading, command: string, key: string, value: unknown): void {
  if (value === null) return;
  const place = source.placeOf(command === '*' ? [key] : [command, key]);
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

function readIgnores(value: unknown, { report, source }: Reading): readonly IgnoreSource[] {
  if (!Array.isArray(value)) {
    report('`ignore` is not a list', source.placeOf(['ignore']), 'begin each entry with `-`');
    return [];
  }
  return value.map((entry: unknown, index) => {
    const path = ['ignore', index];
    const keys = isRecord(entry) ? Object.keys(entry) : [];
    const keyPlaces = Object.fromEntries(keys.map((key) => [key, source.placeOfKey(path, key)]));
    return { value: entry, place: source.placeOf(path), keyPlaces };
  });
}

const shownKey = (key: string): string => plainLine(key, 100);
