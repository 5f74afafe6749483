import fc from 'fast-check';
import { cutJsonArray } from '../../../src/base/json-text.ts';
import { splitLines, splitList } from '../../../src/base/list.ts';
import { nearestNames } from '../../../src/base/nearest-names.ts';
import { byteLength, clipText } from '../../../src/base/plain-text.ts';
import { parseDate, parseDuration, parseTime, renderDuration, renderTime } from '../../../src/base/time.ts';
import { encodeUriPart } from '../../../src/base/uri.ts';
import { rateSeverities, SEVERITIES } from '../../../src/commands/advisory-gate/advisory/severity.ts';
import {
  compareVersions,
  hasVersionScheme,
} from '../../../src/commands/advisory-gate/sbom/package-version.ts';
import { formatPurl, parsePurl } from '../../../src/commands/advisory-gate/sbom/purl-package.ts';
import { parseApiPath } from '../../../src/commands/api/api-request.ts';
import { createTagSuggester, parseTagVersion } from '../../../src/commands/check-deprecated/judge-targets.ts';
import { manifests } from '../../../src/commands/commands.ts';
import { githubContext } from '../../../src/host/github/github-context.ts';
import { locateImage, parseRegistryMapping } from '../../../src/images/reference/image-name.ts';
import { parseImageReference, printImageReference } from '../../../src/images/reference/image-reference.ts';
import { lookupBound } from '../../../src/images/tag-history.ts';
import { parseCommandLine } from '../../../src/kit/inputs/input-sources.ts';
import { readInputs } from '../../../src/kit/inputs/read-inputs.ts';
import {
  compareGithubClaim,
  parseGithubSubject,
  printGithubSubject,
} from '../../../src/session/claim-match.ts';
import { explainRefusal } from '../../../src/session/exchange-refusal.ts';
import { foreignText, longForeignText, mutated } from './hostile.ts';
import { mutatedJson } from './json-cases.ts';
import { hold, holdSame, type Law, law } from './law.ts';

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
const names = {
  registryHost: 'cgr.dev',
  mappings: [
    { from: ['a.b'], to: ['cgr.dev', 'acme'] },
    { from: ['a.b', 'c'], to: ['x.y'] },
  ],
};

