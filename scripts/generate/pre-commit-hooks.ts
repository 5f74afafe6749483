import type { Renderer } from './generated.ts';
import { yamlText } from './yaml-text.ts';

/** Files in which references may stand; the hook then looks at every tracked file that the scanner understands. */
const FILES = String.raw`(?i)(^|/)((docker|container)file[^/]*|[^/]+\.(dockerfile|containerfile|ya?ml|jsonc?|toml|hcl|tf|bazel|bzl))$`;

/** Hooks of pre-commit (pre-commit.com, "Creating new hooks"): a script that finds Node and starts the committed bundle. */
export const renderPreCommitHooks: Renderer = (manifests) => [
  {
    kind: 'file',
    path: '.pre-commit-hooks.yaml',
    text: yamlText(
      manifests.flatMap(({ hook, name }) => {
        if (hook === undefined) return [];
        const flags = Object.entries(hook.inputs).flatMap(([input, value]) => [`--${input}`, value]);
        return [
          {
            id: hook.id,
            name: hook.title,
            description: hook.description,
            entry: ['plugins/pre-commit/run.sh', name, ...flags].join(' '),
            language: 'script',
            files: FILES,
            pass_filenames: false,
          },
        ];
      }),
    ),
  },
];
