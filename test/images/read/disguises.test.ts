import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFileFilter, createOurNames } from '../../../src/images/read/host-mention.ts';
import { resolveText } from '../../../src/images/resolve/resolve-text.ts';

const NAMES = { registryHost: 'cgr.dev', mappings: [] };
const matters = createFileFilter(NAMES);
const ours = createOurNames(NAMES);
const REST = '/acme/app:1';

/** Finds our references in a file, whatever the shortcut says. */
function found(path: string, text: string, names = ours): readonly string[] {
  const { malformed, references, unresolved } = resolveText({ path, shown: path, text }, names);
  return [
    ...references.map(({ image }) => image.repository),
    ...malformed.map(({ text: written }) => written),
    ...unresolved.map(({ text: written }) => written),
  ];
}

const tasks = (image: string): string => `steps: [{image: "${image}"}]\n`;
const pod = (image: string): string =>
  `apiVersion: v1\nkind: Pod\nspec: {containers: [{image: "${image}"}]}\n`;
const inDockerfile = (image: string): string => `ARG D=dev\nARG G=g\nFROM ${image}\n`;
const indented = (text: string): string => text.replaceAll(/^/gm, '      ');
const inlineOf = (text: string): string =>
  `services:\n  a:\n    build:\n      dockerfile_inline: |\n${indented(indented(text))}\n`;
const task = (image: string): string =>
  `apiVersion: tekton.dev/v1\nkind: Task\nspec:\n  params: [{name: d, default: dev}, {name: g, default: g}]\n  steps: [{image: "${image}"}]\n`;
const job = (image: string): string => `variables: {D: dev, G: g}\na: {script: [x], image: "${image}"}\n`;

const hex = (char: string, width: number): string => char.charCodeAt(0).toString(16).padStart(width, '0');
const YAML_FORMS: readonly ((char: string) => string)[] = [
  (char) => `\\x${hex(char, 2)}`,
  (char) => `\\u${hex(char, 4)}`,
  (char) => `\\U${hex(char, 8)}`,
  (char) => `\\\n    ${char}`,
  (char) => `${char}\\\n      `,
  (char) => `$\{X:-${char}}`,
  (char) => `$\{X-$\{Y:-${char}}}`,
  (char) => `$\{X+no}${char}`,
];
const JSON_FORMS = YAML_FORMS.filter((form) => !/\n|\\[xU]/.test(form('a')));
const CODE_FORMS: readonly ((char: string) => string)[] = [
  (char) => `\\${char === '.' ? '.' : `u${hex(char, 4)}`}`,
];
const variables = (...forms: readonly ((name: string) => string)[]) =>
  forms.flatMap((form) => [
    (char: string) => (char === 'g' ? form('G') : char),
    (char: string) => (char === 'd' ? `${form('D')}\0` : char),
  ]);
const DOCKERFILE_FORMS: readonly ((char: string) => string)[] = [
  (char) => `"${char}"`,
  (char) => `'${char}'`,
  (char) => `\\${char}`,
  (char) => `\\\n${char}`,
  (char) => `\\\n# comment\n\n${char}`,
  (char) => `$\{X:-${char}}`,
  ...variables((name) => `$\{${name}}`),
];
const GITHUB = variables((name) => `$\{{ matrix.${name.toLowerCase()} }}`);

interface Row {
  readonly name: string;
  readonly path: string;
  readonly write: (image: string) => string;
  readonly forms: readonly ((char: string) => string)[];
}

const yamlRow = (path: string, write = tasks, ...more: Row['forms']): Row => ({
  name: path,
  path,
  write,
  forms: [...YAML_FORMS, ...more],
});

