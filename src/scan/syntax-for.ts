import type { Syntax } from './syntax.ts';

interface Rule {
  readonly syntax: Syntax;
  readonly path: RegExp;
}

/** Names that begin like a Dockerfile and are none. */
const NO_DOCKERFILE =
  /\.(?:c|cc|cpp|cs|css|dockerignore|go|h|html?|java|js|json|kt|lua|md|mjs|php|ps1|py|rb|rs|rst|sh|swift|toml|tsx?|txt|ya?ml)$/;

/** The first rule that fits counts; paths are in lower case and begin with `/`. */
const RULES: readonly Rule[] = [
  { syntax: 'dockerfile', path: /\/(?:dockerfile|containerfile)[^/]*$/ },
  { syntax: 'dockerfile', path: /\.(?:dockerfile|containerfile)$/ },
  { syntax: 'github-workflow', path: /\/\.(?:github|gitea|forgejo)\/workflows\/[^/]+\.ya?ml$/ },
  { syntax: 'github-action', path: /\/action\.ya?ml$/ },
  { syntax: 'gitlab-ci', path: /\/[^/]*\.gitlab-ci\.ya?ml$/ },
  { syntax: 'gitlab-ci', path: /\/\.gitlab(?:-ci|\/ci|\/pipelines?)\/.*\.ya?ml$/ },
  { syntax: 'circleci', path: /\/\.circleci\/.*\.ya?ml$/ },
  { syntax: 'azure-pipelines', path: /\/[^/]*azure-pipelines?[^/]*\.ya?ml$/ },
  { syntax: 'azure-pipelines', path: /\/\.(?:azure-pipelines|azuredevops|azdo)\/.*\.ya?ml$/ },
  { syntax: 'buildkite', path: /\/\.buildkite\/.*\.ya?ml$/ },
  { syntax: 'compose', path: /\/(?:[^/]*[-_.])?compose(?:[-_.][^/]*)?\.ya?ml$/ },
  { syntax: 'kustomize', path: /\/kustomization(?:\.ya?ml)?$/ },
  { syntax: 'ko', path: /\/\.ko\.ya?ml$/ },
  { syntax: 'skaffold', path: /\/skaffold[^/]*\.ya?ml$/ },
  { syntax: 'helm-values', path: /\/(?:[^/]*[-_.])?values(?:[-_.][^/]*)?\.ya?ml$/ },
  { syntax: 'docker-bake-hcl', path: /\/(?:[^/]*[-_.])?docker-bake[^/]*\.hcl$/ },
  { syntax: 'docker-bake-json', path: /\/(?:[^/]*[-_.])?docker-bake[^/]*\.json$/ },
  { syntax: 'devcontainer', path: /\/\.?devcontainer\.json$/ },
  { syntax: 'jenkinsfile', path: /\/jenkinsfile[^/]*$|\.jenkinsfile$|\.groovy$/ },
  { syntax: 'helm-template', path: /\/templates\/.*\.tpl$/ },
  { syntax: 'yaml', path: /\.(?:ya?ml|json)$/ },
];

/**
 * The syntax that a path tells (relative, with forward slashes); `yaml` for YAML and JSON files of which only the
 * contents can tell more, `undefined` for what the scanner does not read.
 */
export function syntaxFor(path: string): Syntax | undefined {
  const name = `/${path}`.toLowerCase();
  return RULES.find(
    (rule) => rule.path.test(name) && !(rule.syntax === 'dockerfile' && NO_DOCKERFILE.test(name)),
  )?.syntax;
}
