/**
 * Mutation check of the advisory gate's decision: flips one comparison or connective at a time and runs the tests of that
 * file; a mutant that no test notices fails the check. Usage: `node scripts/mutate.ts [part of a file name]`.
 * Sources are changed in memory only, by a plugin of the test runner, whose cache of modules is off for that.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { startVitest } from 'vitest/node';

/** Files whose comparisons decide, with the tests that have to notice a flip. */
const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'src/commands/advisory-gate/decision/advisory-gate.ts': ['advisory-gate'],
  'src/commands/advisory-gate/decision/gate-decision.ts': ['gate-decision'],
  'src/commands/advisory-gate/advisory/advisory.ts': ['advisory.test'],
  'src/commands/advisory-gate/advisory/advisory-item.ts': ['advisory-item'],
  'src/commands/advisory-gate/advisory/advisory-collection.ts': ['advisory-collection'],
  'src/kit/ignore-use.ts': ['ignore-use'],
  'src/kit/ignore.ts': ['ignore.test'],
  'src/commands/advisory-gate/advisory/severity.ts': ['severity'],
  'src/commands/advisory-gate/sbom/package-in-hand.ts': ['package-in-hand'],
  'src/commands/advisory-gate/sbom/package-version.ts': ['package-version'],
  'src/commands/advisory-gate/sbom/apk-version.ts': ['apk-version'],
  'src/commands/advisory-gate/advisory/vulnerability-metadata.ts': ['vulnerability-metadata'],
};

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

/** Mutants that no test can notice, because they mean the same; the reason stands beside each. */
const EQUIVALENT: readonly { readonly line: string; readonly to: string; readonly reason: string }[] = [
  {
    line: "return order < 0 ? 'older' : 'newer';",
    to: '<=',
    reason: 'an order of 0 has returned before',
  },
  {
    line: 'return a < b ? -1 : 1;',
    to: '<=',
    reason: 'equal texts have returned before',
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
    line: 'if (scoresByVector.size === MOST_VECTORS) scoresByVector.clear();',
    to: '!==',
    reason: 'when a memory of scores is emptied changes no score',
  },
  {
    line: 'if (sharedTexts.size === MOST_TEXTS) sharedTexts.clear();',
    to: '!==',
    reason: 'when the memory of shared texts is emptied changes no text',
  },
  {
    line: 'if (ratingsByScore.size === MOST_VECTORS) ratingsByScore.clear();',
    to: '!==',
    reason: 'when the memory of ratings is emptied changes no rating',
  },
  {
    line: 'if (only === undefined || others.length > 0 || text.length > LONGEST_VECTOR) return rateAll(given);',
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

const isEquivalent = (mutant: Mutant): boolean =>
  EQUIVALENT.some(({ line, to }) => line === mutant.before && to === mutant.to);

/** Whether the file's tests fail with the mutant in place of the file; without one, whether they fail as they are. */
async function isNoticed(file: string, mutant: Mutant | undefined): Promise<boolean> {
  const path = resolve(file);
  const tests = (SUBJECTS[file] ?? []).map((name) => `${dirname(file).replace(/^src/, 'test')}/${name}`);
  const vitest = await startVitest(
    'test',
    [...tests],
    {
      watch: false,
      bail: 1,
      reporters: [{}],
      coverage: { enabled: false },
      maxWorkers: 1,
      isolate: false,
      fsModuleCache: false,
    },
    {
      plugins: [
        {
          name: 'mutate',
          enforce: 'pre',
          transform: (_: string, id: string) => (id.split('?')[0] === path ? mutant?.source : undefined),
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

const only = process.argv[2] ?? '';
const survivors: Mutant[] = [];
let noticed = 0;
for (const file of Object.keys(SUBJECTS).filter((name) => name.includes(only))) {
  if (await isNoticed(file, undefined)) throw new Error(`the tests of ${file} fail without any change`);
  for (const mutant of mutantsOf(file)) {
    if (isEquivalent(mutant)) continue;
    if (await isNoticed(file, mutant)) noticed += 1;
    else {
      survivors.push(mutant);
      process.stdout.write(
        `survived: ${file}:${mutant.line} \`${mutant.from}\` → \`${mutant.to}\`: ${mutant.before}\n`,
      );
    }
  }
}
process.stdout.write(
  `${noticed} mutants noticed, ${survivors.length} survived, ${EQUIVALENT.length} known to mean the same\n`,
);
process.exitCode = survivors.length === 0 ? 0 : 1;
