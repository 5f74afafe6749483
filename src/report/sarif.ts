import { escapeMarkdown } from '../base/markdown.ts';
import { plainLine } from '../base/plain-text.ts';
import { encodeUriPart } from '../base/uri.ts';
import type { AdvisoryItem } from '../domain/advisory-item.ts';
import type { Location } from '../domain/finding.ts';
import type { GateDecision, JudgedItem } from '../domain/gate-decision.ts';
import { fullName, itemFingerprint, itemMessage, knownName } from '../domain/gate-findings.ts';

/** Limits of code scanning (docs.github.com, "SARIF results exceed one or more limits"). */
const RESULT_LIMIT = 25_000;
const TEXT_LIMIT = 1024;

export interface SarifOptions {
  /** One category a source; results of different categories do not close each other. */
  readonly category: string;
  readonly toolVersion: string;
  /** Page about the tool. */
  readonly informationUri: string;
  /** Where a result stands when nothing better is known, relative to the repository. */
  readonly fallbackFile: string;
  readonly locate: (item: AdvisoryItem) => Location | undefined;
}

export interface SarifText {
  readonly text: string;
  /** Results left out because code scanning takes no more; the least severe ones. */
  readonly omitted: number;
}

/** Foreign text as one line in which no embedded link of SARIF (§3.11.6, `[text](target)`) is left. */
const sarifLine = (text: string, limit: number): string => plainLine(text, limit).replace(/\](?=\()/g, '] ');

type Level = 'error' | 'warning' | 'note';

const levelOf = (judged: JudgedItem): Level => {
  if (judged.effect === 'fails') return 'error';
  return judged.effect === 'warned' ? 'warning' : 'note';
};

/** Code scanning takes `0.1` to `10.0`; a score of 0.0 or none has no security severity. */
const securitySeverity = (item: AdvisoryItem): { readonly 'security-severity'?: string } =>
  item.rating.score === undefined || item.rating.score <= 0
    ? {}
    : { 'security-severity': item.rating.score.toFixed(1) };

const PROBLEM_SEVERITY: Readonly<Record<Level, string>> = {
  error: 'error',
  warning: 'warning',
  note: 'recommendation',
};

function renderRule(judged: JudgedItem): unknown {
  const { item } = judged;
  const name = sarifLine(knownName(item), 200);
  const id = sarifLine(item.advisoryId, 200);
  const about = sarifLine(item.summary ?? `Advisory ${sarifLine(fullName(item), 400)}.`, TEXT_LIMIT);
  const also = item.aliases.map((alias) => sarifLine(alias, 100)).slice(0, 20);
  const fix =
    'Update the package to a version that the advisory calls fixed, or ignore it with a reason and a date.';
  return {
    id,
    name: 'AffectingAdvisory',
    shortDescription: { text: sarifLine(`${name} in ${item.artifact}`, TEXT_LIMIT) },
    fullDescription: { text: about },
    help: {
      text: sarifLine(`${about} Aliases: ${also.join(', ') || 'none'}. ${fix}`, TEXT_LIMIT),
      markdown: `**${escapeMarkdown(fullName(item), 400)}**\n\n${escapeMarkdown(about)}\n\nAliases: ${
        also.map((alias) => escapeMarkdown(alias)).join(', ') || 'none'
      }\n\n${fix}\n`,
    },
    properties: {
      tags: ['security', 'vulnerability', item.rating.severity],
      precision: 'very-high',
      'problem.severity': PROBLEM_SEVERITY[levelOf(judged)],
      ...securitySeverity(item),
    },
  };
}

/** A path as SARIF wants it: relative, forward slashes, each segment encoded. */
const fileUri = (file: string): string => file.replace(/\\/g, '/').split('/').map(encodeUriPart).join('/');

function renderLocation(item: AdvisoryItem, options: SarifOptions): unknown {
  const place = options.locate(item);
  const file = place?.file ?? item.packages.find((entry) => entry.source !== undefined)?.source;
  const version = item.version === undefined ? '' : `@${item.version}`;
  const images = [...new Set(item.packages.flatMap((entry) => entry.image ?? []))].slice(0, 10);
  return {
    physicalLocation: {
      artifactLocation: { uri: fileUri(file ?? options.fallbackFile) },
      region: {
        startLine: place?.line ?? 1,
        startColumn: place?.column ?? 1,
        endLine: place?.endLine ?? place?.line ?? 1,
        endColumn: place?.endColumn ?? (place?.column ?? 1) + 1,
      },
    },
    logicalLocations: [
      {
        name: sarifLine(item.artifact, 200),
        fullyQualifiedName: sarifLine(`${item.type ?? ''}:${item.artifact}${version}`, 400),
        kind: 'module',
      },
      ...images.map((image) => ({ name: sarifLine(image, 200), kind: 'module' })),
    ],
  };
}

/**
 * SARIF 2.1.0 of what affects and is not ignored, for code scanning: one run with a category, one rule an advisory, one
 * result an item with a fingerprint that no line number changes.
 */
export function renderSarif(decision: GateDecision, options: SarifOptions): SarifText {
  const told = decision.items.filter(({ effect }) => effect !== 'settled' && effect !== 'ignored');
  const kept = told.slice(0, RESULT_LIMIT);
  const ruleIndexes = new Map<string, number>();
  const rules: unknown[] = [];
  const results = kept.map((judged) => {
    const { item } = judged;
    const ruleId = sarifLine(item.advisoryId, 200);
    let ruleIndex = ruleIndexes.get(ruleId);
    if (ruleIndex === undefined) {
      ruleIndex = rules.push(renderRule(judged)) - 1;
      ruleIndexes.set(ruleId, ruleIndex);
    }
    return {
      ruleId,
      ruleIndex,
      level: levelOf(judged),
      message: { text: sarifLine(itemMessage(item), TEXT_LIMIT) },
      locations: [renderLocation(item, options)],
      partialFingerprints: { primaryLocationLineHash: `${itemFingerprint(item)}:1` },
      properties: { severity: item.rating.severity, isNew: item.isNew, effect: judged.effect },
    };
  });
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'platform-actions advisory-gate',
            semanticVersion: options.toolVersion,
            informationUri: options.informationUri,
            rules,
          },
        },
        automationDetails: { id: `${options.category.replace(/\/+$/, '')}/` },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  // Without indentation: code scanning and validators count bytes.
  return { text: `${JSON.stringify(log)}\n`, omitted: told.length - kept.length };
}
