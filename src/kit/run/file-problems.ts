import { resolve } from 'node:path';
import { plainLine } from '../../base/plain-text.ts';
import { problemsOf, type UserProblem } from '../../base/user-error.ts';
import { isSameFile } from '../../host/files/file-identity.ts';
import { checkWritable, type WriteArea } from '../../host/files/files.ts';
import type { Manifest } from '../manifest/manifest.ts';

const REPORTS: readonly string[] = ['report-file', 'sarif-file', 'junit-file', 'html-file'];

/** Unusable paths of files and folders to write, and files that would be written twice: in the end, only one of the two would be there. */
export async function writtenProblems(
  manifest: Manifest,
  inputs: Readonly<Record<string, unknown>>,
  area: WriteArea,
): Promise<readonly UserProblem[]> {
  const problems: UserProblem[] = [];
  const taken = new Map<string, string>();
  const mode = String(inputs['mode']);
  const own = Object.entries(manifest.inputs).flatMap(([name, { writes = [] }]) =>
    writes === true || writes.includes(mode) ? name : [],
  );
  for (const name of [...REPORTS, ...own]) {
    const path = inputs[name];
    if (typeof path !== 'string') continue;
    const wrong = await problemsOf(() => {
      const target = checkWritable(path.endsWith('/') ? `${path}file` : path, area, name);
      const other = taken.get(target) ?? name;
      taken.set(target, name);
      if (other === name) return;
      const message = `\`${other}\` and \`${name}\` are the same file`;
      problems.push({ message, fix: 'give each of them a path of its own', input: name });
    });
    // An unusable `report-file` is reported where it is chosen.
    if (name !== 'report-file') problems.push(...wrong);
  }
  return problems;
}

/** Files that the run reads and in whose place it would write its results; the run must end before it touches one. */
export async function replacedProblems(
  manifest: Manifest,
  inputs: Readonly<Record<string, unknown>>,
  area: WriteArea,
): Promise<readonly UserProblem[]> {
  const problems: UserProblem[] = [];
  for (const name of Object.keys(manifest.inputs).filter((one) => isResults(manifest, one)))
    for (const [read, path] of readFiles(manifest, inputs)) {
      const target = inputs[name];
      if (typeof target !== 'string') continue;
      // A path that cannot be used is reported where it is.
      await problemsOf(() => {
        const from = area.workingDirectory;
        if (!isSameFile(resolve(from, target), resolve(from, path))) return;
        const message = `\`${read}\` and \`${name}\` are the same file, \`${plainLine(path)}\`, which would be replaced`;
        problems.push({ message, fix: `give \`${name}\` a path of its own`, input: name });
      });
    }
  return problems;
}

/** Whether an input names a file in whose place none of an earlier run may stay. */
const isResults = ({ inputs }: Manifest, name: string): boolean =>
  name === 'report-file' || inputs[name]?.results === true;

/** Files that the run reads, by the input that names each literally. A wildcard may well match the results of an earlier run. */
function readFiles(
  manifest: Manifest,
  inputs: Readonly<Record<string, unknown>>,
): readonly (readonly [input: string, path: string])[] {
  const mode = String(inputs['mode']);
  return Object.entries(manifest.inputs).flatMap(([name, { kind, reads, writes = [] }]) => {
    const isWritten = isResults(manifest, name) || writes === true || writes.includes(mode);
    const isRead = reads ?? (kind === 'path' && !isWritten);
    const texts = isRead ? [inputs[name]].flat() : [];
    return texts.flatMap((text) =>
      typeof text === 'string' && !/[*?[{!\\]/.test(text) ? [[name, text] as const] : [],
    );
  });
}
