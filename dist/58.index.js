"use strict";
exports.id = 58;
exports.ids = [58];
exports.modules = {
	726: ((e, t, n) => {
		n.d(t, { e: () => s });
		var r = n(76495);
		var i = n(72864);
		;
		const reviewerProblem = (e) => /^@?[A-Za-z0-9][A-Za-z0-9-]*(?:\/[\w.-]+)?$/.test(e) ? undefined : "not an account, such as `octocat`, or a team, such as `acme/reviewers`";
		const a = {
			"pull-request": {
				kind: "boolean",
				description: "`pin`: leave the files as they are, and keep one pull request with the new pins up to date instead.",
				default: "false",
				only: "github"
			},
			branch: {
				kind: "text",
				description: "`pull-request`: its branch.",
				default: "platform-actions/pins",
				only: "github"
			},
			base: {
				kind: "text",
				description: "`pull-request`: the branch that it is for.",
				defaultText: "the checked-out branch",
				only: "github"
			},
			title: {
				kind: "text",
				description: "`pull-request`: its title, and that of its commit.",
				defaultText: "`Refresh image digests`",
				only: "github"
			},
			labels: {
				kind: "list",
				description: "`pull-request`: labels to add.",
				only: "github"
			},
			reviewers: {
				kind: "list",
				entryProblem: reviewerProblem,
				description: "`pull-request`: accounts, and teams such as `acme/reviewers`, to request reviews from when it is opened.",
				only: "github"
			},
			draft: {
				kind: "boolean",
				description: "`pull-request`: open it as a draft.",
				default: "false",
				only: "github"
			},
			"group-by": {
				kind: "choice",
				choices: ["all", "image"],
				description: "`pull-request`: one for all images, or one for each image with all its tags.",
				default: "all",
				only: "github"
			}
		};
		const o = {
			"pull-request-number": { description: "Number of the pull request; empty if there is none." },
			"pull-request-url": { description: "URL of the pull request; empty if there is none." },
			"pull-request-operation": { description: "`created`, `updated`, `closed`, `unchanged` or `none`." },
			"pull-requests": {
				kind: "json",
				description: "With `group-by: image`: JSON list of `{image, number, url, operation, branch}`."
			}
		};
		;
		const s = {
			name: "resolve-digest",
			title: "Resolve digest",
			summary: "Pin images by digest, as of now, as of a date or after a cooldown; check and update the pins in files.",
			face: "gate",
			stdout: "The references with their digests, one per line.",
			example: { images: "python:latest" },
			moreExamples: [["--mode check", "Checks the pins in the tracked files, and changes nothing."], ["--mode pin --min-age 3d --dry-run", "Shows the pins that would be written, at least 3 days old."]],
			permissions: ["contents: read", "id-token: write"],
			capabilities: [
				{
					audience: "registry",
					capabilities: ["manifest.list", "tag.list"]
				},
				{
					audience: "registry",
					when: { "pull-request": ["true"] },
					capabilities: ["repo.blobs.get"]
				},
				{
					audience: "platform",
					when: { "pull-request": ["true"] },
					capabilities: [
						"account_associations.list",
						"advisories.list",
						"groups.list",
						"repo.list",
						"tag.list"
					]
				}
			],
			hook: {
				id: "image-pins",
				title: "Images are pinned by digest",
				description: "Every reference in the tracked files has a digest that its tag really had.",
				inputs: { mode: "check" }
			},
			inputs: {
				mode: {
					kind: "choice",
					choices: [
						"resolve",
						"check",
						"pin"
					],
					description: "`resolve` prints digests, `check` checks the pins in files, `pin` writes them.",
					default: "resolve"
				},
				...r.w,
				"as-of": {
					kind: "time",
					past: true,
					description: "Date or time; use the digest that the tag had then."
				},
				"min-age": {
					kind: "duration",
					description: "Cooldown; use the newest digest that the tag received at least this long ago.",
					policy: true
				},
				"max-age": {
					kind: "duration",
					description: "`check`: a pin that was superseded longer ago than this is stale; if omitted, every superseded pin is.",
					policy: true
				},
				"fail-on": {
					kind: "choices",
					choices: [
						"unpinned",
						"stale",
						"unverified",
						"unread"
					],
					description: "`check`: findings that fail; `unread` files also fail in the other modes.",
					default: "unpinned,unverified,unread",
					policy: true
				},
				"dry-run": {
					kind: "boolean",
					description: "`pin`: show the diff without writing anything.",
					default: "false"
				},
				...a,
				...i.eP,
				...i.j$
			},
			outputs: {
				digest: { description: "Digest of the first image." },
				reference: { description: "Complete reference of the first image, including the digest." },
				"tag-updated-at": { description: "When the tag of the first image moved to that digest." },
				references: {
					kind: "json",
					description: "JSON list of `{image, tag, digest, reference, updatedAt}`; a failed image has `error` instead of `digest`."
				},
				changed: { description: "`true` if `pin` changed a file, or would have without `dry-run`." },
				"changed-files": {
					kind: "json",
					description: "JSON list of the files that `pin` changed, or would have without `dry-run`."
				},
				...o,
				"unpinned-count": { description: "Number of references without a digest." },
				"stale-count": { description: "Number of pins that were superseded." },
				"unverified-count": { description: "Number of pins whose tag never had that digest, and of malformed references." },
				"unread-count": { description: "Number of files and references of this registry that could not be read." },
				...i.e5
			}
		};
	}),
	80058: ((e, t, n) => {
		n.r(t);
		t.createRow = createRow;
		var r = n(25671);
		var i = n(45794);
		var a = n(98124);
		;
		async function findProblems(e, t) {
			const r = imageProblems(e, t.isGiven);
			if (e["pull-request"] !== true) return r;
			const { pullRequestProblems: i } = await Promise.all([n.e(855), n.e(5557)]).then(n.bind(n, 35557));
			return [...i(e, t), ...r];
		}
		function imageProblems(e, t) {
			const { files: n = [], images: r, mode: s } = e;
			const [c, l] = [e["registry-map"], e["registry-url"]];
			if (r === undefined || c === undefined || l === undefined) return [];
			const u = [];
			let d;
			try {
				d = (0, a.Cd)({
					"registry-map": c,
					"registry-url": l
				});
			} catch (e) {
				if (!(e instanceof i.y)) throw e;
				return e.problems;
			}
			const f = r.flatMap((e) => {
				try {
					return (0, a.H)([e], d);
				} catch (e) {
					if (!(e instanceof i.y)) throw e;
					u.push(...e.problems);
					return [];
				}
			});
			if (s !== "resolve" || n.length > 0) return u;
			if (r.length === 0) u.push(o);
			if (t("identity") || t("registry-token")) return u;
			const p = f.map(({ image: t }) => (0, a.Db)(e, t));
			const [m] = p;
			if (m !== undefined && !p.includes(undefined)) u.push({
				...m,
				input: "identity"
			});
			return u;
		}
		const o = {
			message: "`images` is required",
			fix: "name at least one image, such as `python:latest`, or set `files` to scan files for images",
			input: "images"
		};
		var s = n(726);
		var c = n(95577);
		var l = n(81660);
		;
		const u = [
			...(0, c.f)("error", {
				unpinned: ["A reference has no digest.", "Pin it with `mode: pin`."],
				stale: ["The tag has had another digest for longer than `max-age`.", "Refresh it with `mode: pin`."],
				unverified: ["The tag never had this digest, or the reference is malformed: a mistake, or somebody else's image.", "Find out where it comes from; `pin` replaces the digest and says so, but corrects no name."]
			}),
			...(0, c.f)("warning", {
				"not-editable": ["No edit surely gives the reference its digest without changing another one, so `pin` leaves it unchanged.", "Write it in one piece, or pin it by hand."],
				"foreign-commit": ["The branch of the pull request has a commit that is not from this command, so nothing was changed.", "Merge or close the pull request, or delete its branch, and run again."],
				"workflow-left-out": ["The token may not change workflow files, so the pull request does not contain them.", "Set `github-token` to a token of a GitHub App with the permission `workflows: write`, or pin these files by hand."],
				"not-as-committed": ["The file differs from the checked-out commit, so the pull request does not contain it.", "Run this command before the steps that change files, and commit files that are not tracked."],
				"pull-request-incomplete": ["Labels, reviews or a comment could not be added to the pull request.", "Check their names, and the permissions of the token."]
			}),
			...l._h,
			...l.ep
		];
		;
		function createRun(e) {
			return async (t, r) => {
				if (t.mode === "check") return (await n.e(5487).then(n.bind(n, 5487))).checkReferences(t, r);
				const { createRunInSession: i } = await Promise.all([n.e(4210), n.e(4462)]).then(n.bind(n, 60003));
				return i(e)(t, r);
			};
		}
		;
		function createRow(e) {
			return (0, r.u)({
				manifest: s.e,
				rules: u,
				load: async () => createRun(e),
				findProblems: async () => findProblems
			});
		}
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
	98124: ((e, t, n) => {
		t.B3 = readImageInputs;
		t.Cd = readRegistryNames;
		t.Db = missingRegistryCredential;
		t.H = readImages;
		var r = n(45794);
		var i = n(80708);
		var a = n(63018);
		var o = n(41053);
		function readRegistryNames(e) {
			const t = new Map();
			const n = [];
			for (const r of e["registry-map"]) {
				const e = (0, i.jE)(r);
				if (e.kind === "mapping") t.set(e.mapping, r);
				else n.push({
					message: `\`registry-map\`: \`${r}\` is not a mapping: ${e.reason}`,
					input: "registry-map"
				});
			}
			for (const [e, r] of t) n.push(...contradictions(e, r, t));
			const a = {
				registryHost: new URL(e["registry-url"]).host,
				mappings: [...t.keys()]
			};
			for (const [e, r] of t) if (!(0, i.TT)(e, a)) n.push({
				message: `\`registry-map\`: \`${r}\` leads to \`${e.to[0]}\`, which is not this registry, so its images would not be looked at`,
				fix: "write `cgr.dev`, or an organization below it, on the right, or remove the line",
				input: "registry-map"
			});
			if (n.length > 0) throw new r.y(...n);
			return a;
		}
		function contradictions({ from: e, to: t }, n, r) {
			const i = e.join("/");
			const [a, o] = [...r].find(([e]) => e.from.join("/") === i) ?? [];
			if (a === undefined || a.to.join("/") === t.join("/")) return [];
			const s = `\`registry-map\`: \`${o}\` and \`${n}\` have the same left side, so it is not known where to look`;
			return [{
				message: s,
				fix: "remove one of the lines",
				input: "registry-map"
			}];
		}
		function readImages(e, t) {
			const n = [];
			const o = [];
			for (const r of e) {
				const e = (0, a.o_)(r);
				if (e.kind === "malformed") {
					n.push({
						message: `\`images\`: \`${r}\` is not an image reference: ${e.reason}`,
						input: "images"
					});
					continue;
				}
				const s = (0, i.kl)(e.reference, t, "ours");
				if (s.kind === "ours") o.push({
					text: r,
					reference: e.reference,
					image: s.image
				});
				else {
					n.push({
						message: `\`images\`: \`${r}\` is on \`${s.host}\`, not on this registry`,
						fix: `if \`${s.host}\` is the name of an organization, write \`cgr.dev/${r}\`; if it is a mirror, name it in \`registry-map\``,
						input: "images"
					});
				}
			}
			if (n.length > 0) throw new r.y(...n);
			return o;
		}
		function readImageInputs(e, t = []) {
			const n = readRegistryNames(e);
			try {
				const r = readImages(e.images, n);
				if (t.length === 0) return {
					names: n,
					images: r
				};
			} catch (e) {
				if (!(e instanceof r.y)) throw e;
				throw new r.y(...t, ...e.problems);
			}
			throw new r.y(...t);
		}
		function missingRegistryCredential(e, t) {
			if (e.identity !== undefined || e["registry-token"] !== undefined) return undefined;
			if ((0, o.U)(t.repository, t.tag)) return undefined;
			return {
				message: "`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in",
				fix: "set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry"
			};
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
	})
};
;
