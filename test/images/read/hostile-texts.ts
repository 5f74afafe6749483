/** A text of about a size, and the `.env` beside it. */
interface HostileText {
  readonly text: string;
  readonly environment?: string;
}
type MakeText = (n: number) => HostileText;

interface HostileFile {
  readonly path: string;
  readonly texts: Readonly<Record<string, MakeText>>;
}

const IMAGE = 'cgr.dev/acme/a:1';
const lines = (n: number, make: (at: number) => string, separator = '\n') =>
  Array.from({ length: n }, (_, at) => make(at)).join(separator);
/** One text many times, between others. */
const repeated =
  (text: string, before = '', after = ''): MakeText =>
  (n) => ({ text: `${before}${text.repeat(n)}${after}` });
/** Places that all have an alias of one long list or map. */
const shared =
  (items: (n: number) => string, use: (at: number) => string, before = ''): MakeText =>
  (n) => ({ text: `x: &x ${items(n)}\n${before}${lines(n, use)}\n` });
const list = (item: string) => (n: number) => `[${`${item}, `.repeat(n)}]`;

/** Any YAML; the parser and the rules for any text are the same for all. */
const YAML: HostileFile['texts'] = {
  documents: repeated(`---\nimage: ${IMAGE}\n`),
  'the same key': repeated('image: a\n'),
  'an open list': repeated('[', 'image: '),
  'lists behind a map': repeated('[', 'image: {a: b}'),
  'lists on lines behind a map': repeated('[]\n', 'image: {a: b}\n'),
  'a long line': repeated('a ', 'image: '),
  escapes: repeated('\\n', 'image: "', '"'),
  'open variables': repeated('${', 'image: "', '"'),
  anchors: (n) => ({ text: lines(n, (at) => `a${at}: &a${at} {image: ${IMAGE}}`) }),
  'a chain of merges': (n) => ({
    text: `a0: &a0 {k: x}\n${lines(n, (at) => `a${at + 1}: &a${at + 1} {<<: *a${at}, image: a}`)}`,
  }),
  'a list that is merged': shared(list('{a: b}'), (at) => `a${at}: {<<: *x, image: a}`),
  'a circle of lists': repeated('{images: *r}, ', 'r: &r [', ']'),
  'ignore comments': repeated(`- image: ${IMAGE} # platform-actions: ignore\n`),
  comments: repeated('# a\n', '', 'image: a'),
  'blank lines': repeated('\n', 'image:\n'),
};
/** Those that differ by the rules of a tool. */
const { documents = repeated(''), anchors = documents, 'a circle of lists': circle = documents } = YAML;
const TOOL = { documents, anchors, 'a circle of lists': circle };

const kubernetes = (version: string, kind: string): HostileFile['texts'] => {
  const head = `apiVersion: ${version}\nkind: ${kind}\n`;
  return {
    documents: repeated(`---\n${head}spec: {image: ${IMAGE}}\n`),
    parameters: shared(list('{name: a, default: b}'), () => '- {params: *x, parameters: *x}', `${head}z:\n`),
  };
};

const CODE: HostileFile['texts'] = {
  quotes: repeated('"'),
  'escaped quotes': repeated('\\"'),
  'open interpolations': repeated('"${'),
  'open heredocs': repeated('<<A\n'),
  brackets: repeated('('),
  names: repeated('a '),
  comments: repeated('/* '),
};
const HCL: HostileFile['texts'] = {
  ...CODE,
  'open texts over many lines': repeated(`'"\${\\''\n`, '', '}\n'),
  'values that double': (n) => ({
    text: `locals {\n${lines(n, (at) => `a${at + 1} = "\${local.a${at}}\${local.a${at}}"`)}\na0 = "${IMAGE}"\n}`,
  }),
  'long values in one text': (n) => ({
    text: `locals {\na0 = "x"\n${lines(12, (at) => `a${at + 1} = "\${local.a${at}}\${local.a${at}}"`)}\n}\na { b = "${'${local.a11}'.repeat(n)}" }`,
  }),
  'dots before a value': repeated('.', 'locals { a = "x" }\na { b = "', '${local.a}x" }'),
  'a merge of unknown values': (n) => ({
    text: `a = merge({${lines(n, (at) => `k${at} = 1`, ', ')}}, ${'f, '.repeat(n)})`,
  }),
  'images in blocks': repeated(`a "b" {\n image = "${IMAGE}"\n}\n`),
};

