import { addImage, type YamlContext } from './yaml-context.ts';
import { entriesOf, nodeAt } from './yaml-lookup.ts';

/** `.ko.yaml`: the base image, and its overrides for single import paths. */
export function scanKo(context: YamlContext): void {
  addImage(context, nodeAt(context.root, 'defaultBaseImage'));
  for (const { value } of entriesOf(nodeAt(context.root, 'baseImageOverrides'))) addImage(context, value);
}
