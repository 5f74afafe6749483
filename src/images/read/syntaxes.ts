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
import { text } from './syntaxes/text.ts';
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
  text,
];
