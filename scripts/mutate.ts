/**
 * Mutation check of the code that decides: flips one comparison or connective at a time and runs the tests of that file; a
 * mutant that no test notices fails the check. Of each room a fixed sample is taken, evenly spread over its mutants.
 * Usage: `node scripts/mutate.ts [part of a file name]` checks the sample, or every mutant of the files that are named.
 * Sources are changed in memory only, by a plugin of the test runner, whose cache of modules is off for that.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startVitest } from 'vitest/node';

/** Files of one room, with the tests that have to notice a flip: in the room's folder below `test`, or from there. */
type Room = Readonly<Record<string, readonly string[]>>;

const ROOMS: Readonly<Record<string, Room>> = {
  gate: {
    'src/commands/advisory-gate/decision/gate-effect.ts': ['advisory-gate.test', 'gate-decision'],
    'src/commands/advisory-gate/decision/gate-decision.ts': ['gate-decision', 'match-ignores'],
    'src/commands/advisory-gate/advisory/advisory.ts': ['advisory.test'],
    'src/commands/advisory-gate/advisory/advisory-item.ts': ['advisory-item'],
    'src/commands/advisory-gate/advisory/advisory-collection.ts': ['advisory-collection'],
    'src/commands/advisory-gate/advisory/severity.ts': ['severity'],
    'src/commands/advisory-gate/sbom/package-in-hand.ts': ['package-in-hand'],
    'src/commands/advisory-gate/sbom/package-version.ts': ['package-version', 'apk-version'],
    'src/commands/advisory-gate/add-metadata.ts': ['advisory/vulnerability-metadata'],
  },
  ignores: {
    'src/kit/findings/ignore-use.ts': ['ignore-use', 'image-ignores'],
    'src/kit/findings/ignore.ts': ['ignore.test'],
  },
  guards: {
    'src/commands/sync-rolebindings/guards/role-guards.ts': ['role-guards', 'role-kept-plan'],
    'src/commands/sync-rolebindings/guards/role-grant-guards.ts': ['role-guards'],
    'src/commands/sync-rolebindings/guards/role-refusal.ts': ['role-guards'],
    'src/commands/sync-rolebindings/guards/restriction-guard.ts': ['restriction-guard'],
  },
  proxy: {
    'src/host/network/proxies.ts': ['no-proxy', 'proxies'],
    'src/base/uri.ts': ['uri'],
  },
  retry: {
    'src/base/retry.ts': ['retry', '../platform/transport'],
    'src/platform/transport.ts': ['transport'],
    'src/commands/sync-rolebindings/apply/apply-state.ts': ['apply.test', 'apply-state'],
  },
  redaction: {
    'src/base/redactor.ts': ['redactor'],
  },
  scanner: {
    'src/images/read/host-mention.ts': ['host-mention'],
    'src/images/read/read-file.ts': ['read-file', 'bill-of-materials', '../chart'],
    'src/images/resolve/collect-references.ts': ['collect-references'],
    'src/images/read/expand-variables.ts': ['expand-variables'],
    'src/images/read/syntaxes.ts': ['syntax-for'],
  },
};

/** Most mutants of one room in the sample, which bounds the time of the check. */
const SAMPLE = 18;

/** Replacements for each operator, which the formatter always puts between spaces. */
const FLIPS: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
};

/**
 * Mutants that no test can notice, because they mean the same; the reason stands beside each. `line` is a part of the
 * mutated line, wherever that stands; a row that fits no mutant any more fails the check.
 */
