import { describe, expect, test } from 'vitest';
import { applyEdits, planEdit } from '../../../src/images/edit/edit-text.ts';
import { scanFile } from '../../../src/images/read/read-file.ts';
import { slack } from '../../support/slack.ts';
import { NEW_DIGEST } from './golden.ts';

const MOST_MS = 5000 * slack;

/** Repeats a text up to about 3 MB. */
const many = (text: string) => text.repeat(3_000_000 / text.length);
/** As long as code may be. */
const much = (text: string) => text.repeat(999_000 / text.length);
const lines = (count: number, make: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => make(n)).join('\n');

const YAML: Readonly<Record<string, string>> = {
  'a line of 3 MB': `image: ${many('a')}`,
  'a quoted line of 3 MB': `image: "${many('\\n')}"`,
  'a line of words': `image: ${many('a ')}`,
  'open variables': `image: "${many('${')}"`,
  'open brackets': `image: ${many('[')}`,
  'open maps': `image: ${many('{a: ')}`,
  'nested lists': `image:\n${many('- ')}`,
  'closing braces': `image: x\n${many('}')}`,
  quotes: `image: ${many('"')}`,
  anchors: `image: ${many('&a ')}`,
  commas: `image: {${many(',')}}`,
  'the same key': many('image: a\n'),
  'empty block scalars': many('image: |\n'),
  documents: many('---\nimage: a.b/c:1\n'),
  'line breaks': `image:\n${many('\n')}`,
  'NUL bytes': `image: ${many('\0')}`,
  'lone surrogates': `image: "${many('\ud800')}"`,
  directives: many('%TAG ! image\n'),
  'a text that is not indented': `image: "${many('x\n')}"`,
  'one image many times': `a: &a {image: cgr.dev/x/y:1}\nb: [${'*a,'.repeat(300_000)}]`,
  'an alias bomb': `services: &a0 {image: x}\n${lines(40, (n) => `b${n}: &a${n + 1} {<<: [${`*a${n},`.repeat(9)}], image${n}: x}`)}`,
  'a chain of merges': `image: y\na0: &a0 {k: x}\n${lines(40_000, (n) => `a${n + 1}: &a${n + 1} {<<: *a${n}, image: {tag: 1}}`)}`,
  'a circle of aliases': 'services: &a\n  x: &b {image: q, <<: *a}\n  <<: *b',
  'one line with many texts': `image: [${'"a.b/c:1", '.repeat(100_000)}]`,
};

const DOCKERFILE: Readonly<Record<string, string>> = {
  'one long RUN': `FROM x\nRUN ${much('a ')}`,
  'continued lines': `FROM x\nRUN ${much('a \\\n')}`,
  backslashes: `FROM x\nRUN ${much('\\')}`,
  'FROM lines': much('FROM x\n'),
  'ARG lines': `${much('ARG x=1\n')}FROM a:$x`,
  'arguments that double': `ARG a0=\n${lines(20_000, (n) => `ARG a${n + 1}=\${a${n}}\${a${n}}`)}\nFROM a:$a5000`,
  'one argument in many FROM': `ARG T=1\n${much('FROM a:$T\n')}`,
  mounts: `FROM x\nRUN ${much('--mount=from=a:1 ')}`,
  'mount options': `FROM x\nRUN --mount=${much('from=a,')}`,
  heredocs: `FROM x\nRUN ${much('<<A ')}\n`,
  'ONBUILD in ONBUILD': `FROM x\nONBUILD ${much('ONBUILD ')}`,
  'arguments in one ARG': `ARG ${much('a=1 ')}\nFROM x`,
  'NUL bytes': much('\0'),
  'a line of 3 MB': `FROM x\nRUN ${many('a')}`,
  comments: `${much('# a=b\n')}FROM x`,
  flags: `FROM ${much('--a ')}x`,
};

const JSONC: Readonly<Record<string, string>> = {
  'open brackets': `{"image":${much('[')}`,
  'a long text': `{"image":"${much('\\n')}"}`,
  commas: `{${much(',')}}`,
  quotes: much('"'),
};

const HCL: Readonly<Record<string, string>> = {
  quotes: much('"'),
  'escaped quotes': much('\\"'),
  'open interpolations': much('"${'),
  'open heredocs': much('<<A\n'),
  braces: `target "a" { contexts = ${much('{')}`,
  names: much('a '),
  'a list of names': `target "a" { args = [${much('A,')}] }`,
  'variables that double': `${lines(20_000, (n) => `variable "a${n + 1}" { default = "\${a${n}}\${a${n}}" }`)}\ntarget "x" { args = { a = "\${a20000}" } }`,
};

