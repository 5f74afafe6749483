import type { LineIndex } from './formats/line-index.ts';
import type { Found } from './found.ts';
import type { Editable, ScannedReference } from './reading.ts';
import { environmentStart } from './syntaxes/compose-environment.ts';

/** Creates a step that moves a reference whose last part is written in the file beside the text to its place there. */
export function createCompanionPlaces(
  text: string,
  lines: LineIndex,
): (reference: ScannedReference, found: Found) => ScannedReference {
  const base = environmentStart(text);
  return (reference, { text: { pieces } }) => {
    const last = pieces.at(-1);
    if (last === undefined || last.start < base) return reference;
    const linesBefore = lines.position(base).line - 1;
    const start = lines.position(last.start);
    const end = lines.position(last.end);
    return {
      ...reference,
      place: {
        line: start.line - linesBefore,
        column: start.column,
        endLine: end.line - linesBefore,
        endColumn: end.column,
        start: last.start - base,
        end: last.end - base,
      },
      editable: moved(reference.editable, base),
      isInCompanion: true,
    };
  };
}

function moved(editable: Editable, base: number): Editable {
  if (editable.kind === 'no') return editable;
  const { site } = editable;
  return { kind: 'yes', site: { ...site, start: site.start - base, end: site.end - base } };
}

/** Several services may take their image from one value beside the file: it is one reference. */
export function uniqueInCompanion(references: readonly ScannedReference[]): ScannedReference[] {
  const seen = new Set<string>();
  return references.filter(({ isInCompanion, place, text }) => {
    if (!isInCompanion) return true;
    const key = `${place.start} ${text}`;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
