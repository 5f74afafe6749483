/** Every syntax the scanner reads; `yaml` is any other YAML file, `helm-template` is recognised and left alone. */
export const SYNTAXES = [
  'azure-pipelines',
  'buildkite',
  'circleci',
  'compose',
  'devcontainer',
  'docker-bake-hcl',
  'docker-bake-json',
  'dockerfile',
  'github-action',
  'github-workflow',
  'gitlab-ci',
  'helm-template',
  'helm-values',
  'jenkinsfile',
  'ko',
  'kubernetes',
  'kustomize',
  'skaffold',
  'tekton',
  'yaml',
] as const;

export type Syntax = (typeof SYNTAXES)[number];
