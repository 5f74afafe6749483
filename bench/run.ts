import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../test/support/repository.ts';
import { compare } from './compare.ts';
import type { BenchOptions, Section } from './contestant.ts';
import { openFleet } from './fleet.ts';
import { openGate } from './gate.ts';
import { openList } from './list.ts';
import { openMemory } from './memory.ts';
import { openRepositories } from './repositories.ts';
import { openResolve } from './resolve.ts';
import { describeSection, type Results, renderComparison, renderResults } from './results.ts';
import { openRoles } from './roles.ts';
import { openScan } from './scan.ts';
import { openStartUp } from './start-up.ts';

/**
 * `npm run bench [-- SECTION …] [--quick] [--dist FOLDER] [--actions FOLDER]`: the same work by us and by peers, in turn.
 * Whole sections are kept in `bench/results.json`. Exits with 1 when a goal is missed; a `--quick` run keeps and judges nothing.
 */
const sections: Readonly<Record<string, (options: BenchOptions) => Promise<Section>>> = {
  'start-up': openStartUp,
  resolve: openResolve,
  list: openList,
  repositories: openRepositories,
  scan: openScan,
  gate: openGate,
  memory: openMemory,
  roles: openRoles,
  fleet: openFleet,
};
const resultsFile = resolve(repositoryRoot, 'bench/results.json');

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean' }, dist: { type: 'string' }, actions: { type: 'string' } },
});
const unknown = positionals.filter((name) => sections[name] === undefined);
if (unknown.length > 0) {
  throw new Error(`no section ${unknown.join(', ')}; there are ${Object.keys(sections).join(', ')}`);
}
// Processes that a section has started end with this one, even when it is killed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const quick = values.quick ?? false;
const folder = mkdtempSync(join(tmpdir(), 'platform-actions-bench-'));
try {
  for (const [name, open] of Object.entries(sections)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    const place = join(folder, name);
    mkdirSync(place);
    const section = await open({
      dist: resolve(values.dist ?? join(repositoryRoot, 'dist')),
      folder: place,
      quick,
      actionsFolder: values.actions === undefined ? undefined : resolve(values.actions),
    });
    const comparisons = [];
    try {
      for (const row of section.rows) {
        const comparison = await compare(row, quick);
        process.stdout.write(renderComparison(name, comparison));
        if (!quick && comparison.verdicts.some(({ met }) => met === false)) process.exitCode = 1;
        comparisons.push(comparison);
      }
    } finally {
      await section.close();
    }
    if (!quick && comparisons.length > 0) keep(name, describeSection(comparisons, new Date()));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function keep(name: string, section: Results['sections'][string]): void {
  const kept = readResults();
  const measured = { ...kept.sections, [name]: section };
  const inOrder = Object.keys(sections).flatMap((known) => {
    const of = measured[known];
    return of === undefined ? [] : [[known, of] as const];
  });
  const results: Results = { version: 1, sections: Object.fromEntries(inOrder) };
  writeFileSync(resultsFile, renderResults(results));
}

function readResults(): Results {
  try {
    return JSON.parse(readFileSync(resultsFile, 'utf8'));
  } catch {
    return { version: 1, sections: {} };
  }
}
