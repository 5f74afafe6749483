import { VARIABLE_DEFAULT } from '../disguises.ts';
import { NO_VARIABLES } from '../expand-variables.ts';
import { placeRange, slicePlaced } from '../placed-text.ts';
import { reportImage } from '../report-image.ts';
import type { TextSyntax } from '../syntax.ts';

/** Cloud Native Buildpacks: builders, stack images and buildpacks of `project.toml`, `builder.toml` and `package.toml`. */
export const buildpacks: TextSyntax = {
  kind: 'text',
  name: 'buildpacks',
  words: ['.toml'],
  paths: [/\/(?:[^/]*[-_.])?(?:project|builder|package|buildpack)\.toml$/],
  /** Texts with escapes are not read, and no variable gets a value. */
  disguises: VARIABLE_DEFAULT,
  rest: 'text',
  scan: (source, sink) => {
    for (const match of source.matchAll(PAIR)) {
      const [line, key, equals = '', double, single] = match;
      if (key === undefined) {
        sink.zones.push({ start: match.index, end: match.index + line.length, kind: 'quiet' });
        continue;
      }
      const value = double ?? single ?? '';
      const start = match.index + key.length + equals.length + 1;
      const placed = placeRange(source, start, start + value.length);
      const isImage = SCHEME.test(value);
      // Other addresses of buildpacks are files, and identifiers such as `urn:cnb:builder:x`.
      if ((key === 'uri' && !isImage) || (!isImage && value.includes('://'))) continue;
      reportImage(sink, 'buildpacks', slicePlaced(placed, isImage ? 'docker://'.length : 0), NO_VARIABLES);
    }
  },
};

/** A key of a table, or of an inline table, with a text in either kind of quotes. */
const PAIR =
  /^[ \t]*#[^\n]*|(?<=^[ \t]*|[{,][ \t]*)(builder|image|build-image|run-image|lifecycle|uri|mirrors)([ \t]*=[ \t]*)(?:"([^"\n\\]*)"|'([^'\n]*)')/gm;
const SCHEME = /^docker:\/\//;
