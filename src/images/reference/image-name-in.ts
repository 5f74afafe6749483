import { locateImage, type RegistryNames } from './image-name.ts';
import { parseImageReference } from './image-reference.ts';

/** The name of the image in the text of a reference, without tag and digest; the text may have variables. */
export function imageNameIn(text: string, names: RegistryNames): string {
  const tagless = text.replace(/@.*$/s, '');
  const colon = tagless.indexOf(':', tagless.lastIndexOf('/') + 1);
  const name = colon < 0 ? tagless : tagless.slice(0, colon);
  const parsed = parseImageReference(name);
  if (parsed.kind === 'malformed') return name;
  const located = locateImage(parsed.reference, names, 'foreign');
  return located.kind === 'ours' ? located.image.repository : name;
}
