import { addGithubMatrixImages } from './github-matrix.ts';
import { scanAnsible } from './scan-ansible.ts';
import { scanBazel } from './scan-bazel.ts';
import { scanBuildkite } from './scan-buildkite.ts';
import { scanBuildpacks } from './scan-buildpacks.ts';
import { scanDevcontainer } from './scan-devcontainer.ts';
import { scanDockerBakeHcl } from './scan-docker-bake-hcl.ts';
import { scanDockerBakeJson } from './scan-docker-bake-json.ts';
import { scanEarthfile } from './scan-earthfile.ts';
import { scanGitlabCi } from './scan-gitlab-ci.ts';
import { scanJenkinsfile } from './scan-jenkinsfile.ts';
import { scanNomad } from './scan-nomad.ts';
import { scanQuadlet } from './scan-quadlet.ts';
import { scanTekton } from './scan-tekton.ts';
import { scanTerraform } from './scan-terraform.ts';
import { scanWoodpecker } from './scan-woodpecker.ts';

/** What scans the syntaxes that few repositories have; their rows ask for it by `lazy-scans.ts`. */
export const RARE_SCANS = {
  ansible: scanAnsible,
  bazel: scanBazel,
  buildkite: scanBuildkite,
  buildpacks: scanBuildpacks,
  devcontainer: scanDevcontainer,
  dockerBakeHcl: scanDockerBakeHcl,
  dockerBakeJson: scanDockerBakeJson,
  earthfile: scanEarthfile,
  githubMatrix: addGithubMatrixImages,
  gitlabCi: scanGitlabCi,
  jenkinsfile: scanJenkinsfile,
  nomad: scanNomad,
  quadlet: scanQuadlet,
  tekton: scanTekton,
  terraform: scanTerraform,
  woodpecker: scanWoodpecker,
} as const;
