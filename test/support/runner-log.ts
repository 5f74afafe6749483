/** One `::error`, `::warning` or `::notice` command. */
export interface LoggedAnnotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  /** `file`, `line`, `col`, `endLine`, `endColumn`, `title`. */
  readonly properties: Readonly<Record<string, string>>;
}

/** A runner's interpretation of the lines that a step prints. */
export interface RunnerLog {
  /** The lines as the job's log shows them: commands carried out, masked values replaced by `***`. */
  readonly visible: string;
  readonly masks: readonly string[];
  readonly annotations: readonly LoggedAnnotation[];
  /** Commands that a JavaScript action or a script gave, by name, in order. */
  readonly commands: readonly string[];
}

function unescapeData(text: string): string {
  return text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
}

function unescapeProperty(text: string): string {
  return unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));
}

function properties(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text
      .split(',')
      .map((pair) => pair.trim().split('='))
      .filter((pair) => pair.length >= 2)
      .map(([name = '', ...value]) => [name, unescapeProperty(value.join('='))] as const),
  );
}

const levels = ['error', 'warning', 'notice'] as const;

/** Reads printed lines as the runner does: workflow commands, `stop-commands`, and masks that hold from then on. */
export function readRunnerLog(printed: string): RunnerLog {
  const visible: string[] = [];
  const masks: string[] = [];
  const annotations: LoggedAnnotation[] = [];
  const commands: string[] = [];
  let resume: string | undefined;
  const masked = (text: string): string =>
    [...masks].sort((a, b) => b.length - a.length).reduce((line, mask) => line.replaceAll(mask, '***'), text);
  for (const line of printed.split(/\r?\n/)) {
    const [, name = '', options = '', value = ''] = /^\s*::([\w-]+)(?: ([^:]*))?::(.*)$/.exec(line) ?? [];
    if (resume !== undefined && line.trim() === `::${resume}::`) {
      resume = undefined;
      continue;
    }
    if (resume !== undefined || name === '') {
      visible.push(masked(line));
      continue;
    }
    commands.push(name);
    const level = levels.find((known) => known === name);
    if (name === 'stop-commands') resume = value;
    else if (name === 'add-mask') {
      const secret = unescapeData(value);
      masks.push(...[secret, ...secret.split(/\r?\n/)].filter((part) => part.trim() !== ''));
    } else if (level !== undefined) {
      const message = masked(unescapeData(value));
      annotations.push({ level, message, properties: properties(options) });
      visible.push(`${level}: ${message}`);
    } else if (name === 'group') visible.push(masked(unescapeData(value)));
  }
  return { visible: visible.join('\n'), masks, annotations, commands };
}