const EQUIVALENT: readonly { readonly line: string; readonly to: string; readonly reason: string }[] = [
  {
    line: "if (name === '' || end < 0) return unknown(written);",
    to: '<=',
    reason: 'a name begins behind a `$`, so that it never ends at 0',
  },
  {
    line: 'const viaOrigin = items.filter((item) => item.viaOrigin === true);',
    to: '!==',
    reason: 'the names only spare work',
  },
  {
    line: "return order < 0 ? 'older' : 'newer';",
    to: '<=',
    reason: 'an order of 0 has returned before',
  },
  {
    line: "token.kind === KIND.suffix && suffixOf(token) < SUFFIXES.indexOf('');",
    to: '<=',
    reason: 'no token of a valid version has the empty suffix',
  },
  {
    line: 'if (known === undefined || endOf(ignore) > endOf(known)) before.set(scopeKey(ignore), ignore);',
    to: '>=',
    reason: 'of two entries with one scope and one end either stands for both',
  },
  {
    line: 'else if (held.length < MAXIMUM_PLACES) held.push({ form, offset });',
    to: '>=',
    reason: 'the first place of a block finds every piece; more make it longer',
  },
  {
    line: 'else if (held.length < MAXIMUM_PLACES) held.push({ form, offset });',
    to: '<=',
    reason: 'the first place of a block finds every piece; more make it longer',
  },
  {
    line: 'while (before < offset && text[at - before - 1] === form[offset - before - 1]) before += 1;',
    to: '<=',
    reason: 'before the first character of a form there is none to be equal',
  },
  {
    line: 'const isFresh = state.clock.now() < (write.freshUntilMs ?? 0);',
    to: '<=',
    reason: 'an identity may be waited for a millisecond longer',
  },
  {
    line: 'if (waitMs > 0) await state.clock.sleep(waitMs, state.signal);',
    to: '>=',
    reason: 'to wait for no time changes nothing',
  },
  {
    line: 'if (form.text.length >= PIECE) pieces.add(form);',
    to: '>',
    reason: 'of a form that is one piece long, its only piece is the whole',
  },
  {
    line: 'const whole = secret.length >= PIECE ? []',
    to: '>',
    reason: 'the whole forms of a secret that is one piece long contain its pieces',
  },
  {
    line: 'while (offset + after < form.length && text[at + after] === form[offset + after]) after += 1;',
    to: '<=',
    reason: 'behind the form only the end of the text compares equal, and a span may end one past that',
  },
  {
    line: 'if (code > 0x10ffff) return written;',
    to: '>=',
    reason: 'the last code point stands in no host name, whether it is decoded or not',
  },
  {
    line: "match[2] === '+' || variable === undefined ? NO_TEXT : markDefinition(variable.text, variable.definition);",
    to: '&&',
    reason: 'the value that `+` keeps is empty',
  },
  {
    line: 'const end = close < 0 ? value.length : close;',
    to: '<=',
    reason: 'a closing quote is never the first character',
  },
  {
    line: 'const written = value.slice(at, end < 0 ? value.length : end + (braced ? 1 : 0));',
    to: '<=',
    reason: 'the end of a variable is never the first character',
  },
  {
    line: 'for (let at = from; at < value.length; at += 1) {',
    to: '<=',
    reason: 'behind the end is no brace',
  },
  {
    line: 'if (close < 0) return unknown(value.slice(at));',
    to: '<=',
    reason: 'the end of an expression is never the first character',
  },
  {
    line: 'score.length > LONGEST_VECTOR ? rateAll(given)',
    to: '>=',
    reason: 'a rating is the same whether it is remembered or not',
  },
];

interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly before: string;
  readonly source: string;
}

/** Every mutant of a file; comments, imports and type declarations have none. */
function mutantsOf(file: string): readonly Mutant[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((text, index) => {
    if (/^\s*(?:\*|\/\*|\/\/|import |\| )/.test(text)) return [];
    return Array.from(text.matchAll(/(?<=^| )(===|!==|<=|>=|&&|\|\||<|>)(?= |$)/g)).flatMap((match) =>
      (FLIPS[match[0]] ?? []).map((to): Mutant => {
        const changed = text.slice(0, match.index) + to + text.slice(match.index + match[0].length);
        const source = lines.with(index, changed).join('\n');
        return { file, line: index + 1, from: match[0], to, before: text.trim(), source };
      }),
    );
  });
}

const fits = ({ line, to }: (typeof EQUIVALENT)[number], mutant: Mutant): boolean =>
  mutant.before.includes(line) && to === mutant.to;

const isEquivalent = (mutant: Mutant): boolean => EQUIVALENT.some((row) => fits(row, mutant));

/** Entries of the tables that the sources no longer have, one sentence each. */
function staleRows(): readonly string[] {
  const files = Object.values(ROOMS).flatMap((room) => Object.keys(room));
  const gone = files.filter((file) => !existsSync(file));
  const mutants = files.filter((file) => existsSync(file)).flatMap(mutantsOf);
  const rows = EQUIVALENT.filter((row) => !mutants.some((mutant) => fits(row, mutant)));
  return [
    ...gone.map((file) => `${file} is not there: name the file that has its code now`),
    ...rows.map(
      ({ line, to }) => `no line becomes \`${to}\` in \`${line}\`: write the row anew or remove it`,
    ),
  ];
}

