import type { InputSpec, OutputSpec } from './manifest.ts';

/** Inputs that every command has (contract §2). */
export const commonInputs = {
  identity: { kind: 'text', description: "Uid of the identity to assume with this job's OIDC token." },
  token: { kind: 'secret', description: 'Token for the platform API, minted elsewhere.' },
  'registry-token': { kind: 'secret', description: 'Token for the registry, minted elsewhere.' },
  'id-token-audience': {
    kind: 'text',
    description: 'Audience that the CI is asked for when it mints the ID token.',
    defaultText: 'the issuer URL',
  },
  'api-url': { kind: 'url', description: 'Platform API.', default: 'https://console-api.enforce.dev' },
  'issuer-url': {
    kind: 'url',
    description: 'Issuer that exchanges ID tokens, at `/sts/exchange`.',
    defaultText: '`api-url` with `console-api.` replaced by `issuer.`',
  },
  'registry-url': {
    kind: 'url',
    description: 'Container registry; its host is the audience of registry tokens.',
    default: 'https://cgr.dev',
  },
  organization: {
    kind: 'text',
    description: 'Uid or exact name of the organization.',
    defaultText: 'first segment of `identity`',
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
      'Commit that config, ignores and role file are read from: the checked-out one, or the base of the change.',
    default: 'head',
  },
  'working-directory': {
    kind: 'path',
    description: 'Folder that files are looked for in.',
    defaultText: 'the workspace',
  },
  'on-error': {
    kind: 'choice',
    choices: ['fail', 'warn'],
    description:
      'What to do when signing in or asking the service fails (exit codes 3 and 5): fail, or warn and pass.',
    default: 'fail',
  },
  timeout: { kind: 'duration', description: 'Longest time for the whole command.', default: '10m' },
  'request-timeout': { kind: 'duration', description: 'Longest time for one request.', default: '30s' },
  'max-attempts': {
    kind: 'integer',
    min: 1,
    max: 10,
    description: 'Tries for one request, the first included.',
    default: '4',
  },
  concurrency: { kind: 'integer', min: 1, max: 64, description: 'Requests in flight at once.', default: '8' },
  annotations: { kind: 'boolean', description: 'Put findings on the lines of files.', default: 'true' },
  summary: { kind: 'boolean', description: 'Write the job summary.', default: 'true' },
  'report-file': {
    kind: 'path',
    description: 'Where the JSON report goes.',
    defaultText: 'a private temporary file',
  },
  cache: {
    kind: 'boolean',
    description: 'Keep metadata and old history windows between runs.',
    default: 'false',
  },
  'cache-dir': { kind: 'path', description: 'Folder of that cache.', defaultText: "the host's cache folder" },
  'github-token': {
    kind: 'secret',
    description: 'Token for the pull-request comment and the SARIF upload only.',
    defaultText: "the job's token",
    only: 'github',
  },
} as const satisfies Readonly<Record<string, InputSpec>>;

/** Outputs that every command has (contract §3). */
export const commonOutputs = {
  result: { description: '`pass`, `warn`, `fail` or `error`.' },
  report: { description: 'Path of the JSON report.' },
  'outputs-truncated': { description: '`true` when a JSON output was cut at 64 KiB; the report has all.' },
} as const satisfies Readonly<Record<string, OutputSpec>>;

/** Inputs of the commands that look at references in the repository's files. */
export const fileInputs = {
  images: {
    kind: 'list',
    entries: 'image-reference',
    description: 'Images such as `python:3.12-dev` or `cgr.dev/acme/nginx:1.27`, with or without a digest.',
  },
  files: {
    kind: 'globs',
    description: 'Globs of files that are scanned for references.',
    policy: true,
  },
  'ignore-images': {
    kind: 'globs',
    description: 'Globs on `org/name:tag`; without a colon any tag; `!` takes back; the last match wins.',
    policy: true,
  },
  'registry-map': {
    kind: 'list',
    entries: 'registry-mapping',
    description: 'Lines `mirror.example/proxy=cgr.dev`: looked up on the right, files keep the left.',
    policy: true,
  },
} as const satisfies Readonly<Record<string, InputSpec>>;
