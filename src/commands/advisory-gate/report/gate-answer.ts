import { counted, formFor } from '../../../base/counted.ts';
import {
  detailsMarkdown,
  escapeMarkdown,
  linkMarkdown,
  listMarkdown,
  type MarkdownBlock,
  tableOf,
} from '../../../base/markdown.ts';
import { unreadWords } from '../../../images/resolve/file-findings.ts';
import type { Finding } from '../../../kit/findings/finding.ts';
import { datesHeader, findingBlocks, foldedList } from '../../../kit/report/markdown-parts.ts';
import type { Answer } from '../../../kit/run/outcome.ts';
import { packageChangesMarkdown } from '../../../session/package-changes.ts';
import { exposuresOf } from '../decision/exposure.ts';
import type { GateDecision } from '../decision/gate-decision.ts';
import { MAXIMUM_PACKAGES, otherFindings, reasonWords } from '../decision/gate-findings.ts';
import { otherReasons, unaccountedWords, verdictWords } from '../decision/gate-reasons.ts';
import type { Subjects } from '../gather.ts';
import type { SbomFacts } from '../read-sboms.ts';
import {
  cell,
  exposureTable,
  LONGEST_CELL,
  severityCell,
  type TakeRows,
  updateTable,
  vulnerabilityCell,
} from './exposure-table.ts';
import { fixedBlocks, type ImageTables, imageBlocks, moveBlocks } from './image-tables.ts';

/** Facts on what was checked, shown at the end. */
export interface GateScanFacts extends ImageTables, Partial<Pick<Subjects, 'indexes' | 'packageChanges'>> {
  readonly sboms: readonly Pick<
    SbomFacts,
    'file' | 'format' | 'packageCount' | 'skippedCount' | 'leftAside'
  >[];
  readonly artifactCount: number;
  readonly rowCount: number;
  /** Findings on the references of files. */
  readonly notes?: readonly Finding[];
  /** Where the rows are that a summary has no room for. */
  readonly rest?: {
    readonly runUrl: string | undefined;
    readonly report: string | undefined;
    readonly html: string | undefined;
  };
  /** False if an answer was incomplete, so that finding nothing means nothing. */
  readonly isWhole: boolean;
  /** False if the service did not answer for every package. */
  readonly isAnswered: boolean;
}

const LONGEST_REASON = 300;
/** Rows of all tables of a summary together; more are only counted. */
const MAXIMUM_ROWS = 50;

/** Room for a number of rows, which the tables take in their order. */
function createRows(most: number): { readonly take: TakeRows; readonly omitted: () => number } {
  let [left, omitted] = [most, 0];
  return {
    take: (entries) => {
      const taken = entries.slice(0, left);
      left -= taken.length;
      omitted += entries.length - taken.length;
      return taken;
    },
    omitted: () => omitted,
  };
}

/** The rows that are not here, and where they are. */
function restBlock(omitted: number, { rest }: GateScanFacts): readonly MarkdownBlock[] {
  if (omitted === 0) return [];
  const rows = counted(omitted, 'more row is', 'more rows are');
  const report = rest?.report === undefined ? '' : ` (${cell(rest.report)})`;
  const html =
    rest?.html === undefined ? 'an HTML page, with `html-file`' : `the HTML page (${cell(rest.html)})`;
  return [`${linkMarkdown(rows, rest?.runUrl ?? '')} in the report${report} and in ${html}.`];
}

