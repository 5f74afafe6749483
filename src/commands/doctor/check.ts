import { counted } from '../../base/counted.ts';
import { codeMarkdown, escapeMarkdown, tableMarkdown } from '../../base/markdown.ts';
import { plainLine, renderTextTable } from '../../base/plain-text.ts';
import type { Answer, Problem } from '../../kit/run/outcome.ts';
import { toProblems } from '../../session/problems.ts';

/** One line of the diagnosis. */
export interface Check {
  readonly name: string;
  readonly state: 'ok' | 'failed' | 'skipped';
  /** Finding or reason for the failure; may contain foreign text. */
  readonly detail: string;
  readonly problems: readonly Problem[];
}

/** A check with its value, on which other checks depend. */
export interface Checked<T> {
  readonly check: Check;
  readonly value: T | undefined;
}

/** Runs one check; a failure becomes its line and its problems, so that the other checks still run. */
export async function runCheck<T>(
  name: string,
  identity: string | undefined,
  body: () => Promise<{ readonly detail: string; readonly value: T }>,
): Promise<Checked<T>> {
  try {
    const { detail, value } = await body();
    return { check: { name, state: 'ok', detail, problems: [] }, value };
  } catch (error) {
    const problems = toProblems(error, identity, name);
    const detail = problems.map((problem) => problem.message.slice(name.length + 2)).join('; ');
    return { check: { name, state: 'failed', detail, problems }, value: undefined };
  }
}

export const NOT_SIGNED_IN = 'not tried: not signed in';

/** The line of a check that could not be tried, which is not a problem in itself. */
export function skipped<T>(name: string, why: string): Checked<T> {
  return { check: { name, state: 'skipped', detail: why, problems: [] }, value: undefined };
}

/** One part of the diagnosis: facts as rows of name and value, and checks. */
export interface Section {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly checks: readonly Check[];
}

const SIGNS: Readonly<Record<Check['state'], string>> = { ok: '✅', failed: '❌', skipped: '➖' };

export function renderDoctorLog(sections: readonly Section[]): readonly string[] {
  return sections.flatMap((section) => [
    `${section.title}:`,
    ...renderTextTable([
      ...section.facts.map(([name, value]) => [`  ${name}`, '', plainLine(value, 400)]),
      ...section.checks.map((check) => [`  ${check.name}`, check.state, plainLine(check.detail, 400)]),
    ]),
  ]);
}

/** The answer: one table per section. */
export function doctorAnswer(sections: readonly Section[]): Answer {
  const checks = sections.flatMap((section) => section.checks);
  const failed = checks.filter((check) => check.state === 'failed').length;
  const words = failed === 0 ? 'no problems' : counted(failed, 'problem');
  const actions = sections.flatMap((section) => [
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
  return { words, countsProblems: true, actions, details: [] };
}
