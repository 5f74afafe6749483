import { escapeMarkdown } from '../../base/markdown.ts';
import { plainLine } from '../../base/plain-text.ts';
import { UserError } from '../../base/user-error.ts';
import type { ObservedWorld } from '../../domain/role-binding.ts';
import { dumpRoles } from '../../domain/role-dump.ts';
import type { Located } from '../../domain/role-file.ts';
import { countOf } from '../../domain/role-refusal.ts';
import { writeAtomically } from '../../host/files.ts';
import type { Deps } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import type { SyncRolebindingsInputs } from './manifest.ts';
import { planFileTarget, readRoleFile, requireSignIn } from './read-files.ts';
import { readWorld } from './read-world.ts';

/** JSON Schema of the role file, for editors. */
const SCHEMA_URL =
  'https://raw.githubusercontent.com/platform-actions/platform-actions/v1/schemas/rolebindings.schema.json';

/** Writes the present state in the form of a role file: to `plan-file`, else to stdout, else as a quote to the log. */
export async function dump(inputs: SyncRolebindingsInputs, deps: Deps): Promise<Outcome> {
  const { host, session } = deps;
  requireSignIn(inputs);
  const target = await planFileTarget(inputs, deps);
  const organization = await organizationOfFile(inputs, deps);
  const world = await readWorld(inputs, session.client, { organization, identityUids: [] });
  const text = dumpRoles(world, SCHEMA_URL);
  if (target !== undefined) await writeAtomically(target, host.redact(text));
  else if (deps.stdoutIsDropped) host.quote(text);
  const told = toldOf(world, target);
  return {
    findings: [],
    problems: [],
    verdict: 'pass',
    outputs: {},
    summary: `## ✅ Dump of role bindings\n\n${escapeMarkdown(told)}\n`,
    report: { mode: 'dump', organization: world.organization, dump: text },
    stdout: target === undefined ? [text.trimEnd()] : [],
    log: [told],
  };
}

/** The organization that the role file names, where nothing else names one and the file can be read. */
async function organizationOfFile(inputs: SyncRolebindingsInputs, deps: Deps): Promise<Located | undefined> {
  if (inputs.organization !== undefined) return undefined;
  try {
    return (await readRoleFile(inputs, deps)).organization;
  } catch (error) {
    if (error instanceof UserError) return undefined;
    throw error;
  }
}

function toldOf({ bindings, identities, organization }: ObservedWorld, target: string | undefined): string {
  const what = `${countOf(identities.length, 'identity', 'identities')} and ${countOf(bindings.length, 'role binding')}`;
  const where = target === undefined ? '' : `, written to ${target}`;
  return `${plainLine(organization.name, 100)} has ${what}${where}.`;
}
