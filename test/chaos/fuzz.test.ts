import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeMarkdown } from '../../src/base/markdown.ts';
import { harmless } from '../../src/host/log-writer.ts';
import { readAzureLog, readDotenv, readGithubLog, readXml } from './fuzz/format-readers.ts';
import { fuzz, LAWS } from './fuzz/fuzz.ts';
import { foreignText, mutated } from './fuzz/hostile.ts';
import { changeAt, mutateJson, nodesOf } from './fuzz/json-cases.ts';
import { hold, type Law, law } from './fuzz/law.ts';
import { learnSample } from './fuzz/learn-sample.ts';
import { markdownLaw } from './fuzz/reports.ts';
import { holdScan } from './fuzz/scanners.ts';

const holdLaw = (one: Law, runs = 400, path?: string) => one.hold({ seed: 7, runs, mostMs: 20_000, path });

describe('laws that are broken are found', () => {
  const noCommand = (escape: (text: string) => string): Law =>
    law('x/log', 400, foreignText, (text) => {
      hold(readGithubLog(`${escape(text)}\n`).length === 0, 'a command');
    });

  it.each([
    ['none at all', (text: string) => text],
    ['one that forgets the older form', (text: string) => text.replace(/:(?=:)/g, ': ')],
    ['one that looks at the first place only', (text: string) => harmless(text.slice(0, 1)) + text.slice(1)],
    ['one that leaves carriage returns', (text: string) => text.replace(/\n(?=::)/g, ' ')],
  ])('in the escaping of commands: %s', async (_, escape) => {
    const { failure } = await holdLaw(noCommand(escape));
    expect(failure?.words).toContain('a command');
  });

  it('and the product is not among them', async () => {
    expect((await holdLaw(noCommand(harmless))).failure).toBeUndefined();
  });

  it.each([
    ['HTML', (text: string) => escapeMarkdown(text).replaceAll('&lt;', '<')],
    ['mentions', (text: string) => escapeMarkdown(text).replaceAll('&#x40;&#x200b;', '@')],
    ['stars', (text: string) => escapeMarkdown(text).replaceAll('&#x2a;', '*')],
    ['pipes', (text: string) => escapeMarkdown(text).replaceAll('&#x7c;', '|')],
  ])('in the escaping of Markdown that leaves %s', async (_, escape) => {
    expect((await holdLaw(markdownLaw('text', escape, 'plain'), 1500)).failure).toBeDefined();
  });

  it('by a case that takes too long', async () => {
    const slow = law('x/slow', 3, fc.constant(1), () => new Promise((resolve) => setImmediate(resolve)), 0);
    expect((await holdLaw(slow, 3)).failure?.words).toContain('more than 0 ms');
  });

  it('again by the path that the failure names, and only that case', async () => {
    const broken = noCommand((text) => text);
    const first = await holdLaw(broken);
    const again = await holdLaw(broken, 400, first.failure?.path);
    expect(again.cases).toBe(1);
    expect(again.failure?.path).toBe(first.failure?.path);
  });
});

describe('a campaign', () => {
  it('counts cases by area and names each broken law with what replays it', async () => {
    const lines: string[] = [];
    const laws = [
      law('a/holds', 60, fc.nat(), () => undefined),
      law('b/breaks', 60, fc.nat(), (value) => hold(value < 5, `${value} is too much`)),
    ];
    const options = { seed: 3, budgetMs: 90_000, report: (line: string) => void lines.push(line) };
    const { failed, failures } = await fuzz(options, laws);
    expect(failed).toBe(1);
    expect(failures[0]?.id).toMatch(/^b\/breaks@3:[\d:]+$/);
    expect(failures[0]?.words).toContain('5 is too much');
    expect(lines.join('\n')).toContain('a: ');
    const again = await fuzz({ ...options, only: failures[0]?.id }, laws);
    expect(again.failures).toEqual(
      failures.map(({ id }) => ({ id, words: expect.stringContaining('case: 5') })),
    );
  });

  it('has laws for every area, each under a name of its own', () => {
    const names = LAWS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect([...new Set(names.map((name) => name.split('/', 1)[0]))]).toEqual([
      'decoders',
      'parsers',
      'files',
      'scanners',
      'escaping',
      'reports',
    ]);
  });

  it('draws the same cases from the same seed', async () => {
    const draw = (seed: number): readonly string[] =>
      fc.sample(mutated(['a: b\n', '{"x": 1}']), { seed, numRuns: 20 });
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
  });
});

