// Prints `N passed, N failed, N skipped` from the results that vitest wrote; exits with 1 when any failed or none ran.
import { existsSync, readFileSync } from 'node:fs';

const [file = ''] = process.argv.slice(2);

/** Counts by outcome; a test file that could not be read, and a missing result file, count as one failure. */
function count() {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
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

const { passed, failed, skipped } = count();
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
if (failed > 0 || passed === 0) process.exitCode = 1;
