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

/** States of an analysis that end an advisory (cyclonedx.org/docs/1.7/json, `vulnerabilities.analysis`). */
const STATES: ReadonlyMap<string, VexStatus> = new Map([
  ['not_affected', 'not_affected'],
  ['false_positive', 'not_affected'],
  ['resolved', 'fixed'],
  ['resolved_with_pedigree', 'fixed'],
]);

const recordsIn = (list: unknown): readonly Fields[] => (Array.isArray(list) ? list.filter(isRecord) : []);

/** Statements of a CycloneDX document: those of its `vulnerabilities` that have an analysis. */
export function readCycloneDxVex(document: Fields): VexReading {
  const { vulnerabilities } = document;
  if (!Array.isArray(vulnerabilities)) return notVex('it is CycloneDX, but has no `vulnerabilities` list');
  const subject = isRecord(document.metadata) ? document.metadata : {};
  const components = namesByRef(document);
  const image = imageNames(subject.component);
  const written = parseTime(textOf(subject.timestamp) ?? '');
  const read: Omit<VexStatement, 'file'>[] = [];
  for (const [index, entry] of vulnerabilities.entries()) {
    const id = isRecord(entry) ? textOf(entry.id) : undefined;
    if (!isRecord(entry) || id === undefined) return notVex(`its \`vulnerabilities[${index}]\` has no id`);
    const { affects, analysis, references } = entry;
    if (!isRecord(analysis)) continue;
    const [justification, detail] = [textOf(analysis.justification), textOf(analysis.detail)];
    const timeMs = parseTime(textOf(analysis.lastUpdated) ?? textOf(entry.updated) ?? '') ?? written;
    read.push({
      ids: [id, ...recordsIn(references).flatMap((reference) => textOf(reference.id) ?? [])],
      status: STATES.get(textOf(analysis.state) ?? '') ?? 'other',
      ...(justification === undefined ? {} : { justification }),
      ...(detail === undefined ? {} : { detail }),
      ...(timeMs === undefined ? {} : { timeMs }),
      products: recordsIn(affects).map((affected) => productOf(affected, components, image)),
    });
  }
  return { kind: 'statements', statements: read };
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
  const whole = [name, version].flatMap((part) => textOf(part) ?? []);
  const written = whole.length === 2 ? [whole.join(/^sha256:/.test(whole[1] ?? '') ? '@' : ':')] : whole;
  return [...[purl].flatMap((one) => textOf(one) ?? []), ...written];
}

/** A component of the document stands within the image that it describes; a purl as a reference stands for itself. */
function productOf(
  affected: Fields,
  components: ReadonlyMap<string, VexNames>,
  image: VexNames | undefined,
): VexProduct {
  const ref = textOf(affected.ref) ?? '';
  const known = components.get(ref);
  const versions = versionsOf(affected.versions);
  return {
    package: known ?? [fragmentOf(ref)],
    ...(known !== undefined && image !== undefined ? { image } : {}),
    ...(versions === undefined ? {} : { versions }),
  };
}

/** The reference in a BOM-Link, `urn:cdx:<serial>/<version>#<reference>`. */
function fragmentOf(ref: string): string {
  const [, fragment] = /^urn:cdx:[^#]*#(.*)$/s.exec(ref) ?? [];
  if (fragment === undefined) return ref;
  // A purl in a BOM-Link may be encoded as a whole; if not, its own escapes stay.
  if (/^pkg:/i.test(fragment)) return fragment;
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Versions that the statement covers: those listed that it does not call affected or unknown. */
function versionsOf(versions: unknown): readonly string[] | undefined {
  if (!Array.isArray(versions) || versions.length === 0) return undefined;
  return recordsIn(versions).flatMap(({ status = 'unaffected', version }) =>
    status === 'unaffected' ? (textOf(version) ?? []) : [],
  );
}
