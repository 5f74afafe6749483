import { type Fields, isRecord } from '../../base/json-value.ts';
import type { Client } from '../../platform/client.ts';
import { PlatformError } from '../../platform/errors.ts';
import { type ListOperation, MAXIMUM_PAGE_SIZE } from '../../platform/pages.ts';
import { listAccountAssociations } from '../../platform/resources/account-associations.ts';
import { listAdvisories, listVulnerabilityMetadata } from '../../platform/resources/advisories.ts';
import { listArtifacts } from '../../platform/resources/artifacts.ts';
import { listExternalGroupRoleMappings } from '../../platform/resources/external-group-role-mappings.ts';
import { listGroupInvites, listGroups } from '../../platform/resources/groups.ts';
import { listIdentities } from '../../platform/resources/identities.ts';
import { listIdentityProviders } from '../../platform/resources/identity-providers.ts';
import { listRepos } from '../../platform/resources/repos.ts';
import { listRoleBindings } from '../../platform/resources/role-bindings.ts';
import { listRoles } from '../../platform/resources/roles.ts';
import { listSubscriptions } from '../../platform/resources/subscriptions.ts';
import { listTags } from '../../platform/resources/tags.ts';
import type { Deps } from '../../session/command.ts';
import { type Check, NOT_SIGNED_IN, runCheck, skipped } from './check.ts';
import type { DoctorInputs } from './manifest.ts';

/** Asks every list once, and each filter for something that does not exist; `facts` are for the report. */
export async function checkWire(inputs: DoctorInputs, deps: Deps, platformToken: string | undefined) {
  if (platformToken === undefined) {
    const facts = { zeroValues: 'unknown', filters: {}, lists: {} };
    const line = (name: string): Check => skipped(name, NOT_SIGNED_IN).check;
    return { writing: [line('zero values'), line('filters')], lists: [line('lists')], facts };
  }
  const { client } = deps.session;
  const ask = (probe: ListProbe, name: string, detailOf: (page: RawPage) => string) =>
    runCheck(name, inputs.identity, async () => {
      const page = await askRaw(client, probe);
      return { detail: detailOf(page), value: page };
    });
  const pages = await Promise.all(LIST_PROBES.map((probe) => ask(probe, probe.path, describeList)));
  const pageByPath = new Map(LIST_PROBES.map(({ path }, index) => [path, pages[index]?.value]));
  const filtered = await Promise.all(
    FILTER_PROBES.map(async (probe) => {
      const page = pageByPath.get(probe.path);
      const rows = page?.kind === 'page' ? page.rows.length : 0;
      const name = `${probe.path}?${probe.filter}`;
      const words = (answer: RawPage) => WORDS[judgeFilter(answer, rows)] ?? refused(answer);
      const { check, value } = await ask(probe, name, words);
      return { check, fact: [name, value === undefined ? 'failed' : judgeFilter(value, rows)] as const };
    }),
  );
  const zeroValues = judgeZeroValues(pageByPath);
  return {
    writing: [
      describeZeroValues(zeroValues),
      describeFlag(pageByPath.get('/registry/v2/tags')),
      ...filtered.map(({ check }) => check),
    ],
    lists: pages.map(({ check }) => check),
    facts: {
      zeroValues: zeroValues.habit,
      filters: Object.fromEntries(filtered.map(({ fact }) => fact)),
      lists: Object.fromEntries([...pageByPath].map(([path, page]) => [path, stateOf(page)])),
    },
  };
}

const WORDS: Readonly<Record<string, string>> = {
  honored: 'the filter is honored',
  ignored: 'the filter is ignored: commands read the whole list and check every row',
  unknown: 'cannot be determined: the list has no rows',
};

const refused = (page: RawPage): string =>
  page.kind === 'refused' ? `does not answer: ${page.code}` : 'answers';

/** Judges the answer to a filter that matches nothing; `rows`: how many rows the list has without the filter. */
function judgeFilter(page: RawPage, rows: number): string {
  if (page.kind === 'refused') return page.code;
  if (page.rows.length > 0) return 'ignored';
  return rows > 0 ? 'honored' : 'unknown';
}

function stateOf(page: RawPage | undefined): string {
  if (page === undefined) return 'failed';
  if (page.kind === 'refused') return page.code;
  return page.rows.length > 0 ? 'answers' : 'empty';
}

function describeList(page: RawPage): string {
  if (page.kind === 'refused') return refused(page);
  if (Object.keys(page.json).length === 0)
    return 'answers `{}`, which looks like a lost answer: commands refuse it';
  return page.rows.length > 0 ? 'answers' : 'answers: no rows';
}

/** Texts and flags that every row of a list has, in messages too; a list without any is not known to have one. */
const FIELDS_OF_ROWS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  '/registry/v2/repos': [['description']],
  '/registry/v2/tags': [['deprecated']],
  '/iam/v2/identities': [['description']],
  '/iam/v2/roles': [['description']],
  '/iam/v2/roleBindings': [
    ['identity', 'description'],
    ['group', 'description'],
    ['role', 'description'],
  ],
};

/** The habit that rows show, and a field that shows it. */
interface ZeroValues {
  readonly habit: 'emitted' | 'omitted' | 'unknown';
  readonly field: string;
}

/** Judges by rows alone; where some have a zero value and others leave it out, nothing can rely on zero values. */
function judgeZeroValues(pages: ReadonlyMap<string, RawPage | undefined>): ZeroValues {
  let emitted: string | undefined;
  for (const [path, page] of pages)
    for (const place of FIELDS_OF_ROWS[path] ?? []) {
      const states = page?.kind === 'page' ? page.rows.map((row) => zeroState(row, place)) : [];
      const field = `\`${place.join('.')}\` of ${path.split('/').at(-1)}`;
      if (states.includes('omitted')) return { habit: 'omitted', field };
      if (states.includes('emitted')) emitted ??= field;
    }
  return emitted === undefined ? { habit: 'unknown', field: '' } : { habit: 'emitted', field: emitted };
}

