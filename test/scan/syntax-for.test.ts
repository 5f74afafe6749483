import { describe, expect, test } from 'vitest';
import { scanFile } from '../../src/scan/scan-file.ts';
import { syntaxFor } from '../../src/scan/syntax-for.ts';

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
    'Dockerfile.md',
    'src/main.ts',
    'README',
    'a.hcl',
    'compose',
    'x.tpl',
    '',
  ])('"%s" is not read', (path) => expect(syntaxFor(path)).toBeUndefined());
});

test('a file of no known syntax, or a JSON file of no known tool, names nothing', () => {
  const nothing = { references: [], unresolved: [], problems: [], syntax: undefined };
  expect(scanFile('a.ts', 'FROM cgr.dev/a/b:1')).toEqual(nothing);
  expect(scanFile('package.json', '{"image": "cgr.dev/a/b:1",}')).toEqual(nothing);
});
