import { isRecord, textOf } from '../../../base/json-value.ts';
import { parseTime } from '../../../base/time.ts';
import {
  notVex,
  type VexNames,
  type VexProduct,
  type VexReading,
  type VexStatement,
} from './vex-statement.ts';

type Fields = Readonly<Record<string, unknown>>;

const STATUSES = new Set(['not_affected', 'affected', 'fixed', 'under_investigation']);

/** Whether a JSON object is OpenVEX, of any version. */
export const isOpenVex = ({ '@context': context }: Fields): boolean =>
  [context].flat().some((one) => typeof one === 'string' && one.startsWith('https://openvex.dev/ns'));

/** Statements of an OpenVEX document (github.com/openvex/spec, versions 0.0.1 to 0.2.0). */
export function readOpenVex(document: Fields): VexReading {
  const { statements } = document;
  if (!Array.isArray(statements)) return notVex('it is OpenVEX, but has no `statements` list');
  const read: Omit<VexStatement, 'file'>[] = [];
  for (const [index, statement] of statements.entries()) {
    const ids = isRecord(statement) ? idsOf(statement.vulnerability) : [];
    const status = isRecord(statement) ? textOf(statement.status) : undefined;
    if (!isRecord(statement) || ids.length === 0 || status === undefined || !STATUSES.has(status))
      return notVex(`its \`statements[${index}]\` has no vulnerability, or no status of OpenVEX`);
    const justification = textOf(statement.justification);
    const detail = textOf(statement.impact_statement) ?? textOf(statement.status_notes);
    const time = [statement.last_updated, statement.timestamp, document.last_updated, document.timestamp];
    const timeMs = parseTime(textOf(time.find((one) => textOf(one) !== undefined)) ?? '');
    read.push({
      ids,
      status: status === 'not_affected' || status === 'fixed' ? status : 'other',
      ...(justification === undefined ? {} : { justification }),
      ...(detail === undefined ? {} : { detail }),
      ...(timeMs === undefined ? {} : { timeMs }),
      products: productsOf(statement),
    });
  }
  return { kind: 'statements', statements: read };
}

/** Name and aliases of a vulnerability, which older versions write as one text. */
function idsOf(vulnerability: unknown): readonly string[] {
  if (!isRecord(vulnerability)) return [textOf(vulnerability) ?? []].flat();
  const { '@id': id, aliases, name } = vulnerability;
  return [name, id, ...(Array.isArray(aliases) ? aliases : [])].flatMap((one) => textOf(one) ?? []);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function productsOf({ products, subcomponents }: Fields): readonly VexProduct[] {
  return listOf(products).flatMap((product): readonly VexProduct[] => {
    const own = isRecord(product) ? product.subcomponents : undefined;
    const parts = listOf(own ?? subcomponents);
    if (parts.length === 0) return [{ package: namesOf(product) }];
    return parts.map((part) => ({ package: namesOf(part), image: namesOf(product) }));
  });
}

/** Names of a product or a subcomponent: its id, its identifiers, and digests among its hashes. */
function namesOf(thing: unknown): VexNames {
  if (!isRecord(thing)) return [textOf(thing) ?? []].flat();
  const { '@id': id, hashes, identifiers } = thing;
  const digest = isRecord(hashes) ? textOf(hashes['sha-256'] ?? hashes['sha256']) : undefined;
  return [
    ...[id, isRecord(identifiers) ? identifiers.purl : undefined].flatMap((one) => textOf(one) ?? []),
    ...(digest === undefined ? [] : [`sha256:${digest}`]),
  ];
}
