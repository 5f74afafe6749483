import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findProblems } from '../../../src/commands/resolve-digest/find-problems.ts';
import { manifest } from '../../../src/commands/resolve-digest/manifest.ts';
import { givenText, parseCommandLine } from '../../../src/kit/inputs/input-sources.ts';
import { readInputs } from '../../../src/kit/inputs/read-inputs.ts';
import type { InputSpec } from '../../../src/kit/manifest/manifest.ts';
import { createMemoryHost } from '../../support/memory-host.ts';

const NOW = Date.UTC(2026, 10, 1);

async function readOne(spec: InputSpec, text: string | undefined): Promise<unknown> {
  const read = await readInputs({ x: spec }, () => (text === undefined ? undefined : { text }), NOW);
  return read.kind === 'inputs' ? read.inputs.x : read.problems.map((problem) => problem.message).join('\n');
}

describe('parseCommandLine', () => {
  const flagsOf = (...words: readonly string[]) =>
    Object.fromEntries(parseCommandLine(manifest, words).flags);
  const problemsOf = (...words: readonly string[]) =>
    parseCommandLine(manifest, words).problems.map(({ message }) => message);

  it.each([
    ['a value behind', ['--images', 'a'], { images: 'a' }],
    ['a value with =, also an empty one', ['--images=a=b', '--identity='], { images: 'a=b', identity: '' }],
    [
      'a text in PEM, whose dashes make no flag',
      ['--branch', '-----BEGIN X-----'],
      { branch: '-----BEGIN X-----' },
    ],
    ['a bare boolean', ['--dry-run', '--images', 'a'], { 'dry-run': 'true', images: 'a' }],
    ['a boolean with a value', ['--dry-run', 'false'], { 'dry-run': 'false' }],
    ['lists, which add up', ['--images', 'a', '--images', 'b,c'], { images: 'a\nb,c' }],
    ['an empty flag, which counts as not given', ['--mode=', '--mode', 'pin', '--mode', ''], { mode: 'pin' }],
    ['the file of a secret', ['--token-file', '/run/token'], { 'token-file': '/run/token' }],
  ])('takes %s', (_, words, flags) => {
    expect(flagsOf(...words)).toEqual(flags);
    expect(problemsOf(...words)).toEqual([]);
  });

  it('tells the first twenty wrong entries of a list', async () => {
    const text = Array.from({ length: 500 }, (_, index) => `Wrong${index}`).join('\n');
    const read = await readInputs(manifest.inputs, (name) => (name === 'images' ? { text } : undefined), 0);
    const [problem] = read.kind === 'problems' ? read.problems : [];
    expect(problem?.message).toContain('`Wrong19`');
    expect(problem?.message).not.toContain('`Wrong20`');
    expect(problem?.message).toMatch(/; and 480 more$/);
  });

  it('suggests the file of a secret', () => {
    const { problems } = parseCommandLine(manifest, ['--tokn-file', 'x']);
    expect(problems.map(({ fix }) => fix)).toEqual(['did you mean `--token-file`?']);
  });

  it('knows its own words', () => {
    expect(parseCommandLine(manifest, ['--json', '-h'])).toMatchObject({ json: true, help: true });
  });

  it.each([
    [['--bogus', 'x'], '`--bogus` is not an input of `resolve-digest`'],
    [['--__proto__=x'], '`--__proto__` is not an input of `resolve-digest`'],
    [['--constructor', 'x'], '`--constructor` is not an input of `resolve-digest`'],
    [['--toString-file', 'x'], '`--toString-file` is not an input of `resolve-digest`'],
    [['--image-file', 'x'], '`--image-file` is not an input of `resolve-digest`'],
    [['python'], '`python` is not a flag'],
    [
      ['--token', 'x'],
      '`--token` does not exist: a secret on the command line can be read by other processes',
    ],
    [['--mode', 'pin', '--mode', 'pin'], '`--mode` is given twice'],
    [['--images', '--dry-run'], '`--images` needs a value'],
  ])('refuses %j', (words, message) => {
    expect(problemsOf(...words)).toEqual([message]);
  });

  it('says how to pass a value that begins like a flag, and which flag was meant', () => {
    const { problems } = parseCommandLine(manifest, ['--images', '--x', '--jsn']);
    expect(problems[0]?.fix).toBe('write `--images=--x` if `--x` is its value');
    expect(problems[2]?.fix).toBe('did you mean `--json`?');
  });

  it('takes no short flag for the value of an input, and one with a dash too few for that input', () => {
    const fixOf = (word: string) => parseCommandLine(manifest, [word]).problems[0]?.fix;
    expect(fixOf('-x')).toBe('the only short flag is `-h`: see `--help`');
    expect(fixOf('-images')).toBe('did you mean `--images`?');
    expect(fixOf('python')).toBe('inputs are passed as flags: did you mean `--images python`?');
  });

  it('never throws', () => {
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('--', '--=', '--images', '--json', '-h', '--token', '--images='),
    );
    fc.assert(
      fc.property(fc.array(word), (words) => {
        const { flags, problems } = parseCommandLine(manifest, words);
        expect(flags.size + problems.length).toBeLessThanOrEqual(words.length);
      }),
    );
  });
});

