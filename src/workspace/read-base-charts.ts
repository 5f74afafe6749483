import { posix } from 'node:path';
import { groupBy } from '../base/group-by.ts';
import type { WantedBeside } from '../images/read/file-kind.ts';
import type { PolicyPlace } from '../kit/config/commits.ts';
import { listBaseObjects, listChanges, readBaseFiles } from '../kit/config/read-commits.ts';
import type { GivenChart } from './file-work.ts';

export const MAXIMUM_BASE_BYTES = 8 * 1024 * 1024;

/** The files of a chart that are always read at the base. */
export const DESCRIBING = ['Chart.yaml', 'values.yaml'];

export function describingOf(chart: WantedBeside | undefined): readonly string[] {
  return chart === undefined ? [] : DESCRIBING.map((name) => posix.join(chart.folder, name));
}

/** A file of a chart at the base. */
interface ChartFile {
  readonly folder: string;
  /** Its path in the chart. */
  readonly name: string;
  /** Its name as a git object. */
  readonly id: string;
  readonly path: string;
}

/** The files of charts at the base, by the folder of the chart, but for those that describe it. */
export async function readBaseCharts(
  wanted: readonly WantedBeside[],
  place: PolicyPlace,
): Promise<ReadonlyMap<string, Omit<GivenChart, 'files'>>> {
  const charts = new Map(wanted.map((one) => [one.folder, one]));
  if (charts.size === 0) return new Map();
  const mayHold = (folder: string) =>
    [...charts.values()].some(({ within }) => within.some((name) => `${folder}/`.startsWith(`${name}/`)));
  const listed = await listBaseObjects(place, [...charts.keys()], mayHold);
  const files = [...listed].flatMap(([folder, ids]) =>
    Array.from(ids, ([name, id]): ChartFile => ({ folder, name, id, path: posix.join(folder, name) })).filter(
      ({ name }) => charts.get(folder)?.wants(name) === true && !DESCRIBING.includes(name),
    ),
  );
  const changed = await readChanged(files, place);
  const byFolder = groupBy(files, ({ folder }) => folder);
  return new Map(
    Array.from(listed.keys(), (folder) => {
      const own = byFolder.get(folder) ?? [];
      const texts = own.flatMap(({ name, path }) => {
        const text = changed.get(path);
        return text === undefined ? [] : [[name, text] as const];
      });
      return [folder, { changed: new Map(texts), others: new Map(own.map(({ id, name }) => [name, id])) }];
    }),
  );
}

/** The texts of those files that the change touches, by their paths. */
async function readChanged(
  files: readonly ChartFile[],
  place: PolicyPlace,
): Promise<ReadonlyMap<string, string>> {
  const changes = await listChanges(place);
  const touched = new Set(
    changes.kind === 'failed' ? [] : changes.files.map(({ from, path }) => from ?? path),
  );
  const paths = files.map(({ path }) => path).filter((path) => touched.has(path));
  const read = await readBaseFiles(place, paths, MAXIMUM_BASE_BYTES);
  return new Map([...read].flatMap(([path, file]) => (file.kind === 'file' ? [[path, file.text]] : [])));
}
