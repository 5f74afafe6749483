export const id = 199;
export const ids = [199];
export const modules = {

/***/ 8086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dp: () => (/* binding */ byteLength),
/* harmony export */   gL: () => (/* binding */ clipText),
/* harmony export */   h0: () => (/* binding */ plainLine),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   qy: () => (/* binding */ DEFAULT_TEXT_LIMIT)
/* harmony export */ });
/** Characters of foreign text that are kept by default; longer text ends in `…`. */
const DEFAULT_TEXT_LIMIT = 1000;
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;
/**
 * Characters that are invisible or that reorder what is seen: controls, format characters (bidirectional marks, zero
 * width, tags, soft hyphen), lone surrogates, and fillers that render as nothing.
 */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Cs}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
const codePointName = (character) => `[U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}]`;
/** Writes invisible and reordering characters out, for example `[U+202E]`; tabs become spaces; line breaks stay. */
function showInvisible(text) {
    return text.replace(INVISIBLE, (character) => {
        if (character === '\n')
            return character;
        return character === '\t' ? ' ' : codePointName(character);
    });
}
/** Shortens text to at most `limit` UTF-16 units, the last one `…`, never in the middle of a character. */
function clipText(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 2);
    const end = last >= 0xd800 && last <= 0xdbff ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
/** Foreign text as one visible line of at most `limit` characters (invisible ones are written out after the cut). */
function plainLine(text, limit = DEFAULT_TEXT_LIMIT) {
    return showInvisible(clipText(text, limit).replace(LINE_BREAKS, ' ')).trim();
}
/** Size of text in UTF-8 bytes, counted without building the bytes. */
function byteLength(text) {
    let bytes = text.length;
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        if (unit < 0x80)
            continue;
        // A surrogate pair is 2 units and 4 bytes; every other unit from U+0800 is 3 bytes.
        if (unit < 0x800)
            bytes += 1;
        else if (unit >= 0xd800 && unit <= 0xdbff && isLowSurrogate(text.charCodeAt(index + 1))) {
            bytes += 2;
            index += 1;
        }
        else
            bytes += 2;
    }
    return bytes;
}
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;


/***/ }),

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ harmless),
/* harmony export */   g: () => (/* binding */ createSecrets)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

/** Creates the run's list of secrets; parts shorter than 4 characters are not kept: they would blot out plain words. */
function createSecrets() {
    const known = [];
    return {
        add: (secret) => {
            if (secret.length < 4 || known.includes(secret))
                return;
            known.push(secret);
            known.sort((a, b) => b.length - a.length);
        },
        redact: (text) => known.reduce((redacted, secret) => redacted.replaceAll(secret, '***'), text),
    };
}
/**
 * Breaks up what CI log readers take for commands (contract §10): `::`, `##[` and `##vso[`, wherever they stand; and
 * shows controls and direction marks.
 */
function harmless(text) {
    return (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text.replace(/\r\n?/g, '\n'))
        .replace(/::/g, ': :')
        .replace(/#(?=#(?:\[|vso\[))/gi, '# ');
}


/***/ }),

/***/ 7199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTerminalHost: () => (/* binding */ createTerminalHost)
/* harmony export */ });
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8086);
/* harmony import */ var _host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9157);
/* harmony import */ var _log_writer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9677);





/** A person's terminal, or any CI without a host of its own: plain lines, inputs from flags and variables. */
function createTerminalHost(options) {
    const { environment, log: write } = options;
    const secrets = (0,_log_writer_js__WEBPACK_IMPORTED_MODULE_3__/* .createSecrets */ .g)();
    const debug = ['1', 'true'].includes(environment['PLATFORM_DEBUG'] ?? '');
    let live = false;
    const clear = () => {
        if (live)
            write('\r\u001b[K');
        live = false;
    };
    const line = (label) => (text) => {
        clear();
        write(`${label}${(0,_log_writer_js__WEBPACK_IMPORTED_MODULE_3__/* .harmless */ .I)(secrets.redact(text))}\n`);
    };
    const event = environment['PLATFORM_CHANGE_EVENT'];
    return {
        name: 'terminal',
        context: {
            workspace: options.workingDirectory,
            tempDirectory: (0,node_os__WEBPACK_IMPORTED_MODULE_0__.tmpdir)(),
            repository: environment['PLATFORM_REPOSITORY'] || undefined,
            ref: environment['PLATFORM_REF'] || undefined,
            commit: environment['PLATFORM_COMMIT'] || undefined,
            event: undefined,
            changeRequest: changeOf(environment),
            untrustedHead: false,
            changeEvent: event === 'true',
            runUrl: environment['PLATFORM_RUN_URL'] || undefined,
            workflow: undefined,
            job: undefined,
            serverUrl: undefined,
            apiUrl: undefined,
        },
        capabilities: {
            idToken: 'none',
            mask: 'own-writer',
            outputs: 'none',
            annotations: 'log',
            summary: 'none',
            groups: false,
            cache: 'folder',
        },
        limitations: [],
        log: {
            debug: debug ? line('debug: ') : () => undefined,
            info: line(''),
            notice: line('notice: '),
            warning: line('warning: '),
            error: line('error: '),
        },
        input: options.nativeInput,
        idToken: async () => {
            throw new _host_js__WEBPACK_IMPORTED_MODULE_2__/* .IdTokenError */ .Z('a terminal has no ID token of its own', 'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens', true);
        },
        mask: (secret) => {
            for (const part of [secret, ...secret.split(/\r?\n/)])
                secrets.add(part);
        },
        redact: secrets.redact,
        setOutput: () => undefined,
        annotate: ({ column, file, level, line: start, message, title }) => {
            const place = file === undefined ? '' : `${file}:${start ?? 1}${column === undefined ? '' : `:${column}`}: `;
            line('')(`${place}${level}: ${title}: ${message}`);
        },
        writeSummary: () => undefined,
        group: async (title, body) => {
            line('')(title);
            return body();
        },
        quote: (text) => {
            clear();
            write(`${(0,_log_writer_js__WEBPACK_IMPORTED_MODULE_3__/* .harmless */ .I)(secrets.redact(text)).trimEnd()}\n`);
        },
        progress: (text) => {
            if (!options.interactive)
                return;
            clear();
            if (text === undefined)
                return;
            write((0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(secrets.redact(text), 100));
            live = true;
        },
        cacheDirectory: cacheFolder(environment),
    };
}
function changeOf(environment) {
    const baseCommit = environment['PLATFORM_BASE_COMMIT'] || undefined;
    if (baseCommit === undefined)
        return undefined;
    return { number: undefined, baseCommit, baseRef: undefined, headRef: undefined, fork: false };
}
function cacheFolder(environment) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(environment['XDG_CACHE_HOME'] || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), '.cache'), 'platform-actions');
}


/***/ })

};