describe('givenText', () => {
  const texts = (flag?: string, native?: string, variable?: string) => ({
    commandLine: {
      flags: new Map(flag === undefined ? [] : [['min-age', flag]]),
      json: false,
      help: false,
      problems: [],
    },
    native: () => native,
    environment: { PLATFORM_MIN_AGE: variable },
  });

  it('ranks the flag before the native input before the variable, and takes empty ones for none', () => {
    expect(givenText(texts('a', 'b', 'c'), 'min-age')).toBe('a');
    expect(givenText(texts(' ', 'b', 'c'), 'min-age')).toBe('b');
    expect(givenText(texts('', '', 'c'), 'min-age')).toBe('c');
    expect(givenText(texts('', '', ''), 'min-age')).toBeUndefined();
  });
});

describe('readInputs', () => {
  const text = { kind: 'text', description: '' } as const;
  const rows: readonly (readonly [string, InputSpec, string | undefined, unknown])[] = [
    ['text, trimmed', text, ' a ', 'a'],
    ['nothing', text, undefined, undefined],
    ['a default', { ...text, default: 'd' }, undefined, 'd'],
    ['true', { kind: 'boolean', description: '' }, 'true', true],
    ['a number', { kind: 'integer', description: '', min: 1, max: 64 }, '64', 64],
    ['a duration', { kind: 'duration', description: '' }, '36h', 129_600_000],
    ['the shortest duration', { kind: 'duration', description: '', min: 1000 }, '1s', 1000],
    ['no duration, where that has a meaning', { kind: 'duration', description: '' }, '0s', 0],
    [
      'a duration that is too short',
      { kind: 'duration', description: '', min: 1000 },
      '0h',
      '`x` is `0h`, which is shorter than `1s`',
    ],
    ['a time', { kind: 'time', description: '' }, '2026-01-31', Date.UTC(2026, 0, 31)],
    ['a choice', { kind: 'choice', description: '', choices: ['a', 'b'] }, 'b', 'b'],
    ['choices', { kind: 'choices', description: '', choices: ['a', 'b'] }, 'b,a', ['b', 'a']],
    ['a list', { kind: 'list', description: '' }, 'a,b\nc', ['a', 'b', 'c']],
    ['lines', { kind: 'lines', description: '' }, 'a,b\nc', ['a,b', 'c']],
    ['globs', { kind: 'globs', description: '' }, '*.{yml,yaml}', ['*.{yml,yaml}']],
    [
      'an origin, its slash stripped',
      { kind: 'url', description: '' },
      'https://cgr.dev/',
      'https://cgr.dev',
    ],
    ['http on loopback', { kind: 'url', description: '' }, 'http://127.0.0.1:5000', 'http://127.0.0.1:5000'],
    [
      'a bad boolean',
      { kind: 'boolean', description: '' },
      'TRUE',
      '`x` is `TRUE`, which is neither `true` nor `false`',
    ],
    [
      'a fraction',
      { kind: 'integer', description: '' },
      '1.5',
      '`x` is `1.5`, which is not a whole number from 0 to 9007199254740991',
    ],
    [
      '`none` among others',
      { kind: 'choices', description: '', choices: ['none', 'a'] },
      'none,a',
      '`x` combines `none` with other values',
    ],
    [
      'another choice',
      { kind: 'choices', description: '', choices: ['a'] },
      'a,c',
      '`x` is `c`, which is not a valid value',
    ],
    [
      'a glob that is too long',
      { kind: 'globs', description: '' },
      'a'.repeat(257),
      `\`x\` has the glob \`${'a'.repeat(79)}…\`, which cannot be used: it is longer than 256 characters`,
    ],
    ['no URL', { kind: 'url', description: '' }, 'cgr.dev', '`x` is `cgr.dev`, which is not a URL'],
    [
      'http elsewhere',
      { kind: 'url', description: '' },
      'http://cgr.dev',
      '`x` is `http://cgr.dev`: only https is allowed, and http on loopback',
    ],
    [
      'a token that is several lines',
      { kind: 'secret', description: '' },
      'first\nsecond',
      '`x` is not a token: it contains a space, a line break or another character that tokens cannot contain',
    ],
    ['a token', { kind: 'secret', description: '' }, ' a.b-c_d=\n', 'a.b-c_d='],
    [
      'an empty query',
      { kind: 'url', description: '' },
      'https://cgr.dev/?',
      '`x` is `https://cgr.dev/?`: a path, query or fragment is not allowed',
    ],
    [
      'an empty fragment',
      { kind: 'url', description: '' },
      'https://cgr.dev#',
      '`x` is `https://cgr.dev#`: a path, query or fragment is not allowed',
    ],
    [
      'an empty user name',
      { kind: 'url', description: '' },
      'https://@cgr.dev',
      '`x` is `https://@cgr.dev`: a path, query or fragment is not allowed',
    ],
    [
      'a query',
      { kind: 'url', description: '' },
      'https://cgr.dev?a',
      '`x` is `https://cgr.dev?a`: a path, query or fragment is not allowed',
    ],
    [
      'a future time',
      { kind: 'time', description: '', past: true },
      '2999-01-01',
      '`x` is 2999-01-01T00:00:00.000Z, which is in the future',
    ],
  ];
  it.each(rows)('reads %s', async (_, spec, given, expected) => {
    expect(await readOne(spec, given)).toEqual(expected);
  });

  it('gives all that is wrong, and what is right, with the place of each', async () => {
    const place = { file: 'c.yml', line: 3 };
    const read = await readInputs(
      manifest.inputs,
      (name) => ({ mode: { text: 'x', place }, timeout: { text: 'y' }, images: { text: 'a' } })[name],
      NOW,
    );
    expect(read).toMatchObject({
      kind: 'problems',
      problems: [{ input: 'mode', place }, { input: 'timeout' }],
      inputs: { images: ['a'] },
    });
    expect(read.inputs).not.toHaveProperty('mode');
  });
});

