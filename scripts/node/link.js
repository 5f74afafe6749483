// npm before 11.4 installs the Node.js of this machine, but then removes its link together with those of the other machines,
// which have the same name. Runs on any Node.js that npm runs on, after npm has changed `node_modules`.
const { existsSync, symlinkSync } = require('node:fs');
const { join } = require('node:path');

const { optionalDependencies } = require('./package.json');

const modules = join(__dirname, '../../node_modules');
const link = join(modules, '.bin/node');
const installed = Object.keys(optionalDependencies).find((name) =>
  existsSync(join(modules, name, 'bin/node')),
);
if (installed !== undefined && !existsSync(link)) symlinkSync(`../${installed}/bin/node`, link);