const ROWS: readonly Row[] = [
  { name: 'Dockerfile', path: 'Dockerfile', write: inDockerfile, forms: DOCKERFILE_FORMS },
  {
    name: 'Dockerfile with another escape character',
    path: 'Dockerfile',
    write: (image) => `# escape=\`\n${inDockerfile(image)}`,
    forms: DOCKERFILE_FORMS.map((form) => (char: string) => form(char).replace('\\', '`')),
  },
  {
    name: 'an inline Dockerfile',
    path: 'compose.yml',
    write: (image) => inlineOf(inDockerfile(image)),
    forms: DOCKERFILE_FORMS,
  },
  {
    name: 'an inline Dockerfile of any YAML',
    path: 'a.yml',
    write: (image) => inlineOf(inDockerfile(image)),
    forms: DOCKERFILE_FORMS,
  },
  yamlRow('compose.yaml', (image) => `services: {a: {image: "${image}"}}\n`),
  yamlRow('stack.yaml', (image) => `services: {a: {image: "${image}"}}\n`),
  yamlRow('pod.yaml', pod),
  yamlRow('chart/templates/pod.yaml', (image) => `# {{ x }}\n${pod(image)}`),
  yamlRow(
    'values.yaml',
    (image) => `image: {registry: "${image.replace(REST, '')}", repository: acme/app, tag: "1"}\n`,
  ),
  yamlRow(
    'kustomization.yaml',
    (image) => `images: [{name: a, newName: "${image.replace(':1', '')}", newTag: "1"}]\n`,
  ),
  yamlRow('.drone.yml'),
  yamlRow('bitbucket-pipelines.yml'),
  yamlRow('.circleci/config.yml', (image) => `jobs: {a: {docker: [{image: "${image}"}]}}\n`),
  yamlRow('azure-pipelines.yml', (image) => `resources: {containers: [{image: "${image}"}]}\n`),
  yamlRow('.ko.yaml', (image) => `defaultBaseImage: "${image}"\n`),
  yamlRow('apko.yaml', (image) => `contents: {baseimage: {image: "${image}"}}\n`),
  yamlRow('skaffold.yaml', (image) => `build: {artifacts: [{kaniko: {image: "${image}"}}]}\n`),
  yamlRow('playbook.yml', (image) => `- {hosts: a, tasks: [{docker_container: {image: "${image}"}}]}\n`),
  yamlRow(
    'provider.yaml',
    (image) => `apiVersion: pkg.crossplane.io/v1\nkind: Provider\nspec: {package: "${image}"}\n`,
  ),
  yamlRow(
    '.buildkite/a.yml',
    (image) => `steps: [{matrix: {setup: {g: [g], d: [dev]}}, image: "${image}"}]\n`,
    ...variables((name) => `{{ matrix.${name.toLowerCase()} }}`),
  ),
  yamlRow(
    '.gitlab-ci.yml',
    job,
    ...variables(
      (name) => `$${name}`,
      (name) => `$\{${name}}`,
    ),
  ),
  yamlRow(
    'pipeline.yml',
    job,
    ...variables(
      (name) => `$${name}`,
      (name) => `$\{${name}}`,
    ),
  ),
  yamlRow(
    '.woodpecker.yml',
    (image) => `matrix: {G: [g], D: [dev]}\nsteps: [{image: "${image}"}]\n`,
    ...variables((name) => `$\{${name}}`),
  ),
  yamlRow(
    'cloudbuild.yaml',
    (image) => `substitutions: {G: g, D: dev}\nsteps: [{name: "${image}"}]\n`,
    ...variables(
      (name) => `$${name}`,
      (name) => `$\{${name}}`,
    ),
  ),
  yamlRow('task.yaml', task, ...variables((name) => `$(params.${name.toLowerCase()})`)),
  yamlRow(
    '.github/workflows/a.yml',
    (image) => `jobs: {a: {strategy: {matrix: {g: [g], d: [dev]}}, container: "${image}"}}\n`,
    ...GITHUB,
  ),
  yamlRow('action.yml', (image) => `runs: {using: docker, image: "docker://${image}"}\n`),
  {
    name: 'JSON',
    path: 'pod.json',
    write: (image) => `{"apiVersion": "v1", "kind": "Pod", "image": "${image}"}`,
    forms: JSON_FORMS,
  },
  {
    name: 'a dev container',
    path: 'devcontainer.json',
    write: (image) => `{"image": "${image}"}`,
    forms: JSON_FORMS,
  },
  {
    name: 'Bake',
    path: 'docker-bake.hcl',
    write: (image) =>
      `variable "D" {\n  default = "dev"\n}\nvariable "G" {\n  default = "g"\n}\ntarget "a" {\n  contexts = {\n    x = "docker-image://${image}"\n  }\n}\n`,
    forms: [...CODE_FORMS, ...variables((name) => `$\{${name}}`)],
  },
  {
    name: 'Bake in JSON',
    path: 'docker-bake.json',
    write: (image) =>
      `{"variable": {"D": {"default": "dev"}, "G": {"default": "g"}}, "target": {"a": {"contexts": {"x": "docker-image://${image}"}}}}`,
    forms: [...JSON_FORMS, ...variables((name) => `$\{${name}}`)],
  },
  {
    name: 'Terraform',
    path: 'main.tf',
    write: (image) => `locals {\n  d = "dev"\n  g = "g"\n}\nresource "a" "b" {\n  image = "${image}"\n}\n`,
    forms: [...CODE_FORMS, ...variables((name) => `$\{local.${name.toLowerCase()}}`)],
  },
  {
    name: 'Nomad',
    path: 'a.nomad',
    write: (image) => `job "a" {\n  config {\n    image = "${image}"\n  }\n}\n`,
    forms: CODE_FORMS,
  },
  {
    name: 'Jenkins',
    path: 'Jenkinsfile',
    write: (image) => `def D = 'dev'\ndef G = 'g'\ndocker.image("${image}").inside { }\n`,
    forms: [...CODE_FORMS, ...variables((name) => `$\{${name}}`)],
  },
  {
    name: 'Bazel',
    path: 'MODULE.bazel',
    write: (image) => `oci.pull(name = "a", image = "${image}")\n`,
    forms: CODE_FORMS,
  },
  {
    name: 'Quadlet',
    path: 'a.container',
    write: (image) => `[Container]\nImage=${image}\n`,
    forms: [(char) => `$\{X:-${char}}`],
  },
  {
    name: 'Buildpacks',
    path: 'project.toml',
    write: (image) => `builder = "${image}"\n`,
    forms: [(char) => `$\{X:-${char}}`],
  },
  {
    name: 'Earthly',
    path: 'Earthfile',
    write: (image) => `ARG D=dev\nARG G=g\nFROM ${image}\n`,
    forms: [
      (char) => `$\{X:-${char}}`,
      ...variables(
        (name) => `$${name}`.replace('$', '$$'),
        (name) => `$\{${name}}`,
      ),
    ],
  },
];