/** Renders the answer of `advisory-gate`: first what to do and what the change brings; every advisory is in the details. */
export function gateAnswer(decision: GateDecision, facts: GateScanFacts): Answer {
  const exposures = exposuresOf(decision);
  const { kept, pressing } = exposures;
  const { withoutAdvisories: without } = decision;
  const isKnown = facts.isWhole || decision.counts.count > 0;
  const reasons = isKnown ? otherReasons(decision) : [];
  const blocks = findingBlocks([...otherFindings(decision), ...(facts.notes ?? [])]);
  const many = (count: number): string => counted(count, 'vulnerability that', 'vulnerabilities that');
  const { omitted, take } = createRows(MAXIMUM_ROWS);
  const updates = updateTable(exposures, take);
  const tables = [
    ...foldedList(
      `${many(pressing.length)} ${pressingWords(decision, pressing.length)}`,
      take(pressing),
      exposureTable,
    ),
    ...foldedList(
      `${many(kept.length)} ${formFor(kept.length, 'passes', 'pass')} by the policy`,
      take(kept),
      exposureTable,
    ),
    ...ignoredBlocks(decision, take),
  ];
  return {
    words: isKnown ? verdictWords(decision) + unreadWords(facts.notes ?? []) : '',
    actions: [
      ...updates,
      ...restBlock(omitted(), facts),
      ...moveBlocks(facts),
      ...imageBlocks(facts),
      ...fixedBlocks(facts),
      ...packageChangesMarkdown(facts.packageChanges ?? []),
      ...blocks.actions,
      ...(reasons.length === 0 ? [] : [listMarkdown(reasons)]),
    ],
    details: [
      ...tables,
      ...unaccountedBlocks(decision),
      ...foldedList(
        counted(without.length, 'name without any advisory', 'names without any advisory'),
        without,
        (names) => listMarkdown(names.map(cell)),
      ),
      ...blocks.details,
      scanBlock(decision, facts),
    ],
  };
}

function pressingWords({ counts, hasBase, policy }: GateDecision, count: number): string {
  const isNew = hasBase && policy.scope === 'changed' ? `${formFor(count, 'is', 'are')} new and ` : '';
  return isNew + (counts.byEffect.warned > 0 ? 'would fail' : formFor(count, 'fails', 'fail'));
}

function ignoredBlocks({ items }: GateDecision, take: TakeRows): readonly MarkdownBlock[] {
  const ignored = items.filter(({ effect }) => effect === 'ignored');
  const columns = ['Severity', 'Package', 'Advisory', 'Reason', 'Owner', datesHeader('Ignored until')];
  return foldedList(`${ignored.length} ignored`, take(ignored), (shown) =>
    tableOf(columns, shown, (judged) => [
      severityCell(judged.item.rating),
      cell(judged.item.artifact),
      vulnerabilityCell([judged]),
      escapeMarkdown(reasonWords(judged) ?? '', LONGEST_REASON),
      escapeMarkdown(judged.ignore?.owner ?? '', LONGEST_CELL),
      escapeMarkdown(judged.ignore?.expires?.text ?? '', LONGEST_CELL),
    ]),
  );
}

/** All packages that nothing could be looked up for, if there are more than their findings list. */
function unaccountedBlocks(decision: GateDecision): readonly MarkdownBlock[] {
  const { unaccounted } = decision;
  if (unaccounted.every(({ packages }) => packages.length <= MAXIMUM_PACKAGES)) return [];
  const lines = unaccounted.flatMap(({ file, packages }) =>
    packages.map((name) => `${cell(name)} in ${cell(file)}`),
  );
  return [detailsMarkdown(unaccountedWords(decision), listMarkdown(lines))];
}

/** The number of packages of an SBOM, which are not all checked where an answer was incomplete. */
export function packagesWords(count: number, isAnswered: boolean): string {
  return isAnswered
    ? `${counted(count, 'package')} checked`
    : `${counted(count, 'package')}, not all of them checked`;
}

function scanBlock({ counts }: GateDecision, facts: GateScanFacts): MarkdownBlock {
  const { settled } = counts.byEffect;
  const count = counted(settled, 'advisory', 'advisories');
  const lines = [
    ...facts.sboms.flatMap(({ file, format, leftAside = [], packageCount, skippedCount }) => [
      `${cell(file)} (${escapeMarkdown(format, LONGEST_CELL)}): ${packagesWords(packageCount, facts.isAnswered)}, ${skippedCount} skipped`,
      ...leftAside.map(
        (words) => `${cell(file)}: an attestation ignored: ${escapeMarkdown(words, LONGEST_REASON)}`,
      ),
    ]),
    ...(facts.indexes ?? []).map((file) => `${cell(file)}: an index of these SBOMs, skipped`),
    ...(settled === 0 ? [] : [`${count} fixed, not affected or withdrawn`]),
  ];
  const names = counted(facts.artifactCount, 'name');
  const words = `${facts.isAnswered ? `Checked ${names}` : `Asked about ${names}`}, read ${counted(facts.rowCount, 'advisory', 'advisories')}`;
  return lines.length === 0 ? `${words}.` : detailsMarkdown(words, listMarkdown(lines));
}
