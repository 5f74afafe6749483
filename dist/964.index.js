"use strict";
exports.id = 964;
exports.ids = [964];
exports.modules = {

  80964:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    SHELLS: () => (  SHELLS),
    renderCompletion: () => (  renderCompletion)
  });
const SHELLS = ['bash', 'zsh', 'fish'];
const PROGRAM = 'platform-actions';
function renderCompletion(shell, manifests) {
    switch (shell) {
        case 'bash':
            return renderBash(manifests);
        case 'zsh':
            return renderZsh(manifests);
        case 'fish':
            return renderFish(manifests);
    }
}
function flagsOf({ inputs }) {
    const flags = Object.entries(inputs).map(([name, spec]) => {
        const isSecret = spec.kind === 'secret';
        return {
            name: isSecret ? `${name}-file` : name,
            description: isSecret ? `File with the ${name}.` : spec.description,
            values: valuesOf(spec),
            isBare: false,
        };
    });
    const bare = (name, description) => ({
        name,
        description,
        values: undefined,
        isBare: true,
    });
    return [...flags, bare('json', 'Print the report as JSON.'), bare('help', 'Show the inputs and outputs.')];
}
function valuesOf(spec) {
    return spec.kind === 'boolean' ? ['true', 'false'] : spec.choices;
}
const names = (manifests) => manifests.map(({ name }) => name).join(' ');
const quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
function renderBash(manifests) {
    const values = manifests.flatMap((manifest) => flagsOf(manifest).flatMap((flag) => flag.values === undefined
        ? []
        : [`    '${manifest.name} --${flag.name}') words='${flag.values.join(' ')}' ;;`]));
    const plain = manifests.flatMap((manifest) => flagsOf(manifest).flatMap(({ isBare, name, values: known }) => isBare || known !== undefined ? [] : [`'${manifest.name} --${name}'`]));
    const flags = manifests.map((manifest) => `        ${manifest.name}) words='${flagsOf(manifest)
        .map(({ name }) => `--${name}`)
        .join(' ')}' ;;`);
    return `# bash completion of ${PROGRAM}: source <(${PROGRAM} completion bash)
_platform_actions() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W '${names(manifests)} completion help --version' -- "$current")
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD - 1]}" in
    'completion completion') words='${SHELLS.join(' ')}' ;;
${values.join('\n')}
    ${plain.join(' | ')}) return ;;
    *)
      case "\${COMP_WORDS[1]}" in
${flags.join('\n')}
      esac ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o default -F _platform_actions ${PROGRAM}
`;
}
function renderZsh(manifests) {
    const text = (description) => description.replace(/[[\]:]/g, ' ');
    const listed = manifests.map(({ name, summary }) => `    ${quoted(`${name}:${text(summary)}`)}`);
    const flag = ({ description, isBare, name, values }) => {
        const follows = isBare ? '' : `:${name}:${values === undefined ? '_files' : `(${values.join(' ')})`}`;
        return `        ${quoted(`*--${name}[${text(description)}]${follows}`)}`;
    };
    const cases = manifests.map((manifest) => `    ${manifest.name})\n      _arguments \\\n${flagsOf(manifest).map(flag).join(' \\\n')}\n      ;;`);
    return `#compdef ${PROGRAM}
# zsh completion of ${PROGRAM}: source <(${PROGRAM} completion zsh)
_platform_actions() {
  local -a commands
  commands=(
${listed.join('\n')}
    'completion:Print the completion script of a shell.'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case \${words[2]} in
    completion) _values shell ${SHELLS.join(' ')} ;;
${cases.join('\n')}
  esac
}
compdef _platform_actions ${PROGRAM}
`;
}
function renderFish(manifests) {
    const text = (words) => `'${words.replace(/[\\']/g, '\\$&')}'`;
    const command = (name, summary) => `complete -c ${PROGRAM} -f -n __fish_use_subcommand -a ${name} -d ${text(summary)}`;
    const flags = manifests.flatMap((manifest) => flagsOf(manifest).map(({ description, isBare, name, values }) => {
        const follows = isBare ? '' : values === undefined ? ' -r' : ` -x -a '${values.join(' ')}'`;
        return `complete -c ${PROGRAM} -n '__fish_seen_subcommand_from ${manifest.name}' -l ${name}${follows} -d ${text(description)}`;
    }));
    return `# fish completion of ${PROGRAM}: ${PROGRAM} completion fish | source
${manifests.map(({ name, summary }) => command(name, summary)).join('\n')}
${command('completion', 'Print the completion script of a shell.')}
complete -c ${PROGRAM} -f -n '__fish_seen_subcommand_from completion' -a '${SHELLS.join(' ')}'
${flags.join('\n')}
`;
}


  })

};
;