import { dirname, join, relative, resolve } from 'node:path';
import { counted } from '../../base/counted.ts';
import { escapeMarkdown } from '../../base/markdown.ts';
import { plainLine } from '../../base/plain-text.ts';
import { giveTurn } from '../../base/pool.ts';
import { orProblems, UserError } from '../../base/user-error.ts';
import { writeAtomically } from '../../host/files/files.ts';
import { walkFiles } from '../../host/files/workspace-files.ts';
import { NO_FINDINGS, type Outcome } from '../../kit/run/outcome.ts';
import { stoppedError } from '../../platform/errors.ts';
import type { Deps } from '../../session/command.ts';
import { schemaUrl } from '../../version.ts';
import type { LocatedName } from './file/role-file.ts';
import { ownBindingsWarning, readRunningIdentity } from './gather.ts';
import type { RoleInputs } from './manifest.ts';
import type { ObservedWorld } from './plan/observed-world.ts';
import { collectDump, coverageOfDump, type DumpFile, printDump, splitDump } from './plan/role-dump.ts';
import {
  LARGEST_FILE_BYTES,
  namedRoleFiles,
  planFileTarget,
  readRoleFiles,
  writableTarget,
} from './read-files.ts';
import { readWorld } from './read-world.ts';
import type { RoleFinding, RoleRuleId } from './rules.ts';

/** Writes the current state as a role file: to `plan-file` or a folder, else to stdout, else quoted in the log. */
export async function dump(inputs: RoleInputs, deps: Deps): Promise<Outcome<RoleRuleId>> {
  const { session } = deps;
  if (deps.problems.length > 0) throw new UserError(...deps.problems);
  const named = inputs['plan-file'];
  const isFolder = named?.endsWith('/') === true;
  const roleFiles = await namedRoleFiles(inputs, deps);
  const target = isFolder ? undefined : await planFileTarget(inputs, deps, roleFiles);
  const organization = await organizationOfFile(inputs, deps);
  const [world, self] = await Promise.all([
    readWorld(inputs, session.client, { organization, identities: [], bindings: [] }),
    readRunningIdentity(session.platformTokens),
  ]);
  await giveTurn();
  if (deps.signal.aborted) throw stoppedError(deps.signal, 'writing the dump');
  const collected = collectDump(world);
  const text = printDump(collected, schemaUrl('rolebindings'));
  const bytes = Buffer.byteLength(text);
  const isLarge = bytes > LARGEST_FILE_BYTES;
  const isSplit = isFolder || (target !== undefined && isLarge);
  const files = isSplit ? splitDump(collected, world, schemaUrl('rolebindings')) : undefined;
  const written =
    files === undefined
      ? writeWhole(target, text, deps)
      : await writeFolder(named ?? '', files, roleFiles, inputs, deps);
  const all = [
    ...ownBindingsWarning(world, self),
    ...(isLarge && files === undefined ? [largeDump(bytes)] : []),
  ];
  const sentence = sentenceOf(world, written, deps.workingDirectory);
  return {
    ...NO_FINDINGS,
    findings: all,
    verdict: all.length === 0 ? 'pass' : 'warn',
    summary: () => ({
      title: 'Dump of role bindings',
      words: '',
      actions: [escapeMarkdown(sentence)],
      details: [],
    }),
    coverage: { ...coverageOfDump(collected, world), noun: 'role binding' },
    report: {
      mode: 'dump',
      organization: world.organization,
      ...(files === undefined ? { dump: text } : { written }),
    },
    stdout: written.length > 0 ? [] : [text.trimEnd()],
    log: [sentence],
  };
}

/** Writes one file and returns its path; without a file, the text is quoted where it cannot go to stdout. */
function writeWhole(
  target: string | undefined,
  text: string,
  { host, stdoutIsDropped }: Deps,
): readonly string[] {
  if (target !== undefined) writeAtomically(target, host.redact(text));
  else if (stdoutIsDropped) host.quote(text);
  return target === undefined ? [] : [target];
}

/** Writes one file for each top-level group into a folder (of a file, the one of its name); nothing unless all can be. */
async function writeFolder(
  named: string,
  files: readonly DumpFile[],
  roleFiles: readonly string[],
  inputs: RoleInputs,
  deps: Deps,
): Promise<readonly string[]> {
  const folder = named.endsWith('/') ? named : `${named.replace(/\.[^./\\]*$/, '')}/`;
  const targets = files.map(({ name }) => writableTarget(join(folder, name), inputs, deps, roleFiles));
  const present = await walkFiles(resolve(deps.workingDirectory, folder));
  const strangers = present.filter(
    (name) => /^[^/]*\.ya?ml$/i.test(name) && !files.some((file) => file.name === name),
  );
  if (strangers.length > 0) {
    const shown = strangers.slice(0, 5).map((name) => `\`${plainLine(name, 100)}\``);
    throw new UserError({
      message: `\`plan-file\`: the folder \`${plainLine(folder, 200)}\` has YAML files that are not part of this dump: ${shown.join(', ')}`,
      fix: 'remove them, or name an empty folder: a plan of this folder would read them too',
      input: 'plan-file',
    });
  }
  for (const [index, target] of targets.entries())
    writeAtomically(target, deps.host.redact(files[index]?.text ?? ''));
  return targets;
}

function largeDump(bytes: number): RoleFinding {
  const most = Math.floor(LARGEST_FILE_BYTES / 1024);
  return {
    rule: 'large-dump',
    level: 'warning',
    title: 'Dump is too large for one role file',
    message: `The dump has ${Math.ceil(bytes / 1024)} KiB, and a role file may have ${most} KiB.`,
    fix: 'Set `plan-file`: the dump is then split by top-level group into a folder.',
    fingerprint: 'large-dump',
  };
}

async function organizationOfFile(inputs: RoleInputs, deps: Deps): Promise<LocatedName | undefined> {
  if (inputs.organization !== undefined) return undefined;
  const read = await orProblems(
    () => readRoleFiles(inputs, deps),
    () => undefined,
  );
  return read?.file.organization;
}

function sentenceOf(
  { bindings, identities, organization }: ObservedWorld,
  written: readonly string[],
  workingDirectory: string,
): string {
  const what = `${counted(identities.length, 'identity')} and ${counted(bindings.length, 'role binding')}`;
  const [first] = written;
  const sentence = `${plainLine(organization.name, 100)} has ${what}`;
  if (first === undefined) return `${sentence}.`;
  if (written.length === 1) return `${sentence}, written to ${first}.`;
  const folder = relative(workingDirectory, dirname(first)).replaceAll('\\', '/');
  return `${sentence}, written to ${counted(written.length, 'file')}: plan them with \`file: ${folder}/*.yml\`.`;
}
