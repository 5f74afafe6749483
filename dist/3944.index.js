"use strict";
exports.id = 3944;
exports.ids = [3944];
exports.modules = { 23944: ((e, t, n) => {
	t.renderCommandHelp = renderCommandHelp;
	t.renderProgramHelp = renderProgramHelp;
	var r = n(72864);
	var i = n(16084);
	;
	const a = {
		text: "text",
		list: "list",
		lines: "lines",
		boolean: "true|false",
		integer: "number",
		duration: "duration",
		time: "time",
		choice: "choice",
		choices: "list",
		url: "url",
		globs: "globs",
		path: "path",
		secret: "secret"
	};
	function valueWord(e) {
		if (e.kind === "choice" && e.choices !== undefined) return e.choices.join("|");
		if (e.min !== undefined && e.max !== undefined) return `${e.min}-${e.max}`;
		return a[e.kind];
	}
	function defaultWords(e) {
		return e.default === undefined ? e.defaultText : `\`${e.default}\``;
	}
	;
	function terminalExample({ example: e, inputs: t, name: n }) {
		const r = Object.entries(e).map(([e, n]) => {
			if (n === "true" && t[e]?.kind === "boolean") return `--${e}`;
			const r = /^\$\{\{ vars\.(\w+) \}\}$/.exec(n)?.[1];
			return `--${e} ${r === undefined ? shellWord(n) : `"$${r}"`}`;
		});
		return [
			"platform-actions",
			n,
			...r
		].join(" ");
	}
	function shellWord(e) {
		return /^[\w./:@%+=,-]+$/.test(e) ? e : `'${e.replaceAll("'", `'\\''`)}'`;
	}
	;
	const o = 80;
	function wrap(e, t) {
		const n = [];
		let r = "";
		for (const i of e.split(/\s+/).filter((e) => e !== "")) {
			if (r !== "" && t.length + r.length + 1 + i.length > o) {
				n.push(t + r);
				r = i;
			} else r = r === "" ? i : `${r} ${i}`;
		}
		return r === "" ? n : [...n, t + r];
	}
	function listing(e) {
		const t = Math.max(...e.map(([e]) => e.length)) + 4;
		return e.flatMap(([e, n]) => {
			const [r = "", ...i] = wrap(n, " ".repeat(t));
			return [`  ${e}`.padEnd(t) + r.trimStart(), ...i];
		});
	}
	const s = [
		["--json", "Print the whole report to stdout."],
		["--help", "Print this help or, after a command, its inputs."],
		["--version", "Print the version."]
	];
	function renderProgramHelp(e) {
		const ofFace = (t) => listing(e.filter((e) => e.face === t).map((e) => [e.name, e.summary]));
		return [
			"Usage: platform-actions <command> [--input value ...]",
			"",
			"Commands",
			...ofFace("gate"),
			"",
			"Helpers",
			...ofFace("helper"),
			"",
			"Options",
			...listing(s),
			"",
			"Example",
			"  platform-actions resolve-digest --images python:latest",
			"",
			...wrap("`platform-actions <command> --help` lists the inputs of a command.", ""),
			...wrap("Exit codes: 0 pass or warn, 1 findings, 2 usage, 3 not signed in, 4 forbidden, 5 service or time-out, 6 apply stopped partway.", ""),
			""
		].join("\n");
	}
	function inputTitle(e, t) {
		const n = t.kind === "secret" ? `--${e}-file <path>` : t.kind === "boolean" ? `--${e} [true|false]` : `--${e} <${valueWord(t)}>`;
		const r = "  ";
		const a = (0, i.c)(e);
		const s = `  ${n}${r}${a}`;
		return s.length <= o ? s : `  ${n}\n      ${a}`;
	}
	function inputHelp(e, t) {
		const n = defaultWords(t);
		const r = [
			t.description,
			...t.kind === "choices" ? [`Any of: ${(t.choices ?? []).join(", ")}.`] : [],
			...n === undefined ? [] : [`Default: ${n}.`]
		].join(" ");
		return [inputTitle(e, t), ...wrap(r, "      ")];
	}
	const c = [
		"Inputs",
		"Signing in",
		"Reports",
		"Other inputs of every command"
	];
	const l = new Set([
		"identity",
		"organization",
		"token",
		"registry-token",
		"id-token-audience"
	]);
	const u = new Set([
		...Object.keys(r.eP),
		"report-file",
		"annotations",
		"summary"
	]);
	function sectionOf(e) {
		if (l.has(e)) return "Signing in";
		if (u.has(e)) return "Reports";
		return e in r.j$ ? "Other inputs of every command" : "Inputs";
	}
	function exampleLines(e) {
		const t = (e.moreExamples ?? []).flatMap(([t, n]) => [...wrapCommand(`platform-actions ${e.name} ${t}`), ...wrap(n, "      ")]);
		return [...wrapCommand(terminalExample(e)), ...t];
	}
	function wrapCommand(e) {
		const t = [];
		for (const n of e.split(/ (?=--)/)) {
			const e = t.at(-1);
			if (e !== undefined && e.length + 1 + n.length + 4 <= o) t[t.length - 1] = `${e} ${n}`;
			else t.push(n);
		}
		return t.map((e, n) => `${n === 0 ? "  " : "      "}${e}${n === t.length - 1 ? "" : " \\"}`);
	}
	function renderCommandHelp(e) {
		const t = Object.entries(e.inputs);
		const section = (e) => {
			const n = t.filter(([t]) => sectionOf(t) === e);
			return n.length === 0 ? [] : [
				"",
				e,
				...n.flatMap(([e, t]) => inputHelp(e, t))
			];
		};
		return [
			`Usage: platform-actions ${e.name} [--input value ...]`,
			"",
			...wrap(e.summary, ""),
			...wrap(`Standard output: ${e.stdout}`, ""),
			"",
			"Examples",
			...exampleLines(e),
			...c.flatMap(section),
			"",
			...wrap("An input is read from its flag, else its variable, else the config file, else it has its default; an empty value counts as not set. " + "Separate list entries by newlines or commas, or repeat the flag. " + "Set a secret in its variable, or in a file.", ""),
			"",
			"Options",
			...listing(s),
			""
		].join("\n");
	}
}) };
;
