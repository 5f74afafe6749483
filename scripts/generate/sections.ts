import type { Generated } from './generated.ts';

/** Line that opens a generated section of a Markdown file. */
export function openMarker(name: string): string {
  return `<!-- generated: ${name} -->`;
}

/** Line that closes it. */
export function closeMarker(name: string): string {
  return `<!-- end of generated: ${name} -->`;
}

/** An empty section, for scaffolds. */
export function emptySection(name: string): string {
  return `${openMarker(name)}\n${closeMarker(name)}`;
}

/** Puts `content` between the markers of `name`; throws unless both stand there once and in order. */
export function replaceSection(text: string, name: string, content: string): string {
  const [before, middle, ...more] = text.split(openMarker(name));
  const [, after, ...again] = (middle ?? '').split(closeMarker(name));
  if (before === undefined || after === undefined || more.length > 0 || again.length > 0)
    throw new Error(`markers of \`${name}\`: each must stand in the file once, the opening one first`);
  return `${before}${openMarker(name)}\n\n${content.trim()}\n\n${closeMarker(name)}${after}`;
}

/** The text that the file must have; `current` is what the tree holds, `undefined` where there is none. */
export function expectedText(generated: Generated, current: string | undefined): string {
  if (generated.kind === 'file') return generated.text;
  return Object.entries(generated.sections).reduce(
    (text, [name, content]) => replaceSection(text, name, content),
    current ?? generated.scaffold ?? '',
  );
}
