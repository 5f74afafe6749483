"use strict";
exports.id = 4458;
exports.ids = [4458];
exports.modules = { 84458: ((e, t, n) => {
	n.r(t);
	n.d(t, { RARE_SCANS: () => Ke });
	var r = n(53358);
	var i = n(78402);
	var a = n(47393);
	var o = n(71561);
	;
	const s = 256;
	function combineLists(e, t, n = new Map()) {
		return e.reduce((e, r) => {
			if (n.has(r)) return e;
			const i = t(r).slice(0, s);
			return e.flatMap((e) => i.map((t) => new Map(e).set(r, t))).slice(0, s);
		}, [n]);
	}
	function combineMap(e, t) {
		const n = t.filter((t) => (0, o.oB)(e, t) !== undefined);
		const r = combineLists(n, (t) => {
			const n = (0, o.oB)(e, t);
			return n?.kind === "text" ? [n] : (0, o.S3)(n);
		});
		return r.map((e) => new Map([...e].filter(([, e]) => isReadable(e))));
	}
	function isReadable(e) {
		const t = (0, o.b6)(e);
		return t !== undefined && t.value !== "" && (0, a.E)(t) === undefined;
	}
	var c = n(9486);
	var l = n(65079);
	var u = n(86080);
	var d = n(17395);
	;
	const f = 16;
	const p = 4096;
	function addMatrixImages(e, t, n) {
		const r = (0, d.c)(e.source, t.scalar);
		const a = [...r.value.matchAll(n.expression)].map(([, e = ""]) => e);
		if (a.length === 0 || a.length > f) return false;
		const o = [...new Set(a.map((e) => e.split(".", 1).join("")))];
		const s = new Set();
		const c = new Map();
		for (const t of n.rowsOf(o)) {
			const a = (0, i.p)(r, n.expression, (r) => readValue(e, n, t, r));
			const { first: o, missing: l, text: d, uses: f } = a;
			if (l !== undefined) c.set(d.value, a);
			const p = JSON.stringify(d.pieces.map(({ start: e }) => e));
			if (o === undefined || l !== undefined || s.has(p)) continue;
			s.add(p);
			(0, u.j)(e, d, {
				uses: f,
				at: placeOf(d.value.includes("$") ? r : o)
			});
		}
		if (s.size === 0 && [...c.keys()].every((e) => e === r.value)) return false;
		for (const [t, { missing: n, uses: i }] of c) {
			const a = `\`${n}\` has no value in this file for some of the jobs`;
			const { sink: o, syntax: s } = e;
			(0, l.V)(o, {
				syntax: s,
				text: r.value,
				...placeOf(r),
				reason: a,
				uses: i,
				expanded: t
			});
		}
		return true;
	}
	function placeOf(e) {
		return {
			start: (0, c.b4)(e, 0),
			end: (0, c.i0)(e, e.value.length)
		};
	}
	function readValue(e, t, n, r) {
		const [i = "", ...a] = r.split(".");
		const s = (0, o.b6)((0, o.zc)(n.get(i), a));
		if (s === undefined || !isReadable(s) || s.value.length > p) return undefined;
		const l = (0, d.c)(e.source, s.scalar);
		const u = r === "" ? "matrix" : `matrix: ${r}`;
		const f = a.length > 0 ? undefined : t.whyFixed(i, (0, o.Um)(s));
		const m = {
			label: u,
			offset: (0, c.b4)(l, 0),
			mentions: mentionsOf(e, t, i),
			fixed: f
		};
		return {
			text: l,
			definition: m,
			uses: []
		};
	}
	const m = new WeakMap();
	function mentionsOf({ seen: e, source: t }, { countMentions: n }, r) {
		const i = m.get(e) ?? new Map();
		m.set(e, i);
		const a = i.get(r) ?? n(t, r);
		i.set(r, a);
		return a;
	}
	;
	const ee = /\$\{\{\s*matrix\.([\w-]+(?:\.[\w-]+)*)\s*\}\}/g;
	const te = new Set(["include", "exclude"]);
	function addGithubMatrixImages(e, t, n) {
		return addMatrixImages(e, t, {
			expression: ee,
			rowsOf: (e) => rowsOf(n, e),
			countMentions,
			whyFixed: (t, r) => whyFixed(e, n, t, r)
		});
	}
	function countMentions(e, t) {
		return e.match(new RegExp(`\\bmatrix(?:\\.|\\[')${t}\\b`, "g"))?.length ?? 0;
	}
	function whyFixed({ isCompared: e }, t, n, i) {
		const a = new Set((0, o.S3)((0, o.oB)(t, n)).map(o.Um));
		const namedIn = (e) => (0, o.S3)((0, o.oB)(t, e)).map((e) => (0, o.Um)((0, o.oB)(e, n)));
		const s = namedIn("include").filter((e) => a.has(e));
		return (0, r.JP)(i, new Set([...namedIn("exclude"), ...s].filter(Boolean)), e);
	}
	function rowsOf(e, t) {
		const valuesOf = (t) => te.has(t) ? [] : (0, o.S3)((0, o.oB)(e, t));
		const n = [...(0, o.Mc)(e)].some(({ key: e }) => valuesOf(e).length > 0);
		const combined = (e) => e !== undefined && !n ? [e] : combineLists(t, valuesOf, e);
		const r = (0, o.S3)((0, o.oB)(e, "include")).slice(0, s).map((e) => givenBy(e, t));
		const i = (0, o.S3)((0, o.oB)(e, "exclude")).slice(0, s);
		const a = [...combined(), ...r.filter(({ size: e }) => e > 0).flatMap((e) => combined(e))];
		return a.filter((e) => !i.some((t) => isExcluded(t, e))).slice(0, s);
	}
	function givenBy(e, t) {
		return new Map(t.flatMap((t) => {
			const n = (0, o.Ms)(e, t)?.value;
			return n === undefined ? [] : [[t, n]];
		}));
	}
	function isExcluded(e, t) {
		if (e.kind !== "map" || e.own.size === 0) return false;
		return [...e.own.values()].every(({ key: e, value: n }) => {
			const r = (0, o.Um)(t.get(e));
			return r !== undefined && r === (0, o.Um)(n);
		});
	}
	var ne = n(50811);
	var h = n(37992);
	var re = n(32791);
	;
	function scanAnsible(e) {
		for (const t of (0, o.jQ)(e.root)) for (const { key: n, value: r } of t.own.values()) {
			const [, t] = g.exec(n) ?? [];
			if (r?.kind === "map" && t !== undefined) addModule(e, r, t === "image");
			else if (_.test(n)) for (const t of ie) addQuiets(e, (0, o.oB)(r, t));
		}
		const t = {
			...e,
			onlyComplete: true
		};
		for (const n of (0, o.jQ)(e.root, isImageModule)) (0, h.HJ)(t, n);
	}
	const g = /^(?:community\.docker\.|containers\.podman\.)?(?:docker|podman)_(container|image|swarm_service|image_pull|pod)$/;
	const _ = /^(?:community\.docker\.)?docker_image_(?:build|push|tag)$/;
	const ie = ["name", "repository"];
	function isImageModule(e, t) {
		return _.test(t) || g.exec(t)?.[1] === "image";
	}
	function addModule(e, t, n) {
		(0, u.hk)(e, (0, o.Ms)(t, "image")?.value);
		const r = n ? (0, o.Ms)(t, "name") : undefined;
		if (r === undefined) return;
		(0, u.A3)(e, (0, o.oB)(t, "repository"));
		if (isMade(t)) {
			(0, u.A3)(e, r.value);
			return;
		}
		const i = (0, o.Ms)(t, "tag");
		if ((0, o.b6)(i?.value) === undefined || (0, a.p)((0, o.Um)(r.value) ?? "")) (0, u.hk)(e, r.value);
		else (0, ne.X)(e, {
			name: r,
			tag: i,
			...(0, re.n)(e, t)
		});
	}
	function isMade(e) {
		const t = (0, o.Um)((0, o.oB)(e, "source"));
		const n = /^(?:yes|true|on|y|1)$/i.test((0, o.Um)((0, o.oB)(e, "push")) ?? "");
		return t === "build" || (0, o.oB)(e, "build") !== undefined || n && t !== "pull";
	}
	function addQuiets(e, t) {
		(0, u.A3)(e, t);
		for (const n of (0, o.S3)(t)) (0, u.A3)(e, n);
	}
	var ae = n(85654);
	;
	const v = /<<-?([A-Za-z_][\w-]*)[ \t]*\r?\n/y;
	const oe = 32;
	const y = -1;
	const b = -2;
	function readHclText(e, t) {
		if (e.charAt(t) === "\"") return readQuoted(e, t, "\"", true);
		if (!e.startsWith("<<", t)) return undefined;
		v.lastIndex = t;
		const n = v.exec(e);
		if (n === null) return undefined;
		const [r, i] = n;
		for (let n = t + r.length; n < e.length;) {
			const a = e.indexOf("\n", n);
			const o = a < 0 ? e.length : a;
			if (e.slice(n, o).trim() === i) return {
				text: (0, c.zF)(e, t + r.length, n),
				interpolates: true,
				end: o
			};
			n = o + 1;
		}
		return "unclosed";
	}
	function readGroovyText(e, t, n) {
		for (const n of [
			"\"\"\"",
			"'''",
			"\"",
			"'"
		]) if (e.startsWith(n, t)) return readQuoted(e, t, n, n.startsWith("\""));
		if (e.startsWith("$/", t)) return readRaw(e, t, 2, e.indexOf("/$", t + 2), 2);
		if (!n || e.charAt(t) !== "/") return undefined;
		let r = t + 1;
		while (r < e.length && !/[/\n]/.test(e.charAt(r))) r += e.charAt(r) === "\\" ? 2 : 1;
		return e.charAt(r) === "/" ? readRaw(e, t, 1, r, 1) : undefined;
	}
	function readStarlarkText(e, t) {
		for (const n of [
			"\"\"\"",
			"'''",
			"\"",
			"'"
		]) if (e.startsWith(n, t)) return readQuoted(e, t, n, false);
		return undefined;
	}
	function readRaw(e, t, n, r, i) {
		if (r < 0) return "unclosed";
		return {
			text: (0, c.zF)(e, t + n, r),
			interpolates: true,
			end: r + i
		};
	}
	function readQuoted(e, t, n, r) {
		const i = t + n.length;
		const a = closingQuote(e, i, n, r, 0);
		if (a === y) return "unclosed";
		if (a === b) return undefined;
		return {
			text: (0, ae.M)(e, i, a),
			interpolates: r,
			end: a + n.length
		};
	}
	function closingQuote(e, t, n, r, i) {
		for (let a = t; a < e.length && i < oe;) {
			const t = e.charAt(a);
			if (e.startsWith(n, a)) return a;
			if (t === "\n" && n.length === 1) return b;
			if (r && e.startsWith("${", a) && e.charAt(a - 1) !== "$") {
				a = closingBrace(e, a + 2, i + 1);
				if (a < 0) return y;
			}
			a += t === "\\" ? 2 : 1;
		}
		return y;
	}
	function closingBrace(e, t, n) {
		let r = 1;
		for (let i = t; i < e.length; i += 1) {
			const t = e.charAt(i);
			if (t === "{") r += 1;
			if (t === "}") r -= 1;
			if (r === 0) return i;
			if (t === "\"" || t === "'") {
				i = closingQuote(e, i + 1, t, t === "\"", n);
				if (i < 0) return y;
			}
		}
		return y;
	}
	;
	const se = /[A-Za-z_][\w-]*/y;
	const ce = /[A-Za-z_]\w*/y;
	const le = /^[)\]}]$/;
	const x = /["'/]/;
	const S = 64;
	function readCode(e, t) {
		const n = [];
		const r = t === "hcl" ? se : ce;
		let i = 0;
		let a = 0;
		while (i < e.length) {
			if (e.charAt(i) === "\n") a = 0;
			const o = endOfTrivia(e, i, t);
			if (o > i) {
				i = o;
				continue;
			}
			const s = n.at(-1);
			const c = s === undefined || s.kind === "mark" && !le.test(s.text);
			const l = a < S ? readText(e, i, t, c) : undefined;
			if (l === "unclosed") return {
				tokens: n,
				faults: [{
					offset: i,
					message: "the text that starts here is not terminated"
				}]
			};
			r.lastIndex = i;
			const u = l === undefined ? r.exec(e)?.[0] : undefined;
			if (l !== undefined) {
				const { text: e, interpolates: t } = l;
				n.push({
					kind: "text",
					text: e.value,
					placed: e,
					interpolates: t,
					start: i
				});
				i = l.end;
			} else {
				const t = u ?? e.charAt(i);
				if (x.test(t) && (t !== "/" || c)) a += 1;
				n.push({
					kind: u === undefined ? "mark" : "name",
					text: t,
					start: i
				});
				i += t.length;
			}
		}
		return {
			tokens: n,
			faults: []
		};
	}
	function readText(e, t, n, r) {
		if (n === "hcl") return readHclText(e, t);
		return n === "groovy" ? readGroovyText(e, t, r) : readStarlarkText(e, t);
	}
	function addTextZones(e, t, n) {
		for (const r of e) {
			const e = r.kind === "text" ? r.placed.pieces.at(-1) : undefined;
			if (e !== undefined) t.zones.push({
				start: r.start,
				end: e.end,
				kind: n
			});
		}
	}
	function endOfTrivia(e, t, n) {
		const r = e.charAt(t);
		if (r === " " || r === "	" || r === "\r") return t + 1;
		if (startsComment(e, t, n)) return orEnd(e, e.indexOf("\n", t), 0);
		if (n !== "starlark" && e.startsWith("/*", t)) return orEnd(e, e.indexOf("*/", t + 2), 2);
		return t;
	}
	function startsComment(e, t, n) {
		if (e.charAt(t) === "#") return n !== "groovy" || e.charAt(t + 1) === "!";
		return n !== "starlark" && e.startsWith("//", t);
	}
	function orEnd(e, t, n) {
		return t < 0 ? e.length : t + n;
	}
	;
	function scanBazel(e, t) {
		const { tokens: n, faults: r } = readCode(e, "starlark");
		t.faults.push(...r);
		addTextZones(n, t, "text");
		addTextZones([...resultsIn(n), ...argumentsOfPushes(n)], t, "quiet");
		for (const [e, r] of n.entries()) if (isPull(n, e, r)) addPull(t, n, e);
	}
	const C = "rules_oci accepts a tag or a digest, not both: replace `tag` with `digest` by hand";
	const w = new Set(["oci_pull", "container_pull"]);
	const ue = new Set([
		"oci_push",
		"container_push",
		"container_bundle",
		"docker_push",
		"image_push"
	]);
	function isPull(e, t, n) {
		if (n.kind !== "name" || e[t + 1]?.text !== "(") return false;
		if (n.text !== "pull") return w.has(n.text);
		return e[t - 1]?.text === "." && /oci/.test(e[t - 2]?.text ?? "");
	}
	function resultsIn(e) {
		let t = false;
		return e.filter((n, r) => {
			if (n.kind === "name" && n.text === "repo_tags") t = e[r + 2]?.text === "[";
			else if (n.kind === "mark" ? n.text === "]" : e[r + 1]?.text === "=") t = false;
			return t;
		});
	}
	function argumentsOfPushes(e) {
		let t = 0;
		return e.filter(({ kind: n, text: r }, i) => {
			const a = r === "(" && ue.has(e[i - 1]?.text ?? "");
			if (n === "mark" && (t > 0 ? /^[([{]$/.test(r) : a)) t += 1;
			else if (n === "mark" && t > 0 && /^[)\]}]$/.test(r)) t -= 1;
			return t > 0;
		});
	}
	function addPull(e, t, n) {
		const r = readArguments(t, n + 2);
		const [i, a, o] = [
			"image",
			"registry",
			"repository"
		].map((e) => r.get(e));
		const s = i?.placed ?? (a && o && joinAt(a.placed, "/", o.placed));
		const l = i ?? o;
		if (s === undefined || l === undefined) return;
		const u = r.get("tag");
		const d = r.get("digest");
		const f = (0, c.oL)([
			s,
			...u === undefined ? [] : [mark(":", l.placed), u.placed],
			...d === undefined ? [] : [mark("@", l.placed), d.placed]
		]);
		e.found.push({
			syntax: "bazel",
			text: f,
			start: (0, c.b4)(l.placed, 0),
			end: (0, c.i0)(l.placed, l.placed.value.length),
			uses: [],
			site: undefined,
			remarksAt: [u, d].flatMap((e) => e === undefined ? [] : [e.start]),
			...d === undefined && u !== undefined ? { notEditable: C } : {}
		});
	}
	function readArguments(e, t) {
		const n = new Map();
		let r = 1;
		for (let i = t; i < e.length && r > 0; i += 1) {
			const t = e[i];
			if (t?.kind === "mark" && /^[([{]$/.test(t.text)) r += 1;
			if (t?.kind === "mark" && /^[)\]}]$/.test(t.text)) r -= 1;
			const a = e[i + 2];
			const o = r === 1 && t?.kind === "name" && e[i + 1]?.text === "=";
			if (o && a?.kind === "text" && /^[,)\n]$/.test(e[i + 3]?.text ?? ",")) n.set(t.text, a);
		}
		return n;
	}
	function joinAt(e, t, n) {
		return (0, c.oL)([
			e,
			mark(t, n),
			n
		]);
	}
	function mark(e, t) {
		const n = (0, c.b4)(t, 0);
		return (0, c.E_)(e, n, n);
	}
	;
	const de = /\{\{\s*matrix(?:\.([\w-]+))?\s*\}\}/g;
	const T = "";
	function buildkiteMatrix({ isCompared: e }, t) {
		const n = (0, o.oB)(t, "setup") ?? t;
		const i = (0, o.S3)((0, o.oB)(t, "adjustments")).slice(0, s);
		const valuesOf = (e) => (0, o.S3)(e === T ? n : (0, o.oB)(n, e)).slice(0, s);
		const adjusted = (e, t) => {
			const n = (0, o.oB)(e, "with");
			return n?.kind === "text" ? new Map([[T, n]]) : givenBy(n, t);
		};
		return {
			expression: de,
			rowsOf: (e) => {
				const isListed = (e) => [...e].every(([e, t]) => valuesOf(e).map(o.Um).includes((0, o.Um)(t)));
				const t = i.filter((e) => !isSkipped(e)).map((t) => adjusted(t, e)).filter((t) => t.size === e.length && !isListed(t));
				const n = i.filter(isSkipped).map((e) => (0, o.oB)(e, "with"));
				const r = combineLists(e, valuesOf).filter((e) => !n.some((t) => leavesOut(t, e)));
				return [...r, ...t].slice(0, s);
			},
			countMentions: buildkite_matrix_countMentions,
			whyFixed: (t, n) => {
				const a = i.map((e) => (0, o.Um)(adjusted(e, [t]).get(t)));
				if (n !== undefined && a.includes(n) && valuesOf(t).map(o.Um).includes(n)) return "`adjustments` name the same value";
				return (0, r.on)(n, e);
			}
		};
	}
	function isSkipped(e) {
		const t = (0, o.Um)((0, o.oB)(e, "skip")) ?? "false";
		return t !== "" && t !== "false";
	}
	function leavesOut(e, t) {
		if (e === undefined) return false;
		const n = (0, o.b6)(e);
		return n === undefined ? isExcluded(e, t) : n.value === (0, o.Um)(t.get(T));
	}
	function buildkite_matrix_countMentions(e, t) {
		const n = t === T ? String.raw`\b(?!\.)` : String.raw`\.${t}(?![\w-])`;
		return e.match(new RegExp(String.raw`\{\{\s*matrix${n}`, "g"))?.length ?? 0;
	}
	;
	function scanBuildkite(e) {
		const t = (0, o.jQ)(e.root);
		addImagesOfMatrices(e, t);
		for (const n of t) (0, u.hk)(e, (0, o.oB)(n, "image"));
	}
	const E = 1e5;
	function addImagesOfMatrices(e, t) {
		let n = 0;
		for (const r of t) {
			const t = (0, o.oB)(r, "matrix");
			if (t === undefined) continue;
			const i = buildkiteMatrix(e, t);
			const a = (0, o.jQ)(r);
			n += a.length;
			if (n > E) throw new RangeError(`it has more than ${E} maps below a matrix`);
			for (const t of a) {
				const n = (0, o.b6)((0, o.oB)(t, "image"));
				if (n?.value.includes("{{") !== true) continue;
				if (addMatrixImages(e, n, i)) e.seen.add(n);
			}
		}
	}
	var D = n(48341);
	;
	const fe = /^[ \t]*#[^\n]*|(?<=^[ \t]*|[{,][ \t]*)(builder|image|build-image|run-image|lifecycle|uri|mirrors)([ \t]*=[ \t]*)(?:"([^"\n\\]*)"|'([^'\n]*)')/gm;
	const pe = /^docker:\/\//;
	function scanBuildpacks(e, t) {
		for (const n of e.matchAll(fe)) {
			const [r, i, a = "", o, s] = n;
			if (i === undefined) {
				t.zones.push({
					start: n.index,
					end: n.index + r.length,
					kind: "quiet"
				});
				continue;
			}
			const u = o ?? s ?? "";
			const d = n.index + i.length + a.length + 1;
			const f = (0, c.zF)(e, d, d + u.length);
			const p = pe.test(u);
			if (i === "uri" && !p || !p && u.includes("://")) continue;
			(0, l.o)(t, "buildpacks", (0, c.ao)(f, p ? "docker://".length : 0), D.s);
		}
	}
	var O = n(63018);
	var k = n(94705);
	;
	function scanDevcontainer(e, t) {
		const { jsonAt: n, jsonEntries: r, jsonKeys: i, parseJson: a, placeJsonString: o } = k.Q$.get();
		const { root: s, faults: u } = a(e);
		t.faults.push(...u);
		const d = o(e, n(s, "image"));
		if (d !== undefined) (0, l.o)(t, "devcontainer", (0, c.K8)(d), D.s);
		for (const { value: i } of r(n(s, "build", "args"))) {
			const n = o(e, i);
			if (n !== undefined && (0, O.De)(n.value)) (0, l.o)(t, "devcontainer", n, D.s);
		}
		for (const { node: r } of i(n(s, "features"))) {
			const n = o(e, r);
			if (n !== undefined && (0, O.De)(n.value)) (0, l.o)(t, "devcontainer", n, D.s, n.value.includes("@") ? {} : { notEditable: me });
		}
	}
	const me = "a feature has a tag or a digest, not both: `devcontainer-lock.json` pins it, or replace the tag by hand";
	var he = n(18197);
	var A = n(1043);
	;
	const ge = "docker-image://";
	const j = new Set([
		"args",
		"contexts",
		"dockerfile-inline"
	]);
	const M = new Set([
		"tags",
		"output",
		"cache-from",
		"cache-to"
	]);
	function reportBakeText(e, t, n, r, i) {
		const a = (0, D.i)(r, i);
		if (n === "dockerfile-inline") {
			const n = a.kind === "known" ? a.text : r;
			(0, A.K)(n, e, (e, n) => (0, he.Y)(e, n, t));
			return;
		}
		const o = n === "contexts" ? ge : "";
		if (a.kind === "unknown") {
			if (o !== "" && r.value.startsWith(o)) (0, l.o)(e, t, (0, c.ao)(r, o.length), i);
			return;
		}
		const { value: s } = a.text;
		if (n === "args" && (0, O.$B)(s)) e.zones.push(...a.text.pieces.map(({ end: e, start: t }) => ({
			start: t,
			end: e,
			kind: "text"
		})));
		if (!s.startsWith(o) || o === "" && !(0, O.De)(s)) return;
		const u = r.value.startsWith(o) ? o.length : 0;
		const d = {
			start: (0, c.b4)(r, u),
			end: (0, c.i0)(r, r.value.length)
		};
		(0, l.o)(e, t, (0, c.ao)(a.text, o.length), D.s, {
			at: d,
			uses: a.uses
		});
	}
	;
	const N = /^[([{]$/;
	const P = /^[)\]}]$/;
	function readHclAttributes(e) {
		const t = [];
		const n = [];
		let r = 0;
		for (let i = e[r]; i !== undefined; i = e[r]) {
			r += 1;
			if (i.kind === "mark" && i.text === "}") n.pop();
			if (i.kind !== "name") continue;
			const a = n.at(-1);
			if (isMark(e[r], "=") && a !== undefined) {
				const n = readExpression(e, r + 1);
				t.push({
					...a,
					name: i.text,
					value: n
				});
				r += 1 + n.length;
				continue;
			}
			const o = [];
			for (let t = e[r]; t !== undefined && t.kind !== "mark"; t = e[r + o.length]) o.push(t.text);
			r += o.length;
			if (!isMark(e[r], "{")) continue;
			const s = o.join(" ");
			a?.inner.add(i.text === "dynamic" ? s : i.text);
			n.push({
				block: i.text,
				label: s,
				inner: new Set()
			});
			r += 1;
		}
		return t;
	}
	function readExpression(e, t) {
		let n = 0;
		let r = t;
		for (let t = e[r]; t !== undefined; t = e[r]) {
			if (t.kind === "mark") {
				if (n === 0 && (t.text === "\n" || t.text === "}")) break;
				if (N.test(t.text)) n += 1;
				if (P.test(t.text)) n -= 1;
			}
			r += 1;
		}
		return e.slice(t, r);
	}
	function isMark(e, t) {
		return e?.kind === "mark" && e.text === t;
	}
	var F = n(23050);
	var I = n(53020);
	;
	function scanDockerBakeHcl(e, t) {
		const { tokens: n, faults: r } = readCode(e, "hcl");
		t.faults.push(...r);
		addTextZones(n, t, "value");
		const i = readHclAttributes(n);
		const a = createLookup(e, i);
		for (const { block: e, name: n, value: r } of i) {
			if (M.has(n)) addTextZones(r, t, "quiet");
			if (e !== "target" || !j.has(n)) continue;
			for (const e of textsIn(r)) reportBakeText(t, "docker-bake-hcl", n, e, { lookup: a });
		}
	}
	const L = /^[=:(.]$/;
	function textsIn(e) {
		return e.flatMap((t, n) => {
			if (t.kind === "text") return [t.placed];
			if (!isVariable(e, n)) return [];
			return [(0, c.E_)(`\${${t.text}}`, t.start, t.start + t.text.length)];
		});
	}
	function isVariable(e, t) {
		const n = e[t + 1];
		return e[t]?.kind === "name" && !(n?.kind === "mark" && L.test(n.text));
	}
	function createLookup(e, t) {
		const n = new Map();
		const r = new Map((0, F.H2)(e));
		for (const { block: e, label: i, name: a, value: o } of t) {
			for (const [e, { text: t }] of o.entries()) if (isVariable(o, e)) r.set(t, (r.get(t) ?? 0) + 1);
			if (e !== "variable" || a !== "default") continue;
			const [t, ...s] = o;
			const c = t?.kind === "text" && s.length === 0 ? t.placed : undefined;
			n.set(i, n.has(i) ? undefined : c);
		}
		return (0, I.j)({
			text: (e) => n.get(e),
			label: (e) => `variable ${e}`,
			mentions: () => r,
			expands: true
		});
	}
	;
	function scanDockerBakeJson(e, t) {
		const { jsonAt: n, jsonEntries: r, parseJson: i, placeJsonString: a } = k.Q$.get();
		const { root: o, faults: s } = i(e);
		t.faults.push(...s);
		const c = (0, I.j)({
			text: (t) => a(e, n(o, "variable", t, "default")),
			label: (e) => `variable ${e}`,
			mentions: (0, F.n3)(() => (0, F.H2)(e)),
			expands: true
		});
		for (const { value: i } of r(n(o, "target"))) for (const { key: n, value: o } of r(i)) {
			const { length: i, offset: s } = o;
			if (M.has(n)) t.zones.push({
				start: s,
				end: s + i,
				kind: "quiet"
			});
			if (!j.has(n)) continue;
			const l = n === "dockerfile-inline" ? [o] : r(o).map((e) => e.value);
			for (const r of l) {
				const i = a(e, r);
				if (i !== undefined) reportBakeText(t, "docker-bake-json", n, i, { lookup: c });
			}
		}
	}
	;
	const R = /^([ \t]*)([A-Z][A-Z ]*[A-Z]|#)([ \t]+|$)((?:[^\n\\]|\\\r?\n|\\.)*)/gm;
	const _e = /^(?:--\S+[ \t]+)*([A-Za-z_]\w*)=(\S+)/;
	const ve = /^(?:--\S+[ \t]+)*([^\s-]\S*)/;
	const ye = /--pull[= \t]+(\S+)/g;
	function scanEarthfile(e, t) {
		const n = { lookup: scan_earthfile_createLookup(e) };
		for (const r of e.matchAll(R)) {
			const [i, a = "", o = "", s = "", u = ""] = r;
			const d = r.index + a.length + o.length + s.length;
			const at = (t, n) => (0, c.zF)(e, d + t, d + t + n.length);
			if (o === "#" || o === "SAVE IMAGE") continue;
			addZone(t, o, r.index, r.index + i.length);
			if (o === "FROM") {
				const e = ve.exec(u)?.[1];
				if (e !== undefined && !e.includes("+") && e !== "scratch") (0, l.o)(t, "earthfile", at(u.indexOf(e), e), n);
			}
			if (o !== "WITH DOCKER") continue;
			for (const e of u.matchAll(ye)) {
				const r = String(e[1]);
				(0, l.o)(t, "earthfile", at(e.index + e[0].length - r.length, r), n);
			}
		}
	}
	function addZone(e, t, n, r) {
		const i = /^(?:RUN|CMD|ENTRYPOINT|HEALTHCHECK)$/.test(t);
		e.zones.push({
			start: n,
			end: r,
			kind: i ? "script" : "value"
		});
	}
	function scan_earthfile_createLookup(e) {
		const t = new Map();
		for (const n of e.matchAll(R)) {
			const [r, , i, , a = ""] = n;
			const [o, s = "", l = ""] = i === "ARG" && _e.exec(a) || [];
			if (o === undefined) continue;
			const u = /^(["'])(.*)\1$/.exec(l)?.[2];
			const d = n.index + r.length - a.length + o.length - (u === undefined ? 0 : 1);
			const f = u ?? l;
			t.set(s, t.has(s) ? undefined : (0, c.zF)(e, d - f.length, d));
		}
		const n = (0, I.j)({
			text: (e) => t.get(e),
			label: (e) => `ARG ${e}`,
			mentions: (0, F.n3)(() => (0, F.H2)(e)),
			expands: true
		});
		return t.size === 0 ? D.s.lookup : n;
	}
	;
	function addDialectImages(e, t, n) {
		const r = (0, o.b6)(t);
		if (r === undefined || e.seen.has(r)) return;
		const i = (0, d.c)(e.source, r.scalar);
		const a = new Map();
		let s = false;
		for (const e of n) {
			const t = (0, D.i)(i, e);
			s ||= t.kind === "unknown";
			const n = t.kind === "unknown" ? t.reason : t.text.pieces;
			const r = JSON.stringify(n);
			if (!a.has(r)) a.set(r, e);
		}
		const c = s ? { notEditable: "some jobs read it with variables that are not known here" } : {};
		for (const n of a.values()) (0, u.hk)({
			...e,
			dialect: n,
			seen: new Set()
		}, t, "", c);
		e.seen.add(r);
	}
	;
	const be = new Set([
		"cache",
		"default",
		"image",
		"include",
		"spec",
		"variables",
		"workflow"
	]);
	const z = 64;
	function gitlabJobs(e) {
		const t = [...(0, o.Mc)(e)].flatMap(({ key: e, value: t }) => t?.kind === "map" && !be.has(e) ? [{
			key: e,
			map: t
		}] : []);
		const n = new Map();
		const parentsOf = (e) => {
			const t = n.get(e) ?? readParents(e);
			n.set(e, t);
			return t;
		};
		const r = new Set(t.flatMap(({ map: e }) => parentsOf(e)));
		return t.map(({ key: t, map: n }) => ({
			map: n,
			chain: chainOf(e, n, parentsOf),
			isTemplate: t.startsWith("."),
			isExtended: r.has(t)
		}));
	}
	function inheritedBy({ chain: e }, ...t) {
		const [n = ""] = t;
		for (const r of e) {
			if (typeof r === "string") return { unknown: r };
			const e = (0, o.Ms)(r, n);
			if (e === undefined) continue;
			if (t.length > 1 && e.value?.kind !== "map") return { unknown: `\`${n}\` is not a map` };
			const i = (0, o.zc)(r, t);
			if (i !== undefined) return { node: i };
		}
		return undefined;
	}
	function inheritsGlobal(e, t, n) {
		const r = inheritedBy(e, "inherit", t);
		if (r === undefined || "unknown" in r) return true;
		if (r.node.kind === "list") return (0, o.S3)(r.node).some((e) => (0, o.Um)(e) === n);
		return (0, o.Um)(r.node) !== "false";
	}
	function readParents(e) {
		const t = (0, o.oB)(e, "extends");
		const n = t?.kind === "list" ? t.items.slice(-z) : [t];
		return t === undefined ? [] : n.map((e) => (0, o.Um)(e) ?? "").reverse();
	}
	function chainOf(e, t, n) {
		const r = [];
		const visit = (t) => {
			if (r.length === z) r.push(`the job extends ${z} others or more`);
			else r.push(t);
			for (const i of n(t)) {
				if (typeof r.at(-1) === "string") return;
				const t = (0, o.oB)(e, i);
				if (t?.kind === "map") visit(t);
				else r.push(`\`${i.slice(0, 80)}\`, which the job extends, is not in this file`);
			}
		};
		visit(t);
		return r;
	}
	;
	const xe = /: \[.*\]$/;
	function gitlabRows(e, t) {
		return (0, o.S3)(e).slice(0, s).flatMap((e) => combineMap(e, t)).slice(0, s);
	}
	function createNeedsCheck(e) {
		let t;
		return (n) => {
			t ??= readNeeds(e);
			return t.all || t.names.has(n) ? "another job waits for the job with this value" : undefined;
		};
	}
	function readNeeds(e) {
		const t = (0, o.jQ)(e).flatMap((e) => ["needs", "dependencies"].flatMap((t) => (0, o.S3)((0, o.oB)(e, t))));
		const n = t.flatMap((e) => (0, o.S3)((0, o.oB)(e, "parallel", "matrix")));
		return {
			names: new Set(n.flatMap((e) => [...(0, o.Mc)(e)].map(({ key: e }) => e))),
			all: t.some((e) => xe.test((0, o.Um)((0, o.oB)(e, "job") ?? e) ?? ""))
		};
	}
	;
	const Se = 64;
	const Ce = 64;
	const B = new Map();
	function createGitlabVariables(e) {
		const { root: t } = e;
		const n = createNamesReader(t);
		const isSetBy = (e, t) => {
			const { others: r, own: i } = n(e);
			return i.has(t) || r.some((e) => e.has(t));
		};
		const find = (e, n, r) => {
			if (e !== undefined) {
				const t = nodeIn(inheritedBy(e, "rules"));
				if (isSetBy(t, r)) return { unknown: `\`rules\` set \`${r}\`` };
				const i = n.get(r);
				if (i !== undefined) return { node: i };
				if (isSetBy(matrixOf(e), r)) return { unknown: `\`parallel: matrix\` sets \`${r}\`` };
				const a = inheritedBy(e, "variables", r);
				if (a !== undefined) return a;
				if (!inheritsGlobal(e, "variables", r)) return undefined;
			}
			if (isSetBy((0, o.oB)(t, "workflow", "rules"), r)) return { unknown: `\`workflow: rules\` set \`${r}\`` };
			const i = (0, o.oB)(t, "variables", r);
			return i && { node: i };
		};
		const r = createNeedsCheck(t);
		const dialectFor = (t, n) => dialectOf(e, (e) => find(t, n, e), n, r);
		return (e, t) => {
			const n = e && matrixOf(e);
			if (n === undefined) return [dialectFor(e, B)];
			const r = namesReadBy(t, (t) => (0, o.Um)(valueIn(find(e, B, t))));
			const i = rowsReadBy(t, n, r.filter((e) => isSetBy(n, e)));
			return (i.length === 0 ? [B] : i).map((t) => dialectFor(e, t));
		};
	}
	function rowsReadBy(e, t, n) {
		if (n.length === 0) return [];
		const r = gitlabRows(t, n);
		const i = (0, F.H2)(e);
		const a = n.filter((e) => i.has(e));
		const o = a.length === n.length || r.every(({ size: e }) => e === n.length);
		return o ? r : gitlabRows(t, a);
	}
	function matrixOf(e) {
		return nodeIn(inheritedBy(e, "parallel", "matrix"));
	}
	function namesReadBy(e, t) {
		const n = new Set((0, F.H2)(e).keys());
		for (const e of n) {
			if (n.size > Ce) break;
			for (const r of (0, F.H2)(t(e) ?? "").keys()) n.add(r);
		}
		return [...n];
	}
	function dialectOf({ isCompared: e, mentions: t, source: n }, i, a, s) {
		const whyUnknown = (e) => {
			const t = i(e);
			return t !== undefined && "unknown" in t ? `the value of \`${e}\` is not known: ${t.unknown}` : undefined;
		};
		const valueOf = (e) => (0, o.b6)(valueIn(i(e)));
		const c = (0, I.j)({
			text: (e) => {
				const t = valueOf(e);
				return t && (0, d.c)(n, t.scalar);
			},
			whyFixed: (t) => (a.has(t) ? s(t) : undefined) ?? (0, r.on)(valueOf(t)?.value, e),
			label: (e) => `${a.has(e) ? "parallel: matrix" : "variables"}: ${e}`,
			mentions: t,
			expands: true,
			whyUnknown
		});
		return {
			lookup: c,
			whyUnknown
		};
	}
	function valueIn(e) {
		const t = nodeIn(e);
		return t?.kind === "map" ? (0, o.oB)(t, "value") : t;
	}
	function nodeIn(e) {
		return e !== undefined && "node" in e ? e.node : undefined;
	}
	function createNamesReader(e) {
		const t = new Map();
		const n = new Map();
		const namesIn = (e) => {
			const t = n.get(e) ?? new Set((0, o.S3)(e).flatMap(namesOf));
			n.set(e, t);
			return t;
		};
		const read = (t) => {
			const n = (0, o.S3)(t).filter(({ kind: e }) => e === "list");
			const r = n.slice(0, Se).map((t) => namesIn((0, o.zc)(e, (0, o.S3)(t).map((e) => (0, o.Um)(e) ?? ""))));
			return {
				own: namesIn(t),
				others: r
			};
		};
		return (e) => {
			const n = t.get(e) ?? read(e);
			t.set(e, n);
			return n;
		};
	}
	function namesOf(e) {
		return [e, (0, o.oB)(e, "variables")].flatMap((e) => [...(0, o.Mc)(e)].map(({ key: e }) => e));
	}
	;
	function scanGitlabCi(e) {
		const { root: t } = e;
		(0, u.Kb)(e, (0, o.sm)((0, o.oB)(t, "spec", "inputs")));
		const n = gitlabJobs(t);
		const r = createGitlabVariables(e);
		const i = createReadings();
		const read = (e) => {
			const t = e.filter(({ image: e }) => !i.has(e));
			for (const { image: e, job: n } of t) i.add(e, (e) => r(n, e));
		};
		const run = (e) => imagesOf(t, e).map((t) => ({
			image: t,
			job: e
		}));
		read(n.filter(({ isTemplate: e }) => !e).flatMap(run));
		read(n.filter(({ isExtended: e }) => !e).flatMap(run));
		read(n.flatMap((e) => ownImages(t, e.map).map((t) => ({
			image: t,
			job: e
		}))));
		const a = [(0, o.oB)(t, "default"), t];
		read(a.flatMap((e) => ownImages(t, e).map((e) => ({
			image: e,
			job: undefined
		}))));
		for (const [t, n] of i.all()) addDialectImages(e, t, n);
	}
	const V = ["image", "services"];
	const H = 2e4;
	function ownImages(e, t) {
		return V.flatMap((n) => referred(e, n, (0, o.oB)(t, n)) ?? []);
	}
	function imagesOf(e, t) {
		const n = !t.isTemplate && inheritedBy(t, "trigger") === undefined;
		return V.flatMap((r) => {
			const i = inheritedBy(t, r);
			if (i !== undefined) return "node" in i ? referred(e, r, i.node) ?? [] : [];
			if (!n || !inheritsGlobal(t, "default", r)) return [];
			return (0, o.oB)(e, "default", r) ?? (0, o.oB)(e, r) ?? [];
		});
	}
	function referred(e, t, n) {
		if (t !== "image" || n?.kind !== "list") return n;
		return (0, o.zc)(e, n.items.slice(0, 4).map((e) => (0, o.Um)(e) ?? ""));
	}
	function createReadings() {
		const e = new Map();
		const t = new Map();
		let n = 0;
		const add = (r, i) => {
			const a = t.get(r);
			const s = a ?? namesIn(r);
			for (const t of s) {
				const r = e.get(t) ?? [];
				const s = i((0, o.Um)(t) ?? "");
				r.push(...s);
				e.set(t, r);
				if (a !== undefined || s.length > 1) n += s.length;
			}
			if (a === undefined) t.set(r, s.filter(hasVariable));
			if (n > H) throw new RangeError(`it names more than ${H} images`);
		};
		return {
			add,
			has: (e) => t.has(e),
			all: () => e
		};
	}
	function namesIn(e) {
		const t = e.kind === "list" ? (0, o.S3)(e) : [e];
		return t.flatMap((e) => (e.kind === "map" ? (0, o.oB)(e, "name") : e) ?? []);
	}
	function hasVariable(e) {
		return e.kind === "text" && e.value.includes("$");
	}
	;
	const we = /^[\n;,)\]}]$/;
	function endsValue(e) {
		return e === undefined || e.kind === "mark" && we.test(e.text);
	}
	function createGroovyLookup(e, t) {
		const n = new Map();
		const r = new Map((0, F.H2)(e));
		for (const [e, i] of t.entries()) {
			if (i.kind !== "name") continue;
			const a = t[e + 2];
			if (t[e + 1]?.text !== "=" || a?.text === "=") {
				r.set(i.text, (r.get(i.text) ?? 0) + 1);
				continue;
			}
			const o = a?.kind === "text" && endsValue(t[e + 3]) ? a.placed : undefined;
			n.set(i.text, n.has(i.text) ? undefined : o);
		}
		return (0, I.j)({
			text: (e) => n.get(e),
			label: (e) => e,
			mentions: () => r,
			expands: true
		});
	}
	;
	const U = {
		outer: undefined,
		own: undefined
	};
	const W = "$(registry)/";
	function createRegistries(e, t) {
		const n = [];
		const r = [];
		let i;
		for (const [a, { kind: o, text: s }] of e.entries()) {
			const c = r.at(-1) ?? U;
			n.push(c);
			if (s === "withRegistry" && e[a - 2]?.text === "docker") i = prefixOf(e, a, t);
			if (o === "name" && s === "registryUrl" && r.length > 0) c.own = prefixOf(e, a, t);
			if (o !== "mark") continue;
			if (/[([{]/.test(s)) {
				r.push({
					outer: (s === "{" ? i : undefined) ?? c.outer,
					own: undefined
				});
				if (s === "{") i = undefined;
			}
			if (/[)\]}]/.test(s)) r.pop();
		}
		return (t) => {
			const { outer: r, own: i } = n[t] ?? U;
			const a = e[t - 1]?.text === ".";
			const o = a ? r : i;
			const s = e[t]?.start ?? 0;
			return o === undefined || o === "" ? undefined : (0, c.E_)(o, s, s);
		};
	}
	function argumentAt(e, t) {
		const n = e[t]?.kind === "mark" && /[(:]/.test(e[t].text) ? t + 1 : t;
		return endsValue(e[n + 1]) ? e[n] : undefined;
	}
	function writtenValue(e, t) {
		const { kind: n, start: r, text: i } = e;
		if (n === "text") return {
			text: (0, c.K8)(e.placed),
			dialect: e.interpolates ? t : D.s
		};
		if (n !== "name") return undefined;
		return {
			text: (0, c.E_)(`\${${i}}`, r, r + i.length),
			dialect: t
		};
	}
	function prefixOf(e, t, n) {
		const r = argumentAt(e, t + 1);
		const i = r && writtenValue(r, n);
		if (i === undefined) return W;
		const a = (0, D.i)(i.text, i.dialect);
		if (a.kind === "unknown") return W;
		const [, o = ""] = /^(?:https?:\/\/)?([^/]*)/i.exec(a.text.value) ?? [];
		return o === "" ? "" : `${o}/`;
	}
	;
	const Te = /^(?:inside|run|withRun)$/;
	const Ee = 200;
	function createPushedCheck(e) {
		let t;
		return (n) => {
			const r = memberAt(e, endOfCall(e, n + 1));
			if (r !== undefined) return r === "push";
			const i = e[n - 4];
			if (i?.kind !== "name" || e[n - 3]?.text !== "=") return false;
			t ??= readCalls(e);
			const a = t.get(i.text);
			return a?.assigned === 1 && a.isPushed && !a.isRun;
		};
	}
	function readCalls(e) {
		const t = new Map();
		for (const [n, { kind: r, text: i }] of e.entries()) {
			if (r !== "name") continue;
			const a = t.get(i) ?? {
				assigned: 0,
				isPushed: false,
				isRun: false
			};
			t.set(i, a);
			const o = memberAt(e, n + 1);
			if (o === "push") a.isPushed = true;
			if (o !== undefined && Te.test(o)) a.isRun = true;
			if (e[n + 1]?.text === "=" && e[n + 2]?.text !== "=") a.assigned += 1;
		}
		return t;
	}
	function endOfCall(e, t) {
		let n = 0;
		for (let r = t; r < t + Ee; r += 1) {
			const t = e[r];
			if (t?.kind === "mark" && t.text === "(") n += 1;
			if (t?.kind === "mark" && t.text === ")") n -= 1;
			if (n === 0) return r + 1;
		}
		return e.length;
	}
	function memberAt(e, t) {
		let n = t;
		while (e[n]?.text === "\n") n += 1;
		const r = e[n + 1];
		return e[n]?.text === "." && r?.kind === "name" ? r.text : undefined;
	}
	var G = n(66959);
	;
	function scanJenkinsfile(e, t) {
		const { tokens: n, faults: r } = readCode(e, "groovy");
		t.faults.push(...r);
		addTextZones(n, t, "script");
		const i = { lookup: createGroovyLookup(e, n) };
		const a = createRegistries(n, i);
		const o = createPushedCheck(n);
		const s = [];
		for (const [e, r] of n.entries()) {
			if (r.kind === "mark") trackBracket(s, r.text, n[e - 1]);
			if (r.kind !== "name") continue;
			if (r.text === "yaml") scanPod(argumentAt(n, e + 1), t, i);
			else if (namesImage(n, e, s) && !o(e)) reportArgument(n, e + 1, t, i, a(e));
		}
	}
	const K = "jenkinsfile";
	const De = new Set(["docker{", "dockerContainer{"]);
	const Oe = new Set([
		"containerTemplate(",
		"dockerNode(",
		"withDockerContainer("
	]);
	function trackBracket(e, t, n) {
		if (/[([{]/.test(t)) e.push(`${n?.kind === "name" ? n.text : ""}${t}`);
		if (/[)\]}]/.test(t)) e.pop();
	}
	function namesImage(e, t, n) {
		const r = e[t]?.text;
		const i = n.at(-1) ?? "";
		if (r === "withDockerContainer") return true;
		if (r === "docker") return i === "agent{" && e[t + 1]?.kind === "text";
		if (r !== "image") return false;
		const a = e[t - 1]?.text === "." && e[t - 2]?.text === "docker";
		return a || De.has(i) || Oe.has(i);
	}
	function reportArgument(e, t, n, r, i) {
		const a = argumentAt(e, t);
		const o = a && writtenValue(a, r);
		if (o === undefined) {
			reportSum(e, t, n);
			return;
		}
		const { text: s } = o;
		const u = {
			start: (0, c.b4)(s, 0),
			end: (0, c.i0)(s, s.value.length)
		};
		const d = i !== undefined && s.value !== "" && !namesHost(s, o.dialect);
		(0, l.o)(n, K, d ? (0, c.oL)([i, s]) : s, o.dialect, { at: u });
	}
	function reportSum(e, t, n) {
		const r = e[t]?.kind === "mark" ? t + 1 : t;
		const i = e[r];
		const a = e[r + 1];
		if (i?.kind !== "text" || a?.text !== "+") return;
		const [o, s] = [i.start, a.start];
		const c = "it is put together from several parts";
		n.unknown.push({
			syntax: K,
			text: i.text,
			start: o,
			end: s,
			reason: c,
			uses: []
		});
	}
	function namesHost(e, t) {
		const n = (0, D.i)(e, t);
		const [r = "", ...i] = (n.kind === "known" ? n.text.value : e.value).split("/");
		return i.length > 0 && (0, O.ER)(r);
	}
	function scanPod(e, t, n) {
		if (e?.kind !== "text" || !e.text.includes("\n")) return;
		const r = e.interpolates ? (0, D.i)(e.placed, n) : undefined;
		const i = r?.kind === "known" ? r.text : e.placed;
		(0, A.K)(i, t, (e, t) => (0, G.ng)(e, t, K));
	}
	var ke = n(15327);
	;
	const q = 50;
	const J = /^[([{]$/;
	const Y = /^[)\]}]$/;
	const Ae = /[$%]\{/;
	function readHclTree(e) {
		let t = 0;
		function map(n) {
			const r = new Map();
			const i = new Map();
			const a = {
				kind: "map",
				own: r,
				isFlow: false
			};
			for (let o = e[t]; o !== undefined; o = e[t]) {
				t += 1;
				if (hcl_tree_isMark(o, "}") && n > 0) break;
				if (o.kind === "mark") {
					if (J.test(o.text)) collection(o.text, n);
					continue;
				}
				const s = o.start + o.text.length;
				const c = {
					key: o.text,
					keyStart: o.start,
					keyEnd: s,
					valueEnd: s,
					map: a
				};
				if (hcl_tree_isMark(e[t], "=") || hcl_tree_isMark(e[t], ":")) {
					t += 1;
					const i = e[t]?.text === "null";
					const a = expression(n);
					const o = a === undefined && !i;
					if (!r.has(c.key)) r.set(c.key, {
						...c,
						value: a,
						isUnknown: o
					});
					continue;
				}
				const l = body(n);
				if (l === undefined) continue;
				const u = i.get(c.key) ?? [];
				u.push(l);
				i.set(c.key, u);
				if (u.length === 1) r.set(c.key, {
					...c,
					value: {
						kind: "list",
						items: u
					}
				});
			}
			return a;
		}
		function body(n) {
			while (e[t] !== undefined && e[t]?.kind !== "mark") t += 1;
			if (!hcl_tree_isMark(e[t], "{") || n >= q) return undefined;
			t += 1;
			return map(n + 1);
		}
		function expression(n) {
			const r = t;
			const i = [];
			for (let r = e[t]; r !== undefined; r = e[t]) {
				if (r.kind === "mark" && (/^[\n,]$/.test(r.text) || Y.test(r.text))) break;
				t += 1;
				const e = r.kind === "mark" && J.test(r.text) && collection(r.text, n);
				if (e) i.push(e);
			}
			if (t === r + 1) return textOf(e[r]);
			return i.length > 1 ? {
				kind: "list",
				items: i
			} : i[0];
		}
		function collection(n, r) {
			if (r >= q) return undefined;
			if (n === "{") return map(r + 1);
			const i = n === "(" && e[t - 2]?.text === "merge";
			const a = [];
			for (let n = e[t]; n !== undefined; n = e[t]) {
				if (hcl_tree_isMark(n, "}")) break;
				if (n.kind === "mark" && /^[\n,)\]]$/.test(n.text)) {
					t += 1;
					if (Y.test(n.text)) break;
				} else a.push(expression(r + 1));
			}
			return i ? merged(a) : {
				kind: "list",
				items: a.filter((e) => e !== undefined)
			};
		}
		return map(0);
	}
	function merged(e) {
		const t = new Map();
		for (const n of e) {
			if (n?.kind === "map") for (const [e, r] of n.own) t.set(e, r);
			else for (const [e, n] of t) t.set(e, {
				...n,
				isUnknown: true
			});
		}
		return {
			kind: "map",
			own: t,
			isFlow: false
		};
	}
	function textOf(e) {
		if (e?.kind !== "text" || Ae.test(e.text)) return undefined;
		const { pieces: t } = e.placed;
		const n = e.start + 1;
		if ((t[0]?.start ?? n) !== n) return undefined;
		const r = (t.at(-1)?.end ?? n) + 1;
		const i = {
			range: [e.start, r],
			type: "QUOTE_DOUBLE",
			value: e.text
		};
		return {
			kind: "text",
			value: e.text,
			isPlain: false,
			scalar: i
		};
	}
	function hcl_tree_isMark(e, t) {
		return e?.kind === "mark" && e.text === t;
	}
	var je = n(20742);
	;
	const Me = ["data", "resource"];
	function addHclParts(e, t, n, r, i) {
		const a = readHclTree(r);
		const s = {
			...(0, u.J4)(e, n, t),
			root: a
		};
		const c = new Set(Me.flatMap((e) => (0, o.S3)((0, o.oB)(a, e))));
		for (const e of (0, o.jQ)(a)) {
			(0, ke.PJ)(s, (0, o.oB)(e, "set"));
			if (!c.has(e)) (0, h.X9)(s, e);
			for (const t of e.own.values()) if (!i(t.key) || !(0, h.vS)(s, e, t)) (0, je.$Q)(s, e, t);
		}
	}
	var Ne = n(10222);
	var Pe = n(45271);
	var Fe = n(63685);
	;
	const X = /(?<!\$)\$\{\s*((?:var|local)\.[\w-]+)\s*\}/g;
	const Ie = 4096;
	const Le = 8;
	const Re = "other files of the module may read it";
	function createHclValues(e) {
		const t = new Map();
		for (const { block: n, label: r, name: i, value: a } of e) {
			if (n !== "locals" && (n !== "variable" || i !== "default")) continue;
			const e = n === "locals" ? `local.${i}` : `var.${r}`;
			t.set(e, t.has(e) ? undefined : hcl_values_textOf(a));
		}
		const n = new Map();
		let r = 0;
		function read(e) {
			const n = t.get(e);
			if (n === undefined || r > Le) return undefined;
			r += 1;
			const a = (0, i.p)(n, X, lookup);
			r -= 1;
			const { value: o } = a.text;
			const [s] = n.pieces;
			if (s === undefined || o.length > Ie || /[$%]\{/.test(o)) return undefined;
			const c = {
				label: e,
				offset: s.start,
				mentions: 0,
				fixed: Re
			};
			return {
				text: a.text,
				definition: c,
				uses: a.uses
			};
		}
		function lookup(e) {
			if (!n.has(e)) {
				n.set(e, undefined);
				n.set(e, read(e));
			}
			return n.get(e);
		}
		return lookup;
	}
	function hcl_values_textOf(e) {
		const [t, n, r, ...i] = e;
		if (t?.kind === "text" && n === undefined) return t.placed;
		if (t?.kind !== "name" || n?.text !== "." || r?.kind !== "name" || i.length > 0) return undefined;
		const a = r.start + r.text.length;
		return (0, c.E_)(`\${${t.text}.${r.text}}`, t.start, a);
	}
	;
	const ze = {
		word: /(?:(?<!\$)\$\{[^{}"\n]{0,200}\}|[\w./:@+~-])+/g,
		expression: X
	};
	function addHclTemplates(e, t, n, r, i, a) {
		const o = createHclValues(i);
		const s = (0, Pe.y)(e);
		const l = new Set([...t.found, ...t.unknown].map(({ start: e }) => e));
		const u = createPartsCheck(t);
		for (const e of r) {
			if (e.kind !== "text" || !e.text.includes("${")) continue;
			const r = a(e);
			if (r === "result") continue;
			for (const i of (0, Fe.H)(e.placed, ze, o)) {
				const e = (0, c.b4)(i.written, 0);
				if (l.has(e) || isDeclared(i) || u(i) || r !== "image" && s(e)) continue;
				addWord(t, n, i, r);
			}
		}
	}
	function isDeclared({ filled: { first: e, text: t } }) {
		return e?.value === t.value && (0, O.De)(t.value);
	}
	function createPartsCheck({ found: e }) {
		const t = new Map(e.map(({ text: e }) => [e.value, new Set(e.pieces.map(({ start: e }) => e))]));
		return ({ filled: { text: e, uses: n }, written: r }) => {
			const i = r.value.startsWith("${") ? t.get(e.value) : undefined;
			return i !== undefined && n.every(({ definition: e }) => i.has(e.offset));
		};
	}
	function addWord(e, t, n, r) {
		const { filled: i, kind: a, written: o } = n;
		const { text: s, uses: u } = i;
		const d = {
			start: (0, c.b4)(o, 0),
			end: (0, c.i0)(o, o.value.length)
		};
		const f = a === "untagged" && r !== "image";
		const p = whyUnknown(n) ?? (f ? "it has no tag of its own" : undefined);
		if (p === undefined) {
			const n = r === "script" ? {
				isScript: true,
				notEditable: Ne.E1
			} : {};
			(0, l.o)(e, t, s, D.s, {
				at: d,
				uses: u,
				...n
			});
			return;
		}
		const m = r === "script" || f;
		(0, l.V)(e, {
			syntax: t,
			text: o.value,
			...d,
			reason: p,
			uses: u,
			expanded: s.value,
			isScript: m
		});
	}
	function whyUnknown({ filled: { text: e, uses: t } }) {
		const n = t.find(({ definition: e }) => e.label.startsWith("var."))?.definition.label;
		if (n !== undefined) return `\`${n}\` has only a default, which callers can replace`;
		const r = /\$\{[^{}]*\}/.exec(e.value)?.[0];
		return r === undefined ? undefined : `\`${r}\` has no value in this file`;
	}
	;
	const Z = new Set([
		"args",
		"command",
		"entrypoint",
		"inline",
		"script"
	]);
	const Be = /[$%]\{/;
	function scanHclImages(e, t, n, r, i, a = () => false) {
		const { tokens: o, faults: s } = readCode(e, "hcl");
		t.faults.push(...s);
		addTextZones(o, t, "text");
		if (i !== undefined) addHclParts(e, t, n, o, i);
		const u = readHclAttributes(o);
		const d = new Map();
		for (const e of u) {
			const t = hcl_images_placeOf(e, r, a);
			for (const n of e.value) d.set(n, t);
		}
		addHclTemplates(e, t, n, o, u, (e) => d.get(e) ?? "text");
		const f = new Set([...t.found.flatMap(({ text: e }) => e.pieces.map(({ start: e }) => e)), ...t.unknown.map(({ start: e }) => e)]);
		for (const e of u) {
			const { name: i, value: o } = e;
			if (Z.has(i)) addTextZones(o, t, "script");
			if (a(e)) {
				addTextZones(o, t, "quiet");
				continue;
			}
			const s = onlyText(o);
			if (s === undefined || !r(e) || Be.test(s.text)) continue;
			const u = (0, c.K8)(s.placed);
			const d = (0, c.ao)(u, /^(?:docker:\/\/)?/.exec(u.value)?.[0].length ?? 0);
			if (!f.has((0, c.b4)(d, 0))) (0, l.o)(t, n, d, D.s);
		}
	}
	function hcl_images_placeOf(e, t, n) {
		if (n(e)) return "result";
		if (Z.has(e.name)) return "script";
		return onlyText(e.value) !== undefined && t(e) ? "image" : "text";
	}
	function onlyText(e) {
		const [t, ...n] = e;
		return t?.kind === "text" && n.length === 0 ? t : undefined;
	}
	;
	function scanNomad(e, t) {
		scanHclImages(e, t, "nomad", ({ block: e, name: t }) => e === "config" && t === "image");
	}
	;
	const Q = /^[ \t]*(?:([#;][^\n]*)|\[([^\]\n]*)\]|([A-Za-z]+)[ \t]*=[ \t]*([^\n]*))/gm;
	const Ve = /^docker:\/\//;
	const He = new Set([
		"Container",
		"Image",
		"Volume"
	]);
	function scanQuadlet(e, t) {
		let n = "";
		for (const r of e.matchAll(Q)) {
			const [i, a, o, s = "", u = ""] = r;
			const d = r.index + i.length;
			if (o !== undefined) n = o;
			const [f = ""] = Ve.exec(u) ?? [];
			const p = u.slice(f.length).trimEnd();
			const m = d - u.length + f.length;
			if (a !== undefined || s === "ImageTag") t.zones.push({
				start: r.index,
				end: d,
				kind: "quiet"
			});
			else if (/^(?:Exec|HealthCmd|Pull)/.test(s)) t.zones.push({
				start: m,
				end: d,
				kind: "script"
			});
			else if (s === "Image" && He.has(n) && !/\.(?:image|build)$/.test(p)) (0, l.o)(t, "quadlet", (0, c.zF)(e, m, m + p.length), D.s);
		}
	}
	;
	function scanTekton(e) {
		const t = {
			...e,
			dialect: {
				...D.s,
				inParentheses: scan_tekton_createLookup(e)
			}
		};
		(0, G.WU)(t);
		for (const n of (0, o.jQ)(e.root)) {
			(0, u.hk)(t, (0, o.oB)(n, "bundle"));
			if ((0, o.Um)((0, o.oB)(n, "resolver")) !== "bundles") continue;
			for (const e of (0, o.S3)((0, o.oB)(n, "params"))) if ((0, o.Um)((0, o.oB)(e, "name")) === "bundle") (0, u.hk)(t, (0, o.oB)(e, "value"));
		}
	}
	const Ue = /^(?:inputs\.)?params(?:\.|\[["'])([\w.-]+?)(?:["']\])?$/;
	function scan_tekton_createLookup(e) {
		const t = createConditionCheck(e.root);
		const n = new Map();
		const i = new Map();
		for (const a of (0, o.jQ)(e.root)) for (const s of (0, o.S3)((0, o.oB)(a, "params"))) {
			const a = (0, o.Um)((0, o.oB)(s, "name"));
			const c = (0, o.b6)((0, o.oB)(s, "default"));
			if (a === undefined || c === undefined) continue;
			n.set(a, n.has(a) ? undefined : c);
			i.set(a, (0, r.g6)(s, e.isCompared) ?? t(c.value));
		}
		const a = (0, I.j)({
			text: (t) => {
				const r = n.get(t);
				return r && (0, d.c)(e.source, r.scalar);
			},
			label: (e) => `params: ${e}`,
			whyFixed: (e) => i.get(e),
			mentions: e.parameterMentions,
			expands: false
		});
		return (e) => a(Ue.exec(e)?.[1] ?? "");
	}
	function createConditionCheck(e) {
		const t = new Set((0, o.jQ)(e).flatMap((e) => [...(0, o.S3)((0, o.oB)(e, "when")), ...(0, o.S3)((0, o.oB)(e, "whenExpressions"))]).flatMap((e) => (0, o.S3)((0, o.oB)(e, "values"))).map(o.Um));
		return (e) => t.has(e) ? "`when` compares it" : undefined;
	}
	;
	const isImageKey = (e) => /^(?:image|image_uri|container_image|docker_image)$/.test(e);
	function scanTerraform(e, t) {
		scanHclImages(e, t, "terraform", scan_terraform_namesImage, isImageKey, namesResult);
	}
	function scan_terraform_namesImage({ block: e, label: t, name: n }) {
		return isImageKey(n) || n === "name" && e === "resource" && t.startsWith("docker_image ");
	}
	function namesResult({ block: e, inner: t, label: n, name: r }) {
		if (e !== "resource") return false;
		const [i = ""] = n.split(" ", 1);
		if (i === "docker_tag") return r === "target_image";
		return r === "name" && (i === "docker_registry_image" || i === "docker_image" && t.has("build"));
	}
	var We = n(98462);
	;
	const $ = 2e4;
	const Ge = new Map();
	function createWoodpeckerVariables(e) {
		const t = (0, o.oB)(e.root, "matrix");
		if (t === undefined) return () => [D.s];
		const n = (0, o.S3)((0, o.oB)(t, "include"));
		const r = n.length > 0 ? n : [t];
		const i = new Set(r.flatMap((e) => [...(0, o.Mc)(e)].map(({ key: e }) => e)));
		const a = namesSelecting(e);
		let c = 0;
		return (t) => {
			const n = [...(0, F.H2)(t).keys()].filter((e) => i.has(e));
			if (n.length === 0) return [D.s];
			const o = r.slice(0, s).flatMap((e) => combineMap(e, n));
			if (o.length >= s) throw new RangeError(`its matrix has ${s} combinations or more`);
			c += o.length;
			if (c > $) throw new RangeError(`it names more than ${$} images`);
			return (o.length === 0 ? [Ge] : o).map((t) => woodpecker_matrix_dialectOf(e, t, a));
		};
	}
	function woodpecker_matrix_dialectOf({ isCompared: e, mentions: t, source: n }, i, a) {
		return { lookup: (0, I.j)({
			text: (e) => {
				const t = (0, o.b6)(i.get(e));
				return t && (0, d.c)(n, t.scalar);
			},
			label: (e) => `matrix: ${e}`,
			whyFixed: (t) => a.has(t) ? "`when` compares it" : (0, r.on)((0, o.Um)(i.get(t)), e),
			mentions: t,
			expands: false
		}) };
	}
	function namesSelecting({ root: e }) {
		const t = (0, o.jQ)(e).flatMap((e) => {
			const t = (0, o.oB)(e, "when");
			return t?.kind === "list" ? t.items : t ?? [];
		});
		return new Set(t.flatMap((e) => [...(0, o.Mc)((0, o.oB)(e, "matrix"))].map(({ key: e }) => e)));
	}
	;
	function scanWoodpecker(e) {
		const t = createWoodpeckerVariables(e);
		for (const n of (0, We.N)(e)) {
			const r = (0, o.b6)(n);
			if (r?.value.includes("$")) addDialectImages(e, r, t(r.value));
			else (0, u.hk)(e, n);
		}
	}
	;
	const Ke = {
		ansible: scanAnsible,
		bazel: scanBazel,
		buildkite: scanBuildkite,
		buildpacks: scanBuildpacks,
		devcontainer: scanDevcontainer,
		dockerBakeHcl: scanDockerBakeHcl,
		dockerBakeJson: scanDockerBakeJson,
		earthfile: scanEarthfile,
		githubMatrix: addGithubMatrixImages,
		gitlabCi: scanGitlabCi,
		jenkinsfile: scanJenkinsfile,
		nomad: scanNomad,
		quadlet: scanQuadlet,
		tekton: scanTekton,
		terraform: scanTerraform,
		woodpecker: scanWoodpecker
	};
}) };
;
