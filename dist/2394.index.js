"use strict";
exports.id = 2394;
exports.ids = [2394];
exports.modules = {

  62394:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    createFileFilter: () => (  createFileFilter),
    createHostMention: () => (  createHostMention),
    createOurNames: () => (  createOurNames),
    createReferenceMention: () => (  createReferenceMention),
    hasHiddenLetters: () => (  hasHiddenLetters)
  });
  var _image_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80708);
  var _scan_literal_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61704);


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

  61704:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  m: () => (  createLiteralFinder)
});

var image_name = __webpack_require__(80708);
var image_reference = __webpack_require__(63018);
;// CONCATENATED MODULE: ./build/images/scan/template-blocks.js
const ACTION = /(?<!\$)\{\{-?([^{}]*?)-?\}\}|\{%[-+]?([^%]*?)[-+]?%\}/g;
function beforeBlockEnd(written) {
    if (!written.includes('{'))
        return written;
    let depth = 0;
    let isInOtherBranch = false;
    let at;
    for (const action of written.matchAll(ACTION)) {
        const kind = kindOf(action[1] ?? String(action[2]));
        const isAdded = !isInOtherBranch && at !== undefined && at < action.index;
        if (isAdded || (!isInOtherBranch && (kind === 'open' || kind === 'value')))
            return written;
        if (kind === 'open')
            depth += 1;
        else if (kind === 'else' && depth === 0)
            isInOtherBranch = true;
        else if (kind === 'end' && depth > 0)
            depth -= 1;
        else if (kind === 'end')
            isInOtherBranch = false;
        at = action.index + action[0].length;
    }
    if (isInOtherBranch || at !== written.length)
        return written;
    return written.slice(0, written.search(ACTION));
}
function kindOf(action) {
    const words = action.trim();
    if (words.startsWith('/*'))
        return 'comment';
    if (/^(?:if|with|range|define|block|for|macro|call|filter|set)\b/.test(words))
        return 'open';
    if (/^(?:else|elif)\b/.test(words))
        return 'else';
    return /^end(?:if|for|with|macro|call|filter|set|block)?$/.test(words) ? 'end' : 'value';
}

;// CONCATENATED MODULE: ./build/images/scan/literal-references.js



const MOST_LITERALS = 20_000;
const LONGEST = 4096;
const PLACEHOLDER = String.raw `\$?\{\{[^{}\n]{0,200}\}\}|[$#%]?\{[^{}\n]{0,200}\}|\$\([^()\n]{0,200}\)|\$\w+|<<[^<>\n]{0,200}>>|%%?\w+%%?|%[sdv]|\{%[^%\n]{0,200}%\}`;
const SLASH = String.raw `(?:\\?/|\\u002[fF])`;
const TOKEN = new RegExp(String.raw `(?:[\w./:@+~-]+|${PLACEHOLDER}|\\(?:/|u00(?:2[fF]|3[aA]|40)))*`, 'y');
const ESCAPE = /\\(?:\/|u00([0-7][\da-f]))/gi;
const HAS_PLACEHOLDER = new RegExp(`${PLACEHOLDER}|@[A-Za-z_]+@`);
const IMAGE_SCHEME = /(?:^|[^A-Za-z0-9+.-])(?:docker|oci|docker-image|docker-daemon|containers-storage|ostree-unverified-registry):\/\/$/i;
const NOT_BEFORE = /[\w./%@-]$/;
const STILL_BEFORE = /(?:\\[nrt]|\$\{\w{1,80}:?-)$/;
const PATTERN_BEHIND = /^(?:[*{]|<(?![/!?]|br\b))/i;
const RESULT_OPTION = /(?:^|[\s"'=,[(])(?:-t|--tag|--tags|--destination|--dest|--cache-to|--image-tag)(?:["']?[\s,=]+["']?)$/;
const RESULT_CALL = /(?:\.(?:build|push)|\b(?:docker|custom)_build(?:_with_restart)?)\(\s*["']$/;
const IN_ASSIGNMENT = /image(?:\s*=\s*["']|>)\s*$/;
const RESULT_OF_JIB = /(?:\bto\s*\{\s*image\s*=\s*["']|\bjib\.to\.image\s*=\s*["']|<to>\s*<image>\s*)$/;
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
    const { mappings = [], registryHost = image_name .uD } = names ?? {};
    const starts = [image_name .uD, registryHost, ...mappings.map(({ from }) => from.join('/'))];
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
    const before = withoutEscapes(text.slice(Math.max(0, at - LOOK_BACK), at));
    if (before.endsWith('://'))
        return IMAGE_SCHEME.test(before);
    return !NOT_BEFORE.test(before) || STILL_BEFORE.test(before);
}
function withoutEscapes(text) {
    if (!text.includes('\\'))
        return text;
    return text.replaceAll(ESCAPE, (_, hex) => hex === undefined ? '/' : String.fromCharCode(Number.parseInt(hex, 16)));
}
function judge(text, start, token) {
    const written = beforeBlockEnd(token);
    const isVariable = HAS_PLACEHOLDER.test(written);
    const word = isVariable ? written.replace(/(?<![.:-])[.:-]+$/, '') : written.replace(/(?<!\W)\W+$/, '');
    const end = start + word.length;
    const before = text.slice(Math.max(0, start - LOOK_BACK), start);
    const line = before.slice(before.lastIndexOf('\n') + 1);
    const isResult = (IN_ASSIGNMENT.test(line) && RESULT_OF_JIB.test(before)) ||
        [RESULT_OPTION, RESULT_CALL, RESULT_COMMAND].some((pattern) => pattern.test(line));
    const literal = (kind) => ({ start, end, kind, isResult });
    if (isVariable)
        return literal('variable');
    const goesOn = (at) => written.length === token.length && PATTERN_BEHIND.test(text.slice(at, at + 4));
    if (goesOn(end) || (word.length < written.length && goesOn(start + written.length)))
        return undefined;
    const plain = withoutEscapes(word);
    const parsed = (0,image_reference .o_)(plain);
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