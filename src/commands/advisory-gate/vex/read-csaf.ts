import { isRecord, textOf } from '../../../base/json-value.ts';
import { parseTime } from '../../../base/time.ts';
import {
  notVex,
  type VexNames,
  type VexProduct,
  type VexReading,
  type VexStatement,
  type VexStatus,
} from './vex-statement.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Lists of a product status, by what they say (docs.oasis-open.org/csaf/csaf/v2.0, 3.2.3.9). */
const STATUS_LISTS: readonly (readonly [list: string, status: VexStatus])[] = [
  ['known_not_affected', 'not_affected'],
  ['fixed', 'fixed'],
  ['first_fixed', 'fixed'],
  ['known_affected', 'other'],
  ['first_affected', 'other'],
  ['last_affected', 'other'],
  ['under_investigation', 'other'],
];

const recordsIn = (list: unknown): readonly Fields[] => (Array.isArray(list) ? list.filter(isRecord) : []);
const textsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.flatMap((one) => textOf(one) ?? []) : [];

/** Whether a JSON object is CSAF. */
export const isCsaf = ({ document }: Fields): boolean =>
  isRecord(document) && textOf(document.csaf_version) !== undefined;

/** Statements of a CSAF 2 document: one for each vulnerability and product status. */
export function readCsaf({ document, product_tree: tree, vulnerabilities }: Fields): VexReading {
  if (!Array.isArray(vulnerabilities)) return notVex('it is CSAF, but has no `vulnerabilities` list');
  const productOf = productsById(isRecord(tree) ? tree : {});
  const groups = groupsById(isRecord(tree) ? tree : {});
  const tracking = isRecord(document) && isRecord(document.tracking) ? document.tracking : {};
  const timeMs = parseTime(textOf(tracking.current_release_date) ?? '');
  const read: Omit<VexStatement, 'file'>[] = [];
  for (const [index, entry] of vulnerabilities.entries()) {
    const ids = isRecord(entry) ? idsOf(entry) : [];
    if (!isRecord(entry) || ids.length === 0) return notVex(`its \`vulnerabilities[${index}]\` has no id`);
    const statuses = isRecord(entry.product_status) ? entry.product_status : {};
    for (const [list, status] of STATUS_LISTS)
      for (const id of textsIn(statuses[list])) {
        const justification = flagOf(entry, id, groups);
        const detail = impactOf(entry, id, groups);
        read.push({
          ids,
          status,
          ...(status !== 'not_affected' || justification === undefined ? {} : { justification }),
          ...(detail === undefined ? {} : { detail }),
          ...(timeMs === undefined ? {} : { timeMs }),
          products: [productOf(id) ?? []].flat(),
        });
      }
  }
  return { kind: 'statements', statements: read };
}

const idsOf = ({ cve, ids }: Fields): readonly string[] => [
  ...[textOf(cve) ?? []].flat(),
  ...recordsIn(ids).flatMap(({ text }) => textOf(text) ?? []),
];

/** Product ids by the id of their group. */
type Groups = ReadonlyMap<string, readonly string[]>;

const groupsById = ({ product_groups: groups }: Fields): Groups =>
  new Map(recordsIn(groups).map((group) => [textOf(group.group_id) ?? '', textsIn(group.product_ids)]));

/** Whether a flag or a threat names a product, by its id or by a group. */
const names = ({ group_ids: own, product_ids: ids }: Fields, id: string, groups: Groups): boolean =>
  textsIn(ids).includes(id) || textsIn(own).some((group) => groups.get(group)?.includes(id) === true);

/** The label of the flag for a product, such as `vulnerable_code_not_present`. */
const flagOf = ({ flags }: Fields, id: string, groups: Groups): string | undefined =>
  textOf(recordsIn(flags).find((flag) => names(flag, id, groups))?.label);

const impactOf = ({ threats }: Fields, id: string, groups: Groups): string | undefined =>
  textOf(
    recordsIn(threats).find((threat) => {
      const isForAll = threat.product_ids === undefined && threat.group_ids === undefined;
      return threat.category === 'impact' && (isForAll || names(threat, id, groups));
    })?.details,
  );

/** Finds the package, and the image that contains it, of a product id. */
function productsById(tree: Fields): (id: string) => VexProduct | undefined {
  const named = new Map<string, VexNames>();
  const waiting = [
    ...recordsIn(tree.branches),
    ...recordsIn(tree.full_product_names).map((product) => ({ product })),
  ];
  for (let next: Fields | undefined = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { branches, product } = next;
    for (const branch of recordsIn(branches)) waiting.push(branch);
    if (isRecord(product)) named.set(textOf(product.product_id) ?? '', namesOf(product));
  }
  const products = new Map<string, VexProduct>();
  for (const [id, own] of named) products.set(id, { package: own });
  for (const relation of recordsIn(tree.relationships)) {
    const { full_product_name: full } = relation;
    const part = named.get(textOf(relation.product_reference) ?? '');
    const whole = named.get(textOf(relation.relates_to_product_reference) ?? '');
    if (!isRecord(full) || part === undefined || whole === undefined) continue;
    products.set(textOf(full.product_id) ?? '', { package: part, image: whole });
  }
  return (id) => products.get(id);
}

/** Names of a product: its purls, the digests of its hashes, its own name. */
function namesOf({ name, product_identification_helper: helper }: Fields): VexNames {
  const { hashes, purl, purls } = isRecord(helper) ? helper : {};
  const digests = recordsIn(hashes)
    .flatMap(({ file_hashes: list }) => recordsIn(list))
    .flatMap(({ algorithm, value }) => (algorithm === 'sha256' ? [`sha256:${String(value)}`] : []));
  return [...[purl, name].flatMap((one) => textOf(one) ?? []), ...textsIn(purls), ...digests];
}
