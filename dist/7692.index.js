"use strict";
exports.id = 7692;
exports.ids = [7692];
exports.modules = { 87692: ((e, t, n) => {
	n.r(t);
	t.parseRestrictions = parseRestrictions;
	var r = n(98330);
	var i = n(63619);
	var a = n(2810);
	;
	const globs = (e) => i.YOg(i.YjP().check(i.YPB((e) => (0, a.globProblem)(e) === undefined, { error: ({ input: e }) => `is not a usable glob: ${(0, a.globProblem)(String(e))}` }))).check(i.mIj({ description: e }));
	const o = i.rej({
		files: globs("Role files that this entry is for, relative to `working-directory` as in the input `file`."),
		groups: i.lqM(globs("Groups as paths of names (`team-a`, `team-a/**`); the organization itself by its name. None if omitted.")),
		roles: i.lqM(globs("Names of roles, compared without case. None if omitted.")),
		identities: i.lqM(globs("Names of identities, and uids of people. None if omitted."))
	}).check(i.mIj({ description: "What the matching role files may be about; a file must lie wholly within one entry." }));
	const s = i.rej({
		version: i.euz(1, { error: "must be `1`" }).check(i.mIj({ description: "Version of this format." })),
		restrictions: i.YOg(o)
	}).check(i.mIj({
		title: "Restrictions of role files of platform-actions",
		description: "Which role file may be about which groups, roles and identities."
	}));
	const c = {
		"": Object.keys(s.shape),
		restrictions: Object.keys(o.shape)
	};
	var l = n(12595);
	;
	const u = "restrictions-file";
	function parseRestrictions(e, t) {
		const n = (0, r.g)(e, t);
		if (n.kind === "problems") return {
			kind: "problems",
			problems: n.problems.map((e) => ({
				...e,
				input: u
			}))
		};
		const i = s.safeParse(n.source.data);
		if (!i.success) {
			const e = (0, l.q)(n.source, s, c);
			return {
				kind: "problems",
				problems: e.map(({ fix: e, key: t, message: r, path: i }) => ({
					message: r,
					...e === undefined ? {} : { fix: e },
					input: u,
					place: t === undefined ? n.source.placeOf(i) : n.source.placeOfKey(i, t)
				}))
			};
		}
		const a = i.data.restrictions.map(({ files: e, groups: t = [], identities: n = [], roles: r = [] }) => ({
			files: e,
			groups: t,
			identities: n,
			roles: r
		}));
		return {
			kind: "restrictions",
			restrictions: a
		};
	}
}) };
;
