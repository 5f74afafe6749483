import { nativeVariableName } from '../../src/kit/manifest/input-names.ts';
import type { Manifest } from '../../src/kit/manifest/manifest.ts';
import { actionInput, inputSentences, outputSentences } from './action-input.ts';
import type { Renderer } from './generated.ts';
import { product } from './product.ts';
import { yamlText } from './yaml-text.ts';

/** Nothing of the job's goes into these texts: inputs arrive by environment variables. */
const scripts = {
  posix: (command: string) =>
    [
      'node=$(sh "$GITHUB_ACTION_PATH/../find-node.sh") || exit',
      `exec "$node" "$GITHUB_ACTION_PATH/../../dist/index.js" ${command}`,
      '',
    ].join('\n'),
  windows: (command: string) =>
    [
      '$node = & "$env:GITHUB_ACTION_PATH/../find-node.ps1"',
      'if (-not $node) { exit 2 }',
      `& $node "$env:GITHUB_ACTION_PATH/../../dist/index.js" ${command}`,
      'exit $LASTEXITCODE',
      '',
    ].join('\n'),
} as const;

function compositeAction(manifest: Manifest): string {
  const names = Object.keys(manifest.inputs);
  const env = Object.fromEntries(names.map((name) => [nativeVariableName(name), `\${{ inputs.${name} }}`]));
  // Tells the comments of two legs of a matrix apart; a JavaScript action is not told its matrix.
  if (names.includes('comment-summary-in-pr')) env['PLATFORM_ACTIONS_MATRIX'] = '${{ toJSON(matrix) }}';
  return yamlText({
    name: `${product.name}: ${manifest.title}`,
    description: manifest.summary,
    inputs: Object.fromEntries(
      Object.entries(manifest.inputs).map(([name, spec]) => [
        name,
        actionInput(name, inputSentences(spec, name)),
      ]),
    ),
    outputs: Object.fromEntries(
      Object.entries(manifest.outputs).map(([name, output]) => [
        name,
        {
          description: outputSentences(output, name),
          value: `\${{ steps.posix.outputs.${name} || steps.windows.outputs.${name} }}`,
        },
      ]),
    ),
    runs: {
      using: 'composite',
      steps: [
        {
          name: manifest.name,
          id: 'posix',
          if: "runner.os != 'Windows'",
          shell: 'sh',
          run: scripts.posix(manifest.name),
          env,
        },
        {
          name: manifest.name,
          id: 'windows',
          if: "runner.os == 'Windows'",
          shell: 'pwsh',
          run: scripts.windows(manifest.name),
          env: { ...env },
        },
      ],
    },
  });
}

/** One composite action for each command: `run` steps that start the committed bundle with a Node found on the machine. */
export const renderCompositeActions: Renderer = (manifests) =>
  manifests.map((manifest) => ({
    kind: 'file',
    path: `actions/${manifest.name}/action.yml`,
    text: compositeAction(manifest),
  }));
