import { isRecord, parseUniqueJson } from '../../../base/json-value.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { globFiles, readLargeText } from '../../../host/files/glob-files.ts';
import { basePlaceOf } from '../../../kit/config/base-ignores.ts';
import { isFromBase, policyReader } from '../../../kit/config/policy.ts';
import { choosePolicyFiles } from '../../../kit/config/policy-files.ts';
import type { Deps } from '../../../session/command.ts';
import type { ProblemCollector } from '../find-problems.ts';
import type { GateInputs } from '../manifest.ts';
import { globProblems, shownPath } from '../read-sboms.ts';
import { notJson, orUnreadable, Unreadable } from '../sbom/sbom-reading.ts';
import { readCycloneDxXml } from '../sbom/sbom-xml.ts';
import { isCsaf, readCsaf } from './read-csaf.ts';
import { readCycloneDxVex } from './read-cyclonedx-vex.ts';
import { isOpenVex, readOpenVex } from './read-open-vex.ts';
import type { VexStatement, WrittenStatement } from './vex-statement.ts';

/** Largest VEX document that is read. */
const MAXIMUM_VEX_BYTES = 64 * 1024 * 1024;

/**
 * Reads the statements of the VEX documents that the globs match: from the working tree, or from the base commit where a
 * change must not decide. A glob without a match and a file that is not a VEX document are problems.
 */
export async function readVex(
  inputs: Pick<GateInputs, 'vex' | 'policy-from' | 'github-token'>,
  deps: Deps,
  problems: ProblemCollector,
): Promise<readonly VexStatement[]> {
  if (inputs.vex.length === 0) return [];
  const isBase = isFromBase({ ...basePlaceOf(inputs, deps), policyFrom: inputs['policy-from'] });
  const files = isBase
    ? await baseFiles(inputs, deps, problems)
    : await headFiles(inputs.vex, deps, problems);
  const statements: VexStatement[] = [];
  for (const { file, text } of files) {
    const read = orUnreadable(() => parseVex(text));
    if (read instanceof Unreadable) problems.add(notVexProblem(file, read.message));
    else for (const statement of read) statements.push({ ...statement, file });
  }
  return statements;
}

interface VexFile {
  readonly file: string;
  readonly text: string;
}

function notVexProblem(file: string, reason: string) {
  return {
    message: `\`vex\`: \`${plainLine(file, 300)}\` is not a readable VEX document: ${plainLine(reason, 300)}`,
    fix: 'provide OpenVEX, CycloneDX with `vulnerabilities`, or CSAF 2.0',
    input: 'vex',
  };
}

async function headFiles(
  globs: readonly string[],
  deps: Deps,
  problems: ProblemCollector,
): Promise<readonly VexFile[]> {
  const found = await globFiles(deps.workingDirectory, globs);
  problems.add(...globProblems('vex', globs, found, deps.workingDirectory));
  const files: VexFile[] = [];
  for (const path of found.paths) {
    const { file } = shownPath(deps.host.context.workspace, path);
    const content = await readLargeText(path, MAXIMUM_VEX_BYTES);
    if (content.kind === 'text') files.push({ file, text: content.text });
    else problems.add(notVexProblem(file, content.reason));
  }
  return files;
}

async function baseFiles(
  inputs: Pick<GateInputs, 'vex' | 'github-token'>,
  deps: Deps,
  problems: ProblemCollector,
): Promise<readonly VexFile[]> {
  const place = basePlaceOf(inputs, deps);
  const paths = (await problems.attempt(() => choosePolicyFiles(inputs.vex, 'vex', place))) ?? [];
  const files: VexFile[] = [];
  for (const file of paths) {
    const text = await problems.attempt(() => policyReader(place, MAXIMUM_VEX_BYTES)(file));
    if (text === undefined) problems.add(notVexProblem(file, 'the base of the change has no such file'));
    else files.push({ file, text });
  }
  return files;
}

/** Statements of a VEX document in any of its formats; throws `Unreadable`. */
export function parseVex(given: string): readonly WrittenStatement[] {
  const text = given.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('<')) return readCycloneDxVex(readCycloneDxXml(text));
  const document = parseDocument(text);
  if (!isRecord(document)) throw new Unreadable('it is JSON, but not an object');
  if (isOpenVex(document)) return readOpenVex(document);
  if (document['bomFormat'] === 'CycloneDX') return readCycloneDxVex(document);
  if (isCsaf(document)) return readCsaf(document);
  throw new Unreadable(
    'it has neither the `@context` of OpenVEX, `bomFormat` (CycloneDX) nor `document.csaf_version` (CSAF)',
  );
}

function parseDocument(text: string): unknown {
  try {
    return parseUniqueJson(text);
  } catch (error) {
    throw notJson(error);
  }
}
