#!/usr/bin/env node
"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
// The entry, in a JavaScript that Node.js has understood since version 12, so that a Node.js which is too old for the
// bundle prints one line instead of a syntax error. The bundle beside it, which begins with `main.ts`, has the rest.
const [major = 0, minor = 0, patch = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && (minor < 18 || (minor === 18 && patch < 1)))) {
    process.stderr.write(`platform-actions needs Node.js 20.18.1 or newer, and this is Node.js ${process.versions.node}.\n`);
    process.exitCode = 2;
}
else {
    require('./index.cjs');
}
