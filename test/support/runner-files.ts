/**
 * Reads what a step wrote to GITHUB_OUTPUT (or GITHUB_STATE): `name=value` and `name<<DELIMITER` blocks.
 * Throws where the runner fails the step: a line of another form, or a block without its end.
 * Source: the runner's rules for environment files, docs.github.com "Workflow commands".
 */
export function parseOutputFile(text: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? '';
    if (line === '') continue;
    const equals = line.indexOf('=');
    const heredoc = line.indexOf('<<');
    if (heredoc > 0 && (equals < 0 || heredoc < equals)) {
      const delimiter = line.slice(heredoc + 2);
      const end = lines.indexOf(delimiter, index + 1);
      if (delimiter === '' || end < 0) throw new Error(`the block of ${line} has no end`);
      outputs[line.slice(0, heredoc)] = lines.slice(index + 1, end).join('\n');
      index = end;
    } else if (equals > 0) outputs[line.slice(0, equals)] = line.slice(equals + 1);
    else throw new Error(`neither \`name=value\` nor \`name<<DELIMITER\`: ${line}`);
  }
  return outputs;
}
