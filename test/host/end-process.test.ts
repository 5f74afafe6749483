import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src/host/end-process.ts');

describe('the end of the process', () => {
  it.each([
    ['a Node that can replace a process', ''],
    ['an older Node, which could only be killed', 'process.execve = undefined;'],
  ])('keeps its code where the answer of a name lookup is the last event, on %s', (_node, before) => {
    const program = `
      import { lookup } from 'node:dns';
      import { endProcess } from '${SOURCE}';
      ${before}
      lookup('localhost', () => void endProcess(7));`;
    const { signal, status } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);
    expect({ signal, status }).toEqual({ signal: null, status: 7 });
  });
});
