import fc from 'fast-check';
import { applyPlan, verifyApplied } from '../../src/commands/sync-rolebindings/apply/apply.ts';
import type { RolePort } from '../../src/commands/sync-rolebindings/apply/role-port.ts';
import {
  mergeRoleFiles,
  parseRoleFile,
  type RoleFile,
} from '../../src/commands/sync-rolebindings/file/role-file.ts';
import {
  createKnowledge,
  type ObservedBinding,
  type ObservedWorld,
  personKey,
} from '../../src/commands/sync-rolebindings/plan/observed-world.ts';
import {
  type Change,
  grantKey,
  type RolePlan,
} from '../../src/commands/sync-rolebindings/plan/role-change.ts';
import { planRoles } from '../../src/commands/sync-rolebindings/plan/role-plan.ts';
import { createRoleService, type RoleService, type ServiceState } from '../support/role-service.ts';
import { binding, identity, ORG, ROLES, SUB, world } from '../support/role-world.ts';
import type { Part } from './part.ts';

/** Worlds that are tried, and those of a sample. */
const WORLDS = 1000;
const WORLDS_OF_SAMPLE = 250;
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
  /** A binding with a date that a file gives it, whether or not a file has an entry for its holder. */
  readonly dated: Dated | undefined;
}

interface Dated {
  readonly file: 'team' | 'admin';
  readonly place: readonly [role: string, group: string];
  readonly isOver: boolean;
}

interface Model {
  readonly entries: readonly Entry[];
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
      dated: fc.option(
        fc.record({
          file: fc.constantFrom<Dated['file']>('team', 'admin'),
          place,
          isOver: fc.boolean(),
        }),
        { nil: undefined },
      ),
    }),
  ),
);
const anyModel: fc.Arbitrary<Model> = fc.record({
  entries: entriesOf,
  prune: fc.boolean(),
  runs: fc.integer({ min: 1, max: 3 }),
});

