import fc from 'fast-check';
import { applyPlan, verifyApplied } from '../../src/commands/sync-rolebindings/apply/apply.ts';
import { mergeRoleFiles } from '../../src/commands/sync-rolebindings/file/merge-role-files.ts';
import type { Restriction } from '../../src/commands/sync-rolebindings/file/restrictions-file.ts';
import { parseRoleFile, type RoleFile } from '../../src/commands/sync-rolebindings/file/role-file.ts';
import { judgeRestrictions } from '../../src/commands/sync-rolebindings/guards/restriction-guard.ts';
import {
  createKnowledge,
  type ObservedBinding,
  type ObservedWorld,
  personKey,
} from '../../src/commands/sync-rolebindings/plan/observed-world.ts';
import { grantKey } from '../../src/commands/sync-rolebindings/plan/role-change.ts';
import { planRoles } from '../../src/commands/sync-rolebindings/plan/role-plan.ts';
import { createRoleService, type RoleService, type ServiceState } from '../support/role-service.ts';
import { binding, identity, ORG, ROLES, SUB, world } from '../support/role-world.ts';
import type { Part } from './part.ts';

/** Seeds that `npm run chaos` tries. */
const SEEDS = 1000;
const NAMES = ['i0', 'i1', 'i2', 'p0', 'p1'] as const;
const GROUPS = [ORG, SUB];
const ROLE_NAMES = ROLES.map(({ name }) => name).filter((name) => name !== 'owner');
const PEOPLE_ISSUER = 'https://people';
/** A person's uid is outside of the organization. */
const uidOf = (name: string): string =>
  name.startsWith('p') ? name.charCodeAt(1).toString(16).repeat(20) : `org/${name}`;

/** A grant as the model speaks of it: who, which role, where. */
type Grant = readonly [who: string, role: string, group: string];

interface Entry {
  readonly who: string;
  readonly file: 'team' | 'admin' | 'none';
  readonly held: readonly (readonly [role: string, group: string])[];
  readonly wanted: readonly (readonly [role: string, group: string])[];
}

interface Bounds {
  readonly identities: readonly string[];
  readonly roles: readonly string[];
  readonly groups: readonly string[];
}

interface Model {
  readonly entries: readonly Entry[];
  readonly bounds: Bounds;
  readonly prune: boolean;
  readonly runs: number;
}

const place = fc.tuple(fc.constantFrom(...ROLE_NAMES), fc.constantFrom(...GROUPS.map(({ name }) => name)));
const places = fc.uniqueArray(place, { maxLength: 3, selector: ([role, group]) => `${role} ${group}` });
const entriesOf = fc.tuple(
  ...NAMES.map((who) =>
    fc.record({
      who: fc.constant<string>(who),
      file: fc.constantFrom<Entry['file']>('team', 'team', 'admin', 'none'),
      held: places,
      wanted: places,
    }),
  ),
);
const anyModel: fc.Arbitrary<Model> = fc.record({
  entries: entriesOf,
  bounds: fc.record({
    identities: fc.subarray([...NAMES], { minLength: 2 }),
    roles: fc.subarray([...ROLE_NAMES], { minLength: 1 }),
    groups: fc.subarray(
      GROUPS.map(({ name }) => name),
      { minLength: 1 },
    ),
  }),
  prune: fc.boolean(),
  runs: fc.integer({ min: 1, max: 3 }),
});

function worldOf({ entries }: Model): ObservedWorld {
  const person = { kind: 'unknown' as const, issuer: undefined, subject: undefined };
  const people = NAMES.filter((name) => name.startsWith('p'));
  return {
    ...world({
      identities: NAMES.map((name) =>
        identity(name, name.startsWith('p') ? { ...person, uid: uidOf(name) } : {}),
      ),
      bindings: entries.flatMap(({ held, who }) =>
        held.map(([role, group]) => ({
          ...binding(who, role, group === ORG.name ? ORG : SUB),
          identity: { uid: uidOf(who), name: who },
        })),
      ),
    }),
    people: new Map(
      people.map((name) => [personKey({ issuer: PEOPLE_ISSUER, subject: name }), [uidOf(name)]]),
    ),
  };
}

