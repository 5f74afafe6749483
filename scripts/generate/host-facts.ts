import type { Capabilities } from '../../src/host/host.ts';

/** Facts about a fully equipped host, rendered as the matrix in the documentation. */
export interface HostFacts {
  readonly name: string;
  readonly title: string;
  readonly capabilities: Capabilities;
  /** Whether an identity can match the subject of its ID tokens exactly, in words. */
  readonly subject: string;
  /** Where outputs go, with their limits. */
  readonly outputs: string;
  /** Where findings are shown. */
  readonly findings: string;
  readonly summary: string;
}

const actions: Capabilities = {
  idToken: 'any-audience',
  mask: 'native',
  outputs: 'native',
  annotations: 'native',
  summary: 'native',
  cache: 'service',
};

/** Every host, in the order of the documentation; a test compares the capabilities with the hosts themselves. */
export const hostFacts: readonly HostFacts[] = [
  {
    name: 'github',
    title: 'GitHub Actions',
    capabilities: actions,
    subject: 'repository with branch, tag or environment',
    outputs: 'step outputs, 1 MiB per job',
    findings: 'annotations on lines, 10 per level, the rest in the log',
    summary: 'job summary, 1 MiB per step',
  },
  {
    name: 'forgejo',
    title: 'Forgejo Actions',
    capabilities: { ...actions, annotations: 'log', summary: 'none', cache: 'none' },
    subject: 'the same as on GitHub',
    outputs: 'step outputs',
    findings: 'log',
    summary: 'none',
  },
  {
    name: 'gitea',
    title: 'Gitea Actions',
    capabilities: { ...actions, idToken: 'none', annotations: 'log', summary: 'none', cache: 'none' },
    subject: 'no ID tokens',
    outputs: 'step outputs',
    findings: 'log',
    summary: 'none',
  },
  {
    name: 'gitlab',
    title: 'GitLab CI/CD',
    capabilities: {
      idToken: 'declared-audience',
      mask: 'own-writer',
      outputs: 'file',
      annotations: 'report-file',
      summary: 'file',
      cache: 'folder',
    },
    subject: 'project with branch or tag',
    outputs: 'dotenv report, 5 KiB and 20 variables, one line each',
    findings: 'Code Quality report: widget and marks of the merge request',
    summary: 'Markdown file as an artifact',
  },
  {
    name: 'buildkite',
    title: 'Buildkite',
    capabilities: {
      idToken: 'any-audience',
      mask: 'native',
      outputs: 'native',
      annotations: 'log',
      summary: 'native',
      cache: 'folder',
    },
    subject: "the pipeline's id",
    outputs: 'meta-data of the build, 100 KiB per value',
    findings: 'log, and an annotation if there is no summary',
    summary: 'annotation of the build, 1 MiB',
  },
  {
    name: 'azure',
    title: 'Azure Pipelines',
    capabilities: {
      idToken: 'fixed-audience',
      mask: 'native',
      outputs: 'native',
      annotations: 'native',
      summary: 'native',
      cache: 'folder',
    },
    subject: 'organization, project and pipeline, or the service connection',
    outputs: 'output variables of the step',
    findings: 'issues with file and line, 10 per level, the rest in the log',
    summary: 'tab of the run',
  },
  {
    name: 'terminal',
    title: 'Any other CI, and terminals',
    capabilities: {
      idToken: 'declared-audience',
      mask: 'own-writer',
      outputs: 'file',
      annotations: 'report-file',
      summary: 'file',
      cache: 'folder',
    },
    subject: 'that of the token that you provide',
    outputs: 'variables file that `PLATFORM_DOTENV_FILE` names',
    findings: 'log; JUnit and Code Quality files named by variables',
    summary: 'file that `PLATFORM_SUMMARY_FILE` names',
  },
];
