import { fingerprintOf } from '../../../base/fingerprint.ts';
import { plainLine } from '../../../base/plain-text.ts';
import type { Ignore } from '../../../kit/ignore.ts';
import type { AdvisoryItem } from '../advisory/advisory-item.ts';
import type { GateDecision, JudgedItem } from '../decision/gate-decision.ts';
import { knownName } from '../decision/gate-findings.ts';
import type { PackageInHand } from '../sbom/package-in-hand.ts';
import { barePurl, formatPurl } from '../sbom/purl-package.ts';

export interface OpenVexOptions {
  readonly author: string;
  readonly timestamp: string;
  readonly tooling: string;
}

/** Justifications of OpenVEX by the service's types of false positive (its public API description gives the mapping). */
const JUSTIFICATIONS: Readonly<Record<string, string>> = {
  TYPE_VULNERABILITY_RECORD_ANALYSIS_CONTESTED: 'vulnerable_code_not_present',
  TYPE_COMPONENT_VULNERABILITY_MISMATCH: 'component_not_present',
  TYPE_VULNERABLE_CODE_VERSION_NOT_USED: 'vulnerable_code_not_present',
  TYPE_VULNERABLE_CODE_NOT_INCLUDED_IN_PACKAGE: 'vulnerable_code_not_present',
  TYPE_VULNERABLE_CODE_NOT_IN_EXECUTION_PATH: 'vulnerable_code_not_in_execute_path',
  TYPE_VULNERABLE_CODE_CANNOT_BE_CONTROLLED_BY_ADVERSARY: 'vulnerable_code_cannot_be_controlled_by_adversary',
  TYPE_INLINE_MITIGATIONS_EXIST: 'inline_mitigations_already_exist',
};

/** A thing as other tools name it: its purl without qualifiers, which they compare piece by piece. */
interface VexComponent {
  readonly '@id': string;
  readonly identifiers: { readonly purl: string };
}

const componentOf = (purl: string): VexComponent => ({ '@id': purl, identifiers: { purl } });

/** The purl of a package in hand, without qualifiers; names of the user have none of their own. */
function purlOf({ artifact, type }: AdvisoryItem, { purl, type: own, version }: PackageInHand): string {
  const bare = purl === undefined ? undefined : barePurl(purl, version);
  return bare ?? formatPurl(own ?? type, artifact, version);
}

/** An image that is known by its digest: `pkg:oci/<name>@sha256:…`. */
function imagePurl(image: string | undefined): string | undefined {
  const [, name = '', digest] = /([^/@]+?)(?::[^/:@]*)?@(sha256:[0-9a-f]{64})$/.exec(image ?? '') ?? [];
  return digest === undefined ? undefined : formatPurl('oci', name, digest);
}

/**
 * The packages, and the images that contain them: some scanners look for statements about a package, others for those
 * about an image with the package as its subcomponent.
 */
function productsOf(item: AdvisoryItem): readonly unknown[] {
  if (item.packages.length === 0) return [componentOf(formatPurl(item.type, item.artifact, item.version))];
  const packages = new Set(item.packages.map((entry) => purlOf(item, entry)));
  const images = new Map<string, Set<string>>();
  for (const entry of item.packages) {
    const image = imagePurl(entry.image);
    if (image !== undefined) images.set(image, (images.get(image) ?? new Set()).add(purlOf(item, entry)));
  }
  return [
    ...Array.from(packages, componentOf),
    ...Array.from(images, ([image, within]) => ({
      ...componentOf(image),
      subcomponents: Array.from(within, componentOf),
    })),
  ];
}

/** The service's statement that the package is not affected. */
function notAffectedWords(item: AdvisoryItem): Readonly<Record<string, string>> {
  const justification = JUSTIFICATIONS[item.facts.falsePositiveType ?? ''];
  return justification === undefined
    ? { status: 'not_affected', impact_statement: 'The advisory is a false positive for this package.' }
    : { status: 'not_affected', justification };
}

/**
 * Somebody who ignores an advisory accepts it, and does not say that the product is unaffected, unless the entry says so
 * with a justification of OpenVEX.
 */
function ignoredWords(item: AdvisoryItem, ignore: Ignore | undefined): Readonly<Record<string, string>> {
  const { justification, owner, reason = 'no reason given' } = ignore ?? {};
  const until = ignore?.expires === undefined ? '' : ` Valid until ${ignore.expires.text}.`;
  const by = owner === undefined ? '' : ` Owner: ${owner}.`;
  const words = plainLine(`Ignored by policy: ${reason}.${by}${until}`, 2000);
  if (justification !== undefined) return { status: 'not_affected', justification, impact_statement: words };
  const { action_statement: action = '' } = affectedWords(item);
  return { status: 'affected', action_statement: `${words} ${action}` };
}

/** OpenVEX requires an action for an affected product. */
function affectedWords(item: AdvisoryItem): Readonly<Record<string, string>> {
  const { fixedVersion } = item.facts;
  return {
    status: 'affected',
    action_statement:
      fixedVersion === undefined
        ? 'No fixed version is known.'
        : plainLine(`Update to ${fixedVersion} or later.`, 2000),
  };
}

function wordsOf({ item, effect, ignore }: JudgedItem): Readonly<Record<string, string>> {
  if (effect === 'ignored') return ignoredWords(item, ignore);
  if (item.facts.status === 'not-affected') return notAffectedWords(item);
  return item.facts.status === 'fixed' ? { status: 'fixed' } : affectedWords(item);
}

function renderStatement(judged: JudgedItem): unknown {
  const { item } = judged;
  const name = knownName(item);
  const aliases = [item.advisoryId, ...item.aliases].filter((alias) => alias !== name);
  return {
    vulnerability: { name, ...(aliases.length === 0 ? {} : { aliases: [...new Set(aliases)] }) },
    products: productsOf(item),
    ...wordsOf(judged),
  };
}

/**
 * OpenVEX 0.2.0 document (github.com/openvex/spec) of every advisory that was not withdrawn; ignored ones stay affected,
 * unless they are justified. The document's id is a hash of its content. `undefined` if there is no statement, because OpenVEX has
 * no empty document.
 */
export function renderOpenVex(decision: GateDecision, options: OpenVexOptions): string | undefined {
  const statements = decision.items
    .filter(({ item }) => item.facts.status !== 'withdrawn')
    .map(renderStatement);
  if (statements.length === 0) return undefined;
  const id = fingerprintOf(options.author, options.timestamp, JSON.stringify(statements));
  const document = {
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': `https://openvex.dev/docs/public/vex-${id}`,
    author: options.author,
    timestamp: options.timestamp,
    version: 1,
    tooling: options.tooling,
    statements,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
