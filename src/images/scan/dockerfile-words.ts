import { joinPlaced, type PlacedText, placeRange, slicePlaced } from './placed-text.ts';

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

/** The words of a line as written; lazy, because callers want the first ones. */
export function* wordsOf(line: PlacedText, escapeCharacter: string): Generator<PlacedText> {
  const { value } = line;
  let start = -1;
  let quote = '';
  for (let at = 0; at < value.length; at += 1) {
    const char = value.charAt(at);
    const isBlank = char === ' ' || char === '\t';
    if (start < 0) {
      if (isBlank) continue;
      start = at;
    }
    if (char === escapeCharacter && quote !== "'") at += 1;
    else if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (isBlank) {
      yield slicePlaced(line, start, at);
      start = -1;
    }
  }
  if (start >= 0) yield slicePlaced(line, start);
}
