/**
 * One workflow command for a log, without a newline:
 * https://docs.github.com/actions/reference/workflow-commands-for-github-actions. Values are escaped as the runner
 * decodes them; empty properties are left out.
 */
export function renderWorkflowCommand(
  name: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${escapeProperty(String(value))}`)
    .join(',');
  return `::${name}${list === '' ? '' : ` ${list}`}::${escapeData(message)}`;
}

/** One entry of a file command (`GITHUB_OUTPUT`), with a delimiter that the value cannot hold. */
export function renderFileCommand(name: string, value: string): string {
  let delimiter = 'ghadelimiter';
  while (name.includes(delimiter) || value.includes(delimiter)) delimiter += '_';
  return `${name}<<${delimiter}\n${value}\n${delimiter}\n`;
}

function escapeData(text: string): string {
  return text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
}
