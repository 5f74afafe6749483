import { BUILT_IN_ROLES } from './capabilities.ts';
import { toTimestamp } from './clock.ts';
import type { Core } from './core.ts';
import type { JsonObject } from './json.ts';
import { textOf } from './json.ts';
import { KINDS, type KindName } from './kinds.ts';
import { EOL_TAG } from './more-messages.ts';
import { addPullToken, type PullToken } from './pull-token.ts';
import type { Resource } from './resource.ts';
import { recordHistory } from './store.ts';
import { complete } from './wire.ts';
import { ADVISORY_ROOT, advisoryDefaults, eolDefaults } from './world-defaults.ts';

/** Fields to lay over a builder's defaults; `createdAt` and `updatedAt` are milliseconds, the clock's now by default. */
export type Overrides = JsonObject & { readonly createdAt?: number; readonly updatedAt?: number };

export type HistoryEntry = { readonly at: number; readonly digest: string };

/** End-of-life facts of a tag, laid over an active tag's. */
export type EolFacts = JsonObject;

export type TagOverrides = Overrides & { readonly eol?: EolFacts };

/** Builders of any state; each writes straight to the store, past the rules of the API. */
export type World = {
  addOrganization(name: string, overrides?: Overrides): Resource;
  addGroup(parent: Resource, name: string, overrides?: Overrides): Resource;
  addRepo(parent: Resource, name: string, overrides?: Overrides): Resource;
  /** A tag; without `history` its digest is its one record. */
  addTag(repo: Resource, name: string, overrides?: TagOverrides, history?: readonly HistoryEntry[]): Resource;
  addHistory(tag: Resource, records: Iterable<HistoryEntry>): void;
  addIdentity(parent: Resource, name: string, overrides?: Overrides): Resource;
  addPullToken(organization: Resource, name: string, lifetimeMs?: number): Promise<PullToken>;
  addRole(
    parent: Resource | undefined,
    name: string,
    capabilities: readonly string[],
    overrides?: Overrides,
  ): Resource;
  addBinding(group: Resource, identity: Resource, role: Resource | string, overrides?: Overrides): Resource;
  addAdvisory(overrides: Overrides): Resource;
  /** `count` advisories made by `build`, in one go. */
  addAdvisories(count: number, build: (index: number) => Overrides): void;
  addVulnerability(id: string, overrides?: JsonObject): void;
  /** Any other kind of resource, under `parent` or at the root. */
  put(kind: KindName, parent: Resource | undefined, fields: JsonObject, overrides?: Overrides): Resource;
  /** A built-in role by name. */
  role(name: string): Resource;
  /** Does much at once, fast; a throw undoes it. */
  bulk<T>(work: () => T): T;
  find(kind: KindName, uid: string): JsonObject | undefined;
  /** Every body of a kind, by uid. */
  list(kind: KindName): JsonObject[];
  remove(kind: KindName, uid: string): boolean;
  /** Changes fields of a stored resource. */
  change(kind: KindName, uid: string, fields: JsonObject): void;
  /** A repeatable `sha256:…` that was not given out before. */
  digest(): string;
};

type Times = 'both' | 'create' | 'update';

