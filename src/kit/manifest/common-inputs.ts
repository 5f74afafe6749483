import { isUidPath } from '../../base/uri.ts';
import type { InputSpec, InputsOf, OutputSpec } from './manifest.ts';

/** With a limit of zero, no run could finish in time. */
export const SHORTEST_LIMIT_MS = 1000;

/** A boolean that is true where it is not set. */
export const ON = { kind: 'boolean', default: 'true' } as const;

/** A boolean that is false where it is not set. */
export const OFF = { kind: 'boolean', default: 'false' } as const;

export const commonInputs = {
  identity: {
    kind: 'text',
    description: "Uid of the identity to assume with this job's OIDC token.",
    entryProblem: (text) =>
      isUidPath(text) ? undefined : 'not a uid: a uid is one or more names, joined by `/`, without spaces',
  },
  token: { kind: 'secret', description: 'Token for the platform API that was obtained elsewhere.' },
  'registry-token': { kind: 'secret', description: 'Token for the registry that was obtained elsewhere.' },
  'id-token-audience': {
    kind: 'text',
    description: 'Audience of the ID token that is requested from the CI.',
    defaultText: 'the issuer URL',
  },
  'api-url': {
    kind: 'url',
    description: 'URL of the platform API.',
    default: 'https://console-api.enforce.dev',
  },
  'issuer-url': {
    kind: 'url',
    description: 'URL of the issuer, which exchanges ID tokens at `/sts/exchange`.',
    defaultText: '`api-url` with `console-api.` replaced by `issuer.`',
  },
  'registry-url': {
    kind: 'url',
    description: 'URL of the container registry; its host is the audience of registry tokens.',
    default: 'https://cgr.dev',
  },
  organization: {
    kind: 'text',
    description: 'Uid or exact name of the organization.',
    defaultText: 'the first segment of `identity`',
  },
  'config-file': {
    kind: 'path',
    description: 'File with policy inputs and ignores.',
    defaultText: '`.github/platform-actions.yml` if present',
  },
  'policy-from': {
    kind: 'choice',
    choices: ['head', 'base'],
    description:
      'Commit to read config, ignores and role file from: the checked-out one, or the base of the change.',
    default: 'head',
  },
  'working-directory': {
    kind: 'path',
    description: 'Folder in which to look for files.',
    defaultText: 'the workspace',
  },
  'on-error': {
    kind: 'choice',
    choices: ['fail', 'warn'],
    description:
      'Whether to fail, or to warn and pass, if signing in or a request fails (exit codes 3 and 5).',
    default: 'fail',
  },
  timeout: {
    kind: 'duration',
    min: SHORTEST_LIMIT_MS,
    description: 'Time limit for the whole command.',
    default: '10m',
  },
  'request-timeout': {
    kind: 'duration',
    min: SHORTEST_LIMIT_MS,
    description: 'Time limit for one request.',
    default: '30s',
  },
  'max-attempts': {
    kind: 'integer',
    min: 1,
    max: 10,
    description: 'Maximum number of attempts for one request, including the first.',
    default: '4',
  },
  concurrency: {
    kind: 'integer',
    min: 1,
    max: 64,
    description: 'Maximum number of requests at the same time.',
    default: '8',
  },
  annotations: { kind: 'boolean', description: 'Show findings on the lines of files.', default: 'true' },
  summary: { kind: 'boolean', description: 'Write the job summary.', default: 'true' },
  'report-file': {
    kind: 'path',
    description: 'Path of the JSON report to write.',
    defaultText: 'a private temporary file',
  },
  cache: { ...OFF, description: 'Keep metadata and old tag history between runs.' },
  'cache-dir': { kind: 'path', description: 'Folder of the cache.', defaultText: "the host's cache folder" },
  'least-privilege': {
    ...ON,
    description:
      'Ask the exchange only for the capabilities that this run needs, so that its token can do nothing else.',
  },
  'github-token': {
    kind: 'secret',
    description:
      'Token for the pull-request comment, the SARIF upload, `pull-request`, and policy files of a base commit that is not in the checkout. Not used for anything else.',
    defaultText: "the job's token",
    only: 'github',
  },
} as const satisfies Readonly<Record<string, InputSpec>>;

export type CommonInputs = InputsOf<typeof commonInputs>;

/** Inputs of every command that has findings. */
export const reportInputs = {
  'sarif-file': { kind: 'path', results: true, description: 'Path of the SARIF 2.1.0 file to write.' },
  'junit-file': { kind: 'path', results: true, description: 'Path of the JUnit file to write.' },
  'html-file': {
    kind: 'path',
    results: true,
    description: 'Path of the HTML page to write, one file that can be opened anywhere.',
  },
  'upload-sarif': { ...OFF, description: 'Upload the SARIF results to code scanning.', only: 'github' },
  'comment-summary-in-pr': {
    kind: 'choice',
    choices: ['never', 'on-failure', 'always'],
    description: 'When to write the pull-request comment, which is updated in place.',
    default: 'never',
    only: 'github',
  },
} as const satisfies Readonly<Record<string, InputSpec>>;

/** The input of the commands that judge something. */
export const warnOnlyInput = {
  'warn-only': {
    ...OFF,
    description: 'Warn about findings instead of failing; errors, and guards of `apply`, still fail.',
    policy: true,
  },
} as const satisfies Readonly<Record<string, InputSpec>>;

/** Inputs of the commands that judge something, in addition to their own. */
export const gateInputs = { ...warnOnlyInput, ...reportInputs, ...commonInputs } as const;

export type PublishInputs = CommonInputs & Partial<InputsOf<typeof reportInputs>>;

/** Inputs of the commands whose token serves a purpose that only the user knows. */
export const tokenLimitInputs = {
  capabilities: {
    kind: 'list',
    description: 'Capabilities that the token is limited to, such as `tag.list`.',
    entryProblem: (entry) =>
      /^[a-z0-9_]+(?:\.[a-z0-9_]+)+$/.test(entry) ? undefined : 'not a capability such as `tag.list`',
  },
  scopes: { kind: 'list', description: 'Uids of the groups that the token is limited to.' },
} as const satisfies Readonly<Record<string, InputSpec>>;

export const commonOutputs = {
  result: { description: '`pass`, `warn`, `fail` or `error`.' },
  report: { description: 'Path of the JSON report.' },
  'outputs-truncated': { description: '`true` if a JSON output was cut at 64 KiB; the report is complete.' },
} as const satisfies Readonly<Record<string, OutputSpec>>;
