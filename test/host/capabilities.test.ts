import { afterEach, beforeEach, expect, it } from 'vitest';
import { hostFacts } from '../../scripts/generate/host-facts.ts';
import { createHost } from '../../src/host/create-host.ts';
import { createHostMachine, type HostMachine } from '../support/host-machine.ts';
import { repositoryFiles } from '../support/repository.ts';
import { hosts } from './hosts.ts';

/** Folders of the machine, which every host uses. */
const SHARED = new Set(['files', 'git', 'network']);

/** The variables of each host where nothing is missing, in addition to the usual ones. */
const whole: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  github: {
    ACTIONS_ID_TOKEN_REQUEST_URL: 'https://run.example/token',
    ACTIONS_RUNTIME_TOKEN: 'x',
    ACTIONS_RESULTS_URL: 'https://results.example',
  },
  forgejo: { ACTIONS_ID_TOKEN_REQUEST_URL: 'https://run.example/token' },
  gitlab: { PLATFORM_ID_TOKEN: 'token' },
  azure: { PIPELINE_WORKSPACE: '/work' },
  terminal: {
    PLATFORM_ID_TOKEN: 'token',
    PLATFORM_DOTENV_FILE: 'a.env',
    PLATFORM_SUMMARY_FILE: 'b.md',
    PLATFORM_FINDINGS_JUNIT_FILE: 'c.xml',
  },
};

let machine: HostMachine;
beforeEach(() => {
  machine = createHostMachine();
});
afterEach(() => machine.remove());

it('the documentation has a row for every host, and so for every folder of one', () => {
  expect(hostFacts.map((facts) => facts.name)).toEqual(Object.keys(hosts));
  const folders = repositoryFiles().flatMap((path) => /^src\/host\/([a-z-]+)\/\1\.ts$/.exec(path)?.[1] ?? []);
  expect(folders).toContain('gitlab');
  expect(Object.keys(hosts)).toEqual(expect.arrayContaining(folders.filter((name) => !SHARED.has(name))));
});

it.each(hostFacts.map((facts) => [facts.name, facts] as const))(
  'what the documentation says of %s is what the host says of itself',
  async (name, facts) => {
    const environment = { ...hosts[name]?.environment(machine), ...whole[name] };
    const host = await createHost(machine.options(environment));
    expect(host.capabilities).toEqual(facts.capabilities);
  },
);
