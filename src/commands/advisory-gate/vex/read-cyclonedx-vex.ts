import { type Fields, fieldOf, isRecord, recordsIn, textOf, textsIn } from '../../../base/json-value.ts';
import { decodeUriPart } from '../../../base/uri.ts';
import {
  readStatements,
  type VexNames,
  type VexProduct,
  type VexStatus,
  type WrittenStatement,
} from './vex-statement.ts';

/** States of an analysis that end an advisory (cyclonedx.org/docs/1.7/json, `vulnerabilities.analysis`). */
const STATES: ReadonlyMap<string, VexStatus> = new Map([
  ['not_affected', 'not_affected'],
  ['false_positive', 'not_affected'],
  ['resolved', 'fixed'],
  ['resolved_with_pedigree', 'fixed'],
]);

const LIST = { format: 'CycloneDX', name: 'vulnerabilities', lacks: 'id' };

/** Statements of a CycloneDX document: those of its `vulnerabilities` that have an analysis. */
export function readCycloneDxVex(document: Fields): readonly WrittenStatement[] {
  const components = namesByRef(document);
  const image = imageNames(fieldOf(document.metadata, 'component'));
  const written = fieldOf(document.metadata, 'timestamp');
  return readStatements(LIST, document, ({ affects, analysis, id, references, updated }) => {
    if (textOf(id) === undefined) return undefined;
    if (!isRecord(analysis)) return [];
    const status = STATES.get(textOf(analysis.state) ?? '') ?? 'other';
    return [
      {
        ids: textsIn([id, ...recordsIn(references).map((reference) => reference.id)]),
        status,
        justification: analysis.justification,
        detail: analysis.detail,
        times: [analysis.lastUpdated, updated, written],
        products: recordsIn(affects).map((affected) => ({
          ...productOf(affected, components, image),
          versions: versionsOf(affected.versions, status),
        })),
      },
    ];
  });
}

/** Names of the components of the document by their references. Nesting is walked without recursion. */
function namesByRef({ components }: Fields): ReadonlyMap<string, VexNames> {
  const names = new Map<string, VexNames>();
  const waiting = [...recordsIn(components)];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [ref, purl] = [textOf(next['bom-ref']), textOf(next.purl)];
    if (ref !== undefined && purl !== undefined) names.set(ref, [purl]);
    for (const nested of recordsIn(next.components)) waiting.push(nested);
  }
  return names;
}

/** Names of the image that the document describes; none if it describes something else. */
function imageNames(component: unknown): VexNames | undefined {
  if (!isRecord(component) || component.type !== 'container') return undefined;
  const { name, purl, version } = component;
  const whole = textsIn([name, version]);
  const written = whole.length === 2 ? [whole.join(/^sha256:/.test(whole[1] ?? '') ? '@' : ':')] : whole;
  return textsIn([purl, ...written]);
}

/** A component of the document stands within the image that it describes; a purl as a reference stands for itself. */
function productOf(
  affected: Fields,
  components: ReadonlyMap<string, VexNames>,
  image: VexNames | undefined,
): VexProduct {
  const ref = textOf(affected.ref) ?? '';
  const known = components.get(ref);
  return { package: known ?? [fragmentOf(ref)], image: known && image };
}

/** The reference in a BOM-Link, `urn:cdx:<serial>/<version>#<reference>`. */
function fragmentOf(ref: string): string {
  const [, fragment] = /^urn:cdx:[^#]*#(.*)$/s.exec(ref) ?? [];
  if (fragment === undefined) return ref;
  // A purl in a BOM-Link may be encoded as a whole; if not, its own escapes stay.
  return /^pkg:/i.test(fragment) ? fragment : decodeUriPart(fragment);
}

/**
 * Versions that a statement covers: of one that ends the advisory those called unaffected, of any other all others, which are
 * affected by default. Ranges are not compared: such a one covers no version in the first case, and every one in the second.
 */
function versionsOf(versions: unknown, status: VexStatus): readonly string[] | undefined {
  const listed: readonly unknown[] = [versions ?? []].flat();
  if (listed.length === 0) return undefined;
  const isEnd = status !== 'other';
  const covered = listed.filter((one) => (fieldOf(one, 'status') === 'unaffected') === isEnd);
  const named = covered.flatMap((one) => textOf(fieldOf(one, 'version')) ?? []);
  return isEnd || named.length === covered.length ? named : undefined;
}
