import { VEX_JUSTIFICATIONS } from '../../src/kit/findings/ignore.ts';
import type { InputSpec, Manifest } from '../../src/kit/manifest/manifest.ts';
import { defaultWords } from '../../src/kit/manifest/render-help.ts';
import { schemaUrl } from '../../src/version.ts';
import type { Renderer } from './generated.ts';
import { generatedNotice } from './generated.ts';
import { product } from './product.ts';

type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string', minLength: 1 };
const date: Schema = { type: 'string', format: 'date' };

/** A list may be a YAML list, or one text with newlines or commas as in an input. */
function listOf(item: Schema): Schema {
  return { oneOf: [text, { type: 'array', items: item }] };
}

function valueSchema(spec: InputSpec): Schema {
  switch (spec.kind) {
    case 'boolean':
      return { type: 'boolean' };
    case 'integer':
      return {
        type: 'integer',
        ...(spec.min === undefined ? {} : { minimum: spec.min }),
        ...(spec.max === undefined ? {} : { maximum: spec.max }),
      };
    case 'duration':
      return { type: 'string', pattern: '^[0-9]+[smhdw]$' };
    case 'choice':
      return { enum: spec.choices };
    case 'choices':
      return listOf({ enum: spec.choices });
    case 'globs':
      return listOf({ ...text, maxLength: 256 });
    case 'list':
    case 'lines':
      return listOf(text);
    default:
      return text;
  }
}

function commandSchema(manifest: Manifest): Schema | undefined {
  const policies = Object.entries(manifest.inputs).filter(([, spec]) => spec.policy === true);
  if (policies.length === 0) return undefined;
  return {
    type: 'object',
    description: manifest.summary,
    additionalProperties: false,
    properties: Object.fromEntries(
      policies.map(([name, spec]) => {
        const words = defaultWords(spec);
        const description = words === undefined ? spec.description : `${spec.description} Default: ${words}.`;
        return [name, { description, ...valueSchema(spec) }] as const;
      }),
    ),
  };
}

/** `files` at the top is the input of every command that has it. */
function filesOf(manifests: readonly Manifest[]): Schema {
  const spec = manifests.flatMap(({ inputs }) => inputs['files'] ?? []).find(({ policy }) => policy === true);
  if (spec === undefined) return {};
  return { files: { description: 'The input `files` of every command that has it.', ...valueSchema(spec) } };
}

const ignoreEntry: Schema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    id: {
      ...text,
      pattern: '^[^*?\\[\\]{}!]+$',
      description: 'Id or alias of the advisory to ignore; not a glob.',
    },
    artifact: { ...text, description: 'Glob of packages that the ignore is limited to.' },
    image: { ...text, maxLength: 256, description: 'Glob of images to ignore.' },
    reason: { ...text, description: 'Why it is ignored.' },
    owner: { ...text, description: 'Person or team that is responsible for it.' },
    expires: { ...date, description: 'Day from which the ignore no longer applies, at 00:00 UTC.' },
    justification: {
      enum: VEX_JUSTIFICATIONS,
      description: 'Why the product is not affected, in the words of OpenVEX; for `vex-file`.',
    },
  },
  anyOf: [{ required: ['id'] }, { required: ['artifact'] }, { required: ['image'] }],
};

/** A file that says `require-ignore-reason: false` needs no reasons; all others do. */
const reasonRule: Schema = {
  if: {
    required: ['advisory-gate'],
    properties: {
      'advisory-gate': {
        required: ['require-ignore-reason'],
        properties: { 'require-ignore-reason': { const: false } },
      },
    },
  },
  else: { properties: { ignore: { items: { required: ['reason'] } } } },
};

/** JSON Schema (draft 7, which editors know best) of the config file: policy inputs by command, and ignores. */
export const renderConfigSchema: Renderer = (manifests) => {
  const commands = manifests.flatMap((manifest) => {
    const schema = commandSchema(manifest);
    return schema === undefined ? [] : [[manifest.name, schema] as const];
  });
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: schemaUrl('config'),
    $comment: generatedNotice,
    title: `${product.name}: config file`,
    description: 'Policy inputs and ignores; by default `.github/platform-actions.yml`.',
    type: 'object',
    additionalProperties: false,
    required: ['version'],
    properties: {
      version: { const: 1 },
      ...filesOf(manifests),
      ...Object.fromEntries(commands),
      ignore: { type: 'array', items: ignoreEntry },
    },
    ...reasonRule,
  };
  return [
    { kind: 'file', path: 'schemas/config.schema.json', text: `${JSON.stringify(schema, undefined, 2)}\n` },
  ];
};
