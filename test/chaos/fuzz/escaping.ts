import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { systemClock } from '../../../src/base/clock.ts';
import { renderJson } from '../../../src/base/json-text.ts';
import { createAzureHost, renderLoggingCommand } from '../../../src/host/azure/azure.ts';
import { createBuildkiteHost } from '../../../src/host/buildkite/buildkite.ts';
import { renderDotenv } from '../../../src/host/files/dotenv.ts';
import { createGithubHost } from '../../../src/host/github/github.ts';
import { createGitlabHost } from '../../../src/host/gitlab/gitlab.ts';
import type { Annotation, Host } from '../../../src/host/host.ts';
import type { HostOptions } from '../../../src/host/host-options.ts';
import { createTerminalHost } from '../../../src/host/terminal/terminal.ts';
import { renderFileDiff } from '../../../src/kit/report/file-diff.ts';
import { parseOutputFile } from '../../support/runner-files.ts';
import { readAzureLog, readDotenv, readGithubLog, type SeenCommand } from './format-readers.ts';
import { foreignText, longForeignText } from './hostile.ts';
import { anyJson } from './json-cases.ts';
import { hold, holdSame, type Law, law } from './law.ts';

const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd');
/** What a terminal or an eye takes for something else: controls but for line breaks, and format characters. */
const UNSEEN = /(?!\n)\p{Cc}|\p{Cf}|\p{Cs}|\u034f|[\u2028\u2029\u115f\u1160\u3164\uffa0]/u;

/** How one host is made, and what its log's reader carries out. */
interface Reader {
  readonly environment: Readonly<Record<string, string>>;
  readonly create: (options: HostOptions) => Host;
  readonly read: (printed: string) => readonly SeenCommand[];
  /** The host's own marks taken away. */
  readonly plain: (printed: string) => string;
}

