import { remember } from '../../../base/remember.ts';
import type { YamlMap, YamlNode } from '../formats/yaml-node.ts';
import { entriesOf, entryOf, itemsOf, nodeAt, nodeAtPath, scalarValue } from '../formats/yaml-node.ts';

/** A map of a pipeline that has images, with what it inherits. */
export interface GitlabJob {
  readonly map: YamlMap;
  /** Its own map, then what it extends; the first with a key wins. A text says why what follows is not known. */
  readonly chain: readonly (YamlMap | string)[];
  readonly isTemplate: boolean;
  /** Another job of the file extends it. */
  readonly isExtended: boolean;
}

/** A value that a job has or inherits, or why that is not known. */
export type Inherited = { readonly node: YamlNode } | { readonly unknown: string } | undefined;

/** Top-level maps that are not jobs. */
const NO_JOBS = new Set(['cache', 'default', 'image', 'include', 'spec', 'variables', 'workflow']);
/** A limit for hostile files; GitLab itself has one of 11 levels. */
const MOST_EXTENDED = 64;

/** The jobs of a pipeline, and the templates whose names begin with a dot. */
export function gitlabJobs(root: YamlNode | undefined): readonly GitlabJob[] {
  const entries = [...entriesOf(root)].flatMap(({ key, value: map }) =>
    map?.kind === 'map' && !NO_JOBS.has(key) ? [{ key, map }] : [],
  );
  const parentsOf = remember(readParents);
  const extended = new Set(entries.flatMap(({ map }) => parentsOf(map)));
  return entries.map(({ key, map }) => ({
    map,
    chain: chainOf(root, map, parentsOf),
    isTemplate: key.startsWith('.'),
    isExtended: extended.has(key),
  }));
}

/** Finds a value in a job or in what it extends, as GitLab merges maps. */
export function inheritedBy({ chain }: Pick<GitlabJob, 'chain'>, ...path: readonly string[]): Inherited {
  const [first = ''] = path;
  for (const link of chain) {
    if (typeof link === 'string') return { unknown: link };
    const entry = entryOf(link, first);
    if (entry === undefined) continue;
    if (path.length > 1 && entry.value?.kind !== 'map') return { unknown: `\`${first}\` is not a map` };
    const node = nodeAtPath(link, path);
    if (node !== undefined) return { node };
  }
  return undefined;
}

/** Whether a job takes over what the file says about `default` or `variables`. */
export function inheritsGlobal(job: GitlabJob, kind: 'default' | 'variables', name: string): boolean {
  const inherit = inheritedBy(job, 'inherit', kind);
  if (inherit === undefined || 'unknown' in inherit) return true;
  if (inherit.node.kind === 'list') return itemsOf(inherit.node).some((item) => scalarValue(item) === name);
  return scalarValue(inherit.node) !== 'false';
}

/** The last parents in `extends`, last first: no more of them are followed. */
function readParents(map: YamlMap): readonly string[] {
  const written = nodeAt(map, 'extends');
  const names = written?.kind === 'list' ? written.items.slice(-MOST_EXTENDED) : [written];
  return written === undefined ? [] : names.map((name) => scalarValue(name) ?? '').reverse();
}

function chainOf(
  root: YamlNode | undefined,
  job: YamlMap,
  parentsOf: (map: YamlMap) => readonly string[],
): GitlabJob['chain'] {
  const chain: (YamlMap | string)[] = [];
  const visit = (map: YamlMap): void => {
    if (chain.length === MOST_EXTENDED) chain.push(`the job extends ${MOST_EXTENDED} others or more`);
    else chain.push(map);
    for (const name of parentsOf(map)) {
      if (typeof chain.at(-1) === 'string') return;
      const parent = nodeAt(root, name);
      if (parent?.kind === 'map') visit(parent);
      else chain.push(`\`${name.slice(0, 80)}\`, which the job extends, is not in this file`);
    }
  };
  visit(job);
  return chain;
}