/** How a row writes the zero value of a field; `undefined` if it has another value, or lacks the message around it. */
function zeroState(row: unknown, place: readonly string[]): 'emitted' | 'omitted' | undefined {
  let value: unknown = row;
  for (const name of place) {
    if (!isRecord(value)) return undefined;
    value = value[name] ?? undefined;
  }
  if (value === undefined) return 'omitted';
  return value === '' || value === false ? 'emitted' : undefined;
}

function describeZeroValues({ field, habit }: ZeroValues): Check {
  const name = 'zero values';
  if (habit === 'unknown')
    return skipped(name, 'cannot be determined: no row was found with an empty text or a `false`').check;
  const words = habit === 'omitted' ? 'are left out of answers' : 'are part of answers';
  return { name, state: 'ok', detail: `${words}, such as ${field}`, problems: [] };
}

/** Whether tags say that they are not deprecated: where one says nothing, it stays unknown. A `true` shows nothing. */
function describeFlag(page: RawPage | undefined): Check {
  const name = '`deprecated` of tags';
  const rows = page?.kind === 'page' ? page.rows : [];
  const states = rows.map((row) => zeroState(row, ['deprecated']));
  const line = (detail: string): Check => ({ name, state: 'ok', detail, problems: [] });
  if (states.includes('omitted'))
    return line('is left out: `check-deprecated` reports such tags as unknown unless v1 tells more');
  if (states.includes('emitted')) return line('is part of answers');
  const why = rows.length === 0 ? 'no tag was found' : 'every tag that was read is deprecated';
  return skipped(name, `cannot be determined: ${why}`).check;
}

/** The first page of a list as the service wrote it, or the code with which it refused. */
export type RawPage =
  | { readonly kind: 'page'; readonly json: Fields; readonly rows: readonly unknown[] }
  | { readonly kind: 'refused'; readonly code: string };

/** A list to ask for; `path` names it in the report, `key` is that of its rows. */
export interface ListProbe {
  readonly path: string;
  readonly key: string;
  readonly list: ListOperation<unknown>;
}

const probe = (key: string, list: ListOperation<unknown>): ListProbe => ({
  path: list({ pageSize: 1 }).path,
  key,
  list,
});

/** One request for each list of the service. */
export const LIST_PROBES: readonly ListProbe[] = [
  probe('groups', listGroups()),
  probe('identities', listIdentities()),
  probe('roles', listRoles()),
  probe('roleBindings', listRoleBindings()),
  probe('identityProviders', listIdentityProviders()),
  probe('accountAssociations', listAccountAssociations()),
  probe('groupInvites', listGroupInvites()),
  probe('externalGroupRoleMappings', listExternalGroupRoleMappings()),
  probe('repos', listRepos()),
  probe('tags', listTags({})),
  probe('advisories', listAdvisories({})),
  probe('artifacts', listArtifacts({ ecosystems: ['ECOSYSTEM_PYTHON'] })),
  probe('vulnerabilityMetadata', listVulnerabilityMetadata()),
  probe('subscriptions', listSubscriptions()),
];

/** A value that no resource has, so that a list that honors the filter is empty. */
const NOBODY = 'platform-actions-doctor-looks-for-nothing';
const NO_UID = 'd0'.repeat(20);

/** The filters that commands send; they check every row again, so an ignored filter costs time, not correctness. */
export const FILTER_PROBES: readonly (ListProbe & { readonly filter: string })[] = [
  { filter: 'uidp.children_of', ...probe('repos', listRepos({ childrenOf: NO_UID })) },
  { filter: 'name', ...probe('repos', listRepos({ name: NOBODY })) },
  { filter: 'name', ...probe('groups', listGroups({ name: NOBODY })) },
  { filter: 'name', ...probe('identities', listIdentities({ name: NOBODY })) },
  { filter: 'name', ...probe('roles', listRoles({ name: NOBODY })) },
  { filter: 'identity', ...probe('roleBindings', listRoleBindings({ identity: NO_UID })) },
  { filter: 'name', ...probe('tags', listTags({ name: NOBODY })) },
  { filter: 'artifactNames', ...probe('advisories', listAdvisories({ artifactNames: [NOBODY] })) },
  { filter: 'componentNames', ...probe('advisories', listAdvisories({ componentNames: [NOBODY] })) },
  { filter: 'advisoryIds', ...probe('advisories', listAdvisories({ advisoryIds: [NOBODY] })) },
  { filter: 'aliases', ...probe('advisories', listAdvisories({ aliases: [NOBODY] })) },
];

/** Answers that say something about the service or the identity, rather than that something is broken. */
const REFUSALS: ReadonlySet<string> = new Set([
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'UNIMPLEMENTED',
  'INVALID_ARGUMENT',
]);

/** Asks for the first page of a list, in which a row may show what others do not; throws `PlatformError` for a failure that is not a refusal. */
export async function askRaw(client: Client, { key, list }: ListProbe): Promise<RawPage> {
  const decode = (json: unknown): RawPage => {
    if (!isRecord(json)) throw new TypeError('it is not an object');
    const rows = json[key] ?? [];
    if (!Array.isArray(rows)) throw new TypeError(`\`${key}\` has the wrong type`);
    return { kind: 'page', json, rows };
  };
  try {
    return await client.send({ ...list({ pageSize: MAXIMUM_PAGE_SIZE }), decode });
  } catch (error) {
    if (!(error instanceof PlatformError) || !REFUSALS.has(error.code)) throw error;
    return { kind: 'refused', code: error.code };
  }
}
