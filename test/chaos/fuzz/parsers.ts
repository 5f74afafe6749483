import fc from 'fast-check';
import {
  compareVersions,
  hasVersionScheme,
} from '../../../src/commands/advisory-gate/sbom/package-version.ts';
import { parseApiPath } from '../../../src/commands/api/api-request.ts';
import { manifests } from '../../../src/commands/commands.ts';
import { githubContext } from '../../../src/host/github/github-context.ts';
import { parseRegistryMapping } from '../../../src/images/reference/image-name.ts';
import { readInputs } from '../../../src/kit/inputs/read-inputs.ts';
import { foreignText, longForeignText, mutated } from './hostile.ts';
import { mutatedJson } from './json-cases.ts';
import { hold, type Law, law } from './law.ts';

const DIGEST = `@sha256:${'0a'.repeat(32)}`;
const REFERENCES = [
  'python',
  'python:3.12-dev',
  'acme/nginx:1.27',
  `cgr.dev/acme/folder/nginx:1.27${DIGEST}`,
  'localhost:5000/a__b/c---d:latest',
  `[::1]:443/x.y/z${DIGEST}`,
  'registry.example.com:65535/a',
  'a.b/c',
];
const MAPPINGS = ['mirror.example/proxy=cgr.dev', 'https://mirror.example/ = cgr.dev/acme/', 'a.b=c.d/e/f'];
const words = (...choices: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...choices);
const EVENT = {
  pull_request: {
    number: 1,
    base: { sha: 'a', ref: 'main', repo: { full_name: 'a/b' } },
    head: { ref: 'x', repo: { full_name: 'c/b' } },
  },
  merge_group: { base_sha: 'a', base_ref: 'b', head_ref: 'c' },
};
const PATHS = [
  '/registry/v2/repos',
  '/iam/v2/groups/abc/def?name=x&name=y',
  '/sts/exchange',
  '/a%2e%2e/b',
  '/%2e%2e/%252e',
  '/x//y',
  '/registry/v2/repos?a=%',
];

const manifest = fc.constantFrom(...manifests);
const inputText = fc.oneof(
  { weight: 3, arbitrary: foreignText },
  mutated([
    ...REFERENCES,
    ...MAPPINGS,
    '10m',
    '2w',
    '2026-01-31',
    '2026-01-31T12:00:00+23:59',
    'true',
    '64',
    'low',
    'https://cgr.dev',
    'http://127.0.0.1:1',
    '**/*.yml, a{b,c}',
    '!x\ny',
  ]),
  fc.constantFrom('', 'true', 'false', '1', '0', '999999999999999', '99999999w', '0s', 'all', 'resolve'),
);

/** Texts of inputs, names and addresses. */
const textLaws: readonly Law[] = [
  law('parsers/lines of registry-map', 2000, fc.oneof(mutated(MAPPINGS), foreignText), (line) => {
    const parsed = parseRegistryMapping(line);
    if (parsed.kind === 'mapping')
      hold(
        [...parsed.mapping.from, ...parsed.mapping.to].every((part) => part !== ''),
        'a part is empty',
      );
  }),
  law(
    'parsers/inputs of every command',
    4000,
    fc.tuple(manifest, fc.array(fc.tuple(fc.nat(200), inputText), { maxLength: 6 })),
    async ([{ inputs }, given]) => {
      const all = Object.keys(inputs);
      const texts = new Map(given.map(([index, text]) => [all[index % all.length] ?? '', text]));
      const read = await readInputs(
        inputs,
        (name) => {
          const text = texts.get(name);
          return text === undefined ? undefined : { text };
        },
        Date.UTC(2026, 0, 1),
      );
      if (read.kind === 'problems')
        hold(
          read.problems.length > 0 && read.problems.every(({ message }) => message.length < 40_000),
          'a problem has no words or too many',
        );
    },
  ),
  law(
    'parsers/paths of the API stay there',
    4000,
    fc.oneof(
      mutated(PATHS),
      foreignText.map((text) => `/${text}`),
    ),
    (text) => {
      const parsed = parseApiPath(text, 'https://api.example');
      if (parsed.kind === 'problem') return;
      const url = new URL(`https://api.example${parsed.path}`);
      hold(url.origin === 'https://api.example' && url.pathname === parsed.path, 'it leads elsewhere');
      let decoded = parsed.path;
      for (let round = 0; round < 4; round += 1) decoded = decodeLoosely(decoded);
      hold(
        !/(?:^|\/)\.{1,2}(?:\/|$)|\\/.test(decoded) && !/^\/sts(?:\/|$)/i.test(decoded),
        `it decodes to ${decoded}`,
      );
    },
  ),
  law(
    'parsers/events of pull requests',
    2000,
    fc.oneof(
      mutatedJson([EVENT]).map((value) => JSON.stringify(value) ?? ''),
      mutated([JSON.stringify(EVENT)]),
    ),
    (text) => {
      const context = githubContext(
        { GITHUB_EVENT_PATH: 'x', GITHUB_EVENT_NAME: 'pull_request', PLATFORM_ACTIONS_MATRIX: text },
        '/tmp',
        () => text,
        '1',
      );
      const change = context.changeRequest;
      hold(
        [change?.baseCommit, change?.baseRef, change?.headRef].every(
          (one) => one === undefined || typeof one === 'string',
        ),
        'a ref is no text',
      );
      hold(change?.number === undefined || typeof change.number === 'number', 'the number is none');
    },
  ),
];

function decodeLoosely(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}

/** Versions, scores and package names. */
const packageLaws: readonly Law[] = [
  law(
    'parsers/versions of any text',
    3000,
    fc.tuple(
      words('apk', 'npm', 'pypi', 'maven', 'golang', 'x'),
      fc.oneof(longForeignText, mutated(['1.2.3-r4', '1!2.3rc1', '1-SNAPSHOT'])),
      mutated(['1.2.3-r4', '1.0.0', '1']),
    ),
    ([type, one, other]) => {
      const order = compareVersions(type, one, other);
      hold(hasVersionScheme(type) || order === 'unknown' || one === other, 'an order without a scheme');
      hold(compareVersions(type, one, one) === 'same', 'a version is not the same as itself');
    },
    1000,
  ),
];

/** Everything that people and hosts write in a line. */
export const parserLaws: readonly Law[] = [...textLaws, ...packageLaws];
