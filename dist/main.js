  (() => {  
  	var __webpack_modules__ = ({

  42613:
  ((module) => {

"use strict";
module.exports = require("assert");

  }),

  20181:
  ((module) => {

"use strict";
module.exports = require("buffer");

  }),

  35317:
  ((module) => {

"use strict";
module.exports = require("child_process");

  }),

  76982:
  ((module) => {

"use strict";
module.exports = require("crypto");

  }),

  24434:
  ((module) => {

"use strict";
module.exports = require("events");

  }),

  79896:
  ((module) => {

"use strict";
module.exports = require("fs");

  }),

  58611:
  ((module) => {

"use strict";
module.exports = require("http");

  }),

  65692:
  ((module) => {

"use strict";
module.exports = require("https");

  }),

  69278:
  ((module) => {

"use strict";
module.exports = require("net");

  }),

  34589:
  ((module) => {

"use strict";
module.exports = require("node:assert");

  }),

  4573:
  ((module) => {

"use strict";
module.exports = require("node:buffer");

  }),

  31421:
  ((module) => {

"use strict";
module.exports = require("node:child_process");

  }),

  77598:
  ((module) => {

"use strict";
module.exports = require("node:crypto");

  }),

  53053:
  ((module) => {

"use strict";
module.exports = require("node:diagnostics_channel");

  }),

  78474:
  ((module) => {

"use strict";
module.exports = require("node:events");

  }),

  73024:
  ((module) => {

"use strict";
module.exports = require("node:fs");

  }),

  51455:
  ((module) => {

"use strict";
module.exports = require("node:fs/promises");

  }),

  37067:
  ((module) => {

"use strict";
module.exports = require("node:http");

  }),

  32467:
  ((module) => {

"use strict";
throw new Error("HTTP/2 is not used");

  }),

  44708:
  ((module) => {

"use strict";
module.exports = require("node:https");

  }),

  98995:
  ((module) => {

"use strict";
module.exports = require("node:module");

  }),

  77030:
  ((module) => {

"use strict";
module.exports = require("node:net");

  }),

  48161:
  ((module) => {

"use strict";
module.exports = require("node:os");

  }),

  76760:
  ((module) => {

"use strict";
module.exports = require("node:path");

  }),

  643:
  ((module) => {

"use strict";
module.exports = require("node:perf_hooks");

  }),

  1708:
  ((module) => {

"use strict";
module.exports = require("node:process");

  }),

  41792:
  ((module) => {

"use strict";
module.exports = require("node:querystring");

  }),

  80099:
  ((module) => {

"use strict";
module.exports = require("node:sqlite");

  }),

  57075:
  ((module) => {

"use strict";
module.exports = require("node:stream");

  }),

  41692:
  ((module) => {

"use strict";
module.exports = require("node:tls");

  }),

  73136:
  ((module) => {

"use strict";
module.exports = require("node:url");

  }),

  57975:
  ((module) => {

"use strict";
module.exports = require("node:util");

  }),

  73429:
  ((module) => {

"use strict";
module.exports = require("node:util/types");

  }),

  78877:
  ((module) => {

"use strict";
module.exports = require("node:v8");

  }),

  75919:
  ((module) => {

"use strict";
module.exports = require("node:worker_threads");

  }),

  38522:
  ((module) => {

"use strict";
module.exports = require("node:zlib");

  }),

  70857:
  ((module) => {

"use strict";
module.exports = require("os");

  }),

  16928:
  ((module) => {

"use strict";
module.exports = require("path");

  }),

  932:
  ((module) => {

"use strict";
module.exports = require("process");

  }),

  2203:
  ((module) => {

"use strict";
module.exports = require("stream");

  }),

  13193:
  ((module) => {

"use strict";
module.exports = require("string_decoder");

  }),

  53557:
  ((module) => {

"use strict";
module.exports = require("timers");

  }),

  64756:
  ((module) => {

"use strict";
module.exports = require("tls");

  }),

  52018:
  ((module) => {

"use strict";
module.exports = require("tty");

  }),

  87016:
  ((module) => {

"use strict";
module.exports = require("url");

  }),

  39023:
  ((module) => {

"use strict";
module.exports = require("util");

  }),

  42046:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

"use strict";
  __nccwpck_require__.d(__webpack_exports__, {
    M: () => (  MachineError)
  });
class MachineError extends Error {
    fix;
    constructor(message, fix) {
        super(message);
        this.name = 'MachineError';
        this.fix = fix;
    }
}


  }),

  45794:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

"use strict";
  __nccwpck_require__.d(__webpack_exports__, {
    y: () => (  UserError)
  });
class UserError extends Error {
    problems;
    constructor(...problems) {
        super(problems.map((problem) => problem.message).join('\n'));
        this.name = 'UserError';
        this.problems = problems;
    }
}


  }),

  48636:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