export const HOSTILE: Readonly<Record<string, HostileFile>> = {
  yaml: { path: 'a.yaml', texts: YAML },
  'helm-values': {
    path: 'values.yaml',
    texts: { ...TOOL, 'image maps': repeated('- image: {repository: cgr.dev/a/b, tag: 1}\n') },
  },
  dockerfile: {
    path: 'Dockerfile',
    texts: {
      'FROM lines': repeated('FROM a\n'),
      stages: (n) => ({ text: lines(n, (at) => `FROM s${at - 1} AS s${at}`) }),
      'mounts on many lines': repeated('--mount=from=a:1 \\\n ', 'FROM x\nRUN ', 'true'),
      'flags on many lines': repeated('--a \\\n ', 'FROM ', 'a'),
      'continued lines': repeated('a \\\r\n', 'FROM x\r\nRUN '),
      heredocs: repeated('RUN <<A\na\nA\n', 'FROM x\n'),
      'open heredocs': repeated('<<A ', 'FROM x\nRUN '),
      'many arguments': repeated('ARG x=1\n', '', 'FROM a:$x'),
      'arguments that double': (n) => ({
        text: `ARG a0=\n${lines(n, (at) => `ARG a${at + 1}=\${a${at}}\${a${at}}`)}\nFROM a:$a${n}`,
      }),
      backslashes: repeated('\\', 'FROM x\nRUN '),
      'ONBUILD in ONBUILD': repeated('ONBUILD ', 'FROM x\nONBUILD '),
      comments: repeated('# a=b\n', '', 'FROM x'),
    },
  },
  'github-workflow': {
    path: '.github/workflows/a.yml',
    texts: {
      ...TOOL,
      'matrices with different names': (n) => ({
        text: `jobs:\n${lines(n, (at) => `  j${at}: {strategy: {matrix: {m${at}: [1]}}, container: "a.b/c:\${{ matrix.m${at} }}"}`)}`,
      }),
      'jobs that share a matrix': shared(
        (n) => `{matrix: {i: [${'a, '.repeat(n)}]}}`,
        (at) => `  j${at}: {strategy: *x, container: "\${{ matrix.i }}"}`,
        'jobs:\n',
      ),
      'jobs that share steps': shared(list('{uses: a}'), (at) => `  j${at}: {steps: *x}`, 'jobs:\n'),
      'uses of an input': repeated(
        '  docker push ${{ inputs.r }}/a/b:1\n',
        'on: {workflow_call: {inputs: {r: {default: cgr.dev}}}}\nrun: |\n',
      ),
      comparisons: repeated('== ', `on: {workflow_dispatch: {inputs: {a: {default: ${IMAGE}}}}}\nx: |\n  `),
    },
  },
  'github-action': {
    path: 'action.yml',
    texts: {
      ...TOOL,
      'uses of an input': repeated(
        '    - uses: docker://${{ inputs.r }}/a:1\n',
        'inputs: {r: {default: cgr.dev}}\nruns:\n  steps:\n',
      ),
    },
  },
  'gitlab-ci': {
    path: '.gitlab-ci.yml',
    texts: {
      ...TOOL,
      'jobs that extend others': (n) => ({
        text: lines(n, (at) => `a${at}: {extends: [a${at + 1}, a${at + 2}], image: "$x${at}"}`),
      }),
      'variables that all jobs inherit': shared(
        list('a'),
        (at) => `j${at}: {inherit: {variables: *x}, image: "a:$T"}`,
        'variables: {T: a}\n',
      ),
      'one long image': shared(
        (n) => `"${lines(n, (at) => `$A${at}`, '')}"`,
        (at) => `j${at}: {image: *x}`,
      ),
      'references to rules': shared(list('!reference [a, rules]'), (at) => `j${at}: {rules: *x, image: $a}`),
      services: (n) => ({
        text: `services: [${'$T, '.repeat(n)}]\n${lines(n, (at) => `a${at}: {variables: {T: x}}`)}`,
      }),
    },
  },
  circleci: {
    path: '.circleci/config.yml',
    texts: { ...TOOL, 'containers of jobs': shared(list('{image: a}'), (at) => `j${at}: {docker: *x}`) },
  },
  'azure-pipelines': {
    path: 'azure-pipelines.yml',
    texts: {
      ...TOOL,
      containers: (n) => ({
        text: `resources: {containers: [${lines(n, (at) => `{container: c${at}, image: a}`, ', ')}]}\njobs:\n${lines(n, (at) => `- container: c${at}`)}`,
      }),
    },
  },
  buildkite: {
    path: '.buildkite/pipeline.yml',
    texts: {
      ...TOOL,
      'steps that share a matrix': shared(
        list('"1"'),
        () => '- {matrix: *x, image: "a/b:{{matrix}}"}',
        'steps:\n',
      ),
      'expressions in one image': repeated('{{matrix}}', 'a: {matrix: ["1"], image: "', '"}'),
    },
  },
  woodpecker: {
    path: '.woodpecker.yml',
    texts: {
      ...TOOL,
      'many images': (n) => ({
        text: `matrix: {T: ["1", "2", "3"]}\nsteps:\n${lines(n, (at) => `- image: a/b${at}:\${T}`)}`,
      }),
      conditions: shared(list('{matrix: {a: b}}'), () => '- {when: *x}', 'matrix: {T: ["1"]}\nsteps:\n'),
    },
  },
  drone: { path: '.drone.yml', texts: { ...TOOL, steps: repeated('- image: a:1\n', 'steps:\n') } },
  'bitbucket-pipelines': {
    path: 'bitbucket-pipelines.yml',
    texts: { ...TOOL, pipes: repeated('- pipe: docker://a:1\n', 'steps:\n') },
  },
  'cloud-build': {
    path: 'cloudbuild.yaml',
    texts: {
      ...TOOL,
      substitutions: (n) => ({
        text: `substitutions:\n${lines(n, (at) => `  _A${at}: a`)}\nsteps:\n${lines(n, (at) => `- name: a:$_A${at}`)}`,
      }),
    },
  },
  compose: {
    path: 'compose.yml',
    texts: {
      ...TOOL,
      'documents with a variable': (n) => ({
        text: '---\nservices: {a: {image: "a.b/c:$T"}}\n'.repeat(n),
        environment: `T=1\n${'A=1\n'.repeat(n)}`,
      }),
      'services that share arguments': shared(
        list('a'),
        (at) => `  s${at}: {build: {args: *x}}`,
        'services:\n',
      ),
      'inline Dockerfiles': (n) => ({
        text: `services:\n${lines(n, (at) => `  s${at}: {build: {dockerfile_inline: "FROM a:1"}}`)}`,
      }),
    },
  },
  kustomize: {
    path: 'kustomization.yaml',
    texts: {
      ...TOOL,
      images: repeated('- {name: a, newTag: b}\n', 'images:\n'),
      'one patch many times': shared(
        (n) => `|\n${'  a: b\n'.repeat(n)}`,
        () => '- patch: *x',
        'patches:\n',
      ),
    },
  },
  ko: {
    path: '.ko.yaml',
    texts: {
      ...TOOL,
      overrides: (n) => ({ text: `baseImageOverrides:\n${lines(n, (at) => `  a${at}: a:1`)}` }),
    },
  },
  skaffold: {
    path: 'skaffold.yaml',
    texts: {
      ...TOOL,
      'shared arguments': shared(
        (n) => `{${lines(n, (at) => `a${at}: b`, ', ')}}`,
        () => '- {buildArgs: *x}',
        'z:\n',
      ),
    },
  },
  tekton: { path: 'task.yaml', texts: kubernetes('tekton.dev/v1', 'Task') },
  crossplane: { path: 'provider.yaml', texts: kubernetes('pkg.crossplane.io/v1', 'Provider') },
  kubernetes: {
    path: 'pod.yaml',
    texts: {
      ...kubernetes('v1', 'Pod'),
      'documents with data': repeated('---\napiVersion: v1\nkind: ConfigMap\ndata: {a: b}\n'),
      'shared data': shared(
        (n) => `{${lines(n, (at) => `k${at}: v`, ', ')}}`,
        () => '- {kind: ConfigMap, data: *x}',
        'apiVersion: v1\nkind: List\nz:\n',
      ),
      'the values of a chart many times': shared(
        (n) => `|\n${'  registry: a\n  repo: b\n'.repeat(n)}`,
        (at) => `- {kind: ConfigMap, data: {values.yaml: *x, k${at}: *x}}`,
        'apiVersion: v1\nkind: List\nz:\n',
      ),
      'one manifest many times': shared(
        (n) => `|\n${'  a: b\n'.repeat(n)}`,
        () => '- {manifest: *x}',
        'apiVersion: v1\nkind: List\nz:\n',
      ),
      'workflow parameters': repeated(
        '- {parameters: [{name: a, value: b}], c: "{{inputs.parameters.a}}"}\n',
        'apiVersion: argoproj.io/v1\nkind: Workflow\nz:\n',
      ),
    },
  },
  apko: { path: 'apko.yaml', texts: { ...TOOL, pipelines: repeated('- image: a:1\n', 'pipeline:\n') } },
  ansible: {
    path: 'playbook.yml',
    texts: {
      ...TOOL,
      tasks: repeated('- docker_image: {name: a, tag: "{{ b }}"}\n'),
      'shared names': shared(list('a'), () => '- docker_image_push: {name: *x}', 'z:\n'),
    },
  },
  'docker-bake-hcl': {
    path: 'docker-bake.hcl',
    texts: {
      ...CODE,
      'a list of variables': repeated('A,', 'target "a" { args = [', '] }'),
      variables: (n) => ({
        text: `${lines(n, (at) => `variable "a${at + 1}" { default = "\${a${at}}\${a${at}}" }`)}\ntarget "x" { args = { a = "\${a${n}}" } }`,
      }),
    },
  },
  'docker-bake-json': {
    path: 'docker-bake.json',
    texts: {
      'open lists': repeated('[', '{"target":'),
      variables: (n) => ({
        text: `{"variable":{${lines(n, (at) => `"v${at}":{"default":"1"}`, ',')}},"target":{"a":{"args":{${lines(n, (at) => `"a${at}":"x\${v${at}}"`, ',')}}}}}`,
      }),
    },
  },
  devcontainer: {
    path: '.devcontainer.json',
    texts: {
      'open lists': repeated('[', '{"image":'),
      escapes: repeated('\\n', '{"image":"', '"}'),
      features: (n) => ({ text: `{"features":{${lines(n, (at) => `"a.b/c${at}:1":{}`, ',')}}}` }),
      commas: repeated(',', '{'),
    },
  },
  jenkinsfile: {
    path: 'Jenkinsfile',
    texts: {
      ...CODE,
      pods: repeated("yaml '''\nimage: x\n'''\n"),
      'dollar texts': repeated('$/ '),
      slashes: repeated('= /a\n'),
      calls: repeated("docker.image('a:1')\n"),
      registries: repeated('docker.withRegistry("x") { '),
    },
  },
  terraform: { path: 'main.tf', texts: HCL },
  nomad: { path: 'a.nomad', texts: HCL },
  quadlet: {
    path: 'a.container',
    texts: {
      images: repeated('[Container]\nImage=a.b/c:1\n'),
      brackets: repeated('['),
      blanks: repeated(' '),
    },
  },
  buildpacks: {
    path: 'project.toml',
    texts: { images: repeated('image = "a.b/c:1"\n'), blanks: repeated(' '), braces: repeated('{ ') },
  },
  earthfile: {
    path: 'Earthfile',
    texts: {
      capitals: repeated('A '),
      flags: repeated('--a ', 'FROM '),
      arguments: (n) => ({ text: `${lines(n, (at) => `ARG A${at}=$A${at - 1}`)}\nFROM a:$A${n - 1}` }),
      images: repeated('FROM a.b/c:1\n'),
      'continued lines': repeated('a \\\n', 'RUN '),
    },
  },
  bazel: {
    path: 'BUILD.bazel',
    texts: {
      'calls in calls': repeated('oci_pull('),
      'lists of results': repeated('repo_tags = ['),
      pulls: repeated('oci_pull(image = "a.b/c", tag = "1")\n'),
      quotes: repeated('"'),
      'escaped quotes': repeated('\\"'),
    },
  },
  'helm-template': {
    path: 'templates/a.tpl',
    texts: {
      braces: repeated('{{'),
      actions: repeated(`{{ if .a }}${IMAGE}{{ end }}\n`),
      'actions in one name': repeated('{{ .a }}', 'cgr.dev/a/b'),
    },
  },
  html: {
    path: 'index.html',
    texts: { tags: repeated('<a>'), names: repeated('cgr.dev/acme/a:1 ') },
  },
  markdown: {
    path: 'README.md',
    texts: {
      fences: repeated('```\n'),
      backticks: repeated('`'),
      marks: repeated('- '),
      tabs: repeated('\t'),
      numbers: repeated('123456789'),
      placeholders: repeated('cgr.dev/<a'),
    },
  },
  text: {
    path: 'Makefile',
    texts: {
      'uses of a variable': repeated('$A ', `A=${IMAGE}\n`),
      'uses of many variables': (n) => ({ text: `A=${IMAGE}\n${lines(n, (at) => `$A${at} \\`)}` }),
      'starts in one token': repeated('cgr.dev/+'),
      'names in one token': repeated('cgr.dev/a/b~'),
      'words before copies': repeated(`skopeo copy ${': '.repeat(150)}${IMAGE}\n`),
      digests: repeated(`X=${IMAGE}@sha256:${'a'.repeat(64)}\n`),
    },
  },
};
