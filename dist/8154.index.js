"use strict";
exports.id = 8154;
exports.ids = [8154];
exports.modules = { 68154: ((e, t, n) => {
	n.r(t);
	t.readProxies = readProxies;
	var r = n(45794);
	var i = n(97286);
	function readProxies(e) {
		const t = (0, i.Ch)(e);
		const find = (e) => t(e.toLowerCase()) ?? t(e) ?? "";
		return {
			httpProxy: proxyUrl("HTTP_PROXY", find("HTTP_PROXY")),
			httpsProxy: proxyUrl("HTTPS_PROXY", find("HTTPS_PROXY")),
			noProxy: find("NO_PROXY")
		};
	}
	function proxyUrl(e, t) {
		const n = t.trim();
		if (n === "") return "";
		const i = /^[a-z][a-z0-9+.-]*:\/\//i.test(n) ? n : `http://${n}`;
		const a = URL.canParse(i) ? new URL(i).protocol : "";
		if (a === "http:" || a === "https:") return i;
		throw new r.y({
			message: `${e} is not the address of an HTTP proxy`,
			fix: `write \`http://host:port\`, or \`http://user:password@host:port\` with both percent-encoded`
		});
	}
}) };
;