const TERRAFORM: Readonly<Record<string, string>> = {
  'values in one text': `locals { r = "cgr.dev" }\na { b = "${much('push ${local.r}/a/b:1 ')}" }`,
  'values that double': `locals {\n${lines(20_000, (n) => `a${n + 1} = "\${local.a${n}}\${local.a${n}}"`)}\na0 = "cgr.dev/a/b:1"\n}`,
  'a chain of values': `locals {\n${lines(20_000, (n) => `a${n + 1} = local.a${n}`)}\na0 = "cgr.dev"\n}\na { image = "\${local.a20000}/a/b:1" }`,
  'open expressions': `locals { r = "cgr.dev" }\na { b = <<A\n${much('${ local.r ')}\nA\n}`,
};

const GROOVY: Readonly<Record<string, string>> = {
  quotes: much("'"),
  'open texts': much("'''a"),
  'open interpolations': much('"${'),
  'dollar texts': much('$/ '),
  slashes: much('= /a\n'),
  'escaped slashes': much('\\/'),
  'escaped quotes': much("\\'"),
  brackets: much('('),
  pods: much("yaml '''\nimage: x\n'''\n"),
  names: much('x = "$x" \n'),
};

const MARKDOWN: Readonly<Record<string, string>> = {
  tabs: many('\t'),
  'marks of lists': many('- '),
  'marks of quotes': many('>\t'),
  numbers: many('123456789'),
  backticks: many('`'),
  fences: many('```\n'),
};

/** What the rules of these tools make of anchors and documents; the parser is the same. */
const {
  documents,
  'an alias bomb': bomb = '',
  'a chain of merges': merges = '',
  'a circle of aliases': circle = '',
} = YAML;
const TOOLS = { documents: documents ?? '', bomb, merges, circle };

const IMAGE = 'cgr.dev/acme/a:1';
const INPUT = `on: {workflow_dispatch: {inputs: {a: {default: ${IMAGE}}}}}\nx: |\n  `;
const WORKFLOW: Readonly<Record<string, string>> = {
  quotes: `${INPUT}${many("'a ")}`,
  comparisons: `${INPUT}${many('== ')}`,
  'uses of an input': `on: {workflow_call: {inputs: {r: {default: cgr.dev}}}}\nrun: |\n  ${many('docker push ${{ inputs.r }}/a/b:1 ')}`,
  'open expressions': `on: {workflow_call: {inputs: {r: {default: cgr.dev}}}}\nx: |\n  inputs.${many('${{ a')}`,
};
const RESULTS: Readonly<Record<string, string>> = {
  'uses of a variable': `A=${IMAGE}\n${many('$A ')}`,
  'uses of many variables': `A=${IMAGE}\n${lines(200_000, (n) => `$A${n} \\`)}`,
  'words before copies': lines(15_000, () => `skopeo copy ${': '.repeat(150)}${IMAGE}`),
  'commands before a builder': lines(15_000, () => `${'pack build '.repeat(34)} --builder ${IMAGE}`),
};

const GITLAB: Readonly<Record<string, string>> = {
  'jobs that extend each other': lines(
    40_000,
    (n) => `a${n}: {extends: [a${n + 1}, a${n + 2}], image: "$x${n}"}`,
  ),
  'one list of parents': `a1: {extends: &l [${'a1,'.repeat(100_000)}]}\n${lines(30_000, (n) => `b${n}: {extends: *l, image: $T}`)}`,
  'services in every job': `services: [${'$T,'.repeat(100_000)}]\n${lines(30_000, (n) => `a${n}: {variables: {T: x}}`)}`,
  'an image in every job': `variables: {A: ${'x'.repeat(8000)}}\n${lines(15_000, (n) => `a${n}: {image: $A}`)}`,
  'values of one matrix in every job': `a: &m {matrix: [{T: [${'&v x,'}${'*v,'.repeat(300)}]}]}\n${lines(20_000, (n) => `a${n}: {parallel: *m, image: "a/b:$T"}`)}`,
  'references to rules': `a: {rules: &r [${'!reference [a, rules],'.repeat(30_000)}]}\n${lines(20_000, (n) => `a${n}: {rules: *r, image: $a${n}}`)}`,
};

/** Many steps or images share a matrix. */
const VALUES = `["1", ${'&v "2", '}${'*v, '.repeat(100_000)}]`;
const WOODPECKER: Readonly<Record<string, string>> = {
  'one value many times': `matrix: {T: ${VALUES}}\nsteps:\n${lines(50_000, () => '- image: a/b:${T}')}`,
  'many images': `matrix: {T: ["1", "2", "3"]}\nsteps:\n${lines(50_000, (n) => `- image: a/b${n}:\${T}`)}`,
};
const BUILDKITE: Readonly<Record<string, string>> = {
  'one value many times': `a: &m ${VALUES}\nsteps:\n${lines(50_000, () => '- {matrix: *m, image: "a/b:{{matrix}}"}')}`,
  'steps that share what they contain': `a: &a [${'{image: "a:{{matrix}}"}, '.repeat(20_000)}]\nsteps:\n${lines(20_000, () => '- {matrix: ["1"], b: *a}')}`,
  'expressions in one image': `a: {matrix: ["1"], image: "${'{{matrix}}'.repeat(200_000)}"}`,
};

