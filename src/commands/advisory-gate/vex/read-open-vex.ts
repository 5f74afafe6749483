import { type Fields, fieldOf, isRecord, textOf, textsIn } from '../../../base/json-value.ts';
import { readStatements, type VexNames, type VexProduct, type WrittenStatement } from './vex-statement.ts';

const STATUSES = new Set(['not_affected', 'affected', 'fixed', 'under_investigation']);

/** Whether a JSON object is OpenVEX, of any version. */
export const isOpenVex = ({ '@context': context }: Fields): boolean =>
  [context].flat().some((one) => typeof one === 'string' && one.startsWith('https://openvex.dev/ns'));

const LIST = { format: 'OpenVEX', name: 'statements', lacks: 'vulnerability, or no status of OpenVEX' };

/** Statements of an OpenVEX document (github.com/openvex/spec, versions 0.0.1 to 0.2.0). */
export function readOpenVex(document: Fields): readonly WrittenStatement[] {
  return readStatements(LIST, document, (statement) => {
    const ids = idsOf(statement.vulnerability);
    const status = textOf(statement.status);
    if (ids.length === 0 || status === undefined || !STATUSES.has(status)) return undefined;
    return [
      {
        ids,
        status: status === 'not_affected' || status === 'fixed' ? status : 'other',
        justification: statement.justification,
        detail: textOf(statement.impact_statement) ?? statement.status_notes,
        times: [statement.last_updated, statement.timestamp, document.last_updated, document.timestamp],
        products: productsOf(statement),
      },
    ];
  });
}

/** Name and aliases of a vulnerability, which older versions write as one text. */
function idsOf(vulnerability: unknown): readonly string[] {
  if (!isRecord(vulnerability)) return textsIn([vulnerability]);
  const { '@id': id, aliases, name } = vulnerability;
  return textsIn([name, id, ...(Array.isArray(aliases) ? aliases : [])]);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function productsOf({ products, subcomponents }: Fields): readonly VexProduct[] {
  return listOf(products).flatMap((product): readonly VexProduct[] => {
    const own = isRecord(product) ? product.subcomponents : undefined;
    // A part that is not written as a list still limits the statement.
    const parts: readonly unknown[] = [own ?? subcomponents ?? []].flat();
    if (parts.length === 0) return [{ package: namesOf(product) }];
    return parts.map((part) => ({ package: namesOf(part), image: namesOf(product) }));
  });
}

/** Names of a product or a subcomponent: its id, its identifiers, and digests among its hashes. */
function namesOf(thing: unknown): VexNames {
  if (!isRecord(thing)) return textsIn([thing]);
  const { '@id': id, hashes, identifiers } = thing;
  const digest = isRecord(hashes) ? textOf(hashes['sha-256'] ?? hashes['sha256']) : undefined;
  return [
    ...textsIn([id, fieldOf(identifiers, 'purl')]),
    ...(digest === undefined ? [] : [`sha256:${digest}`]),
  ];
}
