import { createHash } from 'node:crypto';
import { commonInputs } from '../../src/kit/manifest/common-inputs.ts';
import type { InputSpec, Manifest } from '../../src/kit/manifest/manifest.ts';
import { version } from '../../src/version.ts';
import { inputSentences, outputSentences } from './action-input.ts';
import { type Generated, generatedNotice, type Renderer } from './generated.ts';
import { product } from './product.ts';
import { camelCase, choicesOf, pascalCase, wrapped, wrapperInputs } from './wrapper-inputs.ts';

/** Namespace of the ids of our tasks. It never changes, nor do the ids: pipelines are bound to them. */
const NAMESPACE = '5f6f2c1e-3f0a-4b52-9a55-0f5a7b1f3c77';

/** Name-based UUID, version 5 (RFC 9562 §5.5). */
function nameUuid(name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const LISTS: ReadonlySet<InputSpec['kind']> = new Set(['list', 'lines', 'globs', 'choices']);

/** A boolean of Azure is never empty, so a choice of two words stands for it: empty means "not given". */
function taskInput(name: string, spec: InputSpec): Readonly<Record<string, unknown>> {
  const choices = choicesOf(spec);
  return {
    name: camelCase(name),
    type: choices === undefined ? (LISTS.has(spec.kind) ? 'multiLine' : 'string') : 'pickList',
    label: name,
    defaultValue: '',
    required: false,
    helpMarkDown: inputSentences(spec, name),
    ...(choices === undefined
      ? {}
      : { options: Object.fromEntries(choices.map((choice) => [choice, choice])) }),
    ...(name in commonInputs ? { groupName: 'common' } : {}),
  };
}

/** Names of outputs as variables of a job: hyphens become underscores, as the host does. */
function outputVariable(name: string): string {
  return name.replaceAll('-', '_');
}

function task(manifest: Manifest): unknown {
  const [major, minor, patch] = version.split('.').map(Number);
  const outputs = Object.entries(manifest.outputs);
  return {
    $schema: 'https://raw.githubusercontent.com/Microsoft/azure-pipelines-task-lib/master/tasks.schema.json',
    id: nameUuid(manifest.name),
    name: `Platform${pascalCase(manifest.name)}`,
    friendlyName: `${product.name}: ${manifest.title}`,
    description: manifest.summary,
    helpMarkDown: `[Reference](https://github.com/${product.repository}/blob/${product.version}/docs/reference/${manifest.name}.md)`,
    category: 'Utility',
    visibility: ['Build', 'Release'],
    author: product.repository.split('/')[0],
    version: { Major: major, Minor: minor, Patch: patch },
    minimumAgentVersion: '3.232.1',
    instanceNameFormat: manifest.name,
    groups: [{ name: 'common', displayName: 'Inputs of every command', isExpanded: false }],
    inputs: wrapperInputs(manifest, 'with-secrets').map(([name, spec]) => taskInput(name, spec)),
    outputVariables: outputs.map(([name, output]) => ({
      name: outputVariable(name),
      description: outputSentences(output, name),
    })),
    execution: { Node24: { target: 'index.js' }, Node20_1: { target: 'index.js' } },
    // Even if text from outside got through as a command, it could set no variable but these.
    restrictions: { settableVariables: { allowed: outputs.map(([name]) => outputVariable(name)) } },
  };
}

/** The agent starts this file; the bundle lies beside it once the extension is packed. */
function entry(manifest: Manifest): string {
  return [
    `// ${generatedNotice}`,
    "process.env.PLATFORM_ACTIONS_FACE = 'azure-task';",
    `process.argv.splice(2, process.argv.length, '${manifest.name}');`,
    "void import('./dist/index.js');",
    '',
  ].join('\n');
}

function extension(manifests: readonly Manifest[]): unknown {
  const folders = manifests.map((manifest) => pascalCase(manifest.name));
  return {
    manifestVersion: 1,
    id: 'platform-actions',
    publisher: product.repository.split('/')[0],
    version,
    name: product.name,
    description: product.description,
    categories: ['Azure Pipelines'],
    targets: [{ id: 'Microsoft.VisualStudio.Services' }],
    repository: { type: 'git', uri: `https://github.com/${product.repository}` },
    content: { details: { path: 'README.md' } },
    files: [
      ...folders.map((path) => ({ path })),
      { path: '../../LICENSE', packagePath: 'LICENSE' },
      { path: '../../dist', packagePath: folders.map((folder) => `${folder}/dist`) },
    ],
    contributions: folders.map((name) => ({
      id: name,
      type: 'ms.vss-distributed-task.task',
      targets: ['ms.vss-distributed-task.tasks'],
      properties: { name },
    })),
  };
}

const jsonText = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`;

/** One task of Azure Pipelines for each command, and the extension that holds them all. */
export const renderAzureTasks: Renderer = (manifests) => {
  const commands = wrapped(manifests);
  const tasks = commands.flatMap((manifest): readonly Generated[] => {
    const folder = `plugins/azure/${pascalCase(manifest.name)}`;
    return [
      { kind: 'file', path: `${folder}/task.json`, text: jsonText(task(manifest)) },
      { kind: 'file', path: `${folder}/index.js`, text: entry(manifest) },
    ];
  });
  return [
    ...tasks,
    { kind: 'file', path: 'plugins/azure/vss-extension.json', text: jsonText(extension(commands)) },
  ];
};
