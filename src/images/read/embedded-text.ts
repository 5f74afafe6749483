import { createSink, type EditSite, type Sink } from './found.ts';
import type { Definition, Piece, PlacedText, Use } from './placed-text.ts';
import { lastIndexAt } from './range.ts';

const NO_LINE = 'there is no place for a line with its digest in this text';

/** Scans a text inside another file and reports its images with the offsets of that file. */
export function scanEmbedded(outer: PlacedText, into: Sink, scan: (text: string, sink: Sink) => void): void {
  const inner = createSink();
  scan(outer.value, inner);
  const map = createOffsetMap(outer);
  const mapDefinition = (definition: Definition): Definition => ({
    ...definition,
    offset: map.start(definition.offset),
  });
  const mapUse = (use: Use): Use => ({ definition: mapDefinition(use.definition), at: map.start(use.at) });
  const mapSite = (site: EditSite): EditSite | undefined => {
    if (site.start !== site.end) return { ...site, start: map.start(site.start), end: map.end(site.end) };
    const before = site.before.includes('\n') ? writtenBreak(outer.value, site, map) : site.before;
    const at = map.end(site.start);
    return before === undefined ? undefined : { ...site, before, start: at, end: at };
  };
  for (const found of inner.found) {
    const site = found.site && mapSite(found.site);
    into.found.push({
      ...found,
      notEditable: found.site !== undefined && site === undefined ? NO_LINE : found.notEditable,
      text: {
        value: found.text.value,
        pieces: found.text.pieces.flatMap((piece) => map.pieces(piece, mapDefinition)),
      },
      start: map.start(found.start),
      end: map.end(found.end),
      uses: found.uses.map(mapUse),
      site,
      ...(found.remarksAt && { remarksAt: found.remarksAt.map(map.start) }),
    });
  }
  for (const unknown of inner.unknown) {
    const uses = unknown.uses.map(mapUse);
    into.unknown.push({ ...unknown, start: map.start(unknown.start), end: map.end(unknown.end), uses });
  }
  for (const mention of inner.mentions)
    into.mentions.push({ ...mention, start: map.start(mention.start), end: map.end(mention.end) });
  for (const { end, kind, start } of inner.zones)
    into.zones.push({ kind, start: map.start(start), end: map.end(end) });
  for (const fault of inner.faults) into.faults.push({ ...fault, offset: map.start(fault.offset) });
}

/** The beginning of a new line in the file: its break, and the indentation that the inner text does not have. */
function writtenBreak(
  text: string,
  { before, start }: EditSite,
  map: ReturnType<typeof createOffsetMap>,
): string | undefined {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const line = first > 0 ? first : text.search(/\n[^\n]/) + 1;
  if (line === 0) return undefined;
  const indent = map.start(line) - map.end(line);
  const length = map.end(line) - map.start(line - 1);
  if (length === 1) return before.replace('\n', `\n${' '.repeat(indent)}`);
  // A line break of two characters is CRLF, or an escape in a text that has no lines.
  return length === 2 && indent > 0 ? before.replace(/\r?\n/, `\r\n${' '.repeat(indent)}`) : undefined;
}

function createOffsetMap(outer: PlacedText) {
  const slots: { readonly begin: number; readonly piece: Piece; readonly isExact: boolean }[] = [];
  let length = 0;
  let last = 0;
  for (const piece of outer.pieces) {
    slots.push({ begin: length, piece, isExact: piece.text.length === piece.end - piece.start });
    length += piece.text.length;
    last = piece.end;
  }

  const find = (index: number): number => lastIndexAt(slots, ({ begin }) => begin, index);

  /** The file offset before the inner character at this index. */
  function start(index: number): number {
    const slot = slots[find(index)];
    if (slot === undefined || index >= length) return last;
    return slot.isExact ? slot.piece.start + index - slot.begin : slot.piece.start;
  }

  /** The file offset after the inner character that ends at this index. */
  function end(index: number): number {
    const slot = slots[find(index - 1)];
    if (index === 0 || slot === undefined) return start(index);
    return slot.isExact ? slot.piece.start + index - slot.begin : slot.piece.end;
  }

  function pieces(piece: Piece, mapDefinition: (definition: Definition) => Definition): readonly Piece[] {
    const from = piece.from && mapDefinition(piece.from);
    if (piece.text.length !== piece.end - piece.start || piece.start === piece.end)
      return [{ text: piece.text, start: start(piece.start), end: end(piece.end), from }];
    const parts: Piece[] = [];
    for (let slot = slots[find(piece.start)], at = piece.start; slot !== undefined && at < piece.end; ) {
      const stop = Math.min(piece.end, slot.begin + slot.piece.text.length);
      parts.push({
        text: piece.text.slice(at - piece.start, stop - piece.start),
        start: start(at),
        end: end(stop),
        from,
      });
      at = stop;
      slot = slots[find(at)];
    }
    return parts;
  }

  return { start, end, pieces };
}