/** The host with each character in one of the forms; a form that ends in NUL stands for all of `dev`. */
function disguised(forms: Row['forms']): fc.Arbitrary<string> {
  const form = fc.option(fc.constantFrom(...forms), { nil: (char: string) => char, freq: 3 });
  return fc
    .array(form, { minLength: 7, maxLength: 7 })
    .map((chosen) => [...'cgr.dev'].map((char, at) => (chosen[at] ?? String)(char)).join(''))
    .map((host) => host.replace(/\0.*$/s, ''));
}

describe('a host with an empty value inside', () => {
  it.each([
    ['.gitlab-ci.yml', 'variables: {E: ""}\na: {image: "cgr.${E}dev/acme/app:1", script: x}\n'],
    ['Dockerfile', 'ARG E=\nFROM cgr.${E}dev/acme/app:1\n'],
    ['Earthfile', 'VERSION 0.8\nARG --global E=\nFROM cgr.${E}dev/acme/app:1\n'],
    [
      'docker-bake.hcl',
      'variable "E" { default = "" }\ntarget "a" { contexts = { x = "docker-image://cgr.${E}dev/acme/app:1" } }\n',
    ],
    [
      'docker-bake.json',
      '{"variable":{"E":{"default":""}},"target":{"a":{"contexts":{"x":"docker-image://cgr.${E}dev/acme/app:1"}}}}',
    ],
    ['.woodpecker.yml', 'matrix:\n  E: ["", x]\nsteps:\n  - {name: a, image: "cgr.${E}dev/acme/app:1"}\n'],
    ['cloudbuild.yaml', 'substitutions: {_E: ""}\nsteps: [{name: "cgr.${_E}dev/acme/app:1"}]\n'],
    [
      'main.tf',
      'locals {\n  e = ""\n}\nresource "docker_container" "y" {\n  image = "cgr.${local.e}dev/acme/app:1"\n}\n',
    ],
  ])('is found in %s', (path, text) => {
    expect(found(path, text)).toContain('acme/app');
    expect(createFileFilter(NAMES)(path, text)).toBe(true);
  });
});

describe('a file that the shortcut rules out has nothing of ours, however a host is disguised', () => {
  it.each(ROWS)('$name', ({ forms, path, write }) => {
    let disguises = 0;
    fc.assert(
      fc.property(disguised(forms), (host) => {
        const text = write(`${host}${REST}`);
        const names = found(path, text);
        if (names.length > 0 && !/cgr\.dev/i.test(text)) disguises += 1;
        if (!matters(path, text)) expect(names, text).toEqual([]);
      }),
      { numRuns: 150 },
    );
    // The parser has understood disguises, so that the shortcut was put to the test.
    expect(disguises).toBeGreaterThan(5);
  });
});

