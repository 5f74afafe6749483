#!/usr/bin/env node
const [e = 0, t = 0, n = 0] = process.versions.node.split(".").map(Number);
if (e < 20 || e === 20 && (t < 18 || t === 18 && n < 1)) {
	process.stderr.write(`platform-actions needs Node.js 20.18.1 or newer, and this is Node.js ${process.versions.node}.\n`);
	process.exitCode = 2;
} else {
	require("./main.js");
}
