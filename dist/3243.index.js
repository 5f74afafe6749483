"use strict";
exports.id = 3243;
exports.ids = [3243];
exports.modules = {
	5873: ((e, t, n) => {
		t.T = countBy;
		function countBy(e, t) {
			const n = new Map();
			for (const r of e) {
				const e = t(r);
				n.set(e, (n.get(e) ?? 0) + 1);
			}
			return n;
		}
	}),
	3243: ((e, t, n) => {
		n.r(t);
		t.dump = dump;
		var r = n(76760);
		var i = n(34150);
		var a = n(86367);
		var o = n(26963);
		var s = n(38086);
		var c = n(45794);
		var l = n(48636);
		var u = n(99004);
		var d = n(34779);
		var f = n(58508);
		var p = n(78527);
		var m = n(5873);
		var h = n(77825);
		var g = n(40701);
		var _ = n(34400);
		var v = n(69454);
		var y = n(39052);
		;
		const b = /^[A-Za-z][A-Za-z0-9._-]*$/;
		const x = /^(?:y|yes|n|no|on|off|true|false|null|nan|inf)$/i;
		const S = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|(?<=:):|(?<=#)[#[]/gu;
		function printRoleFile({ bindings: e, comments: t, identities: n, organization: r }) {
			return [
				...t.map((e) => `# ${e}\n`),
				...t.length === 0 ? [] : ["\n"],
				`version: 1\norganization: ${scalar(r)}\n`,
				n.length === 0 ? "identities: []\n" : "identities:\n",
				...[...n].sort((e, t) => (0, y.n6)(e.name, t.name)).map(printIdentity),
				...e.length === 0 ? [] : ["bindings:\n"],
				...e.map((e) => printItem(Object.entries(e)))
			].join("").replace(S, escapeQuoted);
		}
		function printIdentity({ comment: e, entry: t, roles: n }) {
			const r = (e ?? "").split("\n").filter((e) => e !== "");
			const i = n.length === 0 ? "[]" : `[ ${n.map(scalar).join(", ")} ]`;
			return `${r.map((e) => `  # ${e}\n`).join("")}${printItem(Object.entries(t))}    roles: ${i}\n`;
		}
		function printItem(e) {
			const t = e.filter(([, e]) => e !== undefined).flatMap(([e, t]) => typeof t === "object" && t !== null ? [`${e}:`, ...Object.entries(t).map(([e, t]) => `  ${e}: ${scalar(t)}`)] : [`${e}: ${scalar(t)}`]);
			return t.map((e, t) => `${t === 0 ? "  - " : "    "}${e}\n`).join("");
		}
		function scalar(e) {
			if (typeof e !== "string") return String(e);
			if (b.test(e) && !x.test(e)) return e;
			return JSON.stringify(e);
		}
		function escapeQuoted(e) {
			const t = Number(e.codePointAt(0)).toString(16);
			return t.length > 4 ? `\\U${t.padStart(8, "0")}` : `\\u${t.padStart(4, "0")}`;
		}
		var C = n(22657);
		;
		const w = 100;
		function collectDump(e) {
			const t = (0, y.Ke)(e);
			const n = (0, C.XS)(e.identities).filter((t) => (0, v.tG)(t, e.organization.uid));
			const r = (0, C.UH)(e);
			const i = {
				nameRole: createNaming(r.roles),
				nameGroup: createGroupNames(r.groups, e.organization),
				isClear: createClearness(n, e)
			};
			const a = (0, h.$)(t, ({ identity: e }) => e.uid);
			const o = n.map((t) => dumpIdentity(t, a.get(t.uid) ?? [], e, i));
			const s = new Set(n.map(({ uid: e }) => e));
			const c = t.filter(({ identity: e }) => !s.has(e.uid)).length;
			return {
				organization: e.organization,
				identities: o,
				omitted: c
			};
		}
		function dumpRoles(e, t) {
			const { identities: n, omitted: r, organization: i } = collectDump(e);
			return printRoleFile({
				organization: i.uid,
				comments: dumpComments(r, t),
				identities: n,
				bindings: [...n].sort((e, t) => (0, y.n6)(e.name, t.name)).flatMap((e) => e.bindings.map(({ entry: e }) => e))
			});
		}
		function dumpComments(e, t) {
			return [...t === undefined ? [] : [`yaml-language-server: $schema=${t}`], ...e === 0 ? [] : [`Omitted: ${(0, i.hS)(e, "binding")} of people, pull tokens and others that can only be referred to by uid`]];
		}
		function coverageOfDump(e) {
			const t = (0, y.Ke)(e);
			const n = e.identities.filter((t) => (0, v.tG)(t, e.organization.uid));
			const r = new Set(n.map(({ uid: e }) => e));
			const i = t.filter(({ identity: e }) => r.has(e.uid)).length;
			const a = {
				what: "role bindings",
				why: "of people, pull tokens and others that can only be referred to by uid"
			};
			return (0, g.X)(i, [{
				...a,
				count: t.length - i
			}]);
		}
		function dumpIdentity(e, t, n, { isClear: r, nameGroup: i, nameRole: a }) {
			const o = [...new Map(t.map((e) => [(0, y.cx)(e), e])).values()];
			const s = o.length < t.length;
			const c = s || !r(e) ? undefined : entryByName(e);
			const l = c ?? (s ? { uid: e.uid } : {
				uid: e.uid,
				owned: true
			});
			const isHome = ({ group: e }) => e.uid === n.organization.uid;
			const u = o.filter((e) => !isHome(e)).map(({ role: t, group: n }) => ({
				groupUid: n.uid,
				entry: {
					identity: l.name ?? e.uid,
					role: a(t),
					group: i(n)
				}
			}));
			return {
				uid: e.uid,
				name: e.name,
				entry: l,
				roles: o.filter(isHome).map(({ role: e }) => a(e)),
				bindings: u,
				comment: commentOf(e, l.name === undefined, s)
			};
		}
		function commentOf({ name: e }, t, n) {
			const r = (0, s.h0)(e, w);
			const i = [...t && r !== "" ? [r] : [], ...n ? ["Has duplicate bindings; with `owned: true`, `prune` removes them."] : []];
			return i.length === 0 ? undefined : i.join("\n");
		}
		function entryByName({ description: e, issuer: t, kind: n, name: r, subject: i }) {
			const a = e === "" ? {} : { description: e };
			const o = n === "unknown" ? {} : { claimMatch: {
				issuer: t,
				subject: i
			} };
			const s = _.a7.safeParse({
				name: r,
				...a,
				...o
			});
			return s.success ? s.data : undefined;
		}
		function createClearness(e, t) {
			const claimOf = ({ issuer: e, subject: t }) => JSON.stringify([e ?? null, t ?? null]);
			const n = (0, m.T)(e, ({ name: e }) => e);
			const r = (0, m.T)(e, claimOf);
			const i = new Set(t.identities.map(({ uid: e }) => e));
			return (e) => n.get(e.name) === 1 && (e.kind === "unknown" || r.get(claimOf(e)) === 1) && (!i.has(e.name) || e.name === e.uid);
		}
		function createNaming(e) {
			const t = (0, m.T)(e, ({ name: e }) => e);
			const n = new Map(e.map(({ name: e, uid: t }) => [t, e]));
			return ({ uid: e }) => {
				const r = n.get(e) ?? "";
				return r !== "" && t.get(r) === 1 && !n.has(r) ? r : e;
			};
		}
		function createGroupNames(e, t) {
			const n = (0, C.Ex)(e, t);
			const r = (0, C.wh)(e, t);
			const i = createNaming(e);
			return (e) => {
				const t = r(e);
				const a = [i(e), ...t === undefined ? [] : [`/${t}`]];
				const isMeant = (t) => {
					const r = n({
						text: t,
						place: {
							file: "",
							line: 0
						}
					});
					return t !== e.uid && r.kind === "found" && r.found.uid === e.uid;
				};
				return a.find(isMeant) ?? e.uid;
			};
		}
		;
		const T = 4e5;
		function splitDump(e, t, n, r = T) {
			const { identities: i, organization: a } = e;
			const top = (e) => e.split("/").slice(0, 2).join("/");
			const homeOf = (e) => e.split("/").length > 2 ? top(e) : a.uid;
			const o = (0, h.$)(i, ({ uid: e }) => homeOf(e));
			const s = i.flatMap((e) => e.bindings);
			const c = (0, h.$)(s, ({ groupUid: e }) => top(e));
			const l = [...new Set([
				a.uid,
				...o.keys(),
				...c.keys()
			])].sort(y.n6);
			const u = new Map((0, C.UH)(t).groups.map(({ name: e, uid: t }) => [t, e]));
			const d = new Set();
			return l.flatMap((t) => {
				const i = t === a.uid;
				const s = dumpComments(i ? e.omitted : 0, n);
				const l = {
					identities: o.get(t) ?? [],
					bindings: (c.get(t) ?? []).map(({ entry: e }) => e)
				};
				const print = (e) => printRoleFile({
					organization: a.uid,
					comments: s,
					...e
				});
				const f = slugOf(i ? a.name : u.get(t) ?? "", t);
				return texts(l, print, r).map((e) => ({
					name: freeName(f, d),
					text: e
				}));
			});
		}
		function texts(e, t, n) {
			const r = t(e);
			const { bindings: i, identities: a } = e;
			if (Buffer.byteLength(r) <= n || i.length + a.length < 2) return [r];
			const [o, s] = [Math.ceil(a.length / 2), Math.floor(i.length / 2)];
			const c = [{
				identities: a.slice(0, o),
				bindings: i.slice(0, s)
			}, {
				identities: a.slice(o),
				bindings: i.slice(s)
			}];
			return c.flatMap((e) => texts(e, t, n));
		}
		function slugOf(e, t) {
			const n = e.toLowerCase().replace(/[^a-z0-9._-]+/g, "-").replace(/^[.-]+|(?<![.-])[.-]+$/g, "").slice(0, 80);
			return n === "" ? t.split("/").at(-1) ?? "group" : n;
		}
		function freeName(e, t) {
			for (let n = 1;; n += 1) {
				const r = n === 1 ? `${e}.yml` : `${e}-${n}.yml`;
				if (t.has(r)) continue;
				t.add(r);
				return r;
			}
		}
		var E = n(99026);
		var D = n(13395);
		var O = n(91182);
		;
		async function dump(e, t) {
			const { session: n } = t;
			(0, E.ap)(e);
			const r = e["plan-file"];
			const i = r?.endsWith("/") === true;
			const s = i ? undefined : await (0, E.j1)(e, t, await (0, E.L9)(e, t));
			const c = await organizationOfFile(e, t);
			const [l, u] = await Promise.all([(0, D.TY)(e, n.client, {
				organization: c,
				identityUids: [],
				groups: [],
				people: []
			}), (0, O._)(n.platformTokens)]);
			await (0, a.p)();
			if (t.signal.aborted) throw (0, d.Wm)(t.signal, "writing the dump");
			const f = (0, p.tR)(l, u);
			const { findings: m, text: h, written: g } = i ? await writeFolder(r, l, e, t) : writeOne(s, l, t);
			const _ = [...f === undefined ? [] : [(0, p.xF)(f)], ...m];
			const v = toldOf(l, g);
			return {
				findings: _,
				problems: [],
				verdict: _.length === 0 ? "pass" : "warn",
				outputs: {},
				summary: `## \u2705 Dump of role bindings\n\n${(0, o.FV)(v)}\n`,
				coverage: {
					...coverageOfDump(l),
					noun: "role binding"
				},
				report: {
					mode: "dump",
					organization: l.organization,
					...h === undefined ? { written: g } : { dump: h }
				},
				stdout: h === undefined || s !== undefined ? [] : [h.trimEnd()],
				log: [v]
			};
		}
		function writeOne(e, t, { host: n, stdoutIsDropped: r }) {
			const i = dumpRoles(t, (0, f.ZZ)("rolebindings"));
			if (e !== undefined) (0, l.vK)(e, n.redact(i));
			else if (r) n.quote(i);
			const a = Buffer.byteLength(i);
			return {
				text: i,
				written: e === undefined ? [] : [e],
				findings: a > E.mN ? [largeDump(a)] : []
			};
		}
		async function writeFolder(e, t, n, i) {
			const a = await (0, E.L9)(n, i);
			const o = splitDump(collectDump(t), t, (0, f.ZZ)("rolebindings"));
			const u = o.map(({ name: t }) => (0, E.Ql)((0, r.join)(e, t), n, i, a));
			const d = await yamlFilesIn((0, r.resolve)(i.workingDirectory, e));
			const p = d.filter((e) => !o.some((t) => t.name === e));
			if (p.length > 0) {
				const t = p.slice(0, 5).map((e) => `\`${(0, s.h0)(e, 100)}\``);
				throw new c.y({
					message: `\`plan-file\`: the folder \`${(0, s.h0)(e, 200)}\` has YAML files that are not part of this dump: ${t.join(", ")}`,
					fix: "remove them, or name an empty folder: a plan of this folder would read them too",
					input: "plan-file"
				});
			}
			for (const [e, t] of u.entries()) (0, l.vK)(t, i.host.redact(o[e]?.text ?? ""));
			return {
				text: undefined,
				written: u,
				findings: []
			};
		}
		async function yamlFilesIn(e) {
			return (await (0, u.Fv)(e)).filter((e) => /^[^/]*\.ya?ml$/i.test(e));
		}
		function largeDump(e) {
			const t = Math.floor(E.mN / 1024);
			return {
				rule: "large-dump",
				level: "warning",
				title: "Dump is too large for one role file",
				message: `The dump has ${Math.ceil(e / 1024)} KiB, and a role file may have ${t} KiB.`,
				fix: "Set `plan-file` to a folder, with a `/` at its end: the dump is then split by top-level group.",
				fingerprint: "large-dump"
			};
		}
		async function organizationOfFile(e, t) {
			if (e.organization !== undefined) return undefined;
			try {
				return (await (0, E.ak)(e, t)).file.organization;
			} catch (e) {
				if (e instanceof c.y) return undefined;
				throw e;
			}
		}
		function toldOf({ bindings: e, identities: t, organization: n }, r) {
			const a = `${(0, i.hS)(t.length, "identity", "identities")} and ${(0, i.hS)(e.length, "role binding")}`;
			const [o] = r;
			const c = r.length > 1 ? `, written to ${(0, i.hS)(r.length, "file")}` : `, written to ${o}`;
			return `${(0, s.h0)(n.name, 100)} has ${a}${o === undefined ? "" : c}.`;
		}
	})
};
;
