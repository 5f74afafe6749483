import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createAzureHost } from '../../src/host/azure/azure.ts';
import { createBuildkiteHost } from '../../src/host/buildkite/buildkite.ts';
import { createGithubHost } from '../../src/host/github/github.ts';
import { createGitlabHost } from '../../src/host/gitlab/gitlab.ts';
import type { Host } from '../../src/host/host.ts';
import type { HostOptions } from '../../src/host/host-options.ts';
import { createTerminalHost } from '../../src/host/terminal/terminal.ts';
import {
  azureCommands,
  buildkiteCommands,
  type CommandReader,
  githubCommands,
  gitlabCommands,
  terminalCommands,
} from '../support/ci-log.ts';
import { type HostMachine, writeStubAgent } from '../support/host-machine.ts';

/** How a test makes a host on a machine, with the least that its CI gives. */
export interface HostCase {
  readonly create: (options: HostOptions) => Host;
  readonly environment: (machine: HostMachine) => Readonly<Record<string, string>>;
  readonly commands: CommandReader;
}

function githubEnvironment(machine: HostMachine): Readonly<Record<string, string>> {
  const [output, summary] = [join(machine.temp, 'output'), join(machine.temp, 'summary')];
  writeFileSync(output, '');
  writeFileSync(summary, '');
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: machine.workspace,
    RUNNER_TEMP: machine.temp,
    GITHUB_OUTPUT: output,
    GITHUB_STEP_SUMMARY: summary,
  };
}

/** Every host by name. */
export const hosts: Readonly<Record<string, HostCase>> = {
  github: { create: createGithubHost, environment: githubEnvironment, commands: githubCommands },
  forgejo: {
    create: createGithubHost,
    environment: (machine) => ({
      ...githubEnvironment(machine),
      FORGEJO_ACTIONS: 'true',
      GITEA_ACTIONS: 'true',
    }),
    commands: githubCommands,
  },
  gitea: {
    create: createGithubHost,
    environment: (machine) => ({ ...githubEnvironment(machine), GITEA_ACTIONS: 'true' }),
    commands: githubCommands,
  },
  gitlab: {
    create: createGitlabHost,
    environment: (machine) => ({ GITLAB_CI: 'true', CI_PROJECT_DIR: machine.workspace }),
    commands: gitlabCommands,
  },
  buildkite: {
    create: createBuildkiteHost,
    environment: (machine) => ({
      BUILDKITE: 'true',
      BUILDKITE_JOB_ID: 'job-1',
      BUILDKITE_BUILD_CHECKOUT_PATH: machine.workspace,
      BUILDKITE_AGENT_JOB_API_SOCKET: join(machine.temp, 'socket'),
      PATH: `${writeStubAgent(machine.root).folder}:/usr/bin:/bin`,
    }),
    commands: buildkiteCommands,
  },
  azure: {
    create: createAzureHost,
    environment: (machine) => ({
      TF_BUILD: 'True',
      BUILD_BUILDID: '7',
      BUILD_SOURCESDIRECTORY: machine.workspace,
      AGENT_TEMPDIRECTORY: machine.temp,
    }),
    commands: azureCommands,
  },
  terminal: {
    create: createTerminalHost,
    environment: () => ({}),
    commands: terminalCommands,
  },
};
