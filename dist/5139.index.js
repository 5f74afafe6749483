"use strict";
exports.id = 5139;
exports.ids = [5139];
exports.modules = {
	15139: ((e, t, n) => {
		n.r(t);
		n.d(t, { row: () => d });
		var r = n(25671);
		var i = n(14525);
		var a = n(76495);
		var o = n(72864);
		;
		const s = {
			name: "check-deprecated",
			title: "Check deprecated",
			summary: "Find end-of-life tags in the repository's files or the organization, with the line and the tag to move to.",
			face: "gate",
			stdout: "Nothing; with `--json`, the report.",
			example: { identity: "${{ vars.PLATFORM_IDENTITY }}" },
			moreExamples: [["--identity \"$ID\" --images acme/python:3.9", "Checks one image."], ["--identity \"$ID\" --scope organization --html-file tags.html", "Checks every tag, on a page to read."]],
			permissions: ["contents: read", "id-token: write"],
			capabilities: [{
				audience: "platform",
				capabilities: [
					"groups.list",
					"repo.list",
					"tag.list"
				]
			}],
			hook: {
				id: "old-tags",
				title: "No end-of-life tags",
				description: "No reference in the tracked files uses a tag that is no longer maintained.",
				inputs: {}
			},
			inputs: {
				...a.w,
				scope: {
					kind: "choice",
					choices: ["referenced", "organization"],
					description: "Check the references in files and `images`, or every tag of the organization.",
					default: "referenced"
				},
				repos: {
					kind: "globs",
					description: "With `scope: organization`: globs of the repositories to check.",
					policy: true
				},
				shard: {
					kind: "text",
					description: "With `scope: organization`: `k/n`, to check only the k-th of n parts of the repositories; together the parts are the whole."
				},
				"fail-on": {
					kind: "choice",
					choices: ["deprecated", "none"],
					description: "Whether a deprecated tag fails.",
					default: "deprecated",
					policy: true
				},
				"warn-days": {
					kind: "integer",
					min: 0,
					max: 3650,
					description: "Warn if the end-of-life date is at most this many days away.",
					policy: true
				},
				"fail-days": {
					kind: "integer",
					min: 0,
					max: 3650,
					description: "Fail if the end-of-life date is at most this many days away.",
					policy: true
				},
				...o.eP,
				...o.j$
			},
			outputs: {
				deprecated: { description: "`true` if a deprecated tag was found." },
				"deprecated-count": { description: "Number of deprecated tags." },
				"checked-count": { description: "Number of tags that were checked." },
				"unknown-count": { description: "Number of tags whose state the service did not report." },
				results: {
					kind: "json",
					description: "JSON list of `{image, tag, digest?, state, until?, suggestion?, locations:[{file,line}]}`."
				},
				"text-summary": { description: "One line for a chat message." },
				...o.e5
			}
		};
		var c = n(95577);
		var l = n(81660);
		;
		const u = [
			...(0, c.f)("error", { "deprecated-tag": ["The tag has reached its end of life.", "Move to the suggested tag."] }),
			...(0, c.f)("warning", {
				"dates-unread": ["The end-of-life dates of a repository could not be read; the flag of its tags decided alone. With `fail-days`, its tags are unknown instead.", "Check what the identity may see."],
				"no-dates": ["The platform has no end-of-life dates, or none of a repository, so `fail-days` could not be applied; the flag of its tags decided alone.", "Leave `fail-days` out where the platform has no dates, or ask the vendor for them."],
				"tag-in-grace": ["The tag has reached its end of life and is in its grace period.", "Move before the date shown."],
				"tag-near-end-of-life": ["The end of life is closer than `warn-days` or `fail-days`.", "Plan the move."],
				"tag-not-found": ["The tag does not exist.", "Check the name; this is only a warning."],
				"tag-unknown": ["The answer does not say; the tag is never assumed to be active (exit code 5).", "Check what the identity may see."]
			}),
			...l._h,
			...l.ep
		];
		;
		const d = (0, r.u)({
			manifest: s,
			rules: u,
			load: () => (0, i.C)(s, Promise.all([
				n.e(855),
				n.e(3619),
				n.e(9004),
				n.e(4210),
				n.e(6556),
				n.e(4587),
				n.e(7664),
				n.e(9628),
				n.e(629)
			]).then(n.bind(n, 585)), Promise.all([
				n.e(855),
				n.e(3619),
				n.e(9004),
				n.e(4210),
				n.e(6556),
				n.e(4587),
				n.e(7664),
				n.e(9628),
				n.e(629)
			]).then(n.bind(n, 34210))),
			findProblems: async () => (await Promise.all([n.e(855), n.e(1792)]).then(n.bind(n, 51792))).findProblems,
			repeatsProblems: true
		});
	}),
	31891: ((e, t, n) => {
		t.B = isDigest;
		const r = /^sha256:[0-9a-f]{64}$/;
		function isDigest(e) {
			return r.test(e);
		}
	}),
	76495: ((e, t, n) => {
		n.d(t, { w: () => a });
		var r = n(80708);
		var i = n(63018);
		function referenceProblem(e) {
			const t = (0, i.o_)(e);
			return t.kind === "malformed" ? `not an image reference: ${t.reason}` : undefined;
		}
		function mappingProblem(e) {
			const t = (0, r.jE)(e);
			return t.kind === "malformed" ? `not a mapping: ${t.reason}` : undefined;
		}
		const a = {
			images: {
				kind: "list",
				entryProblem: referenceProblem,
				description: "Images such as `python:3.12-dev` or `cgr.dev/acme/nginx:1.27`, with or without a digest."
			},
			files: {
				kind: "globs",
				description: "Globs of the files to scan for references.",
				policy: true
			},
			"ignore-images": {
				kind: "globs",
				description: "Globs on `org/name:tag` to exclude; without a colon, any tag; `!` includes again; the last match wins.",
				policy: true
			},
			"registry-map": {
				kind: "list",
				entryProblem: mappingProblem,
				description: "Lines such as `mirror.example/proxy=cgr.dev`: images are looked up on the right, files keep the left.",
				policy: true
			}
		};
	}),
	80708: ((e, t, n) => {
		t.Jw = fileSegments;
		t.TT = isUsableMapping;
		t.de = mapsDockerHub;
		t.jE = parseRegistryMapping;
		t.kl = locateImage;
		var r = n(63018);
		var i = n(41053);
		var a = n(97107);
		const o = "latest";
		const s = "library";
		function withPlainHost([e, ...t]) {
			return [(0, a.jV)(String(e)), ...t];
		}
		function fileSegments({ host: e, path: t }) {
			const n = (0, a.jV)(e ?? a.Xb);
			const r = n === a.Xb && t.length === 1;
			return [
				n,
				...r ? [s] : [],
				...t
			];
		}
		function mapsDockerHub({ mappings: e }) {
			return e.some(({ from: e }) => e[0] === a.Xb);
		}
		function parseRegistryMapping(e) {
			const [t = "", n = "", ...r] = e.split("=").map((e) => e.trim().replace(/^https?:\/\//, "").replace(/(?<!\/)\/+$/, ""));
			if (r.length > 0 || t === "" || n === "") return {
				kind: "malformed",
				reason: "it does not have the form `left=right`"
			};
			const [i, a] = [t.split("/"), n.split("/")];
			if ([...i, ...a].some((e) => e === "")) return {
				kind: "malformed",
				reason: "one of its parts is empty"
			};
			const o = leftProblem(i);
			if (o !== undefined) return {
				kind: "malformed",
				reason: o
			};
			return {
				kind: "mapping",
				mapping: {
					from: withPlainHost(i),
					to: withPlainHost(a)
				}
			};
		}
		function leftProblem([e = "", ...t]) {
			if (!(0, r.ER)(e)) return "its left side does not begin with a registry host, such as `mirror.example` or `docker.io`";
			return t.some((e) => /[:@]/.test(e)) ? "its left side has a tag or a digest" : undefined;
		}
		function isUsableMapping(e, t) {
			const leadsHere = ({ to: e }) => isOurs(String(e[0]), t);
			const isBroader = ({ from: t }) => t.length < e.from.length && t.every((t, n) => t === e.from[n]);
			return leadsHere(e) || t.mappings.some((e) => isBroader(e) && leadsHere(e));
		}
		function locateImage(e, t, n) {
			const r = e.tag ?? o;
			const { host: s, path: c } = e;
			const l = s === undefined && n === "ours";
			const u = l || t.mappings.length === 0 ? [] : fileSegments(e);
			const d = longestMapping(u, t.mappings);
			if (d !== undefined) {
				const n = [...d.to, ...u.slice(d.from.length)];
				const i = String(n[0]);
				if (!isOurs(i, t)) return {
					kind: "foreign",
					host: i
				};
				return ours(n.slice(1), r, {
					...e,
					tag: r,
					digest: undefined
				});
			}
			if (s === undefined) {
				if (n === "foreign") return {
					kind: "foreign",
					host: s
				};
			} else if (!isOurs(s, t)) return {
				kind: "foreign",
				host: s
			};
			const f = c.length === 1 ? [i.g, ...c] : c;
			return ours(c, r, {
				host: s ?? a.uD,
				path: f,
				tag: r,
				digest: undefined
			});
		}
		function ours(e, t, n) {
			const r = e.length === 1 ? [i.g, ...e] : e;
			return {
				kind: "ours",
				image: {
					organization: String(r[0]),
					repository: r.join("/"),
					tag: t,
					complete: n
				}
			};
		}
		function isOurs(e, t) {
			const n = (0, a.jV)(e);
			return n === a.uD || n === (0, a.jV)(t.registryHost);
		}
		function longestMapping(e, t) {
			if (e.length === 0) return undefined;
			const n = t.filter(({ from: t, to: n }) => (t.length < e.length || t.length === e.length && n.length > 1) && t.every((t, n) => t === e[n]));
			return n.sort((e, t) => t.from.length - e.from.length)[0];
		}
	}),
	63018: ((e, t, n) => {
		t.$B = isUntaggedName;
		t.De = isCompleteReference;
		t.ER = isHostSegment;
		t.Yk = printImageReference;
		t.e1 = printImageName;
		t.gj = withoutWrongDigest;
		t.o_ = parseImageReference;
		var r = n(31891);
		const i = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
		const a = /^[a-z0-9]+(?:(?:\.|_|__|-+|\/)[a-z0-9]+)*$/;
		const o = /^(?:[A-Za-z0-9]+(?:(?:\.|-+)[A-Za-z0-9]+)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
		const s = 4096;
		function isTag(e) {
			return i.test(e);
		}
		function isHostSegment(e) {
			return e.includes(".") || e.includes(":") || e === "localhost";
		}
		function parseImageReference(e) {
			if (e === "") return malformed("it is empty");
			if (e.length > s) return malformed(`it is longer than ${s} characters`);
			const t = e.indexOf("@");
			const n = t < 0 ? undefined : e.slice(t + 1);
			if (n !== undefined && !(0, r.B)(n)) return malformed(digestProblem(n));
			const i = t < 0 ? e : e.slice(0, t);
			const c = i.lastIndexOf(":");
			const l = c > i.lastIndexOf("/");
			const u = l ? i.slice(c + 1) : undefined;
			if (u !== undefined && !isTag(u)) return malformed("its tag is not 1 to 128 letters, digits, `_`, `.` or `-`");
			const d = l ? i.slice(0, c) : i;
			const f = d.indexOf("/");
			const p = d.slice(0, Math.max(0, f));
			const m = isHostSegment(p) ? p : undefined;
			if (m !== undefined && !o.test(m)) return malformed("its registry host is not a valid host name");
			const h = m === undefined ? d : d.slice(f + 1);
			if (!a.test(h)) return malformed(pathProblem(h));
			return {
				kind: "reference",
				reference: {
					host: m,
					path: h.split("/"),
					tag: u,
					digest: n
				}
			};
		}
		function malformed(e) {
			return {
				kind: "malformed",
				reason: e
			};
		}
		function pathProblem(e) {
			const isWrong = (e) => !a.test(e);
			if (e.split("/").find(isWrong) === "") return "it has an empty name";
			return "its name may contain only lower-case letters and digits, separated by `.`, `_` or `-`";
		}
		function withoutWrongDigest(e) {
			const t = e.indexOf("@");
			const n = parseImageReference(e.slice(0, Math.max(0, t)));
			return n.kind === "reference" && n.reference.tag !== undefined ? n.reference : undefined;
		}
		const c = /^[\w./-]+(?::[\w.-]+|(?::[\w.-]+)?@[\w:+.-]+)$/;
		function isCompleteReference(e) {
			const t = parseImageReference(e);
			if (t.kind === "malformed") {
				const t = e.indexOf("/");
				const n = e.slice(0, Math.max(0, t));
				return isHostSegment(n) && o.test(n) && c.test(e.slice(t + 1));
			}
			const { host: n, tag: r, digest: i } = t.reference;
			return n !== undefined && (r !== undefined || i !== undefined);
		}
		function printImageName({ host: e, path: t }) {
			const n = t.join("/");
			return e === undefined ? n : `${e}/${n}`;
		}
		function isUntaggedName(e) {
			const t = parseImageReference(e);
			return t.kind === "reference" && t.reference.host !== undefined && !isCompleteReference(e);
		}
		function printImageReference(e) {
			const t = e.tag === undefined ? "" : `:${e.tag}`;
			const n = e.digest === undefined ? "" : `@${e.digest}`;
			return `${printImageName(e)}${t}${n}`;
		}
		function digestProblem(e) {
			if (/^sha256:[0-9a-f]+$/.test(e) && e.length < 71) {
				return `its digest has ${e.length - 7} hexadecimal digits, not 64`;
			}
			return "its digest is not `sha256:` and 64 lower-case hexadecimal digits";
		}
	}),
	41053: ((e, t, n) => {
		n.d(t, { g: () => r });
		t.U = isPublic;
		const r = "chainguard";
		function isPublic(e, t) {
			return e.startsWith(`${r}/`) && (t === "latest" || t === "latest-dev");
		}
	}),
	97107: ((e, t, n) => {
		n.d(t, {
			Xb: () => i,
			uD: () => r
		});
		t.jV = plainHost;
		const r = "cgr.dev";
		const i = "docker.io";
		const a = new Set([
			i,
			"index.docker.io",
			"registry-1.docker.io"
		]);
		function plainHost(e) {
			const t = e.toLowerCase();
			const n = t.endsWith(":443") ? t.slice(0, -":443".length) : t;
			return a.has(n) ? i : n;
		}
	}),
	25671: ((e, t, n) => {
		t.u = commandRow;
		function commandRow(e) {
			return e;
		}
	}),
	95577: ((e, t, n) => {
		t.f = rulesOf;
		function rulesOf(e, t, n = {}) {
			const r = Object.entries(t);
			return r.map(([t, [r, i]]) => ({
				id: t,
				level: e,
				title: r,
				help: i,
				docs: "findings",
				...n
			}));
		}
	}),
	81660: ((e, t, n) => {
		n.d(t, {
			_h: () => a,
			ep: () => o
		});
		var r = n(95577);
		const i = [...(0, r.f)("warning", { "could-not-ask": ["With `on-error: warn`: something could not be checked.", "Look up its error code above."] })];
		const a = [...(0, r.f)("error", { unread: ["A file of a known syntax, or a reference to this registry, could not be read; the message says why.", "Make it a plain text file, write the reference in full, or exclude it: see [what cannot be read](resolve-digest.md#what-cannot-be-read)."] }), ...(0, r.f)("warning", {
			"in-script": ["A reference stands in something that is executed (`RUN`, `run:`, `args`), or in a value that does not name an image there.", "Judge it yourself: it never fails a run and is not edited."],
			untagged: ["A name of your registry without a tag stands in a file of no known syntax.", "Add a tag, or exclude the line with `platform-actions: ignore`."],
			"unmatched-glob": ["One glob of `files` matches no file, while others do.", "Correct it or remove it."],
			"unknown-file": ["A file that `files` names is not of a kind that is scanned, or none of them is.", "Name another file, or rename it to what its tool expects."],
			"unreadable-file": ["Part of a file could not be parsed; the rest does not mention your registry.", "Correct the file, or exclude it from `files`."]
		})];
		const o = [...(0, r.f)("warning", {
			"ignore-expired": ["The entry has expired and no longer ignores anything.", "Fix what it ignored, or renew it."],
			"ignore-expiring": ["The entry expires within 14 days.", "Fix what it ignores, or renew it, before that date."]
		}, { isAboutPolicy: true }), ...(0, r.f)("notice", {
			"ignore-unused": ["The entry matched nothing.", "Remove it."],
			"ignore-added": ["The change adds an entry.", "As a reviewer, check that this is intended."],
			"ignore-extended": ["The change postpones the expiry of an entry.", "As a reviewer, check that this is intended."]
		}, { isAboutPolicy: true })];
	}),
	14525: ((e, t, n) => {
		t.C = inSession;
		async function inSession({ capabilities: e }, t, n) {
			const [{ run: r }, { withSession: i }] = await Promise.all([t, n]);
			return i(r, e);
		}
	})
};
;
