"use strict";
exports.id = 981;
exports.ids = [981];
exports.modules = {

  30981:
  ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    createFileFilter: () => (  createFileFilter),
    createHostMention: () => (  createHostMention),
    createOurNames: () => (  createOurNames),
    createReferenceMention: () => (  createReferenceMention),
    hasHiddenLetters: () => (  hasHiddenLetters)
  });
  var _image_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80691);
  var _scan_literal_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87476);


function createHostMention({ mappings, registryHost }) {
    const starts = [_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .uD, registryHost, ...mappings.map(({ from }) => from.join('/'))];
    const words = starts.map((start) => start
        .split('/')
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('(?::443)?/'));
    const before = String.raw `(?:(?<=\b(?:docker|oci|docker-image):\/\/)|(?<=\$\{\w+:?-)|(?<![\w./-]))`;
    const pattern = new RegExp(`${before}(?:${words.join('|')})(?![\\w-]|\\.\\w)`, 'i');
    return (text) => pattern.test(text);
}
function createReferenceMention(names) {
    const namesOurs = createHostMention(names);
    const hasHub = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .de)(names);
    return (text) => {
        if (namesOurs(text))
            return true;
        const [name = ''] = /^[a-z0-9][a-z0-9._/-]*/.exec(text) ?? [];
        if (!hasHub || name === '')
            return false;
        const [first = '', ...path] = name.split('/');
        const isHost = path.length > 0 && (first.includes('.') || first === 'localhost');
        return namesOurs((0,_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .Jw)(isHost ? { host: first, path } : { host: undefined, path: [first, ...path] }).join('/'));
    };
}
function createOurNames(names) {
    return {
        names,
        namesOurs: createHostMention(names),
        referenceNamesOurs: createReferenceMention(names),
        find: (0,_scan_literal_references_js__WEBPACK_IMPORTED_MODULE_1__  .m)(names),
    };
}
function hasHiddenLetters(text) {
    return /\\(?:x[2-7]|u00[2-7]|U000000[2-7])[0-9A-Fa-f]/.test(text);
}
const VARIABLE_HOST = /^[ \t]*FROM[ \t][^\n]*?(?:\$[^\s/]*[$.]|\.[^\s/]*\$)[^\s/]*\//im;
const NEVER_ESCAPED = new Set(['text', 'markdown']);
function createFileFilter(names) {
    const { mappings, registryHost } = names;
    if ((0,_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .de)(names))
        return () => true;
    const hosts = [_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .uD, registryHost, ...mappings.map(({ from }) => String(from[0]))];
    const words = [...new Set(hosts.map((host) => host.replace(/:443$/, '').toLowerCase()))].map((host) => host.replace(/[a-z]|[^a-z\d-]/g, (char) => /[a-z]/.test(char) ? `[${char}${char.toUpperCase()}]` : `\\${char}`));
    const pattern = new RegExp(words.join('|'));
    return (syntax, text) => {
        if (pattern.test(text))
            return true;
        if (NEVER_ESCAPED.has(syntax))
            return false;
        if (syntax === 'dockerfile' && VARIABLE_HOST.test(text))
            return true;
        if (!/[\\`]/.test(text))
            return false;
        return hasHiddenLetters(text) || pattern.test(text.replaceAll(/[\\`][ \t]*\r?\n[ \t]*/g, ''));
    };
}


  }),

  87476:
  ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    m: () => (  createLiteralFinder)
  });
  var _image_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80691);
  var _image_reference_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79507);


