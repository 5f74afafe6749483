import { groupBy } from '../../../base/group-by.ts';
import { textsIn } from '../../../base/json-value.ts';
import { plainLine } from '../../../base/plain-text.ts';
import { fingerprintOf } from '../../../base/sha256.ts';
import { type Ignore, VEX_JUSTIFICATIONS } from '../../../kit/findings/ignore.ts';
import type { StatusFacts } from '../advisory/advisory.ts';
import { type AdvisoryItem, standingsOf } from '../advisory/advisory-item.ts';
import type { Standing } from '../advisory/standing.ts';
import { type Exposure, exposureName, groupItems, idsOf } from '../decision/exposure.ts';
import type { GateDecision, JudgedItem } from '../decision/gate-decision.ts';
import { formatPurl, purlOfPackage } from '../sbom/purl-package.ts';
import type { VexStatement } from '../vex/vex-statement.ts';

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

/** Status of a statement, and the fields that OpenVEX requires with it. */
type Words = Readonly<Record<string, string>>;

/** A thing as other tools name it: its purl without qualifiers, which they compare piece by piece. */
interface VexComponent {
  readonly '@id': string;
  readonly identifiers: { readonly purl: string };
}

const componentOf = (purl: string): VexComponent => ({ '@id': purl, identifiers: { purl } });

/** An image that is known by its digest: `pkg:oci/<name>@sha256:…`. */
function imagePurl(image: string | undefined): string | undefined {
  const [, name = '', digest] = /([^/@]+?)(?::[^/:@]*)?@(sha256:[0-9a-f]{64})$/.exec(image ?? '') ?? [];
  return digest === undefined ? undefined : formatPurl('oci', name, digest);
}

/**
 * The packages, and the images that contain them: some scanners look for statements about a package, others for those
 * about an image with the package as its subcomponent. What is in `stated` is left out, and what is named is added to it.
 */
function productsOf(
  item: AdvisoryItem,
  { facts, packages }: Standing,
  stated: Set<string>,
): readonly unknown[] {
  const state = (purl: string, image?: string): readonly VexComponent[] => {
    const key = JSON.stringify([purl, image]);
    if (stated.has(key)) return [];
    stated.add(key);
    return [componentOf(purl)];
  };
  // That a fix exists does not say that a package without a known version has it.
  const isStated = (version: string | undefined): boolean =>
    facts.status !== 'fixed' || version !== undefined;
  if (packages.length === 0)
    return isStated(item.version) ? state(formatPurl(item.type, item.artifact, item.version)) : [];
  const sure = packages.filter(({ version }) => isStated(version));
  const bare = sure.flatMap((entry) => state(purlOfPackage(item, entry)));
  const images = new Map<string, VexComponent[]>();
  for (const entry of sure) {
    const image = imagePurl(entry.image);
    if (image === undefined) continue;
    const within = images.get(image) ?? [];
    within.push(...state(purlOfPackage(item, entry), image));
    if (within.length > 0) images.set(image, within);
  }
  return [
    ...bare,
    ...Array.from(images, ([image, subcomponents]) => ({ ...componentOf(image), subcomponents })),
  ];
}

/** The service's statement that the package is not affected. */
function notAffectedWords({ falsePositiveType }: StatusFacts): Words {
  const justification = JUSTIFICATIONS[falsePositiveType ?? ''];
  const status = 'not_affected';
  if (justification !== undefined) return { status, justification };
  return { status, impact_statement: 'The advisory is a false positive for this package.' };
}

/** Ignoring accepts an advisory; only a justification of OpenVEX says that the product is not affected. */
function ignoredWords(facts: StatusFacts, ignore: Ignore | undefined): Words {
  const { justification, owner, reason = 'no reason given' } = ignore ?? {};
  const until = ignore?.expires === undefined ? '' : ` Valid until ${ignore.expires.text}.`;
  const by = owner === undefined ? '' : ` Owner: ${owner}.`;
  const words = plainLine(`Ignored by policy: ${reason}.${by}${until}`, 2000);
  if (justification !== undefined) return { status: 'not_affected', justification, impact_statement: words };
  return { status: 'affected', action_statement: `${words} ${actionOf(facts)}` };
}

