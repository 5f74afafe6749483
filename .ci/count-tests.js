// Prints `N passed, N failed, N skipped` from the results that vitest wrote, for the campaigns and then for all tests; exits
// with 1 when any failed, or when there were none of either.
import { existsSync, readFileSync } from 'node:fs';
import { matchesGlob, relative } from 'node:path';
import { campaign } from '../test/campaign.ts';

const [file = ''] = process.argv.slice(2);
const files = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : [];

/** Counts by outcome; a test file that could not be read counts as one failure. */
function count(testResults) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, assertionResults } of testResults) {
    for (const test of assertionResults) {
      if (test.status === 'passed') counts.passed++;
      else if (test.status === 'failed') counts.failed++;
      else counts.skipped++;
    }
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) counts.failed++;
  }
  return counts;
}

const isCampaign = ({ name }) => campaign.some((glob) => matchesGlob(relative('.', name), glob));
for (const [label, some] of [
  ['campaigns: ', files.filter(isCampaign)],
  ['', files],
]) {
  const { passed, failed, skipped } = count(some);
  process.stdout.write(`${label}${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}
