import type { Syntax } from './syntax.ts';
import { ansible } from './syntaxes/ansible.ts';
import { apko } from './syntaxes/apko.ts';
import { azurePipelines } from './syntaxes/azure-pipelines.ts';
import { bazel } from './syntaxes/bazel.ts';
import { bitbucketPipelines } from './syntaxes/bitbucket-pipelines.ts';
import { buildkite } from './syntaxes/buildkite.ts';
import { buildpacks } from './syntaxes/buildpacks.ts';
import { circleci } from './syntaxes/circleci.ts';
import { cloudBuild } from './syntaxes/cloud-build.ts';
import { compose } from './syntaxes/compose.ts';
import { crossplane } from './syntaxes/crossplane.ts';
import { devcontainer } from './syntaxes/devcontainer.ts';
import { dockerBakeHcl } from './syntaxes/docker-bake-hcl.ts';
import { dockerBakeJson } from './syntaxes/docker-bake-json.ts';
import { dockerfile } from './syntaxes/dockerfile.ts';
import { drone } from './syntaxes/drone.ts';
import { earthfile } from './syntaxes/earthfile.ts';
import { githubAction } from './syntaxes/github-action.ts';
import { githubWorkflow } from './syntaxes/github-workflow.ts';
import { gitlabCi } from './syntaxes/gitlab-ci.ts';
import { helmTemplate } from './syntaxes/helm-template.ts';
import { helmValues } from './syntaxes/helm-values.ts';
import { html } from './syntaxes/html.ts';
import { jenkinsfile } from './syntaxes/jenkinsfile.ts';
import { ko } from './syntaxes/ko.ts';
import { kubernetes } from './syntaxes/kubernetes.ts';
import { kustomize } from './syntaxes/kustomize.ts';
import { markdown } from './syntaxes/markdown.ts';
import { nomad } from './syntaxes/nomad.ts';
import { quadlet } from './syntaxes/quadlet.ts';
import { skaffold } from './syntaxes/skaffold.ts';
import { tekton } from './syntaxes/tekton.ts';
import { terraform } from './syntaxes/terraform.ts';
import { anyText } from './syntaxes/text.ts';
import { woodpecker } from './syntaxes/woodpecker.ts';
import { yaml } from './syntaxes/yaml.ts';

/** All syntaxes, in order: the first that matches the path or recognizes the contents is used. */
export const SYNTAXES: readonly Syntax[] = [
  dockerfile,
  githubWorkflow,
  githubAction,
  gitlabCi,
  circleci,
  azurePipelines,
  buildkite,
  woodpecker,
  drone,
  bitbucketPipelines,
  cloudBuild,
  compose,
  kustomize,
  ko,
  skaffold,
  tekton,
  crossplane,
  kubernetes,
  helmValues,
  apko,
  ansible,
  dockerBakeHcl,
  dockerBakeJson,
  devcontainer,
  jenkinsfile,
  terraform,
  nomad,
  quadlet,
  buildpacks,
  earthfile,
  bazel,
  helmTemplate,
  html,
  markdown,
  yaml,
  anyText,
];

/** The same path is asked for again while its file is read and judged. */
const recent = new Map<string, Syntax>();
const MOST_RECENT = 10_000;
/** Those without words come last in the list. */
const WITH_WORDS = SYNTAXES.filter(({ words }) => words !== undefined);
const WITHOUT_WORDS = SYNTAXES.filter(({ words }) => words === undefined);
/** Most paths contain none of the words, so that one pattern rules out most syntaxes. */
const ANY_WORD = new RegExp(
  WITH_WORDS.flatMap(({ words = [] }) => words)
    .join('|')
    .replaceAll('.', String.raw`\.`),
);

/** The syntax of a relative path with forward slashes; `text` if no other syntax claims it. */
export function syntaxAt(path: string): Syntax {
  const known = recent.get(path);
  if (known !== undefined) return known;
  const name = `/${path}`.toLowerCase();
  const isClaimed = ({ paths }: Syntax): boolean => paths.some((pattern) => pattern.test(name));
  const mayBeClaimed = ({ words = [] }: Syntax): boolean => words.some((word) => name.includes(word));
  const special = ANY_WORD.test(name)
    ? WITH_WORDS.find((syntax) => mayBeClaimed(syntax) && isClaimed(syntax))
    : undefined;
  const syntax = special ?? WITHOUT_WORDS.find(isClaimed) ?? anyText;
  if (recent.size >= MOST_RECENT) recent.clear();
  recent.set(path, syntax);
  return syntax;
}

/** The name of `syntaxAt`; `yaml` if only the contents identify the syntax. */
export function syntaxFor(path: string): string {
  return syntaxAt(path).name;
}

/** Whether a path is that of JSON of unknown tools, which is a text of any kind unless it is a Kubernetes object. */
export function isGeneralJson(path: string): boolean {
  return path.toLowerCase().endsWith('.json') && syntaxAt(path) === yaml;
}