const FILES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['values.yaml', YAML],
  ['docker-compose.yml', TOOLS],
  ['.gitlab-ci.yml', { ...TOOLS, ...GITLAB }],
  ['.woodpecker.yml', WOODPECKER],
  ['.buildkite/pipeline.yml', BUILDKITE],
  ['Dockerfile', DOCKERFILE],
  ['.devcontainer.json', JSONC],
  ['docker-bake.json', JSONC],
  ['docker-bake.hcl', HCL],
  [
    'main.tf',
    { ...HCL, ...TERRAFORM, blocks: much('set {\n'), 'set blocks': much('set {}\n'), lists: much('a = [') },
  ],
  ['Jenkinsfile', GROOVY],
  ['README.md', MARKDOWN],
  ['BUILD.bazel', { 'escaped quotes': much('\\"'), 'open lists of results': much('repo_tags = [') }],
  ['Makefile', RESULTS],
  ['.github/workflows/ci.yml', WORKFLOW],
];

test('long data without an image in parts is not parsed', () => {
  const dashboard = `{"panels":[${'{"expr":"a{image!=1}","x":[1,2]},'.repeat(90_000)}{}]}`;
  const map = `apiVersion: v1\nkind: ConfigMap\ndata:\n  a: '${dashboard}'\n  b: cgr.dev/a/b:1\n`;
  const start = process.cpuUsage();
  expect(scanFile('cm.yaml', map).references).toHaveLength(1);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(500 * slack);
});

describe.each(FILES)('%s', (path, texts) => {
  test.each(Object.entries(texts))('%s: read within 5 s', (_name, text) => {
    const start = process.cpuUsage();
    scanFile(path, text);
    const { user, system } = process.cpuUsage(start);
    // Time of the processor: other work on the machine is not what is measured.
    expect((user + system) / 1000).toBeLessThan(MOST_MS);
  });
});

test('a file nested too deeply is a problem, not a crash', () => {
  expect(scanFile('x.yaml', `image: ${'['.repeat(1000)}`).problems).toEqual([
    { line: 1, message: 'it is nested too deeply' },
  ]);
  expect(scanFile('.devcontainer.json', `{"image":${'['.repeat(100_000)}`).problems[0]?.message).toMatch(
    /^it cannot be read completely: RangeError/,
  );
});

test('a file that names too many images is read as far as the limit', () => {
  const { references, problems } = scanFile(
    'Dockerfile',
    `FROM x\nRUN ${'--mount=from=a.b/c:1 '.repeat(20_001)}`,
  );
  expect(references).toHaveLength(20_000);
  expect(problems[0]?.message).toContain('more than 20000 images');
  expect(scanFile('Dockerfile', 'FROM x\n'.repeat(20_001)).problems[0]?.message).toContain(
    '20000 instructions',
  );
  expect(scanFile('x.yaml', '---\nimage: a.b/c:1\n'.repeat(20_002)).problems[0]?.message).toContain(
    '20000 documents',
  );
});

test('a Dockerfile of 3 MB is a problem', () => {
  expect(scanFile('Dockerfile', many('FROM x\n')).problems).toEqual([
    { line: 1, message: 'it is longer than 1000000 characters' },
  ]);
});

test('references among NUL bytes, lone surrogates and lone carriage returns keep their places', () => {
  const text = 'FROM cgr.dev/a/b:1\nLABEL x="\0\ud800"\nRUN a\rb\nFROM cgr.dev/a/c:1 # \udc00\n';
  const { references } = scanFile('Dockerfile', text);
  expect(references.map(({ place }) => text.slice(place.start, place.end))).toEqual([
    'cgr.dev/a/b:1',
    'cgr.dev/a/c:1',
  ]);
  const edits = references.flatMap((reference) => {
    const plan = planEdit(reference, NEW_DIGEST);
    return 'kind' in plan ? [] : plan;
  });
  expect(applyEdits(text, edits)).toBe(text.replaceAll(':1', `:1@${NEW_DIGEST}`));
});

test('names that look like commands of a CI are no references', () => {
  const { references, unresolved } = scanFile(
    'Dockerfile',
    'FROM ::set-output\nFROM ##[error]x\nFROM `x`\nFROM <img>\nFROM a|b\n',
  );
  expect(references).toEqual([]);
  expect(unresolved).toHaveLength(5);
});