const MOST_LITERALS = 20_000;
const LONGEST = 4096;
const PLACEHOLDER = String.raw `\$?\{\{[^{}\n]{0,200}\}\}|[$#%]?\{[^{}\n]{0,200}\}|\$\([^()\n]{0,200}\)|\$\w+|<<[^<>\n]{0,200}>>|%%?\w+%%?|%[sdv]|\{%[^%\n]{0,200}%\}`;
const SLASH = String.raw `\\?/`;
const TOKEN = new RegExp(String.raw `(?:${PLACEHOLDER}|\\/|[\w./:@+~-])*`, 'y');
const HAS_PLACEHOLDER = new RegExp(`${PLACEHOLDER}|@[A-Za-z_]+@`);
const IMAGE_SCHEME = /(?:^|[^A-Za-z0-9+.-])(?:docker|oci|docker-image|docker-daemon|containers-storage|ostree-unverified-registry):\/\/$/i;
const NOT_BEFORE = /[\w./%@-]$/;
const STILL_BEFORE = /(?:\\[nrt]|\$\{\w{1,80}:?-)$/;
const PATTERN_BEHIND = /^(?:[*{]|<(?![/!?]|br\b))/i;
const RESULT_OPTION = /(?:^|[\s"'=,[(])(?:-t|--tag|--tags|--destination|--dest|--cache-to|--image-tag)(?:["']?[\s,=]+["']?)$/;
const RESULT_CALL = /\.(?:build|push)\(\s*["']$/;
const RESULT_COMMAND = /\b(?:docker|podman|nerdctl|buildah|crane|img|ko|pack)\s+(?:image\s+)?(?:push|tag|build\s+-t)\b[^\n;&|]*$/;
const LOOK_BACK = 200;
function createLiteralFinder(names) {
    const hosts = hostPattern(names);
    return (text) => {
        const start = new RegExp(`(?:${hosts})${SLASH}`, 'gi');
        const literals = [];
        for (let match = start.exec(text); match !== null; match = start.exec(text)) {
            if (!isStart(text, match.index))
                continue;
            TOKEN.lastIndex = start.lastIndex;
            const [rest = ''] = TOKEN.exec(text) ?? [];
            const literal = judge(text, match.index, `${match[0]}${rest}`.slice(0, LONGEST + 1));
            if (literal === undefined)
                continue;
            start.lastIndex = literal.end;
            literals.push(literal);
            if (literals.length > MOST_LITERALS)
                throw new RangeError(`it names more than ${MOST_LITERALS} images`);
        }
        return literals;
    };
}
function hostPattern(names) {
    const { mappings = [], registryHost = _image_name_js__WEBPACK_IMPORTED_MODULE_0__  .uD } = names ?? {};
    const starts = [_image_name_js__WEBPACK_IMPORTED_MODULE_0__  .uD, registryHost, ...mappings.map(({ from }) => from.join('/'))];
    const words = [...new Set(starts)].sort((one, other) => other.length - one.length);
    return words
        .map((word) => {
        const [host = '', ...path] = word.split('/').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
        const port = /:\d+$/.test(host) || host.endsWith(']') ? '' : '(?::443)?';
        return [`${host.replace(/:443$/, '(?::443)?')}${port}`, ...path].join(SLASH);
    })
        .join('|');
}
function isStart(text, at) {
    const before = withPlainSlashes(text.slice(Math.max(0, at - LOOK_BACK), at));
    if (before.endsWith('://'))
        return IMAGE_SCHEME.test(before);
    return !NOT_BEFORE.test(before) || STILL_BEFORE.test(before);
}
const withPlainSlashes = (text) => text.replaceAll('\\/', '/');
function judge(text, start, written) {
    const isVariable = HAS_PLACEHOLDER.test(written);
    const word = isVariable ? written.replace(/[.:-]+$/, '') : written.replace(/[^\w]+$/, '');
    const end = start + word.length;
    const line = text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - LOOK_BACK), start);
    const isResult = [RESULT_OPTION, RESULT_CALL, RESULT_COMMAND].some((pattern) => pattern.test(line));
    const literal = (kind) => ({ start, end, kind, isResult });
    if (isVariable)
        return literal('variable');
    const goesOn = (at) => PATTERN_BEHIND.test(text.slice(at, at + 4));
    if (goesOn(end) || (word.length < written.length && goesOn(start + written.length)))
        return undefined;
    const plain = withPlainSlashes(word);
    const parsed = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_1__  .o_)(plain);
    const name = plain.replace(/^[^/]*\//, '');
    const isComplete = /[:@]/.test(name);
    if (parsed.kind === 'malformed')
        return isComplete ? literal('malformed') : undefined;
    if (isComplete)
        return literal('complete');
    return parsed.reference.path.length > 1 ? literal('untagged') : undefined;
}


  })

};
;