function worldOf({ entries }: Model): ObservedWorld {
  const person = (subject: string) => ({ kind: 'unknown' as const, issuer: PEOPLE_ISSUER, subject });
  const people = NAMES.filter((name) => name.startsWith('p'));
  return {
    ...world({
      identities: NAMES.map((name) =>
        identity(name, name.startsWith('p') ? { ...person(name), uid: uidOf(name) } : {}),
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

const lookupOf = (who: string): string => `lookup: { issuer: "${PEOPLE_ISSUER}", subject: ${who} }`;

/** The text of one file: organization roles at the entry, the others and those with a date as bindings. */
function textOf(entries: readonly Entry[], name: Dated['file']): string {
  const own = entries.filter(({ file }) => file === name);
  const identities = own.map(({ wanted, who }) => {
    const roles = wanted.filter(([, group]) => group === ORG.name).map(([role]) => role);
    const head = who.startsWith('p') ? `${lookupOf(who)}, name: ${who}` : `name: ${who}`;
    return `  - { ${head}, roles: [${roles.join(', ')}] }\n`;
  });
  const bindings = own.flatMap(({ wanted, who }) =>
    wanted
      .filter(([, group]) => group !== ORG.name)
      .map(([role, group]) => `  - { identity: ${who}, role: ${role}, group: ${group} }\n`),
  );
  const dated = entries.flatMap(({ dated: one, who }) => {
    if (one?.file !== name) return [];
    const [role, group] = one.place;
    const holder = who.startsWith('p') ? `{ ${lookupOf(who)} }` : who;
    const date = one.isOver ? '1970-01-01' : '2999-01-01';
    return [
      `  - { identity: ${holder}, role: ${role}, group: ${group === ORG.name ? 'org' : group}, expires: "${date}" }\n`,
    ];
  });
  return `version: 1\nidentities:\n${identities.join('')}bindings:\n${[...bindings, ...dated].join('')}`;
}

function filesOf({ entries }: Model): RoleFile {
  const files = (['team', 'admin'] as const).map((name) =>
    parseRoleFile(textOf(entries, name), `${name}.yml`),
  );
  return mergeRoleFiles(files);
}

/** The requests of the files: entries, and bindings whose date is in the future. */
function askedOf({ dated, file, wanted }: Entry): Entry['wanted'] {
  const asked = file === 'none' ? [] : wanted;
  return dated === undefined || dated.isOver || includes(asked, dated.place)
    ? asked
    : [...asked, dated.place];
}

const isOwned = ({ file, who }: Entry): boolean => file !== 'none' && !who.startsWith('p');

/** Whether a binding is to go because its date has passed: nothing else asks for it. */
function isOver(entry: Entry, one: readonly [string, string]): boolean {
  const { dated } = entry;
  return dated?.isOver === true && includes([dated.place], one) && !includes(askedOf(entry), one);
}

function includes(list: Entry['wanted'], [role, group]: readonly [string, string]): boolean {
  return list.some(([other, place]) => other === role && place === group);
}

/** The grants that must be there in the end, each once. */
function goalOf({ entries, prune }: Model): readonly Grant[] {
  return entries.flatMap((entry) => {
    const { held, who } = entry;
    const kept = isOwned(entry) && prune ? [] : held.filter((one) => !(prune && isOver(entry, one)));
    const all = [...kept, ...askedOf(entry).filter((one) => !includes(kept, one))];
    return all.map(([role, group]): Grant => [who, role, group]);
  });
}

const grantOf = ({ group, identity: { name }, role }: ObservedBinding): string =>
  JSON.stringify([name, role.name, group.name]);

function planNow(file: RoleFile, service: RoleService, prune: boolean): RolePlan {
  return planRoles(file, service.observe(), { prune, nowMs: service.clock.now() }).plan;
}

/** The writes of a run, each of which the second token has to be capable of: it asks for the planned kinds alone. */
const WRITES = {
  createIdentity: 'create',
  updateIdentity: 'update',
  createBinding: 'add',
  createBindings: 'add',
  deleteBinding: 'remove',
} as const satisfies Partial<Record<keyof RolePort, Change['action']>>;

function capablePort(port: RolePort, { changes }: RolePlan): RolePort {
  const planned = new Set(changes.map(({ action }) => action));
  const guarded = Object.entries(WRITES).map(([name, action]) => {
    if (planned.has(action)) return [name, Reflect.get(port, name)];
    return [name, () => fail(`${name} without a planned ${action}`)];
  });
  return { ...port, ...Object.fromEntries(guarded) };
}

/** One run as the command makes it, verification included. */
async function run(file: RoleFile, service: RoleService, prune: boolean): Promise<void> {
  const plan = planNow(file, service, prune);
  const { clock } = service;
  const { signal } = new AbortController();
  const options = {
    port: capablePort(service.openPort(), plan),
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
    plan: async () => planNow(file, service, prune),
  });
  const left = verified.left.filter((change) => change.action !== 'remove' || change.reason !== 'duplicate');
  if (left.length > 0) throw new Error(`left after apply: ${JSON.stringify(left)}`);
}

function fail(message: string): never {
  throw new Error(message);
}

/**
 * Nothing of an identity that no file names may change, and nothing that is held may vanish unless `prune` owns it or its
 * date has passed.
 */
function checkWrite({ entries, prune }: Model, before: ServiceState, after: ServiceState): void {
  const entryOf = (row: ObservedBinding): Entry =>
    entries.find(({ who }) => who === row.identity.name) ?? fail(`nobody has ${grantOf(row)}`);
  for (const [uid, row] of before.bindings) {
    if (after.bindings.has(uid)) continue;
    const entry = entryOf(row);
    const isTwin = [...after.bindings.values()].some((other) => grantKey(other) === grantKey(row));
    const mayGo = isTwin || isOwned(entry) || isOver(entry, [row.role.name, row.group.name]);
    if (!prune || !mayGo) fail(`removed ${grantOf(row)}`);
  }
  for (const [uid, row] of after.bindings)
    if (!before.bindings.has(uid) && !includes(askedOf(entryOf(row)), [row.role.name, row.group.name]))
      fail(`added ${grantOf(row)}`);
}

async function holds(model: Model, scheduler: fc.Scheduler): Promise<void> {
  const file = filesOf(model);
  const service = createRoleService(worldOf(model), {
    turn: () => scheduler.schedule(Promise.resolve()),
    onWrite: (_name, before, after) => checkWrite(model, before, after),
  });
  const runs = Promise.all(Array.from({ length: model.runs }, () => run(file, service, model.prune)));
  await scheduler.waitFor(runs);
  const present = [...service.state().bindings.values()].map(grantOf);
  const goal = goalOf(model).map((grant) => JSON.stringify(grant));
  for (const grant of new Set([...present, ...goal]))
    if (present.includes(grant) !== goal.includes(grant)) fail(`not as the files say: ${grant}`);
  if (!model.prune) return;
  const last = run(file, service, true);
  await scheduler.waitFor(last);
  await last;
  const owned = [...service.state().bindings.values()].filter(({ identity: { name } }) =>
    model.entries.some((entry) => entry.who === name && isOwned(entry)),
  );
  if (new Set(owned.map(grantKey)).size < owned.length) fail('duplicates are left after `prune`');
}

/** Tries the model: several files, people, dates and up to three simultaneous runs of `apply`. */
async function tryRoleModel(seed: number, runs: number): Promise<string | undefined> {
  const property = fc.asyncProperty(anyModel, fc.scheduler(), holds);
  const details = await fc.check(property, { seed, numRuns: runs });
  return details.failed ? fc.defaultReportMessage(details) : undefined;
}

/** The model of role sync as a part of the campaign. */
export const roleModel: Part = {
  run: async ({ sample, seed }) => {
    const worlds = sample ? WORLDS_OF_SAMPLE : WORLDS;
    const problem = await tryRoleModel(seed, worlds);
    return problem === undefined
      ? { passed: worlds, failed: [] }
      : { passed: 0, failed: [{ id: 'role-model', problems: [problem] }] };
  },
};
