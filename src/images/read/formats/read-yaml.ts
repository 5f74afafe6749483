import { Composer, type Document, Lexer, Parser } from 'yaml';
import type { Fault } from '../found.ts';
import { createAliasCheck, TOO_MANY_ALIASES } from './yaml-aliases.ts';
import type { YamlTree } from './yaml-node.ts';
import { buildYamlTree } from './yaml-tree.ts';

/** Two microseconds each; real files have one in five characters. */
const MAXIMUM_LEXEMES = 1_000_000;
const MAXIMUM_DOCUMENTS = 20_000;
/** The composer recurses this deep. */
const MAXIMUM_DEPTH = 400;

/** A document of a YAML text, or an error in its place. */
export interface YamlDocument extends YamlTree {
  /** What the parser refused; the text behind it was not read. */
  readonly error?: Fault;
}

/**
 * Reads the documents of a YAML text one after the other, with positions. Scalars stay texts: `1.10` is a tag. Aliases that
 * repeat too much end the text.
 */
export function* readYaml(source: string): Generator<YamlDocument> {
  // Without the mark of an alias there is none.
  const isTooMuch = source.includes('*') ? createAliasCheck() : () => false;
  for (const part of compose(source)) {
    if (!('contents' in part)) {
      yield { root: undefined, faults: [], error: part };
      continue;
    }
    const [error] = part.errors;
    if (error !== undefined) {
      const fault = { offset: error.pos[0], message: firstLine(error.message) };
      yield { root: undefined, faults: [], error: fault };
      continue;
    }
    const tree = buildYamlTree(part.contents);
    if (isTooMuch(tree.root)) {
      yield { root: undefined, faults: [TOO_MANY_ALIASES] };
      return;
    }
    yield tree;
  }
}

/** Composes documents; a text that cannot be read to its end ends with a fault. */
function* compose(text: string): Generator<Document.Parsed | Fault> {
  // Tags such as `!!omap` would change the nodes, and the key check of the library takes quadratic time.
  const composer = new Composer({
    schema: 'failsafe',
    resolveKnownTags: false,
    uniqueKeys: false,
    prettyErrors: false,
  });
  const parser = new Parser();
  let lexemes = 0;
  let documents = 0;
  for (const lexeme of new Lexer().lex(text)) {
    lexemes += 1;
    if (lexemes > MAXIMUM_LEXEMES)
      return yield { offset: parser.offset, message: `it has more than ${MAXIMUM_LEXEMES} tokens` };
    for (const token of parser.next(lexeme)) {
      if (token.type === 'error') return yield { offset: parser.offset, message: token.message };
      for (const document of composer.next(token)) {
        documents += 1;
        yield document;
      }
    }
    if (documents >= MAXIMUM_DOCUMENTS)
      return yield { offset: parser.offset, message: `it has more than ${MAXIMUM_DOCUMENTS} documents` };
    if (parser.stack.length > MAXIMUM_DEPTH)
      return yield { offset: parser.offset, message: 'it is nested too deeply' };
  }
  for (const token of parser.end()) yield* composer.next(token);
  yield* composer.end();
}

function firstLine(message: string): string {
  return message.split('\n', 1).join('').slice(0, 200);
}
