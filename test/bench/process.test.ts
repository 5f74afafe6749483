import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type TimedCommand, timeProcess } from '../../bench/process.ts';
import { useProcess } from '../../bench/process-usage.ts';

const folder = mkdtempSync(join(tmpdir(), 'platform-actions-bench-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const node = (script: string, more: Partial<TimedCommand> = {}): TimedCommand => ({
  program: process.execPath,
  words: ['-e', script],
  folder,
  ...more,
});

describe.each([
  ['a timed command', timeProcess],
  ['a command whose use is asked for too', useProcess],
])('%s', (_, run) => {
  it('gives what it printed, and its time', async () => {
    const { figures, stdout } = await run(node('process.stdout.write("printed")'));
    expect(stdout).toBe('printed');
    expect(figures['wallMs']).toBeGreaterThan(0);
  });

  it('has its folder and its variables, and no others', async () => {
    const script = 'console.log(process.cwd(), process.env.GIVEN, Object.keys(process.env).includes("USER"))';
    const { stdout } = await run(node(script, { environment: { GIVEN: 'x' } }));
    expect(stdout).toMatch(new RegExp(`${folder} x false`));
  });

  it('may end with the codes that are expected', async () => {
    await run(node('process.exit(3)', { exitCode: 3 }));
    await run(node('process.exit(1)', { exitCode: [0, 1] }));
  });

  it('is an error when it ends otherwise, with its last words', async () => {
    const failing = run(node('console.error("last words"); process.exit(3)', { exitCode: [0, 1] }));
    await expect(failing).rejects.toThrow(/ended with 3: last words/);
  });
});
