import { escapeJson } from '../../base/json-text.ts';

/** Larger strings are not collected with the young ones. */
const CHUNK_LENGTH = 64 * 1024;

/**
 * JSON of a report in pieces, so that a report of very many findings is never one string: each top-level key and each
 * entry of a top-level list (an array or any iterable) on its own line. With `--json` it goes to the log of a CI, so it
 * contains nothing that is a command there.
 */
export function* reportChunks(report: Readonly<Record<string, unknown>>): Generator<string> {
  let chunk = '{';
  let separator = '\n';
  for (const [key, value] of Object.entries(report)) {
    if (value === undefined) continue;
    chunk += `${separator}  ${JSON.stringify(key)}: `;
    separator = ',\n';
    if (!isList(value)) {
      chunk += JSON.stringify(value, undefined, 2).replaceAll('\n', '\n  ');
      continue;
    }
    let between = '[\n    ';
    for (const entry of value) {
      chunk += between + (JSON.stringify(entry) ?? 'null');
      between = ',\n    ';
      if (chunk.length < CHUNK_LENGTH) continue;
      yield escapeJson(chunk);
      chunk = '';
    }
    chunk += between.startsWith('[') ? '[]' : '\n  ]';
  }
  yield escapeJson(`${chunk}\n}\n`);
}

function isList(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}
