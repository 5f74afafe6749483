"use strict";
exports.id = 6943;
exports.ids = [6943];
exports.modules = {
	26943: ((e, t, n) => {
		n.r(t);
		n.d(t, { row: () => l });
		var r = n(25671);
		var i = n(14525);
		var a = n(43216);
		var o = n(95577);
		var s = n(81660);
		;
		const c = [
			...(0, o.f)("error", { "affecting-advisory": ["An advisory affects a package that is in use.", "Update to the fixed version; if none is known yet, wait for one, or ignore it with a reason and an expiry date."] }),
			...(0, o.f)("warning", { "unaccounted-package": ["Packages of an SBOM have no usable type or purl, so nothing could be looked up for them.", "Let the build tool write purls. `fail-on-unaccounted: true` fails on them."] }),
			...(0, o.f)("warning", {
				"unknown-advisory": ["No advisory has this id or alias.", "Check `advisories`."],
				"ignore-image-only": ["The entry names only an image, and ignores no advisories.", "Add `id` or `artifact`, or leave it to the other commands."]
			}, { isAboutPolicy: true }),
			...s.ep
		];
		;
		const l = (0, r.u)({
			manifest: a.e,
			rules: c,
			load: () => (0, i.C)(a.e, Promise.all([
				n.e(855),
				n.e(3619),
				n.e(7091),
				n.e(1920),
				n.e(350),
				n.e(9004),
				n.e(4210),
				n.e(4587),
				n.e(9628),
				n.e(5428),
				n.e(5994)
			]).then(n.bind(n, 32842)), Promise.all([
				n.e(855),
				n.e(3619),
				n.e(7091),
				n.e(1920),
				n.e(350),
				n.e(9004),
				n.e(4210),
				n.e(4587),
				n.e(9628),
				n.e(5428),
				n.e(5994)
			]).then(n.bind(n, 34210))),
			findProblems: async () => (await Promise.all([
				n.e(855),
				n.e(7091),
				n.e(8579)
			]).then(n.bind(n, 28579))).findProblems,
			repeatsProblems: true
		});
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
