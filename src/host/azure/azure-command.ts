/**
 * One logging command of Azure Pipelines, without a newline
 * (learn.microsoft.com/azure/devops/pipelines/scripts/logging-commands). Percent signs, line breaks and the ends of
 * properties are escaped as the agent decodes them; empty properties are left out.
 */
export function renderLoggingCommand(
  name: string,
  properties: Readonly<Record<string, string | number>>,
  message: string,
): string {
  const list = Object.entries(properties)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => `${key}=${escapeProperty(String(value))};`)
    .join('');
  return `##vso[${name}${list === '' ? '' : ` ${list}`}]${escapeData(message)}`;
}

function escapeData(text: string): string {
  return text.replace(/%/g, '%AZP25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replace(/]/g, '%5D').replace(/;/g, '%3B');
}
