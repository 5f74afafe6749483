import { basename, isAbsolute, relative, sep } from 'node:path';
import { plainLine } from '../../base/plain-text.ts';
import type { PackageInHand } from '../../domain/package-in-hand.ts';
import { parseSbom } from '../../domain/sbom.ts';
import { globFiles, readLargeText } from '../../host/glob-files.ts';
import type { Deps } from '../command.ts';
import type { ProblemCollector } from './problem-collector.ts';

/** Largest SBOM that is read; a JSON text of this size needs several times as much memory. */
const MAXIMUM_SBOM_BYTES = 256 * 1024 * 1024;

/** What one SBOM file gave. */
export interface SbomFacts {
  /** Path below the workspace with forward slashes; the file's name alone when it lies elsewhere. */
  readonly file: string;
  readonly inWorkspace: boolean;
  /** `SPDX 2.3`, `CycloneDX 1.6`. */
  readonly format: string;
  readonly packageCount: number;
  readonly skippedCount: number;
  /** Skipped entries by type; `""` counts those without a readable purl. */
  readonly skipped: Readonly<Record<string, number>>;
  readonly image?: string;
}

export interface SbomsRead {
  readonly facts: readonly SbomFacts[];
  readonly packages: readonly PackageInHand[];
}

/**
 * Reads the SBOMs that globs stand for, one after the other. A glob that matches nothing and a file that is no SBOM are
 * problems with the file's name and the reason: neither ever counts as an empty list.
 */
export async function readSboms(
  input: 'sbom' | 'base-sbom',
  globs: readonly string[],
  types: readonly string[],
  deps: Pick<Deps, 'host' | 'workingDirectory'>,
  problems: ProblemCollector,
): Promise<SbomsRead> {
  if (globs.length === 0) return { facts: [], packages: [] };
  const files = await globFiles(deps.workingDirectory, globs);
  for (const glob of files.unmatched) {
    problems.add({
      message: `\`${input}\`: \`${plainLine(glob, 300)}\` matches no file below \`${deps.workingDirectory}\``,
      fix: 'write the SBOM before this step; globs are relative to `working-directory`, and links are not followed',
      input,
    });
  }
  if (files.paths.length === 0 && files.unmatched.length === 0) {
    problems.add({ message: `\`${input}\`: its globs take back every file that they match`, input });
  }
  const facts: SbomFacts[] = [];
  const packages: PackageInHand[] = [];
  for (const path of files.paths) {
    const { file, inWorkspace } = shownPath(deps.host.context.workspace, path);
    const content = await readLargeText(path, MAXIMUM_SBOM_BYTES);
    const sbom =
      content.kind === 'text'
        ? parseSbom(content.text, file, types)
        : { kind: 'not-sbom' as const, reason: content.reason };
    if (sbom.kind === 'not-sbom') {
      problems.add({
        message: `\`${input}\`: \`${plainLine(file, 300)}\` is no SBOM that can be read: ${plainLine(sbom.reason, 300)}`,
        fix: 'give SPDX 2.3 or 3.0 JSON, or CycloneDX 1.4 to 1.7 JSON',
        input,
      });
      continue;
    }
    for (const entry of sbom.packages) packages.push(entry);
    const skipped = Object.fromEntries(sbom.skipped);
    facts.push({
      file,
      inWorkspace,
      format: sbom.format,
      packageCount: sbom.packageCount,
      skippedCount: Object.values(skipped).reduce((sum, count) => sum + count, 0),
      skipped,
      ...(sbom.image === undefined ? {} : { image: sbom.image }),
    });
  }
  return { facts, packages };
}

function shownPath(workspace: string, path: string): Pick<SbomFacts, 'file' | 'inWorkspace'> {
  const below = relative(workspace, path);
  const inWorkspace = !isAbsolute(below) && below.split(sep)[0] !== '..';
  return { file: inWorkspace ? below.split(sep).join('/') : basename(path), inWorkspace };
}