const words = (...choices: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...choices);
const joined = (part: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> =>
  fc.array(part, { minLength: 1, maxLength }).map((parts) => parts.join(''));

const digits = words('0', '1', '2', '9', '10', '00', '01', '010', '99999999999999999999');
const versions: Readonly<Record<string, fc.Arbitrary<string>>> = {
  apk: joined(
    fc.oneof(
      digits,
      words(
        '.1',
        '.0',
        '.05',
        '.10',
        'a',
        'z',
        '_alpha',
        '_rc1',
        '_p',
        '_git2',
        '_cvs',
        '~ab',
        '~1',
        '-r0',
        '-r10',
      ),
    ),
    6,
  ),
  npm: joined(fc.oneof(digits, words('.', '.0.0', '1.0.0', '-rc', '-0', '.1', '+b', 'v', '-a-b')), 6),
  pypi: joined(
    fc.oneof(
      digits,
      words('.', '!', '1.0', 'a1', 'b2', 'rc1', '.post1', '.dev0', '+local', '-1', 'v', '.alpha'),
    ),
    6,
  ),
  maven: joined(
    fc.oneof(
      digits,
      words(
        '.',
        '-',
        'a',
        'alpha',
        '-beta',
        '.ga',
        '.final',
        '-SNAPSHOT',
        '-sp',
        'rc',
        '-1',
        '.x',
        '_',
        '+',
        'm2',
      ),
    ),
    6,
  ),
};
const typed = fc.constantFrom(...Object.keys(versions)).chain((type) => {
  const version = versions[type] ?? foreignText;
  return fc.tuple(fc.constant(type), version, version, version);
});
const SIGN = { older: -1, same: 0, newer: 1 } as const;
/** -1, 0 or 1; `undefined` where the scheme cannot say. */
const orderOf = (type: string, one: string, other: string): number | undefined => {
  const order = compareVersions(type, one, other);
  return order === 'unknown' ? undefined : SIGN[order];
};

function holdTotalOrder([type, a, b, c]: readonly [string, string, string, string]): void {
  const [ab, ba, bc, ac] = [
    orderOf(type, a, b),
    orderOf(type, b, a),
    orderOf(type, b, c),
    orderOf(type, a, c),
  ];
  hold(orderOf(type, a, a) === 0, 'a version is not the same as itself');
  hold((ab ?? 0) === -(ba ?? 0) && (ab === undefined) === (ba === undefined), `forth ${ab}, back ${ba}`);
  // What Maven makes of a version is no order: only that it says the same both ways is held.
  if (ab === undefined || bc === undefined || ac === undefined || type === 'maven') return;
  if (ab <= 0 && bc <= 0)
    hold(ac <= 0 && (ac < 0 || (ab === 0 && bc === 0)), `a to b ${ab}, b to c ${bc}, a to c ${ac}`);
  if (ab >= 0 && bc >= 0)
    hold(ac >= 0 && (ac > 0 || (ab === 0 && bc === 0)), `a to b ${ab}, b to c ${bc}, a to c ${ac}`);
}

const VECTORS = [
  'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:H/A:H',
  'CVSS:4.0/AV:N/AC:L/AT:N/PR:N/UI:N/VC:H/VI:H/VA:H/SC:N/SI:N/SA:N',
  'AV:N/AC:L/Au:N/C:P/I:P/A:P',
  '(AV:N/AC:L/Au:N/C:P/I:P/A:P)',
  '9.8',
  'CVSS:3.0/AV:L/AC:H/PR:H/UI:R/S:C/C:L/I:L/A:N',
];
const PURLS = [
  'pkg:apk/wolfi/openssl@3.1.4-r5?arch=x86_64',
  'pkg:npm/%40scope/name@1.0.0',
  'pkg:maven/org.a/b@1',
  'pkg:oci/python@sha256:ab?repository_url=cgr.dev/acme/python&tag=3',
  'pkg:golang/github.com/a/b@v1.0.0#x',
  'pkg:pypi/a',
  'pkg:generic/a@1?checksum=sha256:aa',
];
const SUBJECTS = [
  'repo:acme/app:ref:refs/heads/main',
  'repo:acme@1/app@2:environment:prod',
  'repo:a/b:pull_request',
  'repo:a/b:job_workflow_ref:x',
];
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
  law(
    'parsers/image references print as they were',
    6000,
    fc.oneof(mutated(REFERENCES), foreignText),
    (text) => {
      const parsed = parseImageReference(text);
      if (parsed.kind === 'malformed') return;
      hold(
        printImageReference(parsed.reference) === text,
        () => `it prints ${printImageReference(parsed.reference)}`,
      );
      hold(
        !/[\s\\@`'"<>|$]/.test(text.replace(/@sha256:[0-9a-f]{64}$/, '')),
        'it has a character that no reference has',
      );
      for (const bare of ['ours', 'foreign'] as const) locateImage(parsed.reference, names, bare);
    },
  ),
  law(
    'parsers/references that are made parse',
    3000,
    fc.record({
      host: fc.option(words('cgr.dev', 'localhost', 'a.b:5', '[::1]:1'), { nil: undefined }),
      path: fc.array(fc.stringMatching(/^[a-z0-9]+(?:(?:\.|_|__|-{1,3})[a-z0-9]+){0,2}$/), {
        minLength: 1,
        maxLength: 4,
      }),
      tag: fc.option(fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/), { nil: undefined }),
      digest: fc.option(words(DIGEST.slice(1)), { nil: undefined }),
    }),
    (reference) => {
      const text = printImageReference(reference);
      const parsed = parseImageReference(text);
      const first = reference.path[0] ?? '';
      // Without a host, a first part with a dot is one.
      if (
        reference.host === undefined &&
        reference.path.length > 1 &&
        (first.includes('.') || first === 'localhost')
      )
        return;
      hold(
        parsed.kind === 'reference',
        () => `${text} is refused: ${parsed.kind === 'malformed' ? parsed.reason : ''}`,
      );
      holdSame(parsed.reference, reference, 'it parses to another reference');
    },
  ),
  law('parsers/lines of registry-map', 2000, fc.oneof(mutated(MAPPINGS), foreignText), (line) => {
    const parsed = parseRegistryMapping(line);
    if (parsed.kind === 'mapping')
      hold(
        [...parsed.mapping.from, ...parsed.mapping.to].every((part) => part !== ''),
        'a part is empty',
      );
  }),
  law(
    'parsers/times come back',
    3000,
    // From the year 100 on.
    fc.integer({ min: -59_011_459_200_000, max: 253_402_300_799_999 }),
    (time) => {
      hold(
        parseTime(renderTime(time)) === time,
        () => `${renderTime(time)} is read as ${parseTime(renderTime(time))}`,
      );
    },
  ),
  law(
    'parsers/texts that are no times',
    5000,
    fc.oneof(
      mutated([
        '2026-01-31',
        '2026-01-31T12:00:00Z',
        '2024-02-29t23:59:60.123456789+23:59',
        '0000-01-01',
        '9999-12-31T23:59:59-23:59',
      ]),
      foreignText,
    ),
    (text) => {
      for (const time of [parseTime(text), parseDate(text)]) {
        if (time === undefined) continue;
        hold(Number.isInteger(time) && /^\d{4}-/.test(text), 'it is no whole number');
        renderTime(time);
      }
    },
  ),
  law(
    'parsers/durations',
    3000,
    fc.oneof(mutated(['90s', '15m', '36h', '7d', '2w', '999999999w']), foreignText),
    (text) => {
      const duration = parseDuration(text);
      if (duration === undefined) return;
      hold(duration >= 0, 'it is no length of time');
      hold(/^\d/.test(renderDuration(duration)), 'it is rendered without a number');
      renderTime(lookupBound(Date.UTC(2026, 0, 1), undefined, duration));
    },
  ),
  law('parsers/lists', 3000, fc.oneof(foreignText, mutated(['a,b\nc', '{a,b},c', 'x{,}', '}{,'])), (text) => {
    for (const split of [splitList, splitLines]) {
      const entries = split(text);
      hold(
        entries.every((entry) => entry !== '' && entry.trim() === entry && !/[\r\n]/.test(entry)),
        'an entry is blank or not trimmed',
      );
      if (split === splitLines) holdSame(split(entries.join('\n')), entries, 'lines split to others');
    }
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
    'parsers/words of the command line',
    3000,
    fc.tuple(
      manifest,
      fc.array(
        fc.oneof(
          foreignText,
          words(
            '--images',
            '--help',
            '--json',
            '--token',
            '--token-file',
            '--',
            '--=',
            '-',
            '--images=',
            '--__proto__',
            '--constructor=x',
            '--dry-run',
          ),
          inputText,
        ),
        { maxLength: 8 },
      ),
    ),
    ([spec, given]) => {
      const line = parseCommandLine(spec, given);
      for (const name of line.flags.keys()) {
        const known =
          Object.hasOwn(spec.inputs, name) ||
          (name.endsWith('-file') && Object.hasOwn(spec.inputs, name.slice(0, -5)));
        hold(known, `it takes the flag ${name}`);
      }
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
    'parsers/subjects of GitHub print as they were',
    3000,
    fc.oneof(mutated(SUBJECTS), foreignText),
    (subject) => {
      const parsed = parseGithubSubject(subject);
      if (parsed === undefined) return;
      hold(printGithubSubject(parsed) === subject, () => `it prints ${printGithubSubject(parsed)}`);
      compareGithubClaim(parsed, { issuer: 'x', subject });
    },
  ),
  law(
    'parsers/refused exchanges are explained',
    2000,
    fc.record({
      issuer: fc.option(foreignText, { nil: undefined }),
      subject: fc.option(fc.oneof(mutated(SUBJECTS), foreignText), { nil: undefined }),
      audience: fc.option(fc.array(foreignText, { maxLength: 2 }), { nil: undefined }),
    }),
    (refused) => {
      hold(
        explainRefusal({ ...refused, expectedAudience: 'https://a.b' }).causes.length > 0,
        'no cause is given',
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
  law(
    'parsers/nearest names',
    1000,
    fc.tuple(longForeignText, fc.array(longForeignText, { maxLength: 20 })),
    ([wanted, all]) => {
      hold(
        nearestNames(wanted, all).every((name) => all.includes(name)),
        'it makes names up',
      );
    },
  ),
  law('parsers/cut texts', 2000, fc.tuple(longForeignText, fc.nat({ max: 200 })), ([text, limit]) => {
    hold(byteLength(text) === Buffer.byteLength(text), 'the bytes are miscounted');
    const clipped = clipText(text, limit + 2);
    hold(
      clipped.length <= limit + 2 && (!isWellFormed(text) || isWellFormed(clipped)),
      'it is cut in a character',
    );
    encodeUriPart(text);
    const { text: json } = cutJsonArray([text, text, 1], limit + 3);
    hold(
      Array.isArray(JSON.parse(json)) && Buffer.byteLength(json) < limit + 3,
      'the list is cut in an entry',
    );
  }),
];

const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text);

function decodeLoosely(text: string): string {
  return text.replace(/%[0-9a-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
}

/** Versions, scores and package names. */
const packageLaws: readonly Law[] = [
  law('parsers/versions are in a total order', 12_000, typed, holdTotalOrder),
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
  law(
    'parsers/tags that name versions',
    3000,
    fc.tuple(
      joined(
        words('v', '1', '.2', '.0', '-r1', '-dev', '-20260101', '_x', 'latest', '-', '99999999999999999'),
        5,
      ),
      fc.array(joined(words('1', '.2', '.10', '-r1', '-dev', 'v', '-20260102'), 5), { maxLength: 12 }),
    ),
    ([tag, live]) => {
      const suggestion = createTagSuggester(live)(tag);
      hold(
        suggestion === undefined || (live.includes(suggestion) && parseTagVersion(tag) !== undefined),
        'it suggests what is not there',
      );
      hold(suggestion !== tag, 'it suggests the tag itself');
    },
  ),
  law(
    'parsers/CVSS vectors',
    4000,
    fc.array(
      fc.record({
        type: fc.oneof(foreignText, words('TYPE_CVSS_V3')),
        score: fc.oneof(mutated(VECTORS), foreignText, words(...VECTORS)),
      }),
      { maxLength: 3 },
    ),
    (scores) => {
      const { score, severity } = rateSeverities(scores);
      hold(SEVERITIES.includes(severity), `the severity is ${severity}`);
      hold(score === undefined || (score >= 0 && score <= 10), `the score is ${score}`);
      hold((score === undefined) === (severity === 'unknown'), 'a known severity without a score');
    },
    1000,
  ),
  law(
    'parsers/purls',
    4000,
    fc.oneof(
      mutated(PURLS),
      foreignText.map((text) => `pkg:${text}`),
    ),
    (text) => {
      const found = parsePurl(text);
      if (found === undefined) return;
      hold(found.name !== '' && found.type === found.type.toLowerCase(), 'it has no name');
    },
  ),
  law(
    'parsers/purls that are made parse',
    3000,
    fc.tuple(
      words('apk', 'npm', 'maven', 'golang', 'x y', 'pypi'),
      foreignText,
      fc.option(foreignText, { nil: undefined }),
    ),
    ([type, name, version]) => {
      const text = formatPurl(type, name, version);
      hold(/^[\x21-\x7e]*$/.test(text), 'it has characters that no purl has');
      parsePurl(text);
    },
  ),
];

/** Everything that people and hosts write in a line. */
export const parserLaws: readonly Law[] = [...textLaws, ...packageLaws];
