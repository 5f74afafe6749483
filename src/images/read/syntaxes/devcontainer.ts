import { isCompleteReference } from '../../reference/image-reference.ts';
import { YAML_DISGUISES } from '../disguises.ts';
import { NO_VARIABLES } from '../expand-variables.ts';
import {
  jsonAt,
  jsonComments,
  jsonEntries,
  jsonKeys,
  parseJsonTree,
  placeJsonString,
} from '../formats/json-tree.ts';
import { trimPlaced } from '../placed-text.ts';
import { reportImage } from '../report-image.ts';
import type { TextSyntax } from '../syntax.ts';

/** `devcontainer.json`: `image`, build arguments that are surely images, and features that are in a registry. */
export const devcontainer: TextSyntax = {
  kind: 'text',
  name: 'devcontainer',
  words: ['devcontainer.json'],
  paths: [/\/\.?devcontainer\.json$/],
  disguises: YAML_DISGUISES,
  rest: 'text',
  scan: (source, sink) => {
    const { root, faults } = parseJsonTree(source);
    sink.faults.push(...faults);
    if (faults.length === 0)
      sink.zones.push(...jsonComments(source).map((comment) => ({ ...comment, kind: 'quiet' as const })));
    for (const { key, value } of jsonEntries(root))
      if (COMMAND.test(key))
        sink.zones.push({ start: value.offset, end: value.offset + value.length, kind: 'script' });
    const image = placeJsonString(source, jsonAt(root, 'image'));
    if (image !== undefined) reportImage(sink, 'devcontainer', trimPlaced(image), NO_VARIABLES);
    for (const { value } of jsonEntries(jsonAt(root, 'build', 'args'))) {
      const text = placeJsonString(source, value);
      if (text !== undefined && isCompleteReference(text.value))
        reportImage(sink, 'devcontainer', text, NO_VARIABLES);
    }
    for (const { node } of jsonKeys(jsonAt(root, 'features'))) {
      const text = placeJsonString(source, node);
      // A relative path or an archive is another kind of feature.
      if (text !== undefined && isCompleteReference(text.value))
        reportImage(
          sink,
          'devcontainer',
          text,
          NO_VARIABLES,
          text.value.includes('@') ? {} : { notEditable: TAG_ONLY, staysUnpinned: true },
        );
    }
  },
};

/** Keys of commands, such as `postCreateCommand`. */
const COMMAND = /Command$/;

const TAG_ONLY =
  'a feature has a tag or a digest, not both: `devcontainer-lock.json` pins it, or replace the tag by hand';
