import { plainLine } from '../../base/plain-text.ts';
import type { UserProblem } from '../../base/user-error.ts';
import { findModeProblems, foreignFix } from '../../kit/inputs/foreign-inputs.ts';
import { readInputs } from '../../kit/inputs/read-inputs.ts';
import { commonInputs } from '../../kit/manifest/common-inputs.ts';
import type { Manifest } from '../../kit/manifest/manifest.ts';

/** Common inputs that are about the run as a whole, or about its own workspace. */
const OWN: ReadonlySet<string> = new Set([
  'annotations',
  'cache',
  'cache-dir',
  'config-file',
  'on-error',
  'policy-from',
  'report-file',
  'summary',
  'timeout',
  'working-directory',
]);
/** Inputs that make no sense in a temporary checkout, or that concern the workflow's own repository. */
const REFUSED: ReadonlySet<string> = new Set([
  'cache',
  'cache-dir',
  'comment-summary-in-pr',
  'html-file',
  'junit-file',
  'plan-file',
  'policy-from',
  'report-file',
  'sarif-file',
  'timeout',
  'upload-sarif',
  'vex-file',
]);

/** Values that were written there by mistake: secrets have no place in `with`, whose text is in the report. */
export function secretsIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => {
    const [, name = '', value = ''] = /^\s*([a-z][a-z0-9-]*)\s*[:=]\s*(.*?)\s*$/.exec(line) ?? [];
    return /(?:^|-)token$/.test(name) && value !== '' ? [value] : [];
  });
}

/** Inputs by name, from lines `name: value`; a repeated name adds a line to the value. */
export function parseWith(lines: readonly string[]): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([a-z][a-z0-9-]*)\s*:\s*(.*)$/.exec(line) ?? [];
    const held = values.get(name);
    values.set(name, held === undefined ? value : `${held}\n${value}`);
  }
  return values;
}

/** Validates `with` for a command, and reports all problems before the first repository is fetched. */
export async function withProblems(
  lines: readonly string[],
  manifest: Manifest,
  now: number,
): Promise<readonly UserProblem[]> {
  const problems: UserProblem[] = [];
  const add = (message: string, fix?: string): void => {
    problems.push({ message: `\`with\`: ${message}`, input: 'with', fix });
  };
  for (const line of lines)
    if (!/^[a-z][a-z0-9-]*\s*:/.test(line))
      add(`\`${plainLine(line, 100)}\` is not of the form \`name: value\``);
  const values = parseWith(lines);
  for (const name of values.keys()) {
    if (name === '') continue;
    const spec = Object.hasOwn(manifest.inputs, name) ? manifest.inputs[name] : undefined;
    if (spec === undefined)
      add(`\`${name}\` is not an input of \`${manifest.name}\``, foreignFix(manifest, [manifest], name));
    else if (spec.kind === 'secret' || (Object.hasOwn(commonInputs, name) && !OWN.has(name)))
      add(`\`${name}\` is set for all repositories at once`, `set it next to \`with\``);
    else if (REFUSED.has(name)) add(`\`${name}\` cannot be used in a fleet`);
  }
  if (values.get('mode') === 'apply') add('`mode: apply` does not run in a fleet', 'use `plan` or `drift`');
  const read = readInputs(
    manifest.inputs,
    (name) => {
      const text = values.get(name);
      return text === undefined ? undefined : { text };
    },
    now,
  );
  const mode = { value: Reflect.get(read.inputs, 'mode'), isGiven: values.has('mode') };
  for (const { fix, message } of findModeProblems(manifest, mode, [...values.keys()])) add(message, fix);
  if (read.kind === 'problems') for (const { fix, message } of read.problems) add(message, fix);
  return problems;
}

/** Names of the inputs that the fleet passes on to the command. */
export function handedOn(manifest: Manifest): readonly string[] {
  return Object.keys(commonInputs).filter((name) => !OWN.has(name) && Object.hasOwn(manifest.inputs, name));
}
