import { counted } from '../../base/counted.ts';
import { assembleMarkdown, codeMarkdown, escapeMarkdown, tableMarkdown } from '../../base/markdown.ts';
import { plainLine, renderTextTable } from '../../base/plain-text.ts';
import type { Check } from './check.ts';

/** One part of the diagnosis: facts as rows of name and value, and checks. */
export interface Section {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly checks: readonly Check[];
}

const MAXIMUM_SUMMARY_BYTES = 1_000_000;
const SIGNS: Readonly<Record<Check['state'], string>> = { ok: '✅', failed: '❌', skipped: '➖' };

/** Lines for the log, section by section. */
export function renderDoctorLog(sections: readonly Section[]): readonly string[] {
  return sections.flatMap((section) => [
    `${section.title}:`,
    ...renderTextTable([
      ...section.facts.map(([name, value]) => [`  ${name}`, '', plainLine(value, 400)]),
      ...section.checks.map((check) => [`  ${check.name}`, check.state, plainLine(check.detail, 400)]),
    ]),
  ]);
}

/** Job summary: one table per section. */
export function renderDoctorSummary(sections: readonly Section[]): string {
  const checks = sections.flatMap((section) => section.checks);
  const failed = checks.filter((check) => check.state === 'failed').length;
  const verdict = failed === 0 ? 'no problems' : counted(failed, 'problem');
  const blocks = sections.flatMap((section) => [
    `#### ${section.title}`,
    tableMarkdown(
      ['', ''],
      [
        ...section.facts.map(([name, value]) => [escapeMarkdown(name), codeMarkdown(value, 400)]),
        ...section.checks.map((check) => [
          `${SIGNS[check.state]} ${escapeMarkdown(check.name)}`,
          escapeMarkdown(check.detail, 400),
        ]),
      ],
    ),
  ]);
  return assembleMarkdown(
    [`### ${failed === 0 ? '✅' : '❌'} Doctor: ${verdict}`, ...blocks],
    MAXIMUM_SUMMARY_BYTES,
  ).text;
}
