import { Composer, type Document, Lexer, Parser } from 'yaml';
import type { Fault } from './found.ts';

export interface YamlDocuments {
  readonly documents: readonly Document.Parsed[];
  readonly faults: readonly Fault[];
}

/** About two microseconds each; files that people write have one in five characters. */
const MAXIMUM_LEXEMES = 1_000_000;
const MAXIMUM_DOCUMENTS = 20_000;
/** Open collections at once, flow and block together; the composer recurses this deep. */
const MAXIMUM_DEPTH = 400;

/**
 * Parses a YAML stream with positions; a document with an error is left out and becomes a fault. Aliases are not
 * expanded here. Scalars stay texts (failsafe schema), since a tag `1.10` is no number.
 */
export function parseYaml(text: string): YamlDocuments {
  const documents: Document.Parsed[] = [];
  const faults: Fault[] = [];
  // A hostile file has a million errors, and V8 spends ten seconds on their stack traces.
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
  // Tags such as `!!omap` would change the shape of the nodes. Key uniqueness is checked in linear time by the reader; the library's own check is quadratic.
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
    if (lexemes > MAXIMUM_LEXEMES) return give('it has more tokens than a YAML file that people write');
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error') return give(token.message);
      yield* composer.next(token);
    }
    if (documents.length >= MAXIMUM_DOCUMENTS)
      return give('it has more documents than a YAML file that people write');
    if (parser.stack.length > MAXIMUM_DEPTH) return give('it is nested too deeply');
  }
  for (const token of parser.end()) yield* composer.next(token);
  yield* composer.end();
}

function firstLine(message: string): string {
  return message.split('\n', 1).join('').slice(0, 200);
}