/** The text of one file: organization roles at the entry, the others as bindings. */
function textOf(entries: readonly Entry[]): string {
  const identities = entries.map(({ wanted, who }) => {
    const roles = wanted.filter(([, group]) => group === ORG.name).map(([role]) => role);
    const head = who.startsWith('p')
      ? `lookup: { issuer: "${PEOPLE_ISSUER}", subject: ${who} }, name: ${who}`
      : `name: ${who}`;
    return `  - { ${head}, roles: [${roles.join(', ')}] }\n`;
  });
  const bindings = entries.flatMap(({ wanted, who }) =>
    wanted
      .filter(([, group]) => group !== ORG.name)
      .map(([role, group]) => `  - { identity: ${who}, role: ${role}, group: ${group} }\n`),
  );
  return `version: 1\nidentities:\n${identities.join('')}bindings:\n${bindings.join('')}`;
}

function filesOf({ entries }: Model): RoleFile {
  const files = (['team', 'admin'] as const).map((name) => {
    const parsed = parseRoleFile(textOf(entries.filter(({ file }) => file === name)), `${name}.yml`);
    if (parsed.kind === 'problems') throw new Error(JSON.stringify(parsed.problems));
    return parsed.file;
  });
  const merged = mergeRoleFiles(files);
  if (merged.kind === 'problems') throw new Error(JSON.stringify(merged.problems));
  return merged.file;
}

function restrictionsOf({ bounds }: Model): readonly Restriction[] {
  const identities = bounds.identities.map((name) => (name.startsWith('p') ? uidOf(name) : name));
  const all = ['**'];
  return [
    { files: ['team.yml'], ...bounds, identities },
    { files: ['admin.yml'], groups: [ORG.name, ...all], roles: ['*'], identities: ['*'] },
  ];
}

/** What the team's file is about, by the contract's words alone. */
function isWithinBounds({ bounds, entries, prune }: Model): boolean {
  return entries
    .filter(({ file }) => file === 'team')
    .every(({ held, wanted, who }) => {
      // Bindings of people are added to, never pruned.
      const gone = prune && !who.startsWith('p') ? held : [];
      return (
        bounds.identities.includes(who) &&
        [...wanted, ...gone.filter((one) => !includes(wanted, one))].every(
          ([role, group]) => bounds.roles.includes(role) && bounds.groups.includes(group),
        )
      );
    });
}

function includes(list: Entry['wanted'], [role, group]: readonly [string, string]): boolean {
  return list.some(([other, place]) => other === role && place === group);
}

/** The grants that must be there in the end, each once. */
function goalOf({ entries, prune }: Model): readonly Grant[] {
  return entries.flatMap(({ file, held, wanted, who }) => {
    const isOwned = file !== 'none' && !who.startsWith('p');
    const kept = isOwned && prune ? [] : held;
    const asked = file === 'none' ? [] : wanted;
    const all = [...kept, ...asked.filter((one) => !includes(kept, one))];
    return all.map(([role, group]): Grant => [who, role, group]);
  });
}

const grantOf = ({ group, identity: { name }, role }: ObservedBinding): string =>
  JSON.stringify([name, role.name, group.name]);

function planNow(model: Model, file: RoleFile, service: RoleService, prune: boolean) {
  const result = planRoles(file, service.observe(), { prune, nowMs: service.clock.now() });
  if (result.kind === 'problems') throw new Error(JSON.stringify(result.problems));
  const paths = new Map([
    ['team.yml', 'team.yml'],
    ['admin.yml', 'admin.yml'],
  ]);
  const refusals = judgeRestrictions(result, service.observe(), {
    restrictions: restrictionsOf(model),
    paths,
  });
  return { plan: result.plan, refusals };
}

