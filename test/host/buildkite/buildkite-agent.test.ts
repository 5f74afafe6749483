import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runAgent, runAgentNow } from '../../../src/host/buildkite/buildkite-agent.ts';
import { setTrap } from '../../support/checkout.ts';
import { writeProgram } from '../../support/fake-node.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'platform-actions-agent-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('the agent of Buildkite', () => {
  it('is never one of the checkout, and gets no input and no secret of ours', async () => {
    const workspace = join(root, 'workspace');
    const trap = setTrap(join(workspace, 'bin/buildkite-agent'), join(root, 'mark'));
    const environment = {
      PATH: `${join(workspace, 'bin')}:${join(root, 'good')}:/usr/bin:/bin`,
      BUILDKITE_BUILD_CHECKOUT_PATH: workspace,
      BUILDKITE_AGENT_ACCESS_TOKEN: 'of-the-agent',
      PLATFORM_TOKEN: 'secret-of-ours',
    };
    const missing = { kind: 'failed', why: '`buildkite-agent` is not on the PATH' };
    expect(runAgentNow(environment, [], '')).toEqual(missing);
    expect(await runAgent(environment, [], '')).toEqual(missing);
    writeProgram(join(root, 'good/buildkite-agent'), 'env');
    for (const answer of [runAgentNow(environment, [], ''), await runAgent(environment, [], '')]) {
      const text = answer.kind === 'output' ? answer.text : '';
      expect(text).toContain('BUILDKITE_AGENT_ACCESS_TOKEN=of-the-agent');
      expect(text).not.toMatch(/secret-of-ours|PLATFORM_/);
    }
    expect(trap.isSprung()).toBe(false);
  });
});
