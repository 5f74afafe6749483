/** One command that a CI carries out, as its own reader takes it from a line. */
export interface SeenCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** Names that the runner of GitHub Actions knows (src/Runner.Worker/ActionCommandManager.cs); others are plain text. */
const GITHUB_COMMANDS = new Set([
  'set-output',
  'save-state',
  'set-env',
  'add-path',
  'add-mask',
  'add-matcher',
  'remove-matcher',
  'debug',
  'warning',
  'error',
  'notice',
  'group',
  'endgroup',
  'echo',
  'stop-commands',
  'internal-set-repo-path',
]);
/** .NET's `ReadLine` breaks at each of these. */
const READ_LINE = /\r\n|\r|\n/;

const unescapeAll = (text: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.reduce((done, [code, character]) => done.replaceAll(code, character), text);
const DATA = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
] as const;
const PROPERTY = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%3A', ':'],
  ['%2C', ','],
  ['%25', '%'],
] as const;

function propertiesOf(
  text: string,
  separator: string,
  unescape: (value: string) => string,
): Readonly<Record<string, string>> {
  const pairs = text
    .trim()
    .split(separator)
    .filter((pair) => pair.trim() !== '');
  return Object.fromEntries(
    pairs.flatMap((pair) => {
      const equals = pair.indexOf('=');
      return equals < 1 ? [] : [[pair.slice(0, equals).trim(), unescape(pair.slice(equals + 1))]];
    }),
  );
}

/** `::name properties::data` at the start of a line (ActionCommand.TryParseV2). */
function readGithubCommand(line: string): SeenCommand | undefined {
  const message = line.trimStart();
  if (!message.startsWith('::')) return undefined;
  const end = message.indexOf('::', 2);
  if (end < 0) return undefined;
  const info = message.slice(2, end);
  const space = info.indexOf(' ');
  const name = space < 0 ? info : info.slice(0, space);
  const properties =
    space < 0 ? {} : propertiesOf(info.slice(space + 1), ',', (value) => unescapeAll(value, PROPERTY));
  return { name, properties, data: unescapeAll(message.slice(end + 2), DATA) };
}

/** `##[name properties]data` anywhere in a line (ActionCommand.TryParse). */
function readOldCommand(line: string): SeenCommand | undefined {
  const start = line.indexOf('##[');
  const end = line.indexOf(']', start);
  if (start < 0 || end < 0) return undefined;
  const [name = '', ...rest] = line.slice(start + 3, end).split(' ');
  return { name, properties: propertiesOf(rest.join(' '), ';', (value) => value), data: line.slice(end + 1) };
}

/** What a runner of GitHub Actions carries out of printed text. */
export function readGithubLog(printed: string): readonly SeenCommand[] {
  const seen: SeenCommand[] = [];
  let stop: string | undefined;
  for (const line of printed.split(READ_LINE)) {
    const found = [readGithubCommand(line), readOldCommand(line)].find(
      (one) => one !== undefined && (GITHUB_COMMANDS.has(one.name.toLowerCase()) || one.name === stop),
    );
    if (found === undefined) continue;
    if (stop !== undefined) {
      if (found.name === stop) stop = undefined;
      continue;
    }
    if (found.name === 'stop-commands') stop = found.data;
    seen.push(found);
  }
  if (stop !== undefined) throw new Error('commands stay stopped');
  return seen;
}

const AZURE = [
  ['%3B', ';'],
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%5D', ']'],
  ['%AZP25', '%'],
] as const;

/** What an agent of Azure Pipelines carries out (Agent.Sdk, Command.TryParse), and its formats `##[x]`. */
export function readAzureLog(printed: string): readonly SeenCommand[] {
  return printed.split(READ_LINE).flatMap((line): readonly SeenCommand[] => {
    const start = line.search(/##vso\[/i);
    const end = line.indexOf(']', start);
    const formats = [...line.matchAll(/##\[(\w+)\]/gi)].map(([, name = '']) => ({
      name,
      properties: {},
      data: '',
    }));
    if (start < 0 || end < 0) return formats;
    const info = line.slice(start + '##vso['.length, end);
    const space = info.indexOf(' ');
    const name = space < 0 ? info : info.slice(0, space);
    const unescape = (value: string): string => unescapeAll(value, AZURE);
    const properties = space < 0 ? {} : propertiesOf(info.slice(space + 1), ';', unescape);
    // The rest of such a line is not shown.
    return [{ name, properties, data: unescape(line.slice(end + 1)) }];
  });
}

/** Values of a file of variables: `NAME=value` lines and nothing else. Throws for any other line, and for a name twice. */
export function readDotenv(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const line of text.split(/\r\n|[\n\r]/).filter((one) => one !== '')) {
    const match = /^([A-Z_][A-Z0-9_]*)=(.*)$/s.exec(line);
    if (match === null) throw new Error(`no variable: ${line.slice(0, 200)}`);
    const [, name = '', value = ''] = match;
    if (values.has(name)) throw new Error(`${name} is set twice`);
    values.set(name, value);
  }
  return values;
}

const XML_CHARACTERS = /^(?:[\t\n\r\u0020-\ud7ff\ue000-\ufffd]|[\ud800-\udbff][\udc00-\udfff])*$/;
const XML_TEXT = /^(?:[^<&]|&(?:#\d+|#x[0-9a-f]+|lt|gt|amp|quot|apos);)*$/i;
const XML_TAG = /^<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/;

/** Names of all elements of an XML text in order; throws where it is not well-formed. */
export function readXml(text: string): readonly string[] {
  if (!XML_CHARACTERS.test(text)) throw new Error('it has characters that XML cannot have');
  const names: string[] = [];
  const open: string[] = [];
  let rest = text.replace(/^<\?xml[^?]*\?>\s*/, '');
  while (rest.length > 0) {
    const less = rest.indexOf('<');
    const words = less < 0 ? rest : rest.slice(0, less);
    if (!XML_TEXT.test(words) || words.includes(']]>'))
      throw new Error(`not a text of the reader: ${words.slice(0, 200)}`);
    if (open.length === 0 && words.trim() !== '')
      throw new Error(`text outside of elements: ${words.slice(0, 200)}`);
    if (less < 0) break;
    const tag = XML_TAG.exec(rest.slice(less));
    if (tag === null) throw new Error(`no element: ${rest.slice(less, less + 200)}`);
    const [whole, closes, name = '', attributes = '', empty] = tag;
    for (const [, value = ''] of attributes.matchAll(/="([^"]*)"/g))
      if (!XML_TEXT.test(value)) throw new Error(`an attribute: ${value}`);
    if (closes === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes another element`);
    } else {
      names.push(name);
      if (empty !== '/') open.push(name);
    }
    rest = rest.slice(less + whole.length);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  return names;
}
