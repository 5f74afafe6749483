import { groupBy } from '../../base/group-by.ts';
import { remember } from '../../base/remember.ts';
import { readYaml } from '../read/formats/read-yaml.ts';
import type { YamlNode } from '../read/formats/yaml-node.ts';
import { itemsOf, nodeAt, scalarValue } from '../read/formats/yaml-node.ts';
import type { ChartFiles } from './chart-files.ts';

/** A chart in the folder of another one. */
export interface Subchart {
  /** Its folder, such as `charts/redis/`. */
  readonly folder: string;
  /** The keys under which the other chart sets its values: its name, or the alias of each dependency. */
  readonly keys: readonly string[];
}

const DESCRIPTION = /^((?:charts\/[^/]+\/)*)charts\/([^/]+)\/Chart\.yaml$/;

/** The charts in the folder of each chart, which is '' or ends in `/`. */
export function readSubcharts(files: ChartFiles): ReadonlyMap<string, readonly Subchart[]> {
  const descriptionOf = remember((folder: string) => rootOf(files, `${folder}Chart.yaml`));
  const usesOf = remember((folder: string) =>
    groupBy(itemsOf(nodeAt(descriptionOf(folder), 'dependencies')), (one) =>
      scalarValue(nodeAt(one, 'name')),
    ),
  );
  const found = [...files.keys()].flatMap((path) => {
    const [, above, last = ''] = DESCRIPTION.exec(path) ?? [];
    if (above === undefined) return [];
    const folder = `${above}charts/${last}/`;
    // A chart is known by its own name, whatever its folder is called.
    const name = scalarValue(nodeAt(descriptionOf(folder), 'name')) ?? last;
    const keys = (usesOf(above).get(name) ?? []).map((use) => scalarValue(nodeAt(use, 'alias')) || name);
    return [{ above, folder, keys: keys.length === 0 ? [name] : [...new Set(keys)] }];
  });
  return groupBy(found, ({ above }) => above);
}

/** The first document of a file of a chart. */
export function rootOf(files: ChartFiles, path: string): YamlNode | undefined {
  return [...readYaml(files.get(path) ?? '')][0]?.root;
}
