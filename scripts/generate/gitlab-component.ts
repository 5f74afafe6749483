import { nativeVariableName } from '../../src/kit/manifest/input-names.ts';
import type { Manifest } from '../../src/kit/manifest/manifest.ts';
import { inputSentences } from './action-input.ts';
import type { Renderer } from './generated.ts';
import { product } from './product.ts';
import { choicesOf, wrapped, wrapperInputs } from './wrapper-inputs.ts';
import { yamlText } from './yaml-text.ts';

/** GitLab takes at most so many characters of a description. */
const LONGEST_DESCRIPTION = 1024;

/** Inputs of the job itself; the rest are those of the command. */
function jobInputs(manifest: Manifest): Readonly<Record<string, unknown>> {
  return {
    'job-name': { default: manifest.name, description: 'Name of the job.' },
    stage: { default: 'test', description: 'Stage of the job.' },
    image: {
      default: 'node:24',
      description: 'Image of the job, with Node.js 20.18.1 or newer, and git unless `program` is given.',
    },
    program: {
      default: '',
      description: 'Path of `dist/index.js` in the image or in the checkout. Default: fetched from `source`.',
    },
    source: {
      default: `https://github.com/${product.repository}.git`,
      description: 'Git repository to fetch the program from, such as a mirror on your instance.',
    },
    revision: {
      default: product.version,
      description: 'Commit of `source`; use the full SHA, so that what you reviewed is what runs.',
    },
    'allow-failure-codes': {
      type: 'array',
      default: [0],
      description: 'Exit codes that only cause a warning, such as `[1]`. Default: none.',
    },
  };
}

function commandInput(description: string, choices: readonly string[] | undefined): unknown {
  if (description.length > LONGEST_DESCRIPTION) throw new Error(`too long for GitLab: ${description}`);
  return { default: '', description, ...(choices === undefined ? {} : { options: ['', ...choices] }) };
}

/** No input stands in it: values arrive as variables of the job, which GitLab neither expands nor splices. */
function script(command: string): string {
  return [
    'set -eu',
    'program=$PLATFORM_ACTIONS_PROGRAM',
    'if [ -z "$program" ]; then',
    '  folder=$(mktemp -d)',
    '  git init --quiet "$folder"',
    '  git -C "$folder" fetch --quiet --depth 1 -- "$PLATFORM_ACTIONS_SOURCE" "$PLATFORM_ACTIONS_REVISION"',
    '  git -C "$folder" -c advice.detachedHead=false checkout --quiet FETCH_HEAD',
    '  program=$folder/dist/index.js',
    'fi',
    `node "$program" ${command}`,
    '',
  ].join('\n');
}

/** A variable whose text is the value of an input, whatever characters it has: a block keeps quotes, `#` and `:` as text. */
function variableBlock(name: string, input: string): string {
  return `    ${name}:\n      expand: false\n      value: |-\n        $[[ inputs.${input} ]]\n`;
}

function component(manifest: Manifest): string {
  const inputs = wrapperInputs(manifest, 'without-secrets');
  const header = yamlText({
    spec: {
      inputs: {
        ...jobInputs(manifest),
        ...Object.fromEntries(
          inputs.map(([name, spec]) => [
            name,
            name === 'id-token-audience'
              ? { default: 'https://issuer.enforce.dev', description: inputSentences(spec, name) }
              : commandInput(inputSentences(spec, name), choicesOf(spec)),
          ]),
        ),
      },
    },
  });
  const variables = [
    variableBlock('PLATFORM_ACTIONS_PROGRAM', 'program'),
    variableBlock('PLATFORM_ACTIONS_SOURCE', 'source'),
    variableBlock('PLATFORM_ACTIONS_REVISION', 'revision'),
    ...inputs.map(([name]) => variableBlock(nativeVariableName(name), name)),
  ].join('');
  const lines = script(manifest.name)
    .trimEnd()
    .split('\n')
    .map((line) => `        ${line}\n`)
    .join('');
  return [
    header,
    '---\n',
    '"$[[ inputs.job-name ]]":\n',
    '  stage: $[[ inputs.stage ]]\n',
    '  image: $[[ inputs.image ]]\n',
    '  id_tokens:\n    PLATFORM_ID_TOKEN:\n      aud: $[[ inputs.id-token-audience ]]\n',
    '  variables:\n',
    variables,
    `  script:\n    - |\n`,
    lines.replaceAll('        ', '      '),
    '  allow_failure:\n    exit_codes: $[[ inputs.allow-failure-codes ]]\n',
    '  artifacts:\n',
    '    when: always\n',
    '    paths:\n      - platform-actions-summary.md\n',
    '    reports:\n      dotenv: platform-actions.env\n      codequality: gl-code-quality-report.json\n',
  ].join('');
}

/** One CI/CD component for each command (docs.gitlab.com/ci/components): a job with the command's inputs. */
export const renderGitlabComponents: Renderer = (manifests) =>
  wrapped(manifests).map((manifest) => ({
    kind: 'file',
    path: `templates/${manifest.name}/template.yml`,
    text: component(manifest),
  }));
