import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Loopback, serveLoopback } from '../support/loopback.ts';
import { createPlace, expectNoSecret, type Place, runCli } from '../support/shipped-run.ts';

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEADER = part({ alg: 'RS256', typ: 'JWT' });
const jwt = (subject: string): string =>
  `${HEADER}.${part({ iss: 'https://ci.example', sub: subject, aud: 'https://issuer.example', exp: 4_000_000_000 })}.${Buffer.from(`signature of ${subject} that nobody may see, whatever happens`.repeat(3)).toString('base64url')}`;
const TOKENS = {
  platform: jwt('platform'),
  registry: jwt('registry'),
  ci: jwt('repo:acme/app'),
  request: jwt('request'),
};

/** Forms of a credential that a server may send back. */
const ECHOES: Readonly<Record<string, (credential: string) => string>> = {
  'as it came': (credential) => credential,
  'URL-encoded': encodeURIComponent,
  'as base64': (credential) => Buffer.from(credential).toString('base64'),
  'as Basic of `_token`': (credential) => `Basic ${Buffer.from(`_token:${credential}`).toString('base64')}`,
  'behind so much text that it is cut': (credential) => `${'x'.repeat(270)} ${credential}`,
  'in Markdown': (credential) => `**${credential}**`,
};

let place: Place;
let server: Loopback;
let url = '';
let echo = (text: string): string => text;

beforeEach(async () => {
  place = createPlace();
  server = await serveLoopback((request, response) => {
    request.resume();
    const [, credential = ''] = (request.headers.authorization ?? '').split(' ');
    const plain = credential.startsWith('eyJ') ? credential : atob(credential).replace('_token:', '');
    const message = `refused: ${echo(plain)}`;
    response.writeHead(request.url?.startsWith('/v2/') ? 401 : 403, {
      'content-type': 'application/json',
      'x-request-id': echo(plain).slice(0, 1000),
    });
    const details = [
      { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: message, domain: message },
    ];
    response.end(JSON.stringify({ code: 7, message, details, errors: [{ code: 'DENIED', message }] }));
  });
  url = server.origin;
});
afterEach(async () => {
  await server.close();
  place.remove();
});

const RUNS: readonly (readonly [
  name: string,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
])[] = [
  [
    'the registry',
    ['resolve-digest', '--images', 'acme/python'],
    { PLATFORM_REGISTRY_TOKEN: TOKENS.registry },
  ],
  [
    'the platform',
    ['sync-rolebindings', '--organization', 'a'.repeat(40)],
    { PLATFORM_TOKEN: TOKENS.platform },
  ],
  [
    'the issuer',
    [
      ...['advisory-gate', '--artifacts', 'openssl', '--sarif-file', 'out.sarif'],
      ...['--junit-file', 'out.xml', '--html-file', 'out.html'],
    ],
    { PLATFORM_ID_TOKEN: TOKENS.ci, PLATFORM_IDENTITY: `${'a'.repeat(40)}/${'b'.repeat(16)}` },
  ],
  [
    'the service of ID tokens',
    ['check-deprecated', '--images', 'acme/python:1', '--html-file', 'out.html'],
    {
      GITHUB_ACTIONS: 'true',
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: TOKENS.request,
      PLATFORM_IDENTITY: `${'a'.repeat(40)}/${'b'.repeat(16)}`,
    },
  ],
];

describe.each(RUNS)('%s that echoes a credential in an error', (_name, words, env) => {
  it.each(Object.keys(ECHOES))('shows none of it in any sink: %s', async (form) => {
    echo = ECHOES[form] ?? echo;
    writeFileSync(
      join(place.workspace, 'rolebindings.yml'),
      'version: 1\nidentities: [{ name: bot, state: absent }]\n',
    );
    const file = words[0] === 'sync-rolebindings' ? ['--file', 'rolebindings.yml'] : [];
    const urls = ['--api-url', url, '--issuer-url', url, '--registry-url', url, '--max-attempts', '1'];
    const end = await runCli(place, [...words, ...file, ...urls, '--json', '--report-file', 'report.json'], {
      env: {
        ...env,
        ACTIONS_ID_TOKEN_REQUEST_URL: `${url}/token?x=1`,
        PLATFORM_DEBUG: '1',
        GITHUB_OUTPUT: '',
      },
    });
    expect([2, 3, 4, 5], end.stderr).toContain(end.exitCode);
    const pieces = Object.values(env).flatMap((token) =>
      [
        token.slice(HEADER.length + 1),
        ...Object.values(ECHOES).map((make) => make(token).replace(/^.*[* ](?=\S{40})/, '')),
      ].flatMap((text) =>
        Array.from({ length: Math.max(0, text.length - 90) }, (_, at) => text.slice(at + 60, at + 84)),
      ),
    );
    // Only the status of the ID-token service is reported.
    if (!('ACTIONS_ID_TOKEN_REQUEST_TOKEN' in env)) expect(`${end.stdout}${end.stderr}`).toContain('***');
    expectNoSecret(
      place,
      pieces.filter((piece) => !piece.startsWith('a'.repeat(20))),
      [end.stdout, end.stderr],
    );
  });
});