/** The builders over `core`'s store; the built-in roles are there from the start. */
export function createWorld(core: Core): World {
  const { store, uids } = core;
  const add = (
    kind: KindName,
    parent: string,
    times: Times,
    fields: JsonObject,
    overrides: Overrides,
  ): Resource => {
    const { createdAt = core.clock.now(), updatedAt = createdAt, ...rest } = overrides;
    const body: JsonObject = { uid: uids.next(parent), ...fields };
    if (times !== 'update') body.createTime = toTimestamp(createdAt);
    if (times !== 'create') body.updateTime = toTimestamp(updatedAt);
    Object.assign(body, rest);
    store.insert(KINDS[kind], body, createdAt, updatedAt);
    return { uid: textOf(body.uid), name: textOf(body.name) };
  };
  const builtIn = new Map<string, Resource>();
  const role = (name: string) => {
    const found = builtIn.get(name);
    if (!found) throw new Error(`no built-in role "${name}"`);
    return found;
  };
  const addRole: World['addRole'] = (parent, name, capabilities, overrides = {}) => {
    const wire = capabilities.map((capability) => `CAP_${capability}`);
    return add('roles', parent?.uid ?? '', 'both', { name, description: '', capabilities: wire }, overrides);
  };
  for (const [name, capabilities] of BUILT_IN_ROLES) {
    const created = Date.UTC(2023, 0, 1);
    const overrides = { description: `built-in role ${name}`, createdAt: created };
    builtIn.set(name, addRole(undefined, name, capabilities, overrides));
  }
  let advisorySerial = 0;
  const world: World = {
    addOrganization: (name, overrides = {}) => {
      const fields = { name, description: '', resourceLimits: {}, verified: true, kind: 'ORG_KIND_CUSTOMER' };
      return add('groups', '', 'both', { ...fields, status: 'ORG_STATUS_READY' }, overrides);
    },
    addGroup: (parent, name, overrides = {}) => {
      const fields = {
        name,
        description: '',
        resourceLimits: {},
        verified: false,
        kind: 'ORG_KIND_CUSTOMER',
      };
      return add('groups', parent.uid, 'both', { ...fields, status: 'ORG_STATUS_READY' }, overrides);
    },
    addRepo: (parent, name, overrides = {}) => {
      const fields = { name, description: '', catalogTier: 'CATALOG_TIER_APPLICATION' };
      return add(
        'repos',
        parent.uid,
        'both',
        { ...fields, bundles: [], aliases: [], activeTags: [] },
        overrides,
      );
    },
    addTag(repo, name, overrides = {}, history) {
      const { eol, ...rest } = overrides;
      const digest = textOf(rest.digest) || history?.at(-1)?.digest || uids.digest();
      const updatedAt = rest.updatedAt ?? rest.createdAt ?? history?.at(-1)?.at ?? core.clock.now();
      const fields = { name, digest, deprecated: false, bundles: [] };
      const createdAt = rest.createdAt ?? history?.[0]?.at ?? updatedAt;
      const tag = add('tags', repo.uid, 'update', fields, { ...rest, createdAt, updatedAt });
      world.addHistory(tag, history ?? [{ at: updatedAt, digest }]);
      const facts = { ...eolDefaults(tag, repo.name, rest.deprecated === true), ...eol };
      store.database.run('INSERT INTO eol_tags VALUES (?, ?)', [
        tag.uid,
        JSON.stringify(complete(EOL_TAG, facts)),
      ]);
      return tag;
    },
    addHistory(tag, records) {
      store.database.transaction(() => {
        for (const { at, digest } of records) recordHistory(store, tag.uid, at, digest);
      });
    },
    addIdentity: (parent, name, overrides = {}) => {
      const fields: JsonObject = { name, description: '', email: '', emailUnverified: '', company: '' };
      return add('identities', parent.uid, 'both', fields, overrides);
    },
    addPullToken: (organization, name, lifetimeMs = 30 * 86_400_000) =>
      addPullToken(core, world, organization, name, lifetimeMs),
    addRole,
    addBinding: (group, identity, granted, overrides = {}) => {
      const roleUid = typeof granted === 'string' ? role(granted).uid : granted.uid;
      return add('roleBindings', group.uid, 'create', { identityUid: identity.uid, roleUid }, overrides);
    },
    addAdvisory(overrides) {
      advisorySerial += 1;
      return add('advisories', ADVISORY_ROOT, 'both', advisoryDefaults(advisorySerial), overrides);
    },
    addAdvisories: (count, build) =>
      store.database.transaction(() => {
        for (let index = 0; index < count; index += 1) world.addAdvisory(build(index));
      }),
    addVulnerability(id, overrides = {}) {
      const body = { id, summary: '', details: '', references: [], severities: [], ...overrides };
      store.database.run('INSERT OR REPLACE INTO vulnerability_metadata VALUES (?, ?)', [
        id,
        JSON.stringify(body),
      ]);
    },
    put: (kind, parent, fields, overrides = {}) => add(kind, parent?.uid ?? '', 'both', fields, overrides),
    role,
    bulk: (work) => store.database.transaction(work),
    find: (kind, uid) => store.find(KINDS[kind], uid),
    list: (kind) => store.all(KINDS[kind]),
    remove: (kind, uid) => store.remove(KINDS[kind], uid),
    change(kind, uid, fields) {
      const body = store.find(KINDS[kind], uid);
      if (!body) throw new Error(`no ${kind} ${uid}`);
      store.replace(KINDS[kind], { ...body, ...fields }, core.clock.now());
    },
    digest: () => uids.digest(),
  };
  return world;
}
