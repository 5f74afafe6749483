import { Composer, type CST, type Document, Lexer, type LineCounter, Parser, YAMLParseError } from 'yaml';

/** Lexical tokens between two turns: a few milliseconds of work. */
const TOKENS_PER_STEP = 5000;

/** The library compares each key with all others of its mapping, which is quadratic; `readYaml` finds duplicates itself. */
const OPTIONS = {
  prettyErrors: false,
  resolveKnownTags: false,
  logLevel: 'error',
  uniqueKeys: false,
} as const;

/**
 * Parses one YAML document as the library's `parseDocument` does, step by step: between two steps the caller may give
 * other work a turn.
 */
export function* parseYaml(
  text: string,
  lines: LineCounter,
  tokensPerStep = TOKENS_PER_STEP,
): Generator<void, Document.Parsed, void> {
  const parser = new Parser(lines.addNewLine);
  const tokens: CST.Token[] = [];
  lines.addNewLine(0);
  let count = 0;
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token);
    count += 1;
    if (count % tokensPerStep === 0) yield;
  }
  for (const token of parser.end()) tokens.push(token);
  yield;
  const composed = new Composer(OPTIONS).compose(tokens, true, text.length);
  const [first, second] = [...composed];
  // The composer gives at least one document when its second argument asks for it.
  const document = first as Document.Parsed;
  if (second !== undefined)
    document.errors.push(new YAMLParseError([second.range[0], second.range[1]], 'MULTIPLE_DOCS', ''));
  return document;
}
