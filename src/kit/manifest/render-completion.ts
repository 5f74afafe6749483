import type { Manifest } from './manifest.ts';

/** Shells that complete the words of the command line. */
export const SHELLS = ['bash', 'zsh', 'fish', 'pwsh'] as const;
export type Shell = (typeof SHELLS)[number];

const PROGRAM = 'platform-actions';

/** The completion script of a shell, made from the manifests: commands, flags and the values of choices; else files. */
export function renderCompletion(shell: Shell, manifests: readonly Manifest[]): string {
  const renderers = { bash: renderBash, zsh: renderZsh, fish: renderFish, pwsh: renderPowerShell };
  return renderers[shell](manifests);
}

interface Flag {
  readonly name: string;
  readonly description: string;
  /** Values to choose from; without them, any text or file can follow. */
  readonly values?: readonly string[] | undefined;
  readonly isBare: boolean;
}

/** Flags of a command; secrets have none. */
function flagsOf({ inputs }: Manifest): readonly Flag[] {
  const flags = Object.entries(inputs).map(([name, spec]): Flag => {
    const isSecret = spec.kind === 'secret';
    return {
      name: isSecret ? `${name}-file` : name,
      description: isSecret ? `File with the ${name}.` : spec.description,
      values: spec.kind === 'boolean' ? ['true', 'false'] : spec.choices,
      isBare: false,
    };
  });
  const json = { name: 'json', description: 'Print the report as JSON.', isBare: true };
  return [...flags, json, { name: 'help', description: 'Show the inputs and outputs.', isBare: true }];
}

function allFlags(manifests: readonly Manifest[]): readonly (Flag & { readonly words: string })[] {
  return manifests.flatMap((manifest) =>
    flagsOf(manifest).map((flag) => ({ ...flag, words: `${manifest.name} --${flag.name}` })),
  );
}

const names = (manifests: readonly Manifest[]): string => manifests.map(({ name }) => name).join(' ');

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

function renderBash(manifests: readonly Manifest[]): string {
  const all = allFlags(manifests);
  const values = all.flatMap(({ values: known, words }) =>
    known === undefined ? [] : [`    '${words}') words='${known.join(' ')}' ;;`],
  );
  const plain = all.flatMap(({ isBare, values: known, words }) =>
    isBare || known !== undefined ? [] : [`'${words}'`],
  );
  const flags = manifests.map((manifest) => {
    const words = flagsOf(manifest).map(({ name }) => `--${name}`);
    return `        ${manifest.name}) words='${words.join(' ')}' ;;`;
  });
  return `# bash completion of ${PROGRAM}: source <(${PROGRAM} completion bash)
_platform_actions() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W '${names(manifests)} completion help --version' -- "$current"))
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD - 1]}" in
    'completion completion') words='${SHELLS.join(' ')}' ;;
    'help help') words='${names(manifests)} inputs' ;;
${values.join('\n')}
    ${plain.join(' | ')}) return ;;
    *)
      case "\${COMP_WORDS[1]}" in
${flags.join('\n')}
      esac ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _platform_actions ${PROGRAM}
`;
}

function renderZsh(manifests: readonly Manifest[]): string {
  // In a specification, brackets end a description.
  const text = (description: string): string => description.replace(/[[\]]/g, ' ');
  const listed = manifests.map(({ name, summary }) => `    ${quoted(`${name}:${text(summary)}`)}`);
  const flag = ({ description, isBare, name, values }: Flag): string => {
    const follows = isBare ? '' : `:${name}:${values === undefined ? '_files' : `(${values.join(' ')})`}`;
    return `        ${quoted(`*--${name}[${text(description)}]${follows}`)}`;
  };
  const cases = manifests.map(
    (manifest) =>
      `    ${manifest.name})\n      _arguments \\\n${flagsOf(manifest).map(flag).join(' \\\n')}\n      ;;`,
  );
  return `#compdef ${PROGRAM}
# zsh completion of ${PROGRAM}: source <(${PROGRAM} completion zsh)
_platform_actions() {
  local -a commands
  commands=(
${listed.join('\n')}
    'completion:Print the completion script of a shell.'
    'help:Explain a command or a finding.'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  shift words
  (( CURRENT-- ))
  case \${words[1]} in
    completion) _values shell ${SHELLS.join(' ')} ;;
    help) _values topic ${names(manifests)} inputs ;;
${cases.join('\n')}
  esac
}
compdef _platform_actions ${PROGRAM}
`;
}

function renderFish(manifests: readonly Manifest[]): string {
  const text = (words: string): string => `'${words.replace(/[\\']/g, '\\$&')}'`;
  const command = (name: string, summary: string): string =>
    `complete -c ${PROGRAM} -f -n __fish_use_subcommand -a ${name} -d ${text(summary)}`;
  const flags = manifests.flatMap((manifest) =>
    flagsOf(manifest).map(({ description, isBare, name, values }) => {
      const follows = isBare ? '' : values === undefined ? ' -r' : ` -x -a '${values.join(' ')}'`;
      return `complete -c ${PROGRAM} -n '__fish_seen_subcommand_from ${manifest.name}' -l ${name}${follows} -d ${text(description)}`;
    }),
  );
  return `# fish completion of ${PROGRAM}: ${PROGRAM} completion fish | source
${manifests.map(({ name, summary }) => command(name, summary)).join('\n')}
${command('completion', 'Print the completion script of a shell.')}
${command('help', 'Explain a command or a finding.')}
complete -c ${PROGRAM} -f -n '__fish_seen_subcommand_from completion' -a '${SHELLS.join(' ')}'
complete -c ${PROGRAM} -f -n '__fish_seen_subcommand_from help' -a '${names(manifests)} inputs'
${flags.join('\n')}
`;
}

function renderPowerShell(manifests: readonly Manifest[]): string {
  const word = (text: string): string => `'${text.replaceAll("'", "''")}'`;
  const list = (texts: readonly string[]): string => `@(${texts.map(word).join(', ')})`;
  const flags = manifests.map(
    (manifest) => `    ${word(manifest.name)} = ${list(flagsOf(manifest).map(({ name }) => `--${name}`))}`,
  );
  const values = allFlags(manifests).flatMap(({ values: known, words }) =>
    known === undefined ? [] : [`    ${word(words)} = ${list(known)}`],
  );
  return `# PowerShell completion of ${PROGRAM}: ${PROGRAM} completion pwsh | Out-String | Invoke-Expression
Register-ArgumentCompleter -Native -CommandName ${PROGRAM} -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $flags = @{
${flags.join('\n')}
    'completion' = ${list(SHELLS)}
    'help' = ${list([...manifests.map(({ name }) => name), 'inputs'])}
  }
  $values = @{
${values.join('\n')}
  }
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.ToString() })
  if ($wordToComplete -ne '') { $words = @($words | Select-Object -SkipLast 1) }
  if ($words.Count -eq 0) { $offered = ${list([...manifests.map(({ name }) => name), 'completion', 'help'])} }
  elseif ($values.ContainsKey("$($words[0]) $($words[-1])")) { $offered = $values["$($words[0]) $($words[-1])"] }
  elseif ($wordToComplete -like '-*' -or $words[0] -in 'completion', 'help') { $offered = $flags[$words[0]] }
  else { return }
  $offered | Where-Object { $_ -like "$wordToComplete*" } | ForEach-Object {
    [System.Management.Automation.CompletionResult]::new($_, $_, 'ParameterValue', $_)
  }
}
`;
}
