import type { Node } from 'jsonc-parser';
import { once } from '../../../base/remember.ts';
import { DOCKERFILE_DISGUISES } from '../disguises.ts';
import type { Lookup } from '../expand-variables.ts';
import { jsonAt, jsonEntries, jsonItems, parseJsonTree, placeJsonString } from '../formats/json-tree.ts';
import { countMentions } from '../mentions.ts';
import type { TextSyntax } from '../syntax.ts';
import { createVariableTable } from '../variable-table.ts';
import { combineValues, filledText, inheritTargets, NO_VALUES, targetName } from './bake-targets.ts';
import { BAKE_ATTRIBUTES, BAKE_RESULTS, reportBakeText } from './docker-bake-hcl.ts';

/** `docker-bake.json`: the same attributes as in HCL, with `${NAME}` in texts. */
export const dockerBakeJson: TextSyntax = {
  kind: 'text',
  name: 'docker-bake-json',
  words: ['docker-bake'],
  paths: [/\/(?:[^/]*[-_.])?docker-bake[^/]*\.json$/],
  disguises: DOCKERFILE_DISGUISES,
  rest: 'text',
  scan: (source, sink) => {
    const { root, faults } = parseJsonTree(source);
    sink.faults.push(...faults);
    const lookup = createLookup(source, root);
    for (const { value: target } of jsonEntries(jsonAt(root, 'target')))
      for (const { key, value } of jsonEntries(target)) {
        const { length, offset: start } = value;
        if (BAKE_RESULTS.has(key)) sink.zones.push({ start, end: start + length, kind: 'quiet' });
        if (!BAKE_ATTRIBUTES.has(key)) continue;
        const values = key === 'dockerfile-inline' ? [value] : jsonEntries(value).map((entry) => entry.value);
        for (const node of values) {
          const text = placeJsonString(source, node);
          if (text !== undefined) reportBakeText(sink, 'docker-bake-json', key, text, { lookup });
        }
      }
  },
  builds: (source) => {
    const { root } = parseJsonTree(source);
    const lookup = createLookup(source, root);
    const targets = jsonEntries(jsonAt(root, 'target')).flatMap(({ key: label, value }) => {
      const matrix = jsonEntries(jsonAt(value, 'matrix')).map(({ key, value: list }) =>
        jsonItems(list).map((item) => {
          const pairs = item.type === 'object' ? jsonEntries(item) : [{ key: '', value: item }];
          return new Map(
            pairs.map((pair) => [
              pair.key === '' ? key : `${key}.${pair.key}`,
              filledText(placeJsonString(source, pair.value), lookup, NO_VALUES),
            ]),
          );
        }),
      );
      return combineValues(matrix).map((row, index) => {
        const textAt = (node: Node | undefined) => filledText(placeJsonString(source, node), lookup, row);
        const [context, dockerfile, target] = ['context', 'dockerfile', 'target'].map((name) => {
          const node = jsonAt(value, name);
          return node && (textAt(node) ?? '$');
        });
        return {
          name: targetName(label, index),
          context,
          dockerfile,
          target,
          // With `null`, the Dockerfile's default counts.
          args: new Map(
            jsonEntries(jsonAt(value, 'args')).flatMap((pair) =>
              pair.value.type === 'null' ? [] : [[pair.key, textAt(pair.value)] as const],
            ),
          ),
          inherits: jsonItems(jsonAt(value, 'inherits')).flatMap((item) => textAt(item) ?? []),
          isInline: jsonAt(value, 'dockerfile-inline') !== undefined,
          offset: value.offset,
        };
      });
    });
    return inheritTargets(targets);
  },
};

function createLookup(source: string, root: Node | undefined): Lookup {
  return createVariableTable({
    text: (name) => placeJsonString(source, jsonAt(root, 'variable', name, 'default')),
    label: (name) => `variable ${name}`,
    mentions: once(() => countMentions(source)),
    expands: true,
  });
}
