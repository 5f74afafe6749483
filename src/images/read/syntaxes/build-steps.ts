import { anyOf, YAML_ESCAPE } from '../disguises.ts';
import { readYaml } from '../formats/read-yaml.ts';
import type { YamlNode } from '../formats/yaml-node.ts';
import { entriesOf, entryOf, itemsOf, nodeAt, scalarValue, valuesOf } from '../formats/yaml-node.ts';
import type { BuildCall } from '../syntax.ts';
import { jobRows, type Row, valueInRow } from './matrix-images.ts';

const MAY_BUILD = anyOf(/build-push-action/, YAML_ESCAPE);
const BUILD_ACTION = /^docker\/build-push-action@/;
const ARGUMENT = /^\s*([A-Za-z_]\w*)=(.*?)\s*$/;
/** `${{ matrix.name }}` or `${{ env.NAME }}`. */
const EXPRESSION = /\$\{\{\s*(matrix|env)\.([\w-]+(?:\.[\w-]+)*)\s*\}\}/g;
/** A limit for hostile files; the values of more names are not known. */
const MOST_NAMES = 16;
/** The checked-out repository at the commit of the run, perhaps with a folder. */
const DEFAULT_CONTEXT = /^\{\{\s*defaultContext\s*\}\}:?/;

/** The builds of all steps with `docker/build-push-action` in a workflow. */
export function buildSteps(source: string): readonly BuildCall[] {
  if (!MAY_BUILD.test(source)) return [];
  // A step that writes this file may give any variable another value.
  const isSteady = !source.includes('GITHUB_ENV');
  return [...readYaml(source)].flatMap(({ root }) =>
    valuesOf(nodeAt(root, 'jobs')).flatMap((job) =>
      itemsOf(nodeAt(job, 'steps')).flatMap((step) => {
        const scopes = isSteady ? [step, job, root] : [step];
        const variables = scopes.flatMap((scope) => [...entriesOf(nodeAt(scope, 'env'))]);
        // The innermost value counts.
        const env = new Map(variables.toReversed().map(({ key, value }) => [key, scalarValue(value)]));
        return callsOf(step, nodeAt(job, 'strategy', 'matrix'), env);
      }),
    ),
  );
}

/** The builds of a step, one for each job of the matrix; values with other expressions are not known. */
function callsOf(
  step: YamlNode,
  matrix: YamlNode | undefined,
  env: ReadonlyMap<string, string | undefined>,
): readonly BuildCall[] {
  const uses = entryOf(step, 'uses');
  if (uses === undefined || !BUILD_ACTION.test(scalarValue(uses.value) ?? '')) return [];
  const inputs = nodeAt(step, 'with');
  const [context, dockerfile, lines = ''] = ['context', 'file', 'build-args'].map((name) => {
    const text = scalarValue(nodeAt(inputs, name));
    return text && fillKind('env', text, (variable) => env.get(variable));
  });
  const named = [...[context, dockerfile, lines].join('\n').matchAll(EXPRESSION)];
  const names = named.flatMap(([, kind, path = '']) => (kind === 'matrix' ? path.split('.', 1) : []));
  const rows = names.length === 0 ? [] : jobRows(matrix, [...new Set(names)].slice(0, MOST_NAMES));
  return (rows.length === 0 ? [new Map()] : rows).map((row: Row) => {
    const fill = (text: string): string => fillKind('matrix', text, (path) => valueInRow(row, path)?.value);
    const args = lines.split('\n').flatMap((line): readonly (readonly [string, string | undefined])[] => {
      const [, name, written = ''] = ARGUMENT.exec(line) ?? [];
      const value = fill(written);
      return name === undefined ? [] : [[name, value.includes('${{') ? undefined : value]];
    });
    const places = placesOf(context && fill(context), dockerfile && fill(dockerfile));
    return { ...places, name: undefined, target: undefined, args: new Map(args), offset: uses.keyStart };
  });
}

/** Fills in the values of one kind; other expressions stay as written. */
function fillKind(kind: string, text: string, valueOf: (path: string) => string | undefined): string {
  return text.replace(EXPRESSION, (all, found: string, path: string) =>
    found === kind ? (valueOf(path) ?? all) : all,
  );
}

/** A Dockerfile of the default context is relative to its folder, any other one to the repository. */
function placesOf(context: string | undefined, dockerfile: string | undefined) {
  const folder = context?.replace(DEFAULT_CONTEXT, '');
  const isDefault = folder !== context;
  return {
    context: folder,
    dockerfile: isDefault && dockerfile !== undefined ? `${folder}/${dockerfile}` : dockerfile,
    isFromRoot: true,
  };
}
