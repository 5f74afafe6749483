"use strict";
exports.id = 964;
exports.ids = [964];
exports.modules = { 80964: ((e, t, n) => {
	n.d(t, { SHELLS: () => r });
	t.renderCompletion = renderCompletion;
	const r = [
		"bash",
		"zsh",
		"fish"
	];
	const i = "platform-actions";
	function renderCompletion(e, t) {
		switch (e) {
			case "bash": return renderBash(t);
			case "zsh": return renderZsh(t);
			case "fish": return renderFish(t);
		}
	}
	function flagsOf({ inputs: e }) {
		const t = Object.entries(e).map(([e, t]) => {
			const n = t.kind === "secret";
			return {
				name: n ? `${e}-file` : e,
				description: n ? `File with the ${e}.` : t.description,
				values: valuesOf(t),
				isBare: false
			};
		});
		const bare = (e, t) => ({
			name: e,
			description: t,
			values: undefined,
			isBare: true
		});
		return [
			...t,
			bare("json", "Print the report as JSON."),
			bare("help", "Show the inputs and outputs.")
		];
	}
	function valuesOf(e) {
		return e.kind === "boolean" ? ["true", "false"] : e.choices;
	}
	const names = (e) => e.map(({ name: e }) => e).join(" ");
	const quoted = (e) => `'${e.replaceAll("'", `'\\''`)}'`;
	function renderBash(e) {
		const t = e.flatMap((e) => flagsOf(e).flatMap((t) => t.values === undefined ? [] : [`    '${e.name} --${t.name}') words='${t.values.join(" ")}' ;;`]));
		const n = e.flatMap((e) => flagsOf(e).flatMap(({ isBare: t, name: n, values: r }) => t || r !== undefined ? [] : [`'${e.name} --${n}'`]));
		const a = e.map((e) => `        ${e.name}) words='${flagsOf(e).map(({ name: e }) => `--${e}`).join(" ")}' ;;`);
		return `# bash completion of ${i}: source <(${i} completion bash)
_platform_actions() {
  local current=\${COMP_WORDS[COMP_CWORD]} words=''
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W '${names(e)} completion help --version' -- "$current")
    return
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[COMP_CWORD - 1]}" in
    'completion completion') words='${r.join(" ")}' ;;
${t.join("\n")}
    ${n.join(" | ")}) return ;;
    *)
      case "\${COMP_WORDS[1]}" in
${a.join("\n")}
      esac ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
}
complete -o default -F _platform_actions ${i}
`;
	}
	function renderZsh(e) {
		const text = (e) => e.replace(/[[\]:]/g, " ");
		const t = e.map(({ name: e, summary: t }) => `    ${quoted(`${e}:${text(t)}`)}`);
		const flag = ({ description: e, isBare: t, name: n, values: r }) => {
			const i = t ? "" : `:${n}:${r === undefined ? "_files" : `(${r.join(" ")})`}`;
			return `        ${quoted(`*--${n}[${text(e)}]${i}`)}`;
		};
		const n = e.map((e) => `    ${e.name})\n      _arguments \\\n${flagsOf(e).map(flag).join(" \\\n")}\n      ;;`);
		return `#compdef ${i}
# zsh completion of ${i}: source <(${i} completion zsh)
_platform_actions() {
  local -a commands
  commands=(
${t.join("\n")}
    'completion:Print the completion script of a shell.'
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case \${words[2]} in
    completion) _values shell ${r.join(" ")} ;;
${n.join("\n")}
  esac
}
compdef _platform_actions ${i}
`;
	}
	function renderFish(e) {
		const text = (e) => `'${e.replace(/[\\']/g, "\\$&")}'`;
		const command = (e, t) => `complete -c ${i} -f -n __fish_use_subcommand -a ${e} -d ${text(t)}`;
		const t = e.flatMap((e) => flagsOf(e).map(({ description: t, isBare: n, name: r, values: a }) => {
			const o = n ? "" : a === undefined ? " -r" : ` -x -a '${a.join(" ")}'`;
			return `complete -c ${i} -n '__fish_seen_subcommand_from ${e.name}' -l ${r}${o} -d ${text(t)}`;
		}));
		return `# fish completion of ${i}: ${i} completion fish | source
${e.map(({ name: e, summary: t }) => command(e, t)).join("\n")}
${command("completion", "Print the completion script of a shell.")}
complete -c ${i} -f -n '__fish_seen_subcommand_from completion' -a '${r.join(" ")}'
${t.join("\n")}
`;
	}
}) };
;