describe('findProblems', async () => {
  const base = {
    mode: 'resolve',
    files: [],
    images: ['python'],
    'registry-map': [],
    'registry-url': 'https://cgr.dev',
  } as const;
  const messages = async (inputs: Parameters<typeof findProblems>[0]): Promise<readonly string[]> => {
    const place = { host: createMemoryHost(), isGiven: (name: string) => Object.hasOwn(inputs, name) };
    return (await findProblems(inputs, place)).map(({ message }) => message);
  };

  it('finds nothing wrong with images of this registry, or files', async () => {
    expect(await messages(base)).toEqual([]);
    expect(await messages({ ...base, images: [], files: ['Dockerfile'] })).toEqual([]);
    expect(await messages({ ...base, images: [], mode: 'check' })).toEqual([]);
    expect(await messages({ ...base, images: ['acme/x'], mode: 'check' })).toEqual([]);
    expect(await messages({ ...base, images: ['acme/x'], identity: 'a/b' })).toEqual([]);
    expect(await messages({ ...base, images: ['acme/x'], 'registry-token': 't' })).toEqual([]);
    expect(await messages({ ...base, images: ['acme/x', 'python'] })).toEqual([]);
  });

  it('tells foreign hosts and the missing identity together', async () => {
    expect(await messages({ ...base, images: ['docker.io/a', 'quay.io/b', 'acme/x'] })).toEqual([
      '`images`: `docker.io/a` is on `docker.io`, not on this registry',
      '`images`: `quay.io/b` is on `quay.io`, not on this registry',
      '`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in',
    ]);
  });

  it('says nothing of inputs that are wrong themselves', async () => {
    const { images, ...rest } = base;
    expect([images.length, await messages(rest)]).toEqual([1, []]);
    expect(await messages({ ...base, images: [] })).toEqual(['`images` is required']);
  });
});

describe('a reference to a variable that the CI did not replace', () => {
  it.each([
    ['$(PLATFORM_IDENTITY)', 'PLATFORM_IDENTITY'],
    ['$PLATFORM_IDENTITY', 'PLATFORM_IDENTITY'],
    ['${PLATFORM_IDENTITY}', 'PLATFORM_IDENTITY'],
    [' %PLATFORM_IDENTITY% ', 'PLATFORM_IDENTITY'],
    ['$(platform.identity)', 'platform.identity'],
  ])('%s is named as not set, whatever the kind of the input', async (text, name) => {
    for (const input of ['identity', 'files', 'cache', 'timeout']) {
      const read = await readInputs(manifest.inputs, (one) => (one === input ? { text } : undefined), 0);
      expect(read.kind === 'problems' ? read.problems : []).toMatchObject([
        { input, message: `\`${input}\` is \`${text.trim()}\`: the variable \`${name}\` is not set` },
      ]);
    }
  });
});
