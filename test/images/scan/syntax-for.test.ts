import { describe, expect, test } from 'vitest';
import { scanFile } from '../../../src/images/scan/scan-file.ts';
import { syntaxFor } from '../../../src/images/scan/syntax-for.ts';

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

test('a JSON file of no known tool is a text', () => {
  expect(scanFile('package.json', '{"image": "cgr.dev/a/b:1",}').references).toMatchObject([
    { text: 'cgr.dev/a/b:1', editable: { kind: 'yes' } },
  ]);
});

describe('a bill of materials', () => {
  test.each([
    ['a.spdx.json', '{"name": "cgr.dev/a/b:1"}'],
    ['out/bom.xml', 'cgr.dev/a/b:1'],
    ['any.json', '{"spdxVersion": "SPDX-2.3", "name": "cgr.dev/a/b:1"}'],
    ['any.json', '{"bomFormat": "CycloneDX", "name": "cgr.dev/a/b:1"}'],
    ['any', 'SPDXVersion: SPDX-2.3\nDocumentName: cgr.dev/a/b:1\n'],
    [
      'any.xml',
      '<?xml version="1.0"?>\n<bom xmlns="http://cyclonedx.org/schema/bom/1.5">cgr.dev/a/b:1</bom>',
    ],
  ])('such as %s with %s is not scanned', (path, text) => {
    expect(scanFile(path, text)).toMatchObject({ references: [], syntax: undefined });
  });

  test('is not every file that mentions one', () => {
    expect(
      scanFile('sbom.go', '// "bomFormat": "CycloneDX"\nvar i = "cgr.dev/a/b:1"').references,
    ).toHaveLength(1);
  });
});
