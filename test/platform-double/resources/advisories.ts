import type { Core } from '../core.ts';
import { crudRoutes, type ResourceRules } from '../crud.ts';
import { type Condition, exactList, exactText } from '../filters.ts';
import { KINDS } from '../kinds.ts';
import type { Query } from '../query.ts';
import type { Route } from '../routes.ts';

/** The event kinds as filters name them, with the key under which an event carries each. */
const EVENT_KEYS: ReadonlyMap<string, string> = new Map([
  ['EVENT_TYPE_FILTER_DETECTION', 'detection'],
  ['EVENT_TYPE_FILTER_TRUE_POSITIVE_DETERMINATION', 'truePositiveDetermination'],
  ['EVENT_TYPE_FILTER_FIXED', 'fixed'],
  ['EVENT_TYPE_FILTER_FALSE_POSITIVE_DETERMINATION', 'falsePositiveDetermination'],
  ['EVENT_TYPE_FILTER_ANALYSIS_NOT_PLANNED', 'analysisNotPlanned'],
  ['EVENT_TYPE_FILTER_FIX_NOT_PLANNED', 'fixNotPlanned'],
  ['EVENT_TYPE_FILTER_PENDING_UPSTREAM_FIX', 'pendingUpstreamFix'],
  ['EVENT_TYPE_FILTER_PATCHED', 'patched'],
]);

const APPROVED =
  "coalesce(json_extract(e.value, '$.reviewState'), '') IN ('', 'REVIEW_STATE_UNSPECIFIED', 'REVIEW_STATE_APPROVED')";

/** Advisories with at least one event for which `test` holds. */
function anyEvent(test: string, binds: readonly string[]): Condition {
  return { sql: `EXISTS (SELECT 1 FROM json_each(advisories.json, '$.events') e WHERE ${test})`, binds };
}

function eventField(query: Query, name: string, path: string): Condition[] {
  const values = query.list(name);
  if (values.length === 0) return [];
  return [
    anyEvent(`json_extract(e.value, '${path}') IN (SELECT value FROM json_each(?))`, [
      JSON.stringify(values),
    ]),
  ];
}

function eventKeys(names: readonly string[]): string[] {
  return names.flatMap((name) => EVENT_KEYS.get(name) ?? []);
}

const REVIEW_STATES = ['UNSPECIFIED', 'PENDING', 'APPROVED', 'REQUEST_CHANGES', 'REJECTED'].map(
  (name) => `REVIEW_STATE_${name}`,
);
const EVENT_TYPES = ['EVENT_TYPE_FILTER_UNSPECIFIED', ...EVENT_KEYS.keys()];

function eventConditions(query: Query): Condition[] {
  query.names('event_review_states', REVIEW_STATES);
  const conditions = [
    ...eventField(query, 'event_review_states', '$.reviewState'),
    ...eventField(query, 'event_authors', '$.author'),
    ...eventField(query, 'event_reviewers', '$.reviewer'),
  ];
  for (const { sql, binds } of eventField(query, 'exclude_event_authors', '$.author')) {
    conditions.push({ sql: `NOT ${sql}`, binds });
  }
  const types = eventKeys(query.names('event_types', EVENT_TYPES));
  if (types.length > 0) {
    const tests = types.map((key) => `json_extract(e.value, '$.${key}') IS NOT NULL`);
    conditions.push(anyEvent(tests.join(' OR '), []));
  }
  const [latest] = eventKeys(query.names('latest_event_type', EVENT_TYPES));
  if (latest !== undefined) {
    const sql = `(SELECT json_extract(e.value, '$.${latest}') IS NOT NULL FROM json_each(advisories.json, '$.events') e
      WHERE ${APPROVED} ORDER BY json_extract(e.value, '$.createTime') DESC, e.key DESC LIMIT 1)`;
    conditions.push({ sql, binds: [] });
  }
  return conditions;
}

function advisoryFilters(query: Query, core: Core): Condition[] {
  const names = exactList(query, 'artifact_names', 'artifact_name');
  const ids = exactList(query, 'advisory_ids', 'advisory_id');
  if (core.settings.floor) return [...names, ...ids];
  // The origin resolves package names itself, so the filter by artifact name is set aside.
  const origin = exactText(query, 'origin', 'artifact_name');
  const conditions = [
    ...(origin.length > 0 ? origin : names),
    ...ids,
    ...exactList(query, 'legacy_advisory_ids', 'legacy_advisory_id'),
    ...exactList(query, 'artifact_types', 'artifact_type'),
    ...exactList(query, 'artifact_architectures', 'artifact_architecture'),
    ...exactList(query, 'component_names', 'component_name'),
    ...exactList(query, 'component_types', 'component_type'),
    ...exactList(query, 'component_locations', 'component_location'),
    ...eventConditions(query),
  ];
  const aliases = query.list('aliases');
  if (aliases.length > 0) {
    const sql = 'uid IN (SELECT uid FROM advisory_aliases WHERE alias IN (SELECT value FROM json_each(?)))';
    conditions.push({ sql, binds: [JSON.stringify(aliases)] });
  }
  const text = query.text('query');
  if (text !== undefined) {
    const sql = `(instr(lower(artifact_name), ?) OR instr(lower(component_name), ?)
      OR instr(lower(coalesce(json_extract(advisories.json, '$.aliases'), '')), ?))`;
    const wanted = text.toLowerCase();
    conditions.push({ sql, binds: [wanted, wanted, wanted] });
  }
  return conditions;
}

export const ADVISORY_RULES: ResourceRules = {
  kind: KINDS.advisories,
  path: '/vulnerabilities/v2/advisories',
  capabilities: { list: 'ADVISORIES_LIST' },
  writable: [],
  parentKind: KINDS.groups,
  filters: advisoryFilters,
  open: 'all',
  times: [],
};

/** `/vulnerabilities/v2/advisories`, read-only. */
export const advisoryRoutes: readonly Route[] = crudRoutes(ADVISORY_RULES);
