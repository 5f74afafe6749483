import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** Earthly: `FROM` and `WITH DOCKER --pull`, with `ARG` defaults; names with `+` are targets, `SAVE IMAGE` names results. */
export const earthfile: TextSyntax = {
  kind: 'text',
  name: 'earthfile',
  page: {
    title: 'Earthly',
    files: '`Earthfile`',
    finds: '`FROM`, `WITH DOCKER --pull`, with `ARG`s',
    pin: 'behind the tag, or in the `ARG`',
    alsoReadBy: 'nobody that we know of',
  },
  words: ['/earthfile'],
  paths: [/\/earthfile$/],
  rest: 'quiet',
  scan: (source, sink) => rareScans.get().earthfile(source, sink),
};