/** The action for an affected product, which OpenVEX requires. */
const actionOf = ({ fixedVersion }: StatusFacts): string =>
  fixedVersion === undefined
    ? 'No fixed version is known.'
    : plainLine(`Update to ${fixedVersion} or later.`, 2000);

/** The statement of a given VEX document; a justification that OpenVEX does not know is quoted in the author's words. */
function statedWords({ detail, justification, status }: VexStatement): Words {
  if (status === 'fixed') return { status };
  const isKnown = justification !== undefined && VEX_JUSTIFICATIONS.includes(justification);
  const words = textsIn(isKnown ? [detail] : [justification, detail]).join(': ');
  if (isKnown && words === '') return { status, justification };
  const impact_statement = plainLine(words || 'A VEX document says so.', 2000);
  return isKnown ? { status, justification, impact_statement } : { status, impact_statement };
}

function wordsOf(facts: StatusFacts, { effect, ignore, vex }: JudgedItem): Words {
  if (facts.status === 'not-affected') return notAffectedWords(facts);
  if (facts.status === 'fixed') return { status: 'fixed' };
  if (effect === 'ignored' && vex !== undefined) return statedWords(vex);
  if (effect === 'ignored') return ignoredWords(facts, ignore);
  // Nobody has said yet that it affects the package; the other statuses without a fix say so.
  if (facts.word === 'detected') return { status: 'under_investigation' };
  return { status: 'affected', action_statement: actionOf(facts) };
}

/** Statuses of OpenVEX: of what several advisories say about a product, the first is stated. */
const WORST_FIRST: readonly (string | undefined)[] = [
  'affected',
  'under_investigation',
  'not_affected',
  'fixed',
];
const rankOf = ({ status }: Words): number => WORST_FIRST.indexOf(status);

/** The statements about one vulnerability, of which each product has one. */
function statementsOf(exposures: readonly Exposure[]): readonly unknown[] {
  const stated = new Set<string>();
  return exposures
    .flatMap((exposure) => {
      const name = exposureName(exposure);
      const { aliases, ids } = idsOf(exposure);
      const others = [...new Set([...ids, ...aliases])].filter((alias) => alias !== name);
      const vulnerability = { name, ...(others.length === 0 ? {} : { aliases: others }) };
      return exposure.flatMap((judged) =>
        standingsOf(judged.item).map((standing) => {
          return { vulnerability, item: judged.item, standing, words: wordsOf(standing.facts, judged) };
        }),
      );
    })
    .sort((a, b) => rankOf(a.words) - rankOf(b.words))
    .flatMap(({ item, standing, vulnerability, words }) => {
      const products = standing.facts.status === 'withdrawn' ? [] : productsOf(item, standing, stated);
      return products.length === 0 ? [] : { vulnerability, products, ...words };
    });
}

/**
 * OpenVEX 0.2.0 document (github.com/openvex/spec) of every advisory that was not withdrawn, and that is not fixed for a
 * package of unknown version; its id is a hash of its content. `undefined` if there is no statement, because OpenVEX has
 * no empty document.
 */
export function renderOpenVex(
  decision: GateDecision,
  { author, timestamp, tooling }: Readonly<Record<'author' | 'timestamp' | 'tooling', string>>,
): string | undefined {
  const statements = [...groupBy(groupItems(decision.items), exposureName).values()].flatMap(statementsOf);
  if (statements.length === 0) return undefined;
  const id = fingerprintOf(author, timestamp, JSON.stringify(statements));
  const document = {
    '@context': 'https://openvex.dev/ns/v0.2.0',
    '@id': `https://openvex.dev/docs/public/vex-${id}`,
    author,
    timestamp,
    version: 1,
    tooling,
    statements,
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
