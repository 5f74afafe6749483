import { beforeAll, describe, expect, it } from 'vitest';
import { playScenes, type Scene } from '../../scripts/pictures/scenes.ts';

let scenes: readonly Scene[];
beforeAll(async () => {
  scenes = await playScenes();
});

/** Text of HTML or Markdown as it is read, without what is folded. */
const textOf = (markup: string): string =>
  markup
    .replace(/<details>[\s\S]*?<\/details>/g, '')
    .replace(/<(?:style|script)>[\s\S]*?<\/(?:style|script)>/g, '')
    .replace(/<br>|<\/(?:t[dhr]|p|h\d|li)>/g, '\n')
    .replace(/<[^>]*>|`/g, '')
    .replace(/&#x([0-9a-f]+);/g, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/&#39;/g, "'");

/** The counts that a summary begins with; empty where nothing is known. */
const headlineOf = (markdown: string): string => {
  const [, title = '', words = ''] = /^### \S+ ([^:\n]*): (.*)$/m.exec(markdown) ?? [];
  if (!title.endsWith('could not finish')) return words;
  return /^\*\*So far:\*\* (.*)\.$/m.exec(markdown)?.[1] ?? '';
};

/** Positive numbers with the word after them, in any order. */
const numbersOf = (text: string): readonly string[] =>
  [...text.matchAll(/(\d+) (?:\([^)]*\) )?([a-z]+)/g)].flatMap(([, count, word = '']) =>
    count === '0' ? [] : [`${count} ${word.replace(/s$/, '')}`],
  );

/** Positions of the names in a text, by their first occurrence. */
const orderOf = (text: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => text.includes(name)).sort((a, b) => text.indexOf(a) - text.indexOf(b));

const section = (html: string, from: string, to: string): string =>
  textOf(html.slice(html.indexOf(from), html.indexOf(to)));

describe('summary, comment, page and log of one run', () => {
  it('begin with the same sentence', () => {
    for (const { comment, html, name, summary } of scenes) {
      const headline = headlineOf(summary);
      expect(headlineOf(comment), name).toBe(headline);
      expect(textOf(html), name).toContain(headline === '' ? '\n' : `${headline.replaceAll('`', '')}.\n`);
      const errors = /could not finish: (\d+ errors?)$/m.exec(summary)?.[1];
      if (errors !== undefined) expect(textOf(html), name).toContain(`could not finish\n\n${errors}.`);
    }
  });

  it.each(['check-pins', 'check-deprecated', 'check-organization', 'advisory-gate', 'role-plan', 'pin'])(
    'have the same numbers: %s',
    (command) => {
      const own = scenes.filter(({ name, result }) => name === `${command}-${result}`);
      expect(own.length).toBeGreaterThan(0);
      for (const { log, name, summary } of own) {
        const numbers = numbersOf(headlineOf(summary));
        const told = numbersOf(log.join('\n').replaceAll(/ \(.*?\)(?=,)/g, ''));
        for (const number of numbers) expect(told, `${name}: ${headlineOf(summary)}`).toContain(number);
      }
    },
  );

  it('count the same as judged', () => {
    for (const { html, name, summary } of scenes) {
      const [, seen, judged] = /^Coverage: (\d+) [a-z ]+ seen, (\d+) judged/m.exec(summary) ?? [];
      expect(textOf(html), name).toContain(`${judged} of ${seen} `);
    }
  });

  it('count as unread what is unknown, and what no answer was needed for as judged', () => {
    const { html, summary } = scenes.find(({ name }) => name === 'check-pins-error') ?? expect.fail();
    expect(textOf(html)).toContain('3 of 8 references judged');
    // The name of an entry is not repeated in its reason.
    expect(html).toContain('(deploy/<wbr>app.yaml:5)</code>: GET /v2/');
    expect(summary).toContain('**So far:** 4 unknown, 3 unpinned of 7 references.');
    expect(summary).toContain(
      'Coverage: 8 references seen, 3 judged, 1 skipped (1 of other registries), 4 unread;',
    );
  });

  it.each([
    ['check-pins-fail', ['redis:7', 'python:3.12', 'python:3.10', 'nginx:1.27']],
    ['check-deprecated-fail', ['python:3.9', 'python:3.10']],
    ['check-organization-fail', ['acme/go', 'acme/node', 'acme/postgres', 'acme/python', 'acme/ruby']],
    ['advisory-gate-fail', ['CVE-2026-11873', 'CVE-2026-12011', 'CVE-2026-10442', 'CVE-2026-09917']],
  ])('list in the same order: %s', (scene, names) => {
    const { annotated, comment, html, summary } = scenes.find(({ name }) => name === scene) ?? expect.fail();
    expect(orderOf(textOf(summary), names)).toEqual(names);
    expect(orderOf(textOf(comment), names)).toEqual(names);
    expect(orderOf(section(html, 'All findings', '<h2>Coverage'), names)).toEqual(names);
    const told = orderOf(annotated.join('\n'), names);
    expect(told).toEqual(names.filter((name) => told.includes(name)));
    expect(told.length).toBeGreaterThan(0);
    const actions = section(html, 'What to do', 'All findings');
    const done = orderOf(actions, names);
    expect(done).toEqual(names.filter((name) => done.includes(name)));
  });

  it('keep the rows of one image of an organization together', () => {
    const { html, summary } = scenes.find(({ name }) => name === 'check-organization-fail') ?? expect.fail();
    const repositories = [...summary.matchAll(/^\| `acme\/(\w+)`/gm)].map(([, name]) => name);
    expect(repositories).toEqual(['go', 'node', 'postgres', 'python', 'python', 'ruby']);
    const subjects = [...html.matchAll(/data-label="Subject"[^>]*><code>acme\/<wbr>(\w+):/g)];
    const runs = subjects.map(([, name]) => name).filter((name, index, all) => name !== all[index - 1]);
    expect(runs).toEqual(['go', 'node', 'postgres', 'python', 'ruby']);
  });

  it('show a grace period as a warning, never as an error', () => {
    for (const name of ['check-deprecated-fail', 'check-organization-fail']) {
      const { annotated, comment, html, summary } = scenes.find((one) => one.name === name) ?? expect.fail();
      const rowOf = (text: string): string => /^.*in its grace period.*$/m.exec(text)?.[0] ?? expect.fail();
      for (const text of [summary, comment])
        expect(rowOf(text)).toMatch(/\| ⚠️ in its grace period until<br>/);
      expect(rowOf(html)).toContain('class="level warning"');
      expect(annotated.filter((line) => line.includes('grace period'))).toEqual([
        expect.stringMatching(/^warning /),
      ]);
    }
    const { result } = scenes.find(({ name }) => name === 'check-deprecated-warn') ?? expect.fail();
    expect(result).toBe('warn');
  });

  it('begin a line of the cell with each date of a table', () => {
    for (const { comment, name, summary } of scenes)
      for (const text of [summary, comment])
        for (const row of text.split('\n').filter((line) => line.startsWith('| ')))
          expect(row.replace(/(?:<br>|\| )\d{4}-\d\d-\d\d(?=<br>| \|)/g, ''), name).not.toMatch(
            /\b\d{4}-\d\d-\d\d\b/,
          );
  });
});
