import { ansible } from './ansible.ts';
import { apko } from './apko.ts';
import { azurePipelines } from './azure-pipelines.ts';
import { bazel } from './bazel.ts';
import { bitbucketPipelines } from './bitbucket-pipelines.ts';
import { buildkite } from './buildkite.ts';
import { buildpacks } from './buildpacks.ts';
import { circleci } from './circleci.ts';
import { cloudBuild } from './cloud-build.ts';
import { compose } from './compose.ts';
import { crossplane } from './crossplane.ts';
import { devcontainer } from './devcontainer.ts';
import { dockerBakeHcl } from './docker-bake-hcl.ts';
import { dockerBakeJson } from './docker-bake-json.ts';
import { dockerfile } from './dockerfile.ts';
import { drone } from './drone.ts';
import { earthfile } from './earthfile.ts';
import { githubAction } from './github-action.ts';
import { githubWorkflow } from './github-workflow.ts';
import { gitlabCi } from './gitlab-ci.ts';
import { helmTemplate } from './helm-template.ts';
import { helmValues } from './helm-values.ts';
import { jenkinsfile } from './jenkinsfile.ts';
import { ko } from './ko.ts';
import { kubernetes } from './kubernetes.ts';
import { kustomize } from './kustomize.ts';
import { markdown } from './markdown.ts';
import { nomad } from './nomad.ts';
import { quadlet } from './quadlet.ts';
import { skaffold } from './skaffold.ts';
import type { Syntax } from './syntax.ts';
import { tekton } from './tekton.ts';
import { terraform } from './terraform.ts';
import { text } from './text.ts';
import { woodpecker } from './woodpecker.ts';
import { yaml } from './yaml.ts';

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
  markdown,
  yaml,
  text,
];
