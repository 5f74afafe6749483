import { VARIABLE_DEFAULT } from '../disguises.ts';
import { NO_VARIABLES } from '../expand-variables.ts';
import { placeRange } from '../placed-text.ts';
import { reportImage, reportUnknown } from '../report-image.ts';
import type { TextSyntax } from '../syntax.ts';

/** Podman Quadlet: `Image=` of containers, images and volumes, unless it names another unit. */
export const quadlet: TextSyntax = {
  kind: 'text',
  name: 'quadlet',
  words: ['.container', '.volume', '.build', '.kube', '.pod', '.image'],
  paths: [/\.(?:container|volume|build|kube|pod|image)$/],
  /** A value has neither quotes nor escapes, and no variable gets a value. */
  disguises: VARIABLE_DEFAULT,
  rest: 'text',
  scan: (source, sink) => {
    let section = '';
    for (const match of source.matchAll(LINE)) {
      const [line, comment, title, key = '', rest = ''] = match;
      const end = match.index + line.length;
      if (title !== undefined) section = title;
      const [scheme = ''] = SCHEME.exec(rest) ?? [];
      const value = rest.slice(scheme.length).trimEnd();
      const start = end - rest.length + scheme.length;
      if (comment !== undefined || key === 'ImageTag')
        sink.zones.push({ start: match.index, end, kind: 'quiet' });
      else if (/^(?:Exec|HealthCmd|Pull)/.test(key)) sink.zones.push({ start, end, kind: 'script' });
      else if (key === 'Image' && SECTIONS.has(section) && !/\.(?:image|build)$/.test(value)) {
        const place = { syntax: 'quadlet', start, end: start + value.length };
        if (SPECIFIER.test(value)) reportUnknown(sink, { ...place, text: value, reason: WHY, uses: [] });
        else reportImage(sink, 'quadlet', placeRange(source, start, place.end), NO_VARIABLES);
      }
    }
  },
};

const LINE = /^[ \t]*(?:([#;][^\n]*)|\[([^\]\n]*)\]|([A-Za-z]+)[ \t]*=[ \t]*([^\n]*))/gm;
/** `%i` is the part after the `@` in the name of a unit. */
const SPECIFIER = /%[A-Za-z]/;
const WHY = 'it contains a specifier, which systemd fills in';
const SCHEME = /^docker:\/\//;
/** Sections in which `Image` names an image to use. */
const SECTIONS = new Set(['Container', 'Image', 'Volume']);
