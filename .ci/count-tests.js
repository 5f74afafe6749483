// Prints `N passed, N failed, N skipped` from each file of results that vitest wrote, after the file's name; the last line is
// the sum. Exits with 1 when any failed, or when a file is missing or has none.
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const sum = { passed: 0, failed: 0, skipped: 0 };

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

function print(label, { passed, failed, skipped }) {
  process.stdout.write(`${label}${passed} passed, ${failed} failed, ${skipped} skipped\n`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

for (const file of process.argv.slice(2)) {
  const counts = count(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).testResults : []);
  for (const outcome of Object.keys(sum)) sum[outcome] += counts[outcome];
  print(`${basename(file, '.json')}: `, counts);
}
print('', sum);
