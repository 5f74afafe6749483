import { readCode } from './formats/code-tokens.ts';
import { readHclAttributes } from './formats/hcl-attributes.ts';
import { readYaml } from './formats/read-yaml.ts';
import type { YamlNode } from './formats/yaml-node.ts';
import { entriesOf, nodeAt, scalarValue } from './formats/yaml-node.ts';
import { syntaxFor } from './syntaxes.ts';

/** A build of a Dockerfile that Compose or Bake describes. */
export interface Build {
  /** The same before and after a change: `services.web.build`. */
  readonly name: string;
  /** Path of the Dockerfile, from where the file's own path starts. */
  readonly dockerfile: string;
  /** The stage that ships, by name or number; the final one where it is absent. */
  readonly target: string | undefined;
}

/** Names of the syntaxes whose files describe builds. */
export const BUILD_SYNTAXES: ReadonlySet<string> = new Set([
  'compose',
  'docker-bake-hcl',
  'docker-bake-json',
]);

/** Values of one build by key. */
type Settings = ReadonlyMap<string, string>;

/** Reads the builds in a Compose or Bake file. One whose values are set elsewhere is left out. */
export function readBuilds(path: string, text: string): readonly Build[] {
  const found =
    syntaxFor(path) === 'docker-bake-hcl'
      ? hclBuilds(text)
      : [...readYaml(text)].flatMap(({ root }) => yamlBuilds(root));
  return found.flatMap(([name, settings]) => {
    const { context = '.', dockerfile = 'Dockerfile', target } = Object.fromEntries(settings);
    if ([context, dockerfile, target ?? ''].some((value) => /[$]|:\/\//.test(value))) return [];
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const joined = pathOf(`${folder}${context}/${dockerfile}`);
    return joined === undefined ? [] : [{ name, dockerfile: joined, target }];
  });
}

function yamlBuilds(root: YamlNode | undefined): readonly (readonly [string, Settings])[] {
  const services = [...entriesOf(nodeAt(root, 'services'))].flatMap(({ key, value }) => {
    const build = nodeAt(value, 'build');
    if (build === undefined || (build.kind !== 'map' && scalarValue(build) === undefined)) return [];
    return [[`services.${key}.build`, settingsOf(build)] as const];
  });
  const targets = [...entriesOf(nodeAt(root, 'target'))].flatMap(({ key, value }) =>
    value === undefined ? [] : [[`target.${key}`, settingsOf(value)] as const],
  );
  return [...services, ...targets];
}

function settingsOf(build: YamlNode): Settings {
  const context = scalarValue(build);
  if (context !== undefined) return new Map([['context', context]]);
  return new Map(
    [...entriesOf(build)].flatMap(({ key, value }) => {
      const text = scalarValue(value);
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
}

function hclBuilds(text: string): readonly (readonly [string, Settings])[] {
  const builds = new Map<string, Map<string, string>>();
  for (const { block, label, name, value } of readHclAttributes(readCode(text, 'hcl').tokens)) {
    if (block !== 'target') continue;
    const settings = builds.get(label) ?? new Map<string, string>();
    builds.set(label, settings);
    const [only, ...others] = value;
    // An expression is a value that is set elsewhere.
    settings.set(name, only?.kind === 'text' && others.length === 0 ? only.text : '$');
  }
  return Array.from(builds, ([label, settings]) => [`target.${label}`, settings] as const);
}

/** A path without `.` and `..`; `undefined` where it leads out. */
function pathOf(path: string): string | undefined {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
}