"use strict";
  __nccwpck_require__.d(__webpack_exports__, {
    $B: () => (  isThere),
    CA: () => (  errorCode),
    Dl: () => (  isSameFile),
    Gu: () => (  readTextFile),
    PX: () => (  realFolder),
    Rx: () => (  writableFile),
    UO: () => (  isWithin),
    ZB: () => (  checkWritable),
    ck: () => (  leavesWorkspace),
    o4: () => (  privateFile),
    vK: () => (  writeAtomically)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
  var _base_machine_error_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(42046);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(45794);




async function readTextFile(path, maximumBytes) {
    try {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        if (!facts.isFile())
            throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y({ message: `\`${path}\` is not a file` });
        if (facts.size > maximumBytes) {
            throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y({ message: `\`${path}\` is larger than ${Math.floor(maximumBytes / 1024)} KiB` });
        }
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        if (error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y)
            throw error;
        if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR')
            return undefined;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y({ message: `\`${path}\` cannot be read: ${errorCode(error)}` });
    }
}
function factsOf(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    }
    catch (error) {
        const code = errorCode(error);
        if (code === 'ELOOP')
            return undefined;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y({ message: `\`${path}\` cannot be read: ${code}` });
    }
}
function isThere(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
function isSameFile(left, right) {
    const describe = (path) => ({
        path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)),
        facts: factsOf(path),
    });
    const [one, other] = [describe(left), describe(right)];
    if (one.path === other.path)
        return true;
    return one.facts !== undefined && one.facts.ino === other.facts?.ino && one.facts.dev === other.facts.dev;
}
function checkWritable(path, area, input) {
    const target = writableFile(path, area);
    if (target.kind === 'path')
        return target.path;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y({ message: `\`${input}\` cannot be written to \`${path}\`: ${target.why}`, input });
}
function writableFile(path, area) {
    const refuse = (why) => ({ kind: 'refused', why });
    const place = placeInArea((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(realFolder(area.workingDirectory), path), area);
    if (place === undefined)
        return refuse('it is outside the workspace and the temporary folder');
    const names = place.below.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
    if (place.below.toLowerCase().split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git'))
        return refuse('it is inside `.git`');
    for (const [index, name] of names.entries()) {
        const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.root, ...names.slice(0, index + 1)), { throwIfNoEntry: false });
        const isLast = index === names.length - 1;
        if (facts?.isSymbolicLink())
            return refuse(isLast ? 'it is a link' : `its folder \`${name}\` is a link`);
        if (facts === undefined)
            break;
        if (isLast && !facts.isFile())
            return refuse('it is not a file');
        if (!isLast && !facts.isDirectory())
            return refuse(`\`${name}\` in its path is not a folder`);
    }
    return { kind: 'path', path: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.root, place.below) };
}
function placeInArea(target, area) {
    const roots = [area.workspace, area.tempDirectory].map((root) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root));
    const throughLinks = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(target));
    const starts = [
        ...roots.map((root) => ({ start: realFolder(root), root, target })),
        ...roots.map((root) => ({ start: root, root, target })),
        ...roots.map((root) => ({ start: realFolder(root), root, target: throughLinks })),
    ];
    const fitting = starts.find(({ start, target: written }) => isWithin(start, written) && start !== written);
    if (fitting === undefined)
        return undefined;
    return { root: realFolder(fitting.root), below: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(fitting.start, fitting.target) };
}
function leavesWorkspace(workspace, path) {
    return isWithin((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)) && !isWithin(realFolder(workspace), realFolder(path));
}
const MACHINE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EMFILE', 'ENFILE', 'EROFS']);
function writeAtomically(target, content, mode = 0o644, owner) {
    const beside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), `.platform-actions-${process.pid}-${process.hrtime.bigint()}.tmp`);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true });
        writePieces(beside, typeof content === 'string' || content instanceof Uint8Array ? [content] : content, mode);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(beside, mode);
        if (owner !== undefined)
            quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chownSync)(beside, owner.uid, owner.gid));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(beside, target);
    }
    catch (error) {
        quietly(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(beside, { force: true }));
        const code = errorCode(error);
        const message = `\`${target}\` cannot be written: ${code}`;
        if (MACHINE_CODES.has(code))
            throw new _base_machine_error_js__WEBPACK_IMPORTED_MODULE_2__  .M(message, 'free some space on that disk, or choose another path');
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_3__  .y({ message });
    }
}
function quietly(work) {
    try {
        work();
    }
    catch {
    }
}
function writePieces(path, pieces, mode) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'wx', mode);
    try {
        for (const piece of pieces)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, piece);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function privateFile(tempDirectory, name) {
    try {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tempDirectory, 'platform-actions-')), name);
    }
    catch (error) {
        throw new _base_machine_error_js__WEBPACK_IMPORTED_MODULE_2__  .M(`cannot create a file in the temporary folder \`${tempDirectory}\`: ${errorCode(error)}`, 'set TMPDIR (on GitHub, RUNNER_TEMP) to a folder that this process may write to');
    }
}
function errorCode(error) {
    const code = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    return typeof code === 'string' ? code : String(error);
}
function isWithin(folder, path) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside) && inside.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)[0] !== '..';
}
function realFolder(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    }
    catch {
        const up = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        return up === folder ? folder : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realFolder(up), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(folder));
    }
}


  }),

  70394:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

