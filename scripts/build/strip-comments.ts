import { parse } from '@babel/parser';

/**
 * The same program without its comments, a fifth of what the libraries bring; the texts of their licenses are in
 * `licenses.txt`. A comment that stands alone takes its lines with it; another one leaves the line break or the space that
 * may separate what stands around it. The comments that name the file of a module stay.
 */
export function stripComments(code: string): string {
  const { comments } = parse(code, { sourceType: 'module', tokens: false });
  let [text, at] = ['', 0];
  for (const { end: after, start: before, value } of comments ?? []) {
    if (value.includes('CONCATENATED MODULE')) continue;
    const [start, end] = [before ?? 0, after ?? 0];
    const lineStart = code.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = code.indexOf('\n', end);
    const isAlone =
      lineStart >= at &&
      code.slice(lineStart, start).trim() === '' &&
      lineEnd !== -1 &&
      code.slice(end, lineEnd).trim() === '';
    if (isAlone) {
      text += code.slice(at, lineStart);
      at = lineEnd + 1;
    } else {
      text += code.slice(at, start) + (code.slice(start, end).includes('\n') ? '\n' : ' ');
      at = end;
    }
  }
  return text + code.slice(at);
}
