import { isCompleteReference } from './complete-reference.ts';
import { NO_VARIABLES } from './expand-variables.ts';
import type { Sink } from './found.ts';
import { jsonAt, jsonEntries, parseJson, placeJsonString } from './json-tree.ts';
import { trimPlaced } from './placed-text.ts';
import { reportImage } from './report-image.ts';

/** `devcontainer.json`: `image`, and build arguments that surely are an image. Features are no images. */
export function scanDevcontainer(source: string, sink: Sink): void {
  const { root, faults } = parseJson(source);
  sink.faults.push(...faults);
  const image = placeJsonString(source, jsonAt(root, 'image'));
  if (image !== undefined) reportImage(sink, 'devcontainer', trimPlaced(image), NO_VARIABLES);
  for (const { value } of jsonEntries(jsonAt(root, 'build', 'args'))) {
    const text = placeJsonString(source, value);
    if (text !== undefined && isCompleteReference(text.value))
      reportImage(sink, 'devcontainer', text, NO_VARIABLES);
  }
}
