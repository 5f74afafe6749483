/** The files of a chart by their path below its folder: its description, values, templates and schemas, also of the charts below `charts/`. */
export type ChartFiles = ReadonlyMap<string, string>;

/** The folder of the chart that a values file may belong to: its own, or the one above `ci`. */
export function chartFolderOf(path: string): string {
  const folder = path.split('/').slice(0, -1);
  return (folder.at(-1) === 'ci' ? folder.slice(0, -1) : folder).join('/');
}

/** The values of its chart, over which Helm merges a values file. */
export function valuesBelow(path: string): string {
  const folder = chartFolderOf(path);
  return folder === '' ? 'values.yaml' : `${folder}/values.yaml`;
}

/** Where a chart keeps what says that. */
export const CHART_PARTS = [
  'Chart.yaml',
  'values.yaml',
  'templates',
  'charts',
  'values.schema.json',
] as const;

/** Whether a file, by its path below the folder of a chart, says what the chart does with its values; notes are only shown. */
export function isChartFile(path: string): boolean {
  return /^(?:charts\/[^/]+\/)*(?:Chart\.yaml|values\.yaml|templates\/(?!NOTES\.txt$).*\.(?:ya?ml|tpl|txt|json)|values\.schema\.json)$/.test(
    path,
  );
}
