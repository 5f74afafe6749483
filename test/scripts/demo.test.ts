import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { COMPILE_CACHE } from '../support/run-source.ts';

it('the demo tells its story on one screen, and ends with a verdict', () => {
  const env = { ...process.env, ...COMPILE_CACHE };
  const options = { encoding: 'utf8', env, timeout: 120_000 } as const;
  const told = execFileSync(process.execPath, ['scripts/demo.ts'], options);
  const lines = told.trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(40);
  expect(lines.filter((line) => line.startsWith('  $ '))).toHaveLength(9);
  expect(lines.filter((line) => /^ {2}[✅⚠❌]/u.test(line))).toHaveLength(9);
  expect(lines.at(-2)).toMatch(/^As expected: 5 runs pass, and 4 stop /);
  expect(lines.at(-1)).toContain('--verbose');
}, 130_000);
