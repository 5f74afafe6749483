"use strict";
exports.id = 5579;
exports.ids = [5579];
exports.modules = { 65579: ((e, t, n) => {
	n.d(t, { createRunInside: () => createRunInside });
	var r = n(89224);
	function createRunInside(e, t, n = (e) => e) {
		const i = new Set();
		const mask = (e) => {
			if (!i.has(e)) t.host.mask(e);
			i.add(e);
		};
		return async (i) => {
			const a = await e(i.command);
			if (a === undefined) throw new Error(`there is no command ${i.command}`);
			const o = {};
			let s;
			const c = await (0, r.d)({
				...t,
				command: a,
				host: innerHost({
					...t.host,
					mask
				}, i, o),
				texts: {
					commandLine: {
						flags: new Map(i.inputs),
						json: false,
						help: false,
						problems: []
					},
					native: (e) => i.secrets.get(e),
					environment: {}
				},
				openHttp: async (e) => {
					s ??= n(await t.openHttp(e));
					return s;
				},
				stop: i.signal,
				stdout: () => undefined,
				stdoutIsDropped: true,
				stdoutIsPrivate: false
			});
			return {
				exitCode: c,
				outputs: o
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
				...i,
				...t.context
			},
			capabilities: {
				...e.capabilities,
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
	const i = {
		changeRequest: undefined,
		untrustedHead: false,
		matrix: undefined,
		workflowFile: undefined
	};
}) };
;
