import { joinPlaced, type PlacedText, placeRange, slicePlaced } from '../placed-text.ts';

/** The first logical line of an instruction, joined as BuildKit does it, without a heredoc body. */
export function logicalLine(source: string, start: number, end: number, escapeCharacter: string): PlacedText {
  const parts: PlacedText[] = [];
  let at = start;
  while (at < end) {
    const newline = source.indexOf('\n', at);
    const lineEnd = newline < 0 || newline > end ? end : newline;
    const line = source.slice(at, lineEnd);
    const content = line.trimEnd();
    const isFirst = at === start;
    at = lineEnd + 1;
    if (!isFirst && (content === '' || /^[ \t]*#/.test(content))) continue;
    const isContinued =
      content.endsWith(escapeCharacter) && !content.endsWith(escapeCharacter + escapeCharacter);
    const kept = isContinued ? content.length - 1 : content.length;
    parts.push(placeRange(source, lineEnd - line.length, lineEnd - line.length + kept));
    if (!isContinued) break;
  }
  return joinPlaced(parts);
}

/** Words with a backslash and with a backtick as the escape character; a quote may stay open. */
const WORD = /(?:\\[\s\S]?|'[^']*(?:'|$)|"(?:\\[\s\S]?|[^"\\])*(?:"|$)|[^ \t'"\\]+)+/g;
const BACKTICK_WORD = /(?:`[\s\S]?|'[^']*(?:'|$)|"(?:`[\s\S]?|[^"`])*(?:"|$)|[^ \t'"`]+)+/g;

/** The words of a line as written; lazy, because callers want the first ones. */
export function* wordsOf(line: PlacedText, escapeCharacter: string): Generator<PlacedText> {
  const pattern = escapeCharacter === '`' ? BACKTICK_WORD : WORD;
  for (let at = 0; ; ) {
    pattern.lastIndex = at;
    const word = pattern.exec(line.value);
    if (word === null) return;
    at = word.index + word[0].length;
    yield slicePlaced(line, word.index, at);
  }
}
