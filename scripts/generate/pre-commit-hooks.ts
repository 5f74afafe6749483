import type { Renderer } from './generated.ts';
import { yamlText } from './yaml-text.ts';

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
            // References may stand in every text file; the hook then looks at all tracked files.
            types: ['text'],
            pass_filenames: false,
          },
        ];
      }),
    ),
  },
];
