import { arch, cpus, platform, totalmem } from 'node:os';
import type { Comparison, Standing, Verdict } from './compare.ts';
import type { Figures } from './contestant.ts';

/** Contents of `bench/results.json`: sections by name, each with the rows of its last run. */
export interface Results {
  readonly version: 1;
  readonly sections: { readonly [name: string]: MeasuredSection };
}

/** A section of one run, with what it ran on. */
export interface MeasuredSection {
  readonly at: string;
  readonly machine: string;
  readonly node: string;
  readonly rows: readonly Comparison[];
}

/** The rows, rounded to what a repetition would bear out, with the machine that they were measured on. */
export function describeSection(rows: readonly Comparison[], at: Date): MeasuredSection {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return {
    at: at.toISOString(),
    machine: `${platform()} ${arch()}, ${cpus().length} cores, ${memory}`,
    node: process.version,
    rows: rows.map(roundComparison),
  };
}

function roundComparison(comparison: Comparison): Comparison {
  return {
    ...comparison,
    standings: comparison.standings.map((standing) =>
      'absent' in standing ? standing : { ...standing, figures: roundFigures(standing.figures) },
    ),
    verdicts: comparison.verdicts.map((verdict) =>
      verdict.reached === undefined ? verdict : { ...verdict, reached: fourDigits(verdict.reached) },
    ),
  };
}

function roundFigures(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, fourDigits(value)]));
}

function fourDigits(value: number): number {
  return Number(value.toPrecision(4));
}

/** The text of `bench/results.json`: each contestant and each goal of a row is one line. */
export function renderResults(results: Results): string {
  const text = JSON.stringify(results, null, 1);
  const onOneLine = (object: string): string => object.replaceAll(/\n\s*/g, ' ');
  return `${text.replaceAll(/\{\n(?:[^{}[\]]|\{[^{}[\]]*\})*\}/g, onOneLine)}\n`;
}

/** Lines of a table for terminals: each contestant's figures, and how many times ours each of them is. */
export function renderComparison(section: string, comparison: Comparison): string {
  const lines = [`\n${section}: ${comparison.work}  (median of ${comparison.rounds})`];
  const ours = comparison.standings.find(({ role }) => role === 'us');
  const width = Math.max(...comparison.standings.map(({ name }) => name.length));
  for (const standing of comparison.standings) {
    lines.push(`  ${standing.name.padEnd(width)}  ${renderStanding(standing, ours)}`);
  }
  for (const verdict of comparison.verdicts) lines.push(`  ${renderVerdict(verdict)}`);
  return `${lines.join('\n')}\n`;
}

function renderStanding(standing: Standing, ours: Standing | undefined): string {
  if ('absent' in standing) return `absent: ${standing.absent}`;
  const figures = Object.entries(standing.figures).map(([name, value]) => `${name} ${renderNumber(value)}`);
  const own = ours !== undefined && 'figures' in ours ? ours.figures['wallMs'] : undefined;
  const wall = standing.figures['wallMs'];
  if (standing.role !== 'us' && own !== undefined && wall !== undefined) {
    figures.push(`(${renderNumber(wall / own)} x our time)`);
  }
  return figures.join('  ');
}

function renderVerdict({ met, most, name, of, reached }: Verdict): string {
  if (reached === undefined) return `${name}: not judged, ${of} is absent`;
  const limit = of === undefined ? renderNumber(most) : `${renderNumber(most)} x ${of}`;
  return `${name}: ${renderNumber(reached)}, limit ${limit}: ${met === true ? 'ok' : 'OVER'}`;
}

/** Three digits of a number, whole above 100. */
export function renderNumber(value: number): string {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));
}