/** One run of tests for the child process; without `source`, the file as it is. */
interface Task {
  readonly file: string;
  readonly names: readonly string[];
  readonly source: string | undefined;
}

/** Whether the tests of the file fail. */
async function runTests({ file, names, source }: Task): Promise<boolean> {
  const path = resolve(file);
  const vitest = await startVitest(
    'test',
    names.map((name) => join(dirname(file).replace(/^src/, 'test'), name)),
    {
      watch: false,
      bail: 1,
      project: 'unit',
      reporters: [{}],
      coverage: { enabled: false },
      maxWorkers: 1,
      // Ends with this process, whatever it does.
      pool: 'threads',
      isolate: false,
      fsModuleCache: false,
    },
    {
      plugins: [
        {
          name: 'mutate',
          enforce: 'pre',
          transform: (_: string, id: string) => (id.split('?')[0] === path ? source : undefined),
        },
      ],
    },
  );
  const failed = vitest.state.getCountOfFailedTests() + vitest.state.getUnhandledErrors().length;
  const broken = vitest.state.getFiles().some((tested) => tested.result?.state === 'fail');
  const ran = vitest.state.getFiles().length;
  await vitest.close();
  if (ran === 0) throw new Error(`no test ran for ${file}`);
  return failed > 0 || broken;
}

/** Longest time for the tests of one file: a mutant that loops endlessly has been noticed. */
const LIMIT_MS = 15_000;

let child: ChildProcess | undefined;

/** Whether the tests of a file fail, or do not end, in a child process that serves many files. */
async function isNoticed(task: Task): Promise<boolean> {
  child ??= fork(import.meta.filename, ['--serve'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const serving = child;
  return new Promise((done, fail) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      serving.removeAllListeners();
      settle();
    };
    const timer = setTimeout(() => {
      serving.kill('SIGKILL');
      child = undefined;
      end(() => done(true));
    }, LIMIT_MS);
    serving.once('message', (noticed) => end(() => done(noticed === true)));
    serving.once('exit', () => end(() => fail(new Error(`the tests of ${task.file} could not be run`))));
    serving.send(task);
  });
}

/** Every k-th of the items, so that at most `most` remain. */
function sampleOf<T>(items: readonly T[], most: number): readonly T[] {
  const step = Math.max(1, items.length / most);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

async function checkRooms(only: string | undefined): Promise<void> {
  const stale = staleRows();
  if (stale.length > 0) throw new Error(`the tables of this script are stale:\n${stale.join('\n')}`);
  const survivors: Mutant[] = [];
  let noticed = 0;
  for (const room of Object.values(ROOMS)) {
    const files = Object.keys(room).filter((name) => only === undefined || name.includes(only));
    const all = files.flatMap(mutantsOf).filter((mutant) => !isEquivalent(mutant));
    const mutants = only === undefined ? sampleOf(all, SAMPLE) : all;
    for (const file of new Set(mutants.map((mutant) => mutant.file)))
      if (await isNoticed({ file, names: room[file] ?? [], source: undefined }))
        throw new Error(`the tests of ${file} fail without any change`);
    for (const mutant of mutants) {
      if (await isNoticed({ file: mutant.file, names: room[mutant.file] ?? [], source: mutant.source }))
        noticed += 1;
      else {
        survivors.push(mutant);
        process.stdout.write(
          `survived: ${mutant.file}:${mutant.line} \`${mutant.from}\` → \`${mutant.to}\`: ${mutant.before}\n`,
        );
      }
    }
  }
  process.stdout.write(
    `${noticed} mutants noticed, ${survivors.length} survived, ${EQUIVALENT.length} known to mean the same\n`,
  );
  process.exitCode = survivors.length === 0 ? 0 : 1;
  child?.kill();
}

if (process.argv[2] === '--serve')
  process.on('message', (task: Task) => runTests(task).then((noticed) => process.send?.(noticed)));
else await checkRooms(process.argv[2]);