"use strict";
  __nccwpck_require__.d(__webpack_exports__, {
    Hd: () => (  isTerminal),
    oB: () => (  drained),
    x3: () => (  writeText)
  });
  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
  var _files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(48636);


const queued = new Set();
function writeText(descriptor, text) {
    const bytes = Buffer.from(text);
    let written = 0;
    while (written < bytes.length && !queued.has(descriptor)) {
        try {
            written += (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(descriptor, bytes, written);
        }
        catch (error) {
            if ((0,_files_files_js__WEBPACK_IMPORTED_MODULE_1__  .CA)(error) !== 'EAGAIN')
                return;
            queued.add(descriptor);
            streamOf(descriptor).on('error', () => undefined);
        }
    }
    if (written < bytes.length)
        streamOf(descriptor).write(bytes.subarray(written));
}
const DRAIN_MS = 300;
async function drained() {
    const streams = [...queued].map(streamOf).filter(({ writableLength }) => writableLength > 0);
    if (streams.length === 0)
        return;
    let timer;
    const late = new Promise((resolve) => {
        timer = setTimeout(resolve, DRAIN_MS);
    });
    const all = streams.map((stream) => new Promise((resolve) => stream.write('', () => resolve())));
    await Promise.race([late, Promise.all(all)]);
    clearTimeout(timer);
}
function isTerminal(descriptor) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor).isCharacterDevice() && streamOf(descriptor).isTTY === true;
    }
    catch {
        return false;
    }
}
function streamOf(descriptor) {
    return descriptor === 1 ? process.stdout : process.stderr;
}


  }),

  59479:
  ((__webpack_module__, __webpack_exports__, __nccwpck_require__) => {

"use strict";
__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__nccwpck_require__.r(__webpack_exports__);
  var _host_standard_streams_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(70394);
  var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(58508);


const words = process.argv.slice(2);
if (words[0] === '--version' || words[0] === '-v') {
    (0,_host_standard_streams_js__WEBPACK_IMPORTED_MODULE_0__  .x3)(1, `${_version_js__WEBPACK_IMPORTED_MODULE_1__  .rE}\n`);
}
else {
    process.exitCode = 5;
    const onIdle = () => (0,_host_standard_streams_js__WEBPACK_IMPORTED_MODULE_0__  .x3)(2, 'error: the run ended before its work: this is a bug, please report it\n');
    process.once('beforeExit', onIdle);
    const { start } = await __nccwpck_require__.e(  9527).then(__nccwpck_require__.bind(__nccwpck_require__, 29527));
    process.exitCode = await start(words);
    process.off('beforeExit', onIdle);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

  }),

  58508:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

"use strict";
  __nccwpck_require__.d(__webpack_exports__, {
    GT: () => (  majorTag),
    Jk: () => (  repository),
    ZZ: () => (  schemaUrl),
    rE: () => (  version)
  });
const version = '1.0.0';
const majorTag = `v${version.split('.')[0]}`;
const repository = 'platform-actions/platform-actions';
function schemaUrl(name) {
    return `https://raw.githubusercontent.com/${repository}/${majorTag}/schemas/${name}.schema.json`;
}


  })

  	});
  	 
  	var __webpack_module_cache__ = {};
  	 
  	function __nccwpck_require__(moduleId) {
  		 
  		var cachedModule = __webpack_module_cache__[moduleId];
  		if (cachedModule !== undefined) {
  			return cachedModule.exports;
  		}
  		 
  		var module = __webpack_module_cache__[moduleId] = {
  			id: moduleId,
  			loaded: false,
  			exports: {}
  		};
  		 
  		var threw = true;
  		try {
  			__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
  			threw = false;
  		} finally {
  			if(threw) delete __webpack_module_cache__[moduleId];
  		}
  		 
  		module.loaded = true;
  		 
  		return module.exports;
  	}
  	 
  	__nccwpck_require__.m = __webpack_modules__;
  	 
  	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
  	 
  	(() => {
  		var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
  		var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
  		var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
  		var resolveQueue = (queue) => {
  			if(queue && queue.d < 1) {
  				queue.d = 1;
  				queue.forEach((fn) => (fn.r--));
  				queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
  			}
  		}
  		var wrapDeps = (deps) => (deps.map((dep) => {
  			if(dep !== null && typeof dep === "object") {
  				if(dep[webpackQueues]) return dep;
  				if(dep.then) {
  					var queue = [];
  					queue.d = 0;
  					dep.then((r) => {
  						obj[webpackExports] = r;
  						resolveQueue(queue);
  					}, (e) => {
  						obj[webpackError] = e;
  						resolveQueue(queue);
  					});
  					var obj = {};
  					obj[webpackQueues] = (fn) => (fn(queue));
  					return obj;
  				}
  			}
  			var ret = {};
  			ret[webpackQueues] = x => {};
  			ret[webpackExports] = dep;
  			return ret;
  		}));
  		__nccwpck_require__.a = (module, body, hasAwait) => {
  			var queue;
  			hasAwait && ((queue = []).d = -1);
  			var depQueues = new Set();
  			var exports = module.exports;
  			var currentDeps;
  			var outerResolve;
  			var reject;
  			var promise = new Promise((resolve, rej) => {
  				reject = rej;
  				outerResolve = resolve;
  			});
  			promise[webpackExports] = exports;
  			promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
  			module.exports = promise;
  			body((deps) => {
  				currentDeps = wrapDeps(deps);
  				var fn;
  				var getResult = () => (currentDeps.map((d) => {
  					if(d[webpackError]) throw d[webpackError];
  					return d[webpackExports];
  				}))
  				var promise = new Promise((resolve) => {
  					fn = () => (resolve(getResult));
  					fn.r = 0;
  					var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
  					currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
  				});
  				return fn.r ? promise : getResult();
  			}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
  			queue && queue.d < 0 && (queue.d = 0);
  		};
  	})();
  	 
  	(() => {
  		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
  		var leafPrototypes;
  		 
  		 
  		 
  		 
  		 
  		 
  		__nccwpck_require__.t = function(value, mode) {
  			if(mode & 1) value = this(value);
  			if(mode & 8) return value;
  			if(typeof value === 'object' && value) {
  				if((mode & 4) && value.__esModule) return value;
  				if((mode & 16) && typeof value.then === 'function') return value;
  			}
  			var ns = Object.create(null);
  			__nccwpck_require__.r(ns);
  			var def = {};
  			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
  			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
  				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
  			}
  			def['default'] = () => (value);
  			__nccwpck_require__.d(ns, def);
  			return ns;
  		};
  	})();
  	 
  	(() => {
  		 
  		__nccwpck_require__.d = (exports, definition) => {
  			for(var key in definition) {
  				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
  					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
  				}
  			}
  		};
  	})();
  	 
  	(() => {
  		__nccwpck_require__.f = {};
  		 
  		 
  		__nccwpck_require__.e = (chunkId) => {
  			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
  				__nccwpck_require__.f[key](chunkId, promises);
  				return promises;
  			}, []));
  		};
  	})();
  	 
  	(() => {
  		 
  		__nccwpck_require__.u = (chunkId) => {
  			 
  			return "" + chunkId + ".index.js";
  		};
  	})();
  	 
  	(() => {
  		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
  	})();
  	 
  	(() => {
  		 
  		__nccwpck_require__.r = (exports) => {
  			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
  				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
  			}
  			Object.defineProperty(exports, '__esModule', { value: true });
  		};
  	})();
  	 
  	(() => {
  		__nccwpck_require__.nmd = (module) => {
  			module.paths = [];
  			if (!module.children) module.children = [];
  			return module;
  		};
  	})();
  	 
  	(() => {
  		 
  		 
  		 
  		var installedChunks = {
  			8792: 1
  		};
  		 
  		var installChunk = (chunk) => {
  			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
  			for(var moduleId in moreModules) {
  				if(__nccwpck_require__.o(moreModules, moduleId)) {
  					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
  				}
  			}
  			if(runtime) runtime(__nccwpck_require__);
  			for(var i = 0; i < chunkIds.length; i++)
  				installedChunks[chunkIds[i]] = 1;
  		};
  		 
  		__nccwpck_require__.f.require = (chunkId, promises) => {
  			 
  			if(!installedChunks[chunkId]) {
  				if(true) {  
  					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
  				} else installedChunks[chunkId] = 1;
  			}
  		};
  		 
  		 
  		 
  	})();
var __webpack_exports__ = {};
__nccwpck_require__(59479);

module.exports = __webpack_exports__;
  })()
;