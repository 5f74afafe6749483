import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanFile } from '../../../src/images/read/read-file.ts';
import { isGeneralJson, SYNTAXES, syntaxFor } from '../../../src/images/read/syntaxes.ts';

const PATHS = {
  dockerfile: [
    'Dockerfile',
    'a/dockerfile',
    'Dockerfile.dev',
    'Dockerfile-x',
    'Containerfile',
    'a/b.dockerfile',
    'x.Containerfile',
    'DOCKERFILE',
  ],
  'github-workflow': ['.github/workflows/a.yml', '.gitea/workflows/b.yaml', '.forgejo/workflows/c.yml'],
  'github-action': ['action.yml', 'a/b/action.yaml'],
  'gitlab-ci': [
    '.gitlab-ci.yml',
    'ci/x.gitlab-ci.yml',
    '.gitlab/ci/a.yml',
    '.gitlab-ci/b/c.yaml',
    '.gitlab/pipelines/d.yml',
  ],
  circleci: ['.circleci/config.yml', '.circleci/a/b.yaml'],
  'azure-pipelines': [
    'azure-pipelines.yml',
    'ci/azure-pipelines-x.yaml',
    '.azure-pipelines/a.yml',
    'azure-pipeline.yml',
  ],
  buildkite: ['.buildkite/pipeline.yml'],
  compose: [
    'compose.yaml',
    'docker-compose.yml',
    'docker-compose.prod.yml',
    'dev.compose.yml',
    'compose-test.yaml',
  ],
  kustomize: ['kustomization.yaml', 'a/kustomization.yml', 'a/Kustomization'],
  ko: ['.ko.yaml', 'cmd/.ko.yml'],
  skaffold: ['skaffold.yaml', 'skaffold.dev.yml'],
  'helm-values': ['values.yaml', 'chart/values.prod.yaml', 'my-values.yml', 'values-dev.yaml'],
  'docker-bake-hcl': ['docker-bake.hcl', 'a/docker-bake.override.hcl', 'x.docker-bake.hcl'],
  'docker-bake-json': ['docker-bake.json'],
  devcontainer: [
    '.devcontainer.json',
    '.devcontainer/devcontainer.json',
    '.devcontainer/a/devcontainer.json',
  ],
  jenkinsfile: ['Jenkinsfile', 'ci/Jenkinsfile.release', 'a.Jenkinsfile', 'vars/build.groovy'],
  'helm-template': ['chart/templates/_helpers.tpl'],
  markdown: ['README.md', 'Dockerfile.md', 'docs/a.mdx'],
  yaml: ['a.yaml', 'deploy/b.yml', 'c.json', 'mycompose.yaml'],
} as const;

describe('syntaxFor', () => {
  test.each(Object.entries(PATHS).flatMap(([syntax, paths]) => paths.map((path) => [path, syntax])))(
    '%s is %s',
    (path, syntax) => expect(syntaxFor(path ?? '')).toBe(syntax),
  );

  test.each([
    'Dockerfile.dockerignore',
    'dockerfile.go',
    'src/main.ts',
    'README',
    'a.hcl',
    'compose',
    'x.tpl',
    '',
  ])('"%s" is a text of any kind', (path) => expect(syntaxFor(path)).toBe('text'));
});

describe('the words of a syntax', () => {
  const patterns = SYNTAXES.flatMap((syntax) =>
    syntax.paths.map((pattern) => [syntax.name, pattern, syntax.words] as const),
  );

  /** The claim of the patterns alone: the first syntax in the list. */
  function claimedByPatterns(name: string): string {
    return SYNTAXES.find(({ paths }) => paths.some((pattern) => pattern.test(name)))?.name ?? 'text';
  }

  test.each(patterns)('leave to %s what %s claims', (syntax, pattern, words) => {
    // fast-check knows no lookahead; a path that it would rule out is only one that is not claimed.
    const written = new RegExp(pattern.source.replace(/\(\?!.*?\$\)/, ''));
    const names = fc.stringMatching(written).map((found) => found.replace(/^(?!\/)/, '/').toLowerCase());
    let claimed = 0;
    fc.assert(
      fc.property(names, (name) => {
        expect(syntaxFor(name.slice(1))).toBe(claimedByPatterns(name));
        if (!pattern.test(name)) return;
        claimed += 1;
        expect(words === undefined || words.some((word) => name.includes(word)), syntax).toBe(true);
      }),
      { numRuns: 500 },
    );
    expect(claimed).toBeGreaterThan(100);
  });

  test('are those of all syntaxes but the general ones, which come last', () => {
    const withPaths = SYNTAXES.filter(({ paths }) => paths.length > 0);
    const general = withPaths.filter(({ words }) => words === undefined);
    expect(general.map(({ name }) => name)).toEqual(['markdown', 'yaml']);
    expect(withPaths.slice(-general.length)).toEqual(general);
  });

  test('are lower-case parts of paths', () => {
    for (const word of SYNTAXES.flatMap(({ words = [] }) => words)) expect(word).toMatch(/^[a-z./-]{3,}$/);
  });
});

test.each([
  ['package.json', true],
  ['A.JSON', true],
  ['docker-bake.json', false],
  ['values.yaml', false],
  ['notes', false],
])('%s is JSON of an unknown tool: %s', (path, expected) => {
  expect(isGeneralJson(path)).toBe(expected);
});

describe('docs/resolve-digest.md', () => {
  const page = readFileSync(new URL('../../../docs/resolve-digest.md', import.meta.url), 'utf8');
  const [, table = ''] = /^\| Syntax \|.*\n\| ---.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
  const rows = table.trim().split('\n');

  test('has a row for each syntax', () => {
    expect(rows).toHaveLength(SYNTAXES.length);
  });

  test.each(SYNTAXES.map(({ name }, index) => [name, rows[index]?.split('|')[2] ?? ''] as const))(
    'names files of %s in its place:%s',
    (name, files) => {
      const [, pattern] = files.includes('other tracked') ? [] : (/`([^`]+)`/.exec(files) ?? []);
      const path = pattern?.replaceAll('*', '-x');
      if (path === undefined || path === 'apiVersion')
        expect(files).toMatch(/by `apiVersion`|by content|other/);
      else expect(syntaxFor(path)).toBe(name);
    },
  );
});

test('a JSON file of no known tool is a text', () => {
  expect(scanFile('package.json', '{"image": "cgr.dev/a/b:1",}').references).toMatchObject([
    { text: 'cgr.dev/a/b:1', editable: { kind: 'yes' } },
  ]);
});
