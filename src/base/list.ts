/** Entries of a list input, separated by newlines, or by commas outside of `{}`; an open brace ends with its line. */
export function splitList(text: string): readonly string[] {
  const entries: string[] = [];
  for (const line of splitLines(text)) {
    let depth = 0;
    let entry = '';
    for (const character of line) {
      if (character === '{') depth += 1;
      if (character === '}') depth = Math.max(0, depth - 1);
      if (character === ',' && depth === 0) {
        entries.push(entry);
        entry = '';
      } else {
        entry += character;
      }
    }
    entries.push(entry);
  }
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** Lines of a text, trimmed, without blank ones. */
export function splitLines(text: string): readonly string[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Whether pairs such as `a=1` give a name, in any case, two values: readers differ in which of them they take. */
export function hasTwoValues(pairs: readonly string[], separator: '=' | ':'): boolean {
  const different = [...new Set(pairs)];
  return (
    new Set(different.map((pair) => pair.split(separator, 1).join('').toLowerCase())).size < different.length
  );
}
