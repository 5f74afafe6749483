import { stringify } from 'yaml';
import type { Manifest } from '../../src/kit/manifest/manifest.ts';
import { terminalExample } from '../../src/kit/manifest/render-help.ts';
import { fencedBlock } from './markdown.ts';
import { product } from './product.ts';

const yamlOptions = { lineWidth: 0, singleQuote: true } as const;

function firstTextOutput(manifest: Manifest): string {
  const [name] = Object.entries(manifest.outputs).find(([, output]) => output.kind === undefined) ?? [];
  return name ?? 'result';
}

/** Permissions, as the keys of a job. */
function permissionsOf(manifest: Manifest): Readonly<Record<string, string>> {
  return Object.fromEntries(
    manifest.permissions.map((permission) => {
      const [scope = '', access = ''] = permission.split(': ');
      return [scope, access] as const;
    }),
  );
}

/** A job with one step that uses `uses`, and a step that reads an output by way of `env:`. */
export function workflowExample(manifest: Manifest, face: 'root' | 'composite'): string {
  const path = face === 'root' ? '' : `/actions/${manifest.name}`;
  const output = firstTextOutput(manifest);
  const variable = output.toUpperCase().replaceAll('-', '_');
  const text = stringify(
    {
      permissions: permissionsOf(manifest),
      steps: [
        ...(manifest.permissions.includes('contents: read')
          ? [{ uses: 'actions/checkout@v7', with: { 'persist-credentials': false } }]
          : []),
        {
          id: manifest.name,
          uses: `${product.repository}${path}@${product.version}`,
          with: face === 'root' ? { command: manifest.name, ...manifest.example } : manifest.example,
        },
        {
          run: `echo "$${variable}"`,
          env: { [variable]: `\${{ steps.${manifest.name}.outputs.${output} }}` },
        },
      ],
    },
    yamlOptions,
  );
  return fencedBlock('yaml', text);
}

/** The same call in a terminal. */
export function terminalBlock(manifest: Manifest): string {
  return fencedBlock('sh', terminalExample(manifest));
}