const root = mkdtempSync(join(tmpdir(), 'platform-actions-fuzz-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));
const outputFile = join(root, 'output');
mkdirSync(join(root, 'workspace'));
const workspace = join(root, 'workspace');

/** Lines that Buildkite takes for the head of a group. */
const buildkiteHeads = (printed: string): readonly SeenCommand[] =>
  [...printed.matchAll(/^[ \t]*(---|\+\+\+|~~~|\^\^\^)/gm)].map(([, name = '']) => ({
    name,
    properties: {},
    data: '',
  }));
const sections = (printed: string): readonly SeenCommand[] =>
  [...printed.matchAll(/section_(start|end):\d+:[^\r\n]*\r/g)].map(([, name = '']) => ({
    name,
    properties: {},
    data: '',
  }));
/** A runner with `proxy_exec` reads this one too. */
const masks = (printed: string): readonly SeenCommand[] =>
  readGithubLog(printed).filter(({ name }) => name === 'add-mask');

const READERS: Readonly<Record<string, Reader>> = {
  github: {
    environment: {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: root,
      GITHUB_OUTPUT: outputFile,
    },
    create: createGithubHost,
    read: readGithubLog,
    plain: (printed) => printed,
  },
  azure: {
    environment: {
      TF_BUILD: 'True',
      BUILD_BUILDID: '1',
      BUILD_SOURCESDIRECTORY: workspace,
      AGENT_TEMPDIRECTORY: root,
    },
    create: createAzureHost,
    read: (printed) => [...readAzureLog(printed), ...masks(printed)],
    plain: (printed) => printed,
  },
  gitlab: {
    environment: { GITLAB_CI: 'true', CI_PROJECT_DIR: workspace },
    create: createGitlabHost,
    read: (printed) => [...sections(printed), ...masks(printed), ...readAzureLog(printed)],
    plain: (printed) =>
      printed.replace(/\u001b\[0Ksection_(?:start|end):\d+:platform_actions_\d+\r\u001b\[0K/g, ''),
  },
  buildkite: {
    environment: { BUILDKITE: 'true', BUILDKITE_JOB_ID: '1' },
    create: createBuildkiteHost,
    read: (printed) => [...buildkiteHeads(printed), ...masks(printed), ...readAzureLog(printed)],
    plain: (printed) => printed,
  },
  terminal: {
    environment: {},
    create: createTerminalHost,
    read: (printed) => [...masks(printed), ...readAzureLog(printed)],
    plain: (printed) => printed,
  },
};

interface Told {
  readonly host: Host;
  printed(): string;
}

function hostFor({ create, environment }: Reader): Told {
  let log = '';
  const host = create({
    environment,
    log: (text) => {
      log += text;
    },
    interactive: false,
    http: async () => async () => ({ kind: 'failure', reason: 'connection', message: 'none', sent: false }),
    clock: systemClock,
    random: () => 0,
    workingDirectory: workspace,
    command: 'resolve-digest',
  });
  return { host, printed: () => log };
}

const annotation: fc.Arbitrary<Annotation> = fc.record(
  {
    level: fc.constantFrom('error', 'warning', 'notice'),
    title: foreignText,
    message: longForeignText,
    file: foreignText,
    line: fc.nat(9),
    column: fc.nat(9),
    endLine: fc.nat(9),
  },
  { requiredKeys: ['level', 'title', 'message'] },
);

/** What each way to tell something may make a host's reader carry out. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  github: {
    info: [],
    debug: ['debug'],
    notice: ['notice'],
    warning: ['warning'],
    error: ['error'],
    quote: ['stop-commands'],
  },
  azure: {
    info: [],
    debug: ['task.debug'],
    notice: [],
    warning: ['task.logissue'],
    error: ['task.logissue'],
    quote: [],
  },
  gitlab: { info: [], debug: [], notice: [], warning: [], error: [], quote: [] },
  buildkite: { info: [], debug: [], notice: [], warning: [], error: [], quote: [] },
  terminal: { info: [], debug: [], notice: [], warning: [], error: [], quote: [] },
};

type Way = 'info' | 'debug' | 'notice' | 'warning' | 'error' | 'quote';
const way: fc.Arbitrary<Way> = fc.constantFrom('info', 'debug', 'notice', 'warning', 'error', 'quote');

async function tell(host: Host, how: Way, text: string): Promise<void> {
  if (how === 'quote') host.quote(text);
  else host.log[how](text);
}

function logLaw(name: string, reader: Reader): Law {
  return law(`escaping/log of ${name}`, 2500, fc.tuple(way, longForeignText), async ([how, text]) => {
    const { host, printed } = hostFor(reader);
    await tell(host, how, text);
    const told = printed();
    holdSame(
      reader.read(told).map((one) => one.name),
      EXPECTED[name]?.[how],
      `the log of ${name} has other commands`,
    );
    const unseen = UNSEEN.exec(reader.plain(told));
    hold(unseen === null, () => `the log has U+${unseen?.[0].codePointAt(0)?.toString(16)}`);
    hold(told === '' || told.endsWith('\n'), 'the line has no end');
  });
}

function annotationLaw(name: string, reader: Reader): Law {
  return law(`escaping/annotations of ${name}`, 1500, annotation, (given) => {
    const { host, printed } = hostFor(reader);
    host.annotate(given);
    const seen = reader.read(printed());
    const told = EXPECTED[name]?.[given.level] ?? [];
    holdSame(
      seen.map((one) => one.name),
      told,
      `the log of ${name} has other commands`,
    );
    hold(
      UNSEEN.exec(reader.plain(printed()).replaceAll('\n', '')) === null || given.file !== undefined,
      'the log has what is not seen',
    );
    for (const { data, properties } of seen) {
      const known = [
        'title',
        'file',
        'line',
        'endLine',
        'col',
        'endColumn',
        'type',
        'sourcepath',
        'linenumber',
        'columnnumber',
      ];
      hold(
        Object.keys(properties).every((key) => known.includes(key)),
        () => `it has the properties ${Object.keys(properties).join()}`,
      );
      if (properties['file'] !== undefined)
        hold(properties['file'] === given.file, 'the file is another one');
      if (properties['line'] !== undefined)
        hold(properties['line'] === String(given.line), 'the line is another one');
      hold(!/::|##(?:vso)?\[/i.test(data), 'the message holds a command');
    }
  });
}

const secret = fc
  .tuple(
    fc.constantFrom('', '%0A::error::', 'a\n::warning::', ']x', ';y'),
    fc.stringMatching(/^[A-Za-z0-9_.-]{8,40}$/),
    foreignText,
  )
  .map((parts) => parts.join(''));

function maskLaw(name: string, reader: Reader, command: string): Law {
  return law(`escaping/masks of ${name}`, 1000, fc.tuple(secret, foreignText), ([hidden, text]) => {
    const { host, printed } = hostFor(reader);
    host.mask(hidden);
    const seen = reader.read(printed());
    hold(
      seen.every((one) => one.name === command),
      () => `it has ${seen.map((one) => one.name).join()}`,
    );
    const masked = new Set(seen.map(({ data }) => data));
    for (const part of hidden.split(/\r?\n/).map((line) => line.trim()))
      if (part.length >= 4) hold(masked.has(part), () => `${part} is not masked`);
    const before = printed().length;
    host.log.info(`${text} ${hidden} ${text}`);
    const shown = printed().slice(before);
    const whole = hidden.trim();
    hold(whole.length < 4 || !shown.includes(whole), 'the secret is shown');
  });
}

/** Logs, files and values that a CI reads. */
export const escapingLaws: readonly Law[] = [
  ...Object.entries(READERS).flatMap(([name, reader]) => [logLaw(name, reader), annotationLaw(name, reader)]),
  maskLaw('github', READERS['github'] as Reader, 'add-mask'), // both are named above
  maskLaw('azure', READERS['azure'] as Reader, 'task.setsecret'),
  law(
    'escaping/logging commands of Azure come back',
    2500,
    fc.tuple(fc.dictionary(fc.constantFrom('variable', 'isOutput', 'sourcepath'), foreignText), foreignText),
    ([properties, message]) => {
      const seen = readAzureLog(renderLoggingCommand('task.setvariable', properties, message)).filter(
        ({ name }) => name.includes('.'),
      );
      hold(seen.length === 1, 'it is no command, or more than one');
      holdSame(
        Object.entries(seen[0]?.properties ?? {}).sort(),
        Object.entries(properties)
          .filter(([, value]) => value !== '')
          .sort(),
        'the properties are others',
      );
      hold(seen[0]?.data === message, 'the message is another one');
    },
  ),
  law(
    'escaping/outputs in files',
    2500,
    fc.array(
      fc.tuple(
        fc.constantFrom('digest', 'a-b', 'references'),
        fc.oneof(
          foreignText,
          fc.constantFrom('ghadelimiter\nx=y', 'a\nghadelimiter', 'ghadelimiter_', '\nghadelimiter\n'),
        ),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    (outputs) => {
      writeFileSync(outputFile, '');
      const { host } = hostFor(READERS['github'] as Reader);
      for (const [name, value] of outputs) host.setOutput(name, value);
      const read = parseOutputFile(readFileSync(outputFile, 'utf8'));
      holdSame(
        Object.entries(read).sort(),
        Object.entries(Object.fromEntries(outputs.map(([name, value]) => [name, wellFormed(value)]))).sort(),
        'the outputs are others',
      );
    },
  ),
  law(
    'escaping/outputs of Azure',
    2000,
    fc.tuple(fc.constantFrom('digest', 'changed-files'), foreignText),
    ([name, value]) => {
      const { host, printed } = hostFor(READERS['azure'] as Reader);
      host.setOutput(name, value);
      const seen = readAzureLog(printed()).filter((one) => one.name.includes('.'));
      holdSame(
        seen,
        [
          {
            name: 'task.setvariable',
            properties: { variable: name.replaceAll('-', '_'), isOutput: 'true', isSecret: 'false' },
            data: value,
          },
        ],
        'the variable is another one',
      );
    },
  ),
  law(
    'escaping/files of variables',
    2500,
    fc.tuple(
      fc.array(
        fc.tuple(
          fc.constantFrom('digest', 'a-b', 'references', 'outputs-truncated', 'x'),
          fc.oneof(
            foreignText,
            anyJson.map((value) => JSON.stringify([value, value])),
            longForeignText,
          ),
        ),
        { maxLength: 5 },
      ),
      fc.integer({ min: 120, max: 6000 }),
    ),
    ([outputs, maximumBytes]) => {
      const given = new Map(outputs);
      const { cut, leftOut, text } = renderDotenv(given, { prefix: 'X_', maximumBytes, maximumCount: 4 });
      hold(Buffer.byteLength(text) <= maximumBytes, 'it is too large');
      const read = readDotenv(text);
      for (const [name, value] of given) {
        const found = read.get(`X_${name.toUpperCase().replaceAll('-', '_')}`);
        if (leftOut.includes(name) || name === 'outputs-truncated') continue;
        if (cut.includes(name)) hold(Array.isArray(JSON.parse(found ?? '')), 'a list was cut in an entry');
        else hold(found === value, () => `${name} is ${found}`);
      }
      hold(read.size <= given.size + 1, 'there are more variables than outputs');
    },
  ),
  law(
    'escaping/JSON in logs',
    2500,
    fc.tuple(fc.oneof(foreignText, anyJson), fc.constantFrom(0, 2)),
    ([value, indent]) => {
      const text = renderJson(value, indent);
      holdSame(JSON.parse(text), JSON.parse(JSON.stringify(value)), 'it says something else');
      hold(
        !/::|##\[|##vso\[/i.test(text) && UNSEEN.exec(text) === null,
        'it has a command, or what is not seen',
      );
    },
  ),
  law('escaping/diffs', 1000, fc.tuple(foreignText, foreignText, foreignText), ([name, before, after]) => {
    const file = name.replaceAll('\n', '');
    const diff = renderFileDiff(file, `${before}\n`, `${after}\n`);
    hold(UNSEEN.exec(diff.replaceAll('\t', '')) === null, 'it has what is not seen');
    const { host, printed } = hostFor(READERS['github'] as Reader);
    host.quote(diff);
    holdSame(
      readGithubLog(printed()).map((one) => one.name),
      ['stop-commands'],
      'it has other commands',
    );
  }),
];
