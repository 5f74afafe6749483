import type { InputSpec, Manifest } from '../../src/kit/manifest/manifest.ts';
import { inputSentences, unionOf } from './action-input.ts';
import type { Renderer } from './generated.ts';
import { product } from './product.ts';
import { choicesOf, wrapped, wrapperInputs } from './wrapper-inputs.ts';
import { yamlText } from './yaml-text.ts';

type Schema = Readonly<Record<string, unknown>>;

function typeOf(spec: InputSpec): Schema {
  switch (spec.kind) {
    case 'boolean':
      return { type: 'boolean' };
    case 'integer':
      return {
        type: 'integer',
        minimum: spec.min ?? 0,
        ...(spec.max === undefined ? {} : { maximum: spec.max }),
      };
    case 'list':
    case 'lines':
    case 'globs':
    case 'choices':
      return { type: ['string', 'array'], items: { type: 'string' } };
    default:
      return { type: 'string' };
  }
}

/** Commands may differ in the choices of one name: then any text goes, and the command judges it. */
function schemaOf(name: string, manifests: readonly Manifest[]): Schema {
  const specs = manifests.flatMap((manifest) => manifest.inputs[name] ?? []);
  const [first] = specs;
  if (first === undefined) return {};
  const same = specs.every((spec) => JSON.stringify(choicesOf(spec)) === JSON.stringify(choicesOf(first)));
  const choices = first.kind === 'choice' && same ? choicesOf(first) : undefined;
  const alike = specs.every((spec) => JSON.stringify(typeOf(spec)) === JSON.stringify(typeOf(first)));
  if (!alike) return { type: ['string', 'array', 'boolean', 'integer'] };
  return { ...typeOf(first), ...(choices === undefined ? {} : { enum: choices }) };
}

/** The Buildkite plugin (buildkite.com/docs/pipelines/integrations/plugins/writing): one for all commands. */
export const renderBuildkitePlugin: Renderer = (manifests) => {
  const commands = wrapped(manifests);
  const offered = commands.map((manifest) => ({
    ...manifest,
    inputs: Object.fromEntries(wrapperInputs(manifest, 'without-secrets')),
  }));
  const words = unionOf(offered, (manifest) => manifest.inputs, inputSentences);
  const properties = Object.fromEntries(
    [...words].map(([name, description]) => [name, { ...schemaOf(name, offered), description }]),
  );
  const text = yamlText({
    name: product.name,
    description: product.description,
    author: `https://github.com/${product.repository}`,
    requirements: ['bash', 'git'],
    configuration: {
      properties: {
        command: {
          type: 'string',
          enum: commands.map((manifest) => manifest.name),
          description: 'Command to run.',
        },
        ...properties,
      },
      required: ['command'],
      additionalProperties: false,
    },
  });
  return [{ kind: 'file', path: 'plugins/buildkite/plugin.yml', text }];
};
