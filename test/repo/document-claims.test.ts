import { dirname, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderFindingsPage } from '../../scripts/generate/findings-page.ts';
import { commands, manifests } from '../../src/commands/commands.ts';
import { commonRules } from '../../src/kit/findings/shared-rules.ts';
import { CODES } from '../../src/platform/errors.ts';
import { documentPaths } from '../support/document-blocks.ts';
import { readRepositoryFile, repositoryFiles } from '../support/repository.ts';

const read = (path: string): string => readRepositoryFile(path) ?? expect.fail(path);
const source = repositoryFiles().filter((path) => /^src\/.*\.ts$/.test(path));

/** The texts of a union type in a file of the source: `type Name = 'a' | 'b'`, or a field of such a type. */
function unionOf(path: string, start: RegExp): readonly string[] {
  const text = read(path);
  const from = start.exec(text) ?? expect.fail(`${path} has no ${start}`);
  const union = text.slice(from.index + from[0].length).split(';')[0] ?? '';
  const found = [...union.matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '');
  expect(found.length).toBeGreaterThan(1);
  return found;
}

describe('troubleshooting', () => {
  const page = read('docs/troubleshooting.md');
  const named = new Set([...page.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? ''));

  it.each([0, 1, 2, 3, 4, 5, 6])('lists exit code %i', (code) => {
    expect(page).toMatch(new RegExp(`^\\| ${code} \\| .* \\| \\S.* \\| \\S.* \\|$`, 'm'));
  });

  it.each(unionOf('src/kit/run/outcome.ts', /type ProblemKind =/))('lists the kind of problem %s', (kind) => {
    expect(named).toContain(kind);
  });

  it.each([...CODES, ...unionOf('src/platform/errors.ts', /\(typeof CODES\)\[number\]/)])(
    'lists the error code %s',
    (code) => {
      expect(named).toContain(code);
    },
  );

  it('lists every way in which a host has no ID token', () => {
    const messages = source
      .filter((path) => path.startsWith('src/host/'))
      .flatMap((path) => [...read(path).matchAll(/new IdTokenError\(\s*(['"`])(.*?)\1,\n/g)])
      .map((match) => match[2] ?? '');
    expect(messages.length).toBeGreaterThan(8);
    for (const message of messages) {
      const fixed = message
        .replace(/\$\{[^}]*\}/g, '\n')
        .split(/[\n:]/)
        .map((part) => part.trim());
      const known = fixed.some(
        (part) => part.length > 10 && [...named].some((text) => part.startsWith(text)),
      );
      expect(known, message).toBe(true);
    }
  });
});

describe('the page of findings', () => {
  const page = renderFindingsPage(commands)
    .map((generated) => (generated.kind === 'file' ? generated.text : ''))
    .join('');

  it('has every rule once, as a heading that links can name, with what to do', () => {
    const rules = [...commonRules, ...commands.flatMap(({ rules: own }) => own)];
    const headings = [...page.matchAll(/^### (.*)$/gm)].map((match) => match[1]);
    expect(headings.toSorted()).toEqual([...new Set(rules.map(({ id }) => id))].toSorted());
    for (const { help, title } of rules) expect(page).toContain(`\n\n${title} ${help}\n`);
  });
});

describe('the page of the config file', () => {
  const page = read('docs/config-file.md');

  it.each(manifests.map((manifest) => [manifest.name, manifest] as const))(
    'has the policy of %s',
    (name, { inputs }) => {
      const row = new RegExp(`^\\| \`${name}\` \\| (.*) \\|$`, 'm').exec(page)?.[1] ?? '';
      const told = [...row.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
      expect(told).toEqual(
        Object.entries(inputs).flatMap(([key, spec]) => (spec.policy === true ? [key] : [])),
      );
    },
  );
});

describe('the threat model', () => {
  const page = read('docs/security.md');
  const shownBy: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = JSON.parse(
    read('test/repo/threat-model.json'),
  );
  const claims = [...page.matchAll(/^- (.+)$/gm)].map(([, claim]) => claim);
  const cited = Object.values(shownBy).flatMap((files) =>
    Object.entries(files).flatMap(([path, titles]) => titles.map((title) => ({ path, title }))),
  );

  it('has a test for each claim, of which threat-model.json has the file and the titles', () => {
    expect(claims.length).toBeGreaterThan(100);
    expect(claims).toEqual(Object.keys(shownBy));
    const titles = Object.values(shownBy).flatMap((files) => [Object.values(files), ...Object.values(files)]);
    expect(titles.every(({ length }) => length > 0)).toBe(true);
  });

  it.each(cited)('cites a test that is there: $title', ({ path, title }) => {
    const text = read(path);
    expect(
      ["'", '`', '"'].some((quote) => text.includes(`${quote}${title}${quote}`)),
      `${path}: ${title}`,
    ).toBe(true);
  });
});

describe('the page of each host', () => {
  const { engines } = JSON.parse(read('package.json'));
  const pages = documentPaths().filter((path) => /^docs\/hosts\/(?!README)/.test(path));

  it.each(pages)('begins with the same story, and names the least Node.js: %s', (path) => {
    const least = String(engines.node).replace('>=', '');
    expect(read(path).split('\n\n')[1]).toContain(
      `First time? Follow [Start](../start.md). The program needs Node.js ${least} or newer; `,
    );
  });
});

describe('the index of the documents', () => {
  const links = (path: string): readonly string[] =>
    [...read(path).matchAll(/\]\(([^)#]+)[^)]*\)/g)].map((match) =>
      posix.join(dirname(path), match[1] ?? ''),
    );

  it('leads to every page, at once or by the index of its folder (else: add it to docs/README.md)', () => {
    const index = new Set(links('docs/README.md'));
    const indexes = [...index].filter((path) => path.endsWith('/README.md'));
    const reached = new Set([...index, ...indexes.flatMap(links)]);
    const lost = documentPaths().filter(
      (path) => path.startsWith('docs/') && !path.startsWith('docs/decisions/') && !reached.has(path),
    );
    expect(lost.filter((path) => path !== 'docs/README.md')).toEqual([]);
  });
});
