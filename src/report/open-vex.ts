import { fingerprintOf } from '../base/fingerprint.ts';
import { plainLine } from '../base/plain-text.ts';
import type { AdvisoryItem } from '../domain/advisory-item.ts';
import type { GateDecision, JudgedItem } from '../domain/gate-decision.ts';
import { knownName } from '../domain/gate-findings.ts';
import type { Ignore } from '../domain/ignore.ts';
import { formatPurl } from '../domain/purl-package.ts';

export interface OpenVexOptions {
  /** Who says so: organization or repository. */
  readonly author: string;
  /** Time of the statements, RFC 3339. */
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

function productsOf(item: AdvisoryItem): readonly unknown[] {
  const purls = new Set(
    item.packages.map(
      (entry) => entry.purl ?? formatPurl(entry.type ?? item.type, item.artifact, entry.version),
    ),
  );
  if (purls.size === 0) purls.add(formatPurl(item.type, item.artifact, item.version));
  return Array.from(purls, (purl) => ({ '@id': purl, identifiers: { purl } }));
}

/** The statement of the service that the package is not affected. */
function notAffectedWords(item: AdvisoryItem): Readonly<Record<string, string>> {
  const justification = JUSTIFICATIONS[item.facts.falsePositiveType ?? ''];
  return justification === undefined
    ? { status: 'not_affected', impact_statement: 'The advisory is a false positive for this package.' }
    : { status: 'not_affected', justification };
}

/** An ignore with a reason says that nothing has to be done; one without a reason says nothing yet. */
function ignoredWords(ignore: Ignore | undefined): Readonly<Record<string, string>> {
  if (ignore?.reason === undefined) {
    return { status: 'under_investigation', status_notes: 'Ignored by policy without a reason.' };
  }
  const owner = ignore.owner === undefined ? '' : ` Owner: ${ignore.owner}.`;
  const until = ignore.expires === undefined ? '' : ` Valid until ${ignore.expires.text}.`;
  return {
    status: 'not_affected',
    impact_statement: plainLine(`Ignored by policy: ${ignore.reason}.${owner}${until}`, 2000),
  };
}

/** OpenVEX asks for what to do about an affected product. */
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
  if (effect === 'ignored') return ignoredWords(ignore);
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
 * OpenVEX 0.2.0 document (github.com/openvex/spec) of every advisory that was not withdrawn, with what the gate ignores
 * as not affected.
 * The document's id is a hash of its content. `undefined` when there is nothing to state: OpenVEX has no empty document.
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
