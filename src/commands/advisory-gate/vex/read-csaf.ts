import { type Fields, fieldOf, isRecord, recordsIn, textOf, textsIn } from '../../../base/json-value.ts';
import {
  readStatements,
  type VexNames,
  type VexProduct,
  type VexStatus,
  type WrittenStatement,
} from './vex-statement.ts';

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

/** Whether a JSON object is CSAF. */
export const isCsaf = ({ document }: Fields): boolean =>
  textOf(fieldOf(document, 'csaf_version')) !== undefined;

const LIST = { format: 'CSAF', name: 'vulnerabilities', lacks: 'id' };

/** Statements of a CSAF 2 document: one for each vulnerability and product status. */
export function readCsaf(csaf: Fields): readonly WrittenStatement[] {
  const tree = isRecord(csaf.product_tree) ? csaf.product_tree : {};
  const [products, groups] = [productsById(tree), groupsById(tree)];
  const time = fieldOf(fieldOf(csaf.document, 'tracking'), 'current_release_date');
  return readStatements(LIST, csaf, (entry) => {
    const ids = idsOf(entry);
    if (ids.length === 0) return undefined;
    return STATUS_LISTS.flatMap(([list, status]) =>
      textsIn(fieldOf(entry.product_status, list)).map((id) => ({
        ids,
        status,
        justification: status === 'not_affected' ? flagOf(entry, id, groups) : undefined,
        detail: impactOf(entry, id, groups),
        times: [time],
        products: [products.get(id) ?? []].flat(),
      })),
    );
  });
}

const idsOf = ({ cve, ids }: Fields): readonly string[] =>
  textsIn([cve, ...recordsIn(ids).map(({ text }) => text)]);

/** Product ids by the id of their group. */
type Groups = ReadonlyMap<string, readonly string[]>;

const groupsById = ({ product_groups: groups }: Fields): Groups =>
  new Map(recordsIn(groups).map((group) => [textOf(group.group_id) ?? '', textsIn(group.product_ids)]));

/** Whether a flag or a threat names a product, by its id or by a group. */
const names = ({ group_ids: own, product_ids: ids }: Fields, id: string, groups: Groups): boolean =>
  textsIn(ids).includes(id) || textsIn(own).some((group) => groups.get(group)?.includes(id) === true);

/** The label of the flag for a product, such as `vulnerable_code_not_present`. */
const flagOf = ({ flags }: Fields, id: string, groups: Groups): unknown =>
  recordsIn(flags).find((flag) => names(flag, id, groups))?.label;

const impactOf = ({ threats }: Fields, id: string, groups: Groups): unknown =>
  recordsIn(threats).find((threat) => {
    const isForAll = threat.product_ids === undefined && threat.group_ids === undefined;
    return threat.category === 'impact' && (isForAll || names(threat, id, groups));
  })?.details;

/** Packages, and the images that contain them, by product id. */
function productsById(tree: Fields): ReadonlyMap<string, VexProduct> {
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
  const products = new Map<string, VexProduct>(Array.from(named, ([id, own]) => [id, { package: own }]));
  for (const relation of recordsIn(tree.relationships)) {
    const { full_product_name: full } = relation;
    const part = named.get(textOf(relation.product_reference) ?? '');
    const whole = named.get(textOf(relation.relates_to_product_reference) ?? '');
    if (!isRecord(full) || part === undefined || whole === undefined) continue;
    products.set(textOf(full.product_id) ?? '', { package: part, image: whole });
  }
  return products;
}

/** Names of a product: its purls, the digests of its hashes, its own name. */
function namesOf({ name, product_identification_helper: helper }: Fields): VexNames {
  const { hashes, purl, purls } = isRecord(helper) ? helper : {};
  const digests = recordsIn(hashes)
    .flatMap(({ file_hashes: list }) => recordsIn(list))
    .flatMap(({ algorithm, value }) => (algorithm === 'sha256' ? [`sha256:${String(value)}`] : []));
  return textsIn([purl, name, ...textsIn(purls), ...digests]);
}
