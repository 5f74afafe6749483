import { CHART_PARTS, chartFolderOf, isChartFile, valuesBelow } from '../chart/chart-files.ts';
import type { RegistryNames } from '../reference/image-name.ts';
import { createFileFilter } from './host-mention.ts';
import { isOwnFile, NOT_OURS } from './skipped-files.ts';
import { helmValues } from './syntaxes/helm-values.ts';
import { html } from './syntaxes/html.ts';
import { isGeneralJson, syntaxAt, syntaxFor } from './syntaxes.ts';

/** Texts of any kind, which may also be something else. */
export const DATA = new Set(['text', 'markdown']);

/** The syntax of a path; `undefined` for the config and role files of this product, which are not read. */
export function kindOfFile(path: string): string | undefined {
  return isOwnFile(path) ? undefined : syntaxFor(path);
}

/** True for paths of no syntax: the file is a text of any kind, or no text at all. */
export function mayBeAnything(path: string): boolean {
  const syntax = syntaxFor(path);
  return DATA.has(syntax) || syntax === html.name || isGeneralJson(path);
}

/** Whether files of a path call builds. */
export function mayCallBuilds(path: string): boolean {
  return syntaxAt(path).builds !== undefined;
}

/** The file beside this one with values for it: the `.env` of a Compose file. */
export function companionOf(path: string): string | undefined {
  return syntaxFor(path) === 'compose' ? path.replace(/[^/]*$/, '.env') : undefined;
}

/** Which files a file has to be judged with. */
export interface WantedBeside {
  /** A folder below the one that is read. */
  readonly folder: string;
  /** Files and folders in it to look at. */
  readonly within: readonly string[];
  /** Those of them that count where not all can be read. */
  readonly least?: readonly string[];
  readonly wants: (path: string) => boolean;
}

/** The files that have to be known to judge a file: those of its chart. */
export function filesBeside(path: string): WantedBeside | undefined {
  if (syntaxFor(path) !== helmValues.name) return undefined;
  const least = ['Chart.yaml', 'values.yaml'];
  return { folder: chartFolderOf(path), within: CHART_PARTS, least, wants: isChartFile };
}

/** The other file that may name the images of this one: the values of its chart. */
export function chartNamesOf(path: string): string | undefined {
  const below = syntaxFor(path) === helmValues.name ? valuesBelow(path) : path;
  return below === path ? undefined : below;
}

/** Distinguishes files before they are decoded. */
export interface BytesFilter {
  readonly isData: boolean;
  readonly matters: (text: string) => boolean;
  readonly why: string;
}

/** Creates the filter of a path. */
export function createBytesFilter(names: RegistryNames): (path: string) => BytesFilter {
  const matters = createFileFilter(names);
  return (path) => {
    const syntax = syntaxFor(path);
    if (syntax === html.name) return { isData: true, matters: () => false, why: 'HTML' };
    return {
      isData: mayBeAnything(path),
      matters: (text) => matters(path, text),
      why: NOT_OURS,
    };
  };
}
