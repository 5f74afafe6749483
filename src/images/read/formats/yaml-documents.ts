import { Composer, type Document, Lexer, Parser } from 'yaml';
import type { Fault } from '../found.ts';

/** Two microseconds each; real files have one in five characters. */
const MAXIMUM_LEXEMES = 1_000_000;
const MAXIMUM_DOCUMENTS = 20_000;
/** The composer recurses this deep. */
const MAXIMUM_DEPTH = 400;

/** Parses YAML with positions; a document with an error becomes a fault. Scalars stay texts: `1.10` is a tag. */
export function parseYaml(text: string) {
  const documents: Document.Parsed[] = [];
  const faults: Fault[] = [];
  // A hostile file has a million errors, whose stack traces take V8 ten seconds.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    for (const document of compose(text, documents, faults)) {
      const error = document.errors[0];
      if (error === undefined) documents.push(document);
      else faults.push({ offset: error.pos[0], message: firstLine(error.message) });
    }
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
  return { documents, faults };
}

function* compose(text: string, documents: readonly unknown[], faults: Fault[]): Generator<Document.Parsed> {
  // Tags such as `!!omap` would change the nodes, and the key check of the library takes quadratic time.
  const composer = new Composer({
    schema: 'failsafe',
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
  });
  const parser = new Parser();
  let lexemes = 0;
  const give = (message: string) => faults.push({ offset: parser.offset, message });
  for (const lexeme of new Lexer().lex(text)) {
    lexemes += 1;
    if (lexemes > MAXIMUM_LEXEMES) return give(`it has more than ${MAXIMUM_LEXEMES} tokens`);
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error') return give(token.message);
      yield* composer.next(token);
    }
    if (documents.length >= MAXIMUM_DOCUMENTS) return give(`it has more than ${MAXIMUM_DOCUMENTS} documents`);
    if (parser.stack.length > MAXIMUM_DEPTH) return give('it is nested too deeply');
  }
  for (const token of parser.end()) yield* composer.next(token);
  yield* composer.end();
}

function firstLine(message: string): string {
  return message.split('\n', 1).join('').slice(0, 200);
}
