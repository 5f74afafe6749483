import { BAKE_ATTRIBUTES, reportBakeText } from './bake.ts';
import type { Sink } from './found.ts';
import { jsonAt, jsonEntries, parseJson, placeJsonString } from './json-tree.ts';
import { countMentions, countOnce } from './mentions.ts';
import { createVariableTable } from './variable-table.ts';

/** `docker-bake.json`: the same attributes as in HCL, with `${NAME}` in texts. */
export function scanBakeJson(source: string, sink: Sink): void {
  const { root, faults } = parseJson(source);
  sink.faults.push(...faults);
  const lookup = createVariableTable({
    text: (name) => placeJsonString(source, jsonAt(root, 'variable', name, 'default')),
    label: (name) => `variable ${name}`,
    mentions: countOnce(() => countMentions(source)),
    expands: true,
  });
  for (const { value: target } of jsonEntries(jsonAt(root, 'target')))
    for (const { key, value } of jsonEntries(target)) {
      if (!BAKE_ATTRIBUTES.has(key)) continue;
      const values = key === 'dockerfile-inline' ? [value] : jsonEntries(value).map((entry) => entry.value);
      for (const node of values) {
        const text = placeJsonString(source, node);
        if (text !== undefined) reportBakeText(sink, 'docker-bake-json', key, text, { lookup });
      }
    }
}
