import { once } from '../../../base/remember.ts';
import { VARIABLE } from '../disguises.ts';
import { type Dialect, type Lookup, NO_VARIABLES } from '../expand-variables.ts';
import { countMentions } from '../mentions.ts';
import { type PlacedText, placeRange } from '../placed-text.ts';
import { reportImage } from '../report-image.ts';
import type { TextSyntax } from '../syntax.ts';
import { createVariableTable } from '../variable-table.ts';

/** Earthly: `FROM` and `WITH DOCKER --pull`, with `ARG` defaults; names with `+` are targets, `SAVE IMAGE` names results. */
export const earthfile: TextSyntax = {
  kind: 'text',
  name: 'earthfile',
  words: ['/earthfile'],
  paths: [/\/earthfile$/],
  /** Words are read with their quotes and escapes; only variables are expanded. */
  disguises: VARIABLE,
  rest: 'quiet',
  scan: (source, sink) => {
    const dialect: Dialect = { lookup: createLookup(source) };
    for (const match of source.matchAll(LINE)) {
      const [line, indent = '', keyword = '', blank = '', rest = ''] = match;
      const start = match.index + indent.length + keyword.length + blank.length;
      const at = (offset: number, text: string): PlacedText =>
        placeRange(source, start + offset, start + offset + text.length);
      if (keyword === '#' || keyword === 'SAVE IMAGE') continue;
      const kind = EXECUTED.test(keyword) ? 'script' : 'text';
      sink.zones.push({ start: match.index, end: match.index + line.length, kind });
      if (keyword === 'FROM') {
        const image = FROM.exec(rest)?.[1];
        if (image !== undefined && !image.includes('+') && image !== 'scratch')
          reportImage(sink, 'earthfile', at(rest.indexOf(image), image), dialect);
      }
      if (keyword !== 'WITH DOCKER') continue;
      for (const pulled of rest.matchAll(PULL)) {
        const image = String(pulled[1]);
        reportImage(sink, 'earthfile', at(pulled.index + pulled[0].length - image.length, image), dialect);
      }
    }
  },
};

const LINE = /^([ \t]*)([A-Z][A-Z ]*[A-Z]|#)([ \t]+|$)((?:[^\n\\]|\\\r?\n|\\.)*)/gm;
const ARGUMENT = /^(?:--\S+[ \t]+)*([A-Za-z_]\w*)=(\S*)/;
const FROM = /^(?:--\S+[ \t]+)*([^\s-]\S*)/;
const EXECUTED = /^(?:RUN|CMD|ENTRYPOINT|HEALTHCHECK|IF|ELSE IF)$/;
const PULL = /--pull[= \t]+(\S+)/g;

/** The default of each `ARG` that has only one. */
function createLookup(source: string): Lookup {
  const values = new Map<string, PlacedText | undefined>();
  for (const match of source.matchAll(LINE)) {
    const [line, , keyword, , rest = ''] = match;
    const [whole, name = '', value = ''] = (keyword === 'ARG' && ARGUMENT.exec(rest)) || [];
    if (whole === undefined) continue;
    const quoted = /^(["'])(.*)\1$/.exec(value)?.[2];
    const end = match.index + line.length - rest.length + whole.length - (quoted === undefined ? 0 : 1);
    const text = quoted ?? value;
    values.set(name, values.has(name) ? undefined : placeRange(source, end - text.length, end));
  }
  const table = createVariableTable({
    text: (name) => values.get(name),
    label: (name) => `ARG ${name}`,
    mentions: once(() => countMentions(source)),
    expands: true,
  });
  return values.size === 0 ? NO_VARIABLES.lookup : table;
}
