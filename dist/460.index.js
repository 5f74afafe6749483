"use strict";
exports.id = 460;
exports.ids = [460];
exports.modules = {
	40460: ((e, t, n) => {
		n.d(t, {
			G: () => readIgnores,
			findIgnoreProblems: () => findIgnoreProblems,
			ignoreRulesOf: () => ignoreRulesOf
		});
		var r = n(45794);
		var i = n(56205);
		function readIgnores(e, t, n) {
			const a = findIgnoreProblems(e, t, n);
			if (a.length > 0) throw new r.y(...a);
			return (0, i.z)(e.ignores, t, n).ignores;
		}
		function findIgnoreProblems(e, t, n) {
			const { problems: r } = (0, i.z)(e.ignores, t, n);
			return r.map((e) => ({
				...e,
				input: "config-file"
			}));
		}
		const a = ["check-deprecated", "resolve-digest"];
		function ignoreRulesOf(e, t, n = {}) {
			if (e === "advisory-gate") {
				const e = n["max-ignore-days"];
				return {
					requireReason: n["require-ignore-reason"] !== false,
					maxDays: typeof e === "number" ? e : undefined
				};
			}
			const r = t.given("advisory-gate", "require-ignore-reason")?.text.trim() === "false";
			return {
				requireReason: a.includes(e) && !r,
				maxDays: undefined
			};
		}
	}),
	56205: ((e, t, n) => {
		n.d(t, { z: () => parseIgnores });
		var r = n(2810);
		var i = n(63144);
		var a = n(38707);
		var o = n(22475);
		const s = [
			"component_not_present",
			"vulnerable_code_not_present",
			"vulnerable_code_not_in_execute_path",
			"vulnerable_code_cannot_be_controlled_by_adversary",
			"inline_mitigations_already_exist"
		];
		const c = [
			"id",
			"artifact",
			"image",
			"reason",
			"owner",
			"expires",
			"justification"
		];
		const isKey = (e) => c.includes(e);
		const l = 1e3;
		function parseIgnores(e, t, n) {
			const r = [];
			const i = [];
			for (const a of e) {
				const e = parseIgnore(a, t, n);
				i.push(...e.problems);
				if (e.ignore !== undefined) r.push(e.ignore);
			}
			return {
				ignores: r,
				problems: i
			};
		}
		function parseIgnore(e, t, n) {
			if (!(0, i.u4)(e.value)) {
				const t = "Write it as `{ id: CVE-\u2026, artifact: name, reason: \u2026, expires: \"YYYY-MM-DD\" }`.";
				return { problems: [{
					message: "An entry of `ignore` is not a mapping.",
					fix: t,
					place: e.place
				}] };
			}
			const r = [];
			const placeOf = (t) => e.keyPlaces?.[t] ?? e.place;
			const o = {};
			for (const [t, n] of Object.entries(e.value)) {
				if (!isKey(t)) {
					r.push({
						message: `An entry of \`ignore\` has the unknown key \`${t.slice(0, 100)}\`.`,
						fix: `${(0, a.L)(t, c, 1).map((e) => `Did you mean \`${e}\`? `).join("")}Known keys are ${c.map((e) => `\`${e}\``).join(", ")}.`,
						place: placeOf(t)
					});
				} else if (n !== undefined && n !== null) {
					const e = valueProblem(t, n);
					const a = (0, i.b6)(n)?.trim();
					if (e !== undefined) r.push({
						...e,
						place: placeOf(t)
					});
					else if (a !== undefined && a !== "") o[t] = a;
				}
			}
			const s = parseExpiry(o.expires);
			r.push(...missingProblems(o, s, t, n).map(({ key: e, ...t }) => ({
				...t,
				place: placeOf(e)
			})));
			if (r.length > 0) return { problems: r };
			const { expires: l, ...u } = o;
			return {
				ignore: {
					...u,
					...s === undefined ? {} : { expires: s },
					place: e.place
				},
				problems: r
			};
		}
		function parseExpiry(e = "") {
			const t = (0, o.pe)(e);
			return t === undefined ? undefined : {
				text: e,
				timeMs: t
			};
		}
		function valueProblem(e, t) {
			if (typeof t !== "string") {
				const t = e === "expires" ? "Put the date in quotes: `expires: \"2026-12-31\"`." : "Put it in quotes.";
				return {
					message: `\`${e}\` of an ignore is not text.`,
					fix: t
				};
			}
			if (t.length > l) return { message: `\`${e}\` of an ignore is longer than ${l} characters.` };
			if (e === "id") return idProblem(t);
			if (e === "justification") return justificationProblem(t.trim());
			if (e !== "artifact" && e !== "image") return undefined;
			const n = (0, r.AI)(t.trim());
			return n === undefined ? undefined : { message: `\`${e}\` of an ignore is not a usable glob: ${n}.` };
		}
		function idProblem(e) {
			if (!/[*?[\]{}!]/.test(e)) return undefined;
			return {
				message: `\`id\` of an ignore takes the id or an alias of one advisory, not a glob: \`${e.trim().slice(0, 100)}\`.`,
				fix: "Add one entry for each advisory; `artifact` and `image` take globs."
			};
		}
		function justificationProblem(e) {
			if (e === "" || s.includes(e)) return undefined;
			return {
				message: `\`justification\` of an ignore is not one of OpenVEX: \`${e.slice(0, 100)}\`.`,
				fix: `Known ones are ${s.map((e) => `\`${e}\``).join(", ")}.`
			};
		}
		function missingProblems(e, t, n, r) {
			const i = [];
			if (e.id === undefined && e.artifact === undefined && e.image === undefined) {
				i.push({
					key: "id",
					message: "An entry of `ignore` has no `id`, `artifact` or `image`."
				});
			}
			if (n.requireReason && e.reason === undefined) {
				const e = "Add `reason: \u2026`, or allow entries without one with `require-ignore-reason: false`.";
				i.push({
					key: "reason",
					message: "An entry of `ignore` has no `reason`.",
					fix: e
				});
			}
			if (e.expires !== undefined && t === undefined) {
				const t = `\`expires\` of an ignore is not a date: \`${e.expires.slice(0, 100)}\`.`;
				i.push({
					key: "expires",
					message: t,
					fix: "Write `expires: \"YYYY-MM-DD\"`."
				});
			} else if (n.maxDays !== undefined && t === undefined) {
				const e = "An entry of `ignore` has no `expires`, which `max-ignore-days` requires.";
				i.push({
					key: "expires",
					message: e,
					fix: `Add a date at most ${n.maxDays} days from now.`
				});
			} else if (n.maxDays !== undefined && t !== undefined && t.timeMs > r + n.maxDays * o.sO) {
				const e = `\`expires\` of an ignore is more than \`max-ignore-days\` (${n.maxDays}) away.`;
				i.push({
					key: "expires",
					message: e,
					fix: `Choose a date at most ${n.maxDays} days from now.`
				});
			}
			return i;
		}
	})
};
;