/** One run as the command makes it, verification included; the number of duplicates that it reports. */
async function run(model: Model, file: RoleFile, service: RoleService, prune: boolean): Promise<number> {
  const { plan } = planNow(model, file, service, prune);
  const { clock } = service;
  const { signal } = new AbortController();
  const options = {
    port: service.openPort(),
    clock,
    signal,
    concurrency: 2,
    knows: createKnowledge(service.observe()),
    random: () => 0,
    maxAttempts: 4,
  };
  const applied = await applyPlan(plan, options);
  if (applied.problems.length > 0) throw new Error(JSON.stringify(applied.problems));
  const verified = await verifyApplied(applied, {
    clock,
    signal,
    plan: async () => planNow(model, file, service, prune).plan,
  });
  const left = verified.left.filter((change) => change.action !== 'remove' || change.reason !== 'duplicate');
  if (left.length > 0) throw new Error(`left after apply: ${JSON.stringify(left)}`);
  return verified.notices.filter(({ kind }) => kind === 'duplicate-binding').length;
}

const fail = (message: string): never => {
  throw new Error(message);
};

/** Nothing of an identity that no file names may change, and nothing that is held may vanish unless `prune` owns it. */
function checkWrite({ entries, prune }: Model, before: ServiceState, after: ServiceState): void {
  const untouched = new Set(entries.filter(({ file }) => file === 'none').map(({ who }) => uidOf(who)));
  for (const [uid, row] of before.bindings) {
    if (after.bindings.has(uid)) continue;
    if (!prune || untouched.has(row.identity.uid)) fail(`removed ${grantOf(row)}`);
    const isTwin = [...after.bindings.values()].some((other) => grantKey(other) === grantKey(row));
    if (row.identity.name.startsWith('p') && !isTwin) fail(`removed from a person: ${grantOf(row)}`);
  }
  for (const [uid, row] of after.bindings)
    if (!before.bindings.has(uid) && untouched.has(row.identity.uid)) fail(`added ${grantOf(row)}`);
}

async function holds(model: Model, scheduler: fc.Scheduler): Promise<void> {
  const file = filesOf(model);
  const service = createRoleService(worldOf(model), {
    turn: () => scheduler.schedule(Promise.resolve()),
    onWrite: (_name, before, after) => checkWrite(model, before, after),
  });
  const isRefused = planNow(model, file, service, model.prune).refusals.length > 0;
  if (isRefused === isWithinBounds(model))
    fail(`the restrictions ${isRefused ? 'refuse' : 'allow'} this file`);
  if (isRefused) return;
  const runs = Promise.all(Array.from({ length: model.runs }, () => run(model, file, service, model.prune)));
  await scheduler.waitFor(runs);
  const present = [...service.state().bindings.values()].map(grantOf);
  const goal = goalOf(model).map((grant) => JSON.stringify(grant));
  for (const grant of new Set([...present, ...goal]))
    if (present.includes(grant) !== goal.includes(grant)) fail(`not as the files say: ${grant}`);
  if (!model.prune) return;
  const last = run(model, file, service, true);
  await scheduler.waitFor(last);
  await last;
  const owned = [...service.state().bindings.values()].filter(({ identity: { name } }) => {
    const entry = model.entries.find(({ who }) => who === name);
    return entry?.file !== 'none' && !name.startsWith('p');
  });
  if (new Set(owned.map(grantKey)).size < owned.length) fail('duplicates are left after `prune`');
}

/** Tries the model: several files, restrictions, people and up to three simultaneous runs of `apply`. */
export async function tryRoleModel(seed: number, runs: number): Promise<string | undefined> {
  const property = fc.asyncProperty(anyModel, fc.scheduler(), holds);
  const details = await fc.check(property, { seed, numRuns: runs });
  return details.failed ? fc.defaultReportMessage(details) : undefined;
}

/** The model of role sync as a part of the campaign. */
export const roleModel: Part = {
  run: async ({ seed }) => {
    const problem = await tryRoleModel(seed, SEEDS);
    return problem === undefined
      ? { passed: SEEDS, failed: [] }
      : { passed: 0, failed: [{ id: 'role-model', problems: [problem] }] };
  },
};
