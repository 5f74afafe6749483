import type { FindingLevel } from '../findings/finding.ts';
import type { Result } from '../run/outcome.ts';

/** The sign of each result, the first character of every summary, comment and page. */
export const RESULT_SIGNS: Readonly<Record<Result, string>> = {
  pass: '✅',
  warn: '⚠️',
  fail: '❌',
  error: '⛔',
};

/** The sign of each level of findings. */
export const LEVEL_SIGNS: Readonly<Record<FindingLevel, string>> = {
  error: '❌',
  warning: '⚠️',
  notice: 'ℹ️',
};
