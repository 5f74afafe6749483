import { arch, cpus, platform, totalmem } from 'node:os';
import type { Comparison, Standing, Verdict } from './compare.ts';

/** What `bench/results.json` holds: sections by name, each with the rows of its last run. */
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

/** The rows with the machine that they were measured on. */
export function describeSection(rows: readonly Comparison[], at: Date): MeasuredSection {
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  return {
    at: at.toISOString(),
    machine: `${platform()} ${arch()}, ${cpus().length} cores, ${memory}`,
    node: process.version,
    rows,
  };
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
