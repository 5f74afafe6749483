import type { SyntaxName } from '../../src/images/scan/syntax-name.ts';

/** A row of the table in docs/resolve-digest.md, in Markdown. */
interface SyntaxPage {
  readonly title: string;
  readonly files: string;
  readonly finds: string;
  /** Where the digest is written. */
  readonly pin: string;
  /** Other tools that find images in these files. */
  readonly alsoReadBy: string;
}

/** What the documents say about each syntax; no run needs it, so it is not beside what scans. */
export const SYNTAX_PAGES: Readonly<Record<SyntaxName, SyntaxPage>> = {
  dockerfile: {
    title: 'Dockerfiles, Containerfiles',
    files: '`Dockerfile*`, `Containerfile*`, `*.dockerfile`',
    finds: '`FROM`, `COPY --from`, `RUN --mount=from=`, `# syntax=`, with global `ARG`s',
    pin: 'behind the tag, or in the `ARG` that holds it',
    alsoReadBy: 'Renovate, Dependabot, frizbee, pindock, digestabot',
  },
  'github-workflow': {
    title: 'GitHub, Gitea and Forgejo workflows',
    files: '`.github/workflows/*.yml`, and the same below `.gitea` and `.forgejo`',
    finds:
      'job containers, services, `uses: docker://…`, matrix values, input defaults, inputs of steps (`with`)',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, frizbee',
  },
  'github-action': {
    title: 'GitHub actions',
    files: '`action.yml`',
    finds: '`runs.image: docker://…`, steps',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, frizbee',
  },
  'gitlab-ci': {
    title: 'GitLab CI',
    files: '`.gitlab-ci.yml`, `*.gitlab-ci.yml`, files below `.gitlab/ci`',
    finds: '`image` and `services` of the file, `default` and jobs, with `variables` and `parallel: matrix`',
    pin: 'behind the tag, or in the variable or matrix',
    alsoReadBy: 'Renovate, digestabot',
  },
  circleci: {
    title: 'CircleCI',
    files: '`.circleci/*.yml`',
    finds: '`docker` lists, parameter defaults',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, digestabot',
  },
  'azure-pipelines': {
    title: 'Azure Pipelines',
    files: '`azure-pipelines*.yml`, `.azure-pipelines/*.yml`',
    finds: 'container resources, job containers, parameter defaults',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, digestabot',
  },
  buildkite: {
    title: 'Buildkite',
    files: '`.buildkite/*.yml`',
    finds: '`image` of steps and plugins, with values of the `matrix` of a step',
    pin: 'behind the tag, or in the matrix',
    alsoReadBy: 'digestabot',
  },
  woodpecker: {
    title: 'Woodpecker, Crow',
    files: '`.woodpecker.yml`, `.woodpecker/*.yml`, and the same with `.crow`',
    finds: '`image` of steps, services and clone steps, with values of the `matrix`',
    pin: 'behind the tag, or in the matrix',
    alsoReadBy: 'Renovate, digestabot',
  },
  drone: {
    title: 'Drone, Vela',
    files: '`.drone.yml`, `.vela.yml`',
    finds: '`image` of steps, services and stages',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, digestabot',
  },
  'bitbucket-pipelines': {
    title: 'Bitbucket Pipelines',
    files: '`*bitbucket-pipelines*.yml`',
    finds: '`image`, services, `pipe: docker://…`',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, digestabot',
  },
  'cloud-build': {
    title: 'Cloud Build',
    files: '`cloudbuild*.yaml`, `cloudbuild*.json`',
    finds: '`name` of each step, with `substitutions`',
    pin: 'behind the tag, or in the substitution',
    alsoReadBy: 'Renovate, digestabot',
  },
  compose: {
    title: 'Compose',
    files: '`compose*.yml`, `docker-compose*.yml`',
    finds:
      '`image`, build arguments and contexts, inline Dockerfiles, with values of the `.env` beside the file',
    pin: 'behind the tag, or in the `.env`',
    alsoReadBy: 'Renovate, Dependabot, frizbee, pindock, digestabot',
  },
  kustomize: {
    title: 'Kustomize',
    files: '`kustomization.yaml`',
    finds: '`images`, inline patches, inline chart values',
    pin: '`digest` beside `newTag`',
    alsoReadBy: 'Renovate',
  },
  ko: {
    title: 'ko',
    files: '`.ko.yaml`',
    finds: 'base images',
    pin: 'behind the tag',
    alsoReadBy: 'digestabot',
  },
  skaffold: {
    title: 'Skaffold',
    files: '`skaffold*.yaml`',
    finds: 'builders, base images, containers, build arguments, `setValues`',
    pin: 'behind the tag',
    alsoReadBy: 'digestabot',
  },
  tekton: {
    title: 'Tekton',
    files: 'by `apiVersion`',
    finds: 'steps, sidecars, bundles, with parameter defaults',
    pin: 'behind the tag, or in the default',
    alsoReadBy: 'Renovate, digestabot',
  },
  crossplane: {
    title: 'Crossplane',
    files: 'by `apiVersion`',
    finds: '`spec.package` of providers, functions and configurations',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, digestabot',
  },
  kubernetes: {
    title: 'Kubernetes',
    files: 'by `apiVersion` and `kind`, in YAML and JSON',
    finds:
      '`image` of objects, lists and custom resources; manifests and chart values inside them (Argo Workflows, Argo CD, Flux, k3s)',
    pin: 'behind the tag; in the tag where it stands apart',
    alsoReadBy: 'Renovate, Dependabot, frizbee, digestabot',
  },
  'helm-values': {
    title: 'Helm values',
    files: '`values*.yaml`, `*-values.yaml`',
    finds: '`image` maps and texts',
    pin: 'in the tag, or in a digest key that the chart reads',
    alsoReadBy: 'Renovate, Dependabot',
  },
  apko: {
    title: 'apko, melange',
    files: '`apko.yaml`, `melange.yaml`, `*.apko.yaml`',
    finds: 'the base image',
    pin: 'behind the tag',
    alsoReadBy: 'digestabot',
  },
  ansible: {
    title: 'Ansible',
    files: 'playbooks, files of roles, and plays by content',
    finds: 'modules for containers and images of Docker and Podman, variables that name images',
    pin: 'behind the tag; in the tag where it stands apart',
    alsoReadBy: 'Renovate, digestabot',
  },
  'docker-bake-hcl': {
    title: 'Bake (HCL)',
    files: '`docker-bake*.hcl`',
    finds: 'contexts, arguments and inline Dockerfiles, with variables',
    pin: 'behind the tag, or in the variable',
    alsoReadBy: 'nobody that we know of',
  },
  'docker-bake-json': {
    title: 'Bake (JSON)',
    files: '`docker-bake*.json`',
    finds: 'the same as in HCL',
    pin: 'the same',
    alsoReadBy: 'nobody that we know of',
  },
  devcontainer: {
    title: 'Dev containers',
    files: '`devcontainer.json`',
    finds: '`image`, build arguments, features',
    pin: 'behind the tag; a feature with a tag is only reported',
    alsoReadBy: 'Renovate, Dependabot (features)',
  },
  jenkinsfile: {
    title: 'Jenkins',
    files: '`Jenkinsfile*`, `*.groovy`',
    finds: 'agents, `docker.image(…)`, `containerTemplate`, pods, with variables',
    pin: 'behind the tag, or in the variable',
    alsoReadBy: 'nobody that we know of',
  },
  terraform: {
    title: 'Terraform, OpenTofu, Terragrunt',
    files: '`*.tf`, `*.tofu`, `*.tfvars`, `terragrunt.hcl`',
    finds:
      '`image` attributes, `name` of `docker_image`, objects with `repository` and `tag`, `set` blocks of charts, complete references in any text, with values of `locals`',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, digestabot',
  },
  nomad: {
    title: 'Nomad',
    files: '`*.nomad`, `*.nomad.hcl`',
    finds: '`image` in the `config` of tasks, with values of `locals`',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate',
  },
  quadlet: {
    title: 'Podman Quadlet',
    files: '`*.container`, `*.image`, `*.volume`, `*.build`, `*.kube`',
    finds: '`Image=`, unless it names another unit',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate',
  },
  buildpacks: {
    title: 'Buildpacks',
    files: '`project.toml`, `builder.toml`, `package.toml`',
    finds: 'builders, stack and run images, `docker://` buildpacks',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate',
  },
  earthfile: {
    title: 'Earthly',
    files: '`Earthfile`',
    finds: '`FROM`, `WITH DOCKER --pull`, with `ARG`s',
    pin: 'behind the tag, or in the `ARG`',
    alsoReadBy: 'nobody that we know of',
  },
  bazel: {
    title: 'Bazel',
    files: '`MODULE.bazel`, `WORKSPACE`, `*.bzl`, `*.bazel`',
    finds: '`oci.pull`, `oci_pull`, `container_pull`, complete references in any text',
    pin: 'in `digest`; a `tag` without `digest` is only reported, because rules_oci does not accept both',
    alsoReadBy: 'Renovate',
  },
  'helm-template': {
    title: 'Helm templates',
    files: '`templates/*.tpl`, and YAML with `{{` below `templates`',
    finds: 'complete references',
    pin: 'behind the tag',
    alsoReadBy: 'digestabot',
  },
  markdown: {
    title: 'Markdown',
    files: '`*.md`, `*.markdown`, `*.mdx`',
    finds: 'complete references in fenced code',
    pin: 'behind the tag',
    alsoReadBy: 'nobody that we know of',
  },
  yaml: {
    title: 'Any other YAML and JSON',
    files: '`*.yaml`, `*.yml`, `*.json`',
    finds:
      '`image` and similar keys with a registry host, lists under `images`, complete references in any value (in JSON other than Kubernetes manifests, only those)',
    pin: 'behind the tag; in the tag where it stands apart',
    alsoReadBy: 'frizbee (`image`), digestabot',
  },
  text: {
    title: 'Any other text',
    files: 'all other tracked files: Makefiles, scripts, `.env`, Go, TOML, …',
    finds: 'complete references (`host/organization/name:tag`)',
    pin: 'behind the tag',
    alsoReadBy: 'digestabot (Makefiles, scripts, Go and a few others)',
  },
};
