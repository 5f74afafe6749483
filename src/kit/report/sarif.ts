import type { Location, Log, ReportingDescriptor, Result } from 'sarif';
import { plainLine } from '../../base/plain-text.ts';
import { fingerprintOf } from '../../base/sha256.ts';
import { encodeUriPart } from '../../base/uri.ts';
import type { Finding, FindingDetail, FindingLevel } from '../findings/finding.ts';
import { type Rule, ruleUrl } from '../findings/rule.ts';

/** Limits of code scanning (docs.github.com, "SARIF results exceed one or more limits"). */
const RESULT_LIMIT = 25_000;
const TEXT_LIMIT = 1024;

export interface SarifOptions {
  readonly command: string;
  /** The command's rules, for findings that have no rule of their own. */
  readonly rules: readonly Rule[];
  /** One category per source; results of different categories do not close each other. */
  readonly category: string;
  readonly toolVersion: string;
  readonly informationUri: string;
  /** Where to place a result without a location, relative to the repository. */
  readonly fallbackFile: string;
}

type Level = Exclude<Result.level, 'none'>;

/** Foreign text as one line without embedded links of SARIF (§3.11.6, `[text](target)`). */
export const sarifLine = (text: string, limit = TEXT_LIMIT): string =>
  plainLine(text, limit).replace(/\](?=\()/g, '] ');

const LEVELS: Readonly<Record<FindingLevel, Level>> = { error: 'error', warning: 'warning', notice: 'note' };

const PROBLEM_SEVERITY: Readonly<Record<Level, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'recommendation',
};

/** The rule of a finding whose subject has its own id, such as an advisory; it links to the page of the finding's rule. */
function renderOwnRule(
  id: string,
  own: NonNullable<FindingDetail['rule']>,
  { level, rule }: Finding,
): ReportingDescriptor {
  // Code scanning accepts `0.1` to `10.0`; a score of 0.0 or no score has no security severity.
  const { score = 0 } = own;
  return {
    id,
    name: own.name,
    shortDescription: { text: sarifLine(own.title) },
    fullDescription: { text: sarifLine(own.description) },
    helpUri: ruleUrl(rule),
    help: { text: sarifLine(own.help), markdown: own.helpMarkdown },
    properties: {
      tags: [...own.tags],
      precision: 'very-high',
      'problem.severity': PROBLEM_SEVERITY[LEVELS[level]],
      ...(score <= 0 ? {} : { 'security-severity': score.toFixed(1) }),
    },
  };
}

const pascalCase = (id: string): string =>
  id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function renderRule(rule: Rule): ReportingDescriptor {
  return {
    id: rule.id,
    name: pascalCase(rule.id),
    shortDescription: { text: sarifLine(rule.title) },
    fullDescription: { text: sarifLine(rule.title) },
    helpUri: ruleUrl(rule.id),
    help: { text: sarifLine(rule.help) },
    properties: { precision: 'very-high', 'problem.severity': PROBLEM_SEVERITY[LEVELS[rule.level]] },
  };
}

/** A path in the form of SARIF: relative, with forward slashes, each segment encoded. */
const fileUri = (file: string): string => file.replace(/\\/g, '/').split('/').map(encodeUriPart).join('/');

function renderLocation(
  { artifact, location }: Finding,
  detail: FindingDetail | undefined,
  fallbackFile: string,
): Location {
  const place: Partial<NonNullable<Finding['location']>> = location ?? {};
  const { column = 1, file = detail?.file ?? fallbackFile, line = 1 } = place;
  const { endColumn = column + 1, endLine = line } = place;
  const modules: FindingDetail['modules'] =
    detail?.modules ?? (artifact === undefined ? [] : [{ name: artifact }]);
  const logicalLocations = modules.map(({ fullName, name }) => ({
    name: sarifLine(name, 200),
    ...(fullName === undefined ? {} : { fullyQualifiedName: sarifLine(fullName, 400) }),
    kind: 'module',
  }));
  return {
    physicalLocation: {
      artifactLocation: { uri: fileUri(file) },
      region: { startLine: line, startColumn: column, endLine, endColumn },
    },
    ...(logicalLocations.length === 0 ? {} : { logicalLocations }),
  };
}

/** Collects the rules of the results in order of first appearance. */
function createRules({ rules }: SarifOptions) {
  const indexes = new Map<string, number>();
  const rendered: ReportingDescriptor[] = [];
  return {
    rendered,
    indexOf: (id: string, finding: Finding, own: FindingDetail['rule']): number => {
      const index = indexes.get(id) ?? rendered.length;
      if (index < rendered.length) return index;
      const rule = rules.find((one) => one.id === finding.rule);
      if (own !== undefined) rendered.push(renderOwnRule(id, own, finding));
      else rendered.push(rule === undefined ? { id } : renderRule(rule));
      indexes.set(id, index);
      return index;
    },
  };
}

/** SARIF 2.1.0 of findings for code scanning; those beyond its limit are `omitted`. Fingerprints have no line numbers. */
export function renderSarif(
  findings: Iterable<Finding>,
  options: SarifOptions,
): { readonly text: string; readonly omitted: number } {
  const rules = createRules(options);
  const seen = new Map<string, number>();
  const results: Result[] = [];
  let omitted = 0;
  for (const finding of findings) {
    if (results.length >= RESULT_LIMIT) {
      omitted += 1;
      continue;
    }
    const detail = finding.detail?.();
    const ruleId = sarifLine(detail?.rule?.id ?? finding.rule, 200);
    const count = (seen.get(finding.fingerprint) ?? 0) + 1;
    seen.set(finding.fingerprint, count);
    results.push({
      ruleId,
      ruleIndex: rules.indexOf(ruleId, finding, detail?.rule),
      level: LEVELS[finding.level],
      message: { text: sarifLine(detail?.message ?? finding.message) },
      locations: [renderLocation(finding, detail, options.fallbackFile)],
      partialFingerprints: { primaryLocationLineHash: fingerprintOf(finding.fingerprint, String(count)) },
      ...(detail?.properties === undefined ? {} : { properties: detail.properties }),
    });
  }
  const driver = {
    name: `platform-actions ${options.command}`,
    semanticVersion: options.toolVersion,
    informationUri: options.informationUri,
    rules: rules.rendered,
  };
  const automationDetails = { id: `${options.category.replace(/\/+$/, '')}/` };
  const log: Log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, automationDetails, columnKind: 'utf16CodeUnits', results }],
  };
  // Without indentation: code scanning and validators count bytes.
  return { text: `${JSON.stringify(log)}\n`, omitted };
}
