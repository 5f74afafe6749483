import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHost } from '../../src/host/create-host.ts';
import { createHostMachine, type HostMachine } from '../support/host-machine.ts';
import { hosts } from './hosts.ts';

let machine: HostMachine;
beforeEach(() => {
  machine = createHostMachine();
});
afterEach(() => machine.remove());

describe('detection', () => {
  it.each([
    ['github', 'GITHUB_WORKSPACE'],
    ['gitlab', 'CI_PROJECT_DIR'],
    ['buildkite', 'BUILDKITE_JOB_ID'],
    ['azure', 'BUILD_BUILDID'],
  ])('of %s goes on without %s, and reports it with the remedy', async (name, needed) => {
    const environment = { ...hosts[name]?.environment(machine), [needed]: '' };
    expect((await createHost(machine.options(environment))).name).toBe(name);
    expect(machine.printed()).toMatch(new RegExp(`${needed} is not set: \\w`));
  });

  it.each(Object.entries(hosts))('makes the host %s from its variables', async (name, { environment }) => {
    const host = await createHost(machine.options(environment(machine)));
    expect(host.name).toBe(name);
    expect(machine.printed()).toBe('');
  });

  it.each([
    ['gitlab-ci-local', { GITLAB_CI: 'false' }],
    ['a script of another CI', { CI: 'true', JENKINS_URL: 'https://ci.example', BUILD_ID: '1' }],
  ])('takes %s for a terminal', async (_, environment) => {
    expect((await createHost(machine.options(environment))).name).toBe('terminal');
  });
});

describe('the base of a change', () => {
  it('is taken from PLATFORM_BASE_COMMIT where the host does not tell it', async () => {
    const { context } = await createHost(
      machine.options({
        ...hosts['azure']?.environment(machine),
        SYSTEM_PULLREQUEST_PULLREQUESTID: '12',
        SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
        PLATFORM_BASE_COMMIT: '0123456789abcdef0123456789abcdef01234567',
      }),
    );
    expect(context.changeRequest).toMatchObject({
      number: 12,
      baseRef: 'main',
      baseCommit: '0123456789abcdef0123456789abcdef01234567',
    });
  });

  it('is not taken from text that is no commit', async () => {
    const { context } = await createHost(machine.options({ PLATFORM_BASE_COMMIT: '--upload-pack=x' }));
    expect(context.changeRequest?.baseCommit).not.toBe('--upload-pack=x');
    expect(machine.printed()).toContain('PLATFORM_BASE_COMMIT is not the full hexadecimal name of a commit');
  });

  it('is that of the host where the host tells it', async () => {
    const { context } = await createHost(
      machine.options({
        ...hosts['gitlab']?.environment(machine),
        CI_MERGE_REQUEST_IID: '3',
        CI_MERGE_REQUEST_DIFF_BASE_SHA: 'a'.repeat(40),
        PLATFORM_BASE_COMMIT: 'b'.repeat(40),
      }),
    );
    expect(context.changeRequest?.baseCommit).toBe('a'.repeat(40));
  });
});
