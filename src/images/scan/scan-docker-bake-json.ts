import { BAKE_ATTRIBUTES, BAKE_RESULTS, reportBakeText } from './bake.ts';
import type { Sink } from './found.ts';
import { countMentions, countOnce } from './mentions.ts';
import { jsonParser } from './parsers.ts';
import { createVariableTable } from './variable-table.ts';

/** Reports what targets build from, with `${NAME}` in texts. */
export function scanDockerBakeJson(source: string, sink: Sink): void {
  const { jsonAt, jsonEntries, parseJson, placeJsonString } = jsonParser.get();
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
      const { length, offset: start } = value;
      if (BAKE_RESULTS.has(key)) sink.zones.push({ start, end: start + length, kind: 'quiet' });
      if (!BAKE_ATTRIBUTES.has(key)) continue;
      const values = key === 'dockerfile-inline' ? [value] : jsonEntries(value).map((entry) => entry.value);
      for (const node of values) {
        const text = placeJsonString(source, node);
        if (text !== undefined) reportBakeText(sink, 'docker-bake-json', key, text, { lookup });
      }
    }
}
