"use strict";
exports.id = 1325;
exports.ids = [1325];
exports.modules = { 41325: ((e, t, n) => {
	t.createRunInside = createRunInside;
	var r = n(89617);
	var i = n(86651);
	function createRunInside(e, t, n = (e) => e) {
		const a = new Set();
		const mask = (e) => {
			if (!a.has(e)) t.host.mask(e);
			a.add(e);
		};
		return async (a) => {
			const o = await e(a.command);
			if (o === undefined) throw new Error(`there is no command ${a.command}`);
			const s = {};
			let c;
			const l = await (0, i.d)({
				...t,
				command: o,
				host: innerHost({
					...t.host,
					mask
				}, a, s),
				texts: {
					commandLine: {
						flags: new Map(a.inputs),
						json: false,
						help: false,
						problems: []
					},
					native: (e) => a.secrets.get(e),
					environment: {}
				},
				openHttp: async (e) => {
					c ??= n(await t.openHttp(e));
					return c;
				},
				stop: (0, r.E)(a.signal),
				stdout: () => undefined,
				stdoutIsDropped: true,
				stdoutIsPrivate: false
			});
			return {
				exitCode: l,
				outputs: s
			};
		};
	}
	function innerHost(e, t, n) {
		const debug = (n) => e.log.debug(`${t.context.repository ?? ""}: ${n}`);
		const r = {
			debug,
			info: debug,
			notice: debug,
			warning: debug,
			error: debug
		};
		return {
			name: e.name,
			context: {
				...e.context,
				...a,
				...t.context
			},
			capabilities: {
				...e.capabilities,
				outputs: "native",
				annotations: "log",
				summary: "none",
				cache: "none"
			},
			log: r,
			input: () => undefined,
			idToken: e.idToken,
			mask: e.mask,
			redact: e.redact,
			setOutput: (e, t) => {
				n[e] = t;
			},
			annotate: () => undefined,
			writeSummary: () => undefined,
			group: (e, t) => t(),
			quote: debug,
			progress: () => undefined,
			cacheDirectory: undefined,
			limitations: [],
			unwritten: () => []
		};
	}
	const a = {
		changeRequest: undefined,
		untrustedHead: false,
		matrix: undefined,
		workflowFile: undefined
	};
}) };
;