/** Documents beside the one with a reference, with what could be taken for their end. */
const OTHERS = [
  '',
  '# ---\na: b\n',
  'a: |\n  ---\n  b\n',
  '--- |\n ---\n',
  'a: "b\n\n  c"\n...\nd: e\n',
  '--- >-\nx ---\n',
  'a: &a {b: c}\nd: *a\n',
  'a: [b\n',
  '{a: b}',
  '%TAG ! tag:x,2000:\n---\na: !b c\n',
  'spec: {inputs: {g: {default: g}, d: {default: dev}}}\n',
];

describe('a document that the shortcut rules out hides nothing of the others', () => {
  const general = ROWS.filter(({ path }) => /^(?:pod|stack|task|a|pipeline|provider)\.ya?ml$/.test(path));

  it.each(general)('$name', ({ forms, path, write }) => {
    const everything = { ...ours, mayName: () => true };
    const [before, after] = [fc.array(fc.constantFrom(...OTHERS)), fc.array(fc.constantFrom(...OTHERS))];
    let references = 0;
    fc.assert(
      fc.property(
        before,
        disguised(forms),
        after,
        fc.constantFrom('\n', '\r\n'),
        (above, host, below, end) => {
          const documents = [...above, write(`${host}${REST}`), ...below];
          const text = documents.join('\n---\n').replaceAll('\n', end);
          const names = found(path, text);
          references += names.length;
          for (const name of found(path, text, everything)) expect(names, text).toContain(name);
        },
      ),
      { numRuns: 100 },
    );
    expect(references).toBeGreaterThan(20);
  });

  it('keeps the text of inputs that another document fills in', () => {
    const header = 'spec: {inputs: {d: {default: dev}}}\n---\n';
    expect(
      found('pipeline.yml', `${header}a: {script: [x], image: "cgr.$[[ inputs.d ]]/acme/app:1"}\n`),
    ).toEqual(
      found('pipeline.yml', `${header}a: {script: [x], image: "cgr.$[[ inputs.d ]]/acme/app:1"}\n`, {
        ...ours,
        mayName: () => true,
      }),
    );
  });
});

describe('a disguised reference is found without a literal one beside it', () => {
  it.each([
    ['Dockerfile', 'FROM cgr"."dev/acme/app:1\n'],
    ['Dockerfile', 'FROM cgr\\.dev/acme/app:1\n'],
    ['Dockerfile', 'ARG H=cgr\nFROM ${H}.dev/acme/app:1\n'],
    ['Dockerfile', 'FROM cgr.\\\n# comment\ndev/acme/app:1\n'],
    ['Dockerfile', '# escape=`\nFROM cgr`.dev/acme/app:1\n'],
    ['compose.yml', 'services: {a: {image: "cgr.${D:-dev}/acme/app:1"}}\n'],
    ['.gitlab-ci.yml', 'variables: {D: dev}\na: {script: [x], image: "cgr.$D/acme/app:1"}\n'],
    [
      '.github/workflows/a.yml',
      'jobs: {a: {strategy: {matrix: {d: [dev]}}, container: "cgr.${{ matrix.d }}/acme/app:1"}}\n',
    ],
    [
      'docker-bake.hcl',
      'variable "D" {\n  default = "dev"\n}\ntarget "a" {\n  contexts = { x = "docker-image://cgr.${D}/acme/app:1" }\n}\n',
    ],
    ['pod.yaml', pod('cgr\\x2edev/acme/app:1')],
    ['main.tf', 'locals {\n  d = "dev"\n}\nresource "a" "b" {\n  image = "cgr.${local.d}/acme/app:1"\n}\n'],
    ['Jenkinsfile', 'def D = \'dev\'\ndocker.image("cgr.${D}/acme/app:1").inside { }\n'],
    ['task.yaml', task('cgr.$(params.d)/acme/app:1')],
  ])('%s: %j', (path, text) => {
    expect(matters(path, text)).toBe(true);
    expect(found(path, text)).toContain('acme/app');
  });

  it('is unread where a parser refuses the file', () => {
    const text = 'image: "cgr\\x2edev/acme/app:1"\nb: [\n';
    expect(resolveText({ path: 'a.yaml', shown: 'a.yaml', text }, ours).end.kind).toBe('unread');
  });
});