describe('what a scanner promises', () => {
  it('is held of files that pin well', () => {
    holdScan({ path: 'Dockerfile', text: 'FROM cgr.dev/a/b:1\n' });
    holdScan({
      path: 'values.yaml',
      text: 'image:\n  repository: cgr.dev/a/b\n  tag: x\n  digest: # none\n',
    });
  });
});

describe('readers of other tools', () => {
  it('of GitHub: commands at the start of a line, the older form anywhere, nothing while stopped', () => {
    const names = (text: string) => readGithubLog(text).map(({ name }) => name);
    expect(names('x ::error::a\n  ::warning file=a%2Cb,line=2::c')).toEqual(['warning']);
    expect(readGithubLog('::error file=a%2Cb,line=2::c%0Ad')[0]).toEqual({
      name: 'error',
      properties: { file: 'a,b', line: '2' },
      data: 'c\nd',
    });
    expect(names('x ##[error]a\r::notice::b')).toEqual(['error', 'notice']);
    expect(names('::unknown::a')).toEqual([]);
    expect(names('::stop-commands::t\n::error::x\n::t::\n::debug::y')).toEqual(['stop-commands', 'debug']);
    expect(() => names('::stop-commands::t\n::error::x')).toThrow('stay stopped');
  });

  it('of Azure: commands anywhere, and formats', () => {
    expect(readAzureLog('x ##VSO[task.setvariable variable=a%3Bb;isOutput=true]c%5Dd')).toEqual([
      { name: 'task.setvariable', properties: { variable: 'a;b', isOutput: 'true' }, data: 'c]d' },
    ]);
    expect(readAzureLog('##[group]x').map(({ name }) => name)).toEqual(['group']);
  });

  it('of variables and XML: nothing that these formats do not have', () => {
    expect([...readDotenv('A=b=c\nB_1=\n')]).toEqual([
      ['A', 'b=c'],
      ['B_1', ''],
    ]);
    for (const wrong of ['a b', 'A', 'A=1\nA=2']) expect(() => readDotenv(wrong)).toThrow();
    expect(readXml('<?xml version="1.0"?>\n<a b="&#60;"><c/>x &amp; y</a>\n')).toEqual(['a', 'c']);
    for (const wrong of [
      '<a>',
      '<a></b>',
      '<a b="<"/>',
      '<a>&x;</a>',
      '<a>\u0001</a>',
      '<a>]]></a>',
      'x',
      '<a>\ud800</a>',
    ])
      expect(() => readXml(wrong), wrong).toThrow();
  });
});

describe('JSON cases', () => {
  it('change one node and leave the value as it was', () => {
    const value = { a: [1, { b: 2 }], c: 'x' };
    expect(nodesOf(value)).toHaveLength(6);
    expect(changeAt(value, ['a', 1, 'b'], () => 3)).toEqual({ a: [1, { b: 3 }], c: 'x' });
    expect(mutateJson(value, [[0, 4, null]])).toEqual({ a: [1, {}], c: 'x' });
    expect(value).toEqual({ a: [1, { b: 2 }], c: 'x' });
  });

  it('learn what a decoder takes', () => {
    const decode = (json: unknown): unknown => {
      const { list, name } = Object(json);
      if (typeof name !== 'string') throw new TypeError('`name` has the wrong type');
      if (list !== undefined && !(Array.isArray(list) && list.every((one) => typeof one === 'string')))
        throw new TypeError('`list` has the wrong type');
      return json;
    };
    expect(learnSample(decode).sample).toEqual({ list: ['text'], name: 'text' });
  });
});
