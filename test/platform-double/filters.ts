import type { Bind } from './database.ts';
import type { Query } from './query.ts';
import { ancestorsOf } from './uid.ts';

/** A piece of a WHERE clause with its values. */
export type Condition = { readonly sql: string; readonly binds: readonly Bind[] };

/** `column` is one of `values` (one statement text whatever their number). */
export function oneOf(column: string, values: readonly string[]): Condition {
  const [only] = values;
  if (values.length === 1 && only !== undefined) return { sql: `${column} = ?`, binds: [only] };
  return { sql: `${column} IN (SELECT value FROM json_each(?))`, binds: [JSON.stringify(values)] };
}

/** Below `uid`, not `uid` itself: a range of the primary key, since `0` follows `/`. */
function below(uid: string): Condition {
  return { sql: '(uid > ? AND uid < ?)', binds: [`${uid}/`, `${uid}0`] };
}

/** In one of these groups or below one; the groups themselves count. */
export function withinGroups(groups: readonly string[]): Condition {
  const unique = [...new Set(groups)];
  const outer = unique.filter((group) => !ancestorsOf(group).some((ancestor) => unique.includes(ancestor)));
  const parts = outer.map((group) => `(uid = ? OR ${below(group).sql})`);
  const binds = outer.flatMap((group) => [group, ...below(group).binds]);
  return { sql: `(${parts.join(' OR ')})`, binds };
}

/** Either condition. */
export function either(first: Condition, second: Condition): Condition {
  return { sql: `(${first.sql} OR ${second.sql})`, binds: [...first.binds, ...second.binds] };
}

/** The uidp filters: two of the specification, and three more with the extra `filters`. */
export function uidpConditions(query: Query, extraFilters: boolean): Condition[] {
  const conditions: Condition[] = [];
  const descendants = query.text('uidp.descendants_of');
  if (descendants !== undefined) conditions.push(below(descendants));
  const children = query.text('uidp.children_of');
  if (children !== undefined) conditions.push({ sql: 'parent = ?', binds: [children] });
  if (!extraFilters) return conditions;
  const ancestors = query.text('uidp.ancestors_of');
  if (ancestors !== undefined) conditions.push(oneOf('uid', ancestorsOf(ancestors)));
  if (query.flag('uidp.in_root')) conditions.push({ sql: "parent = ''", binds: [] });
  const uids = query.list('uidp.ids');
  if (uids.length > 0) conditions.push(oneOf('uid', uids));
  return conditions;
}

/** An exact-match filter on one column, where given. */
export function exactText(query: Query, name: string, column: string): Condition[] {
  const value = query.text(name);
  return value === undefined ? [] : [{ sql: `${column} = ?`, binds: [value] }];
}

/** A repeatable exact-match filter on one column, where given. */
export function exactList(query: Query, name: string, column: string): Condition[] {
  const values = query.list(name).filter((value) => value !== '');
  return values.length === 0 ? [] : [oneOf(column, values)];
}
