export const id = 6314;
export const ids = [6314];
export const modules = {

/***/ 56314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SIGN_IN_REASON: () => (/* binding */ SIGN_IN_REASON),
/* harmony export */   findProblems: () => (/* binding */ findProblems)
/* harmony export */ });
/* harmony import */ var _problems_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29637);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56884);
/* harmony import */ var _read_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53437);



/** Why this command cannot do without a sign-in. */
const SIGN_IN_REASON = 'the API is read as that identity';
/** A path or a query that cannot be asked, and no credential where the path needs one. */
const findProblems = (inputs, { isGiven }) => {
    const { all, path, query } = inputs;
    const apiUrl = inputs['api-url'];
    if (all === undefined || query === undefined || apiUrl === undefined)
        return [];
    return (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_0__/* .problemsOf */ .G)(() => {
        const { anonymous } = (0,_read_call_js__WEBPACK_IMPORTED_MODULE_2__/* .readApiRequest */ .a)({ path, query, all, 'api-url': apiUrl });
        if (!anonymous && !isGiven('token'))
            (0,_session_js__WEBPACK_IMPORTED_MODULE_1__.requireIdentity)(inputs, SIGN_IN_REASON);
    });
};


/***/ }),

/***/ 53437:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ readApiRequest)
});

// EXTERNAL MODULE: ./build/base/plain-text.js
var plain_text = __webpack_require__(38086);
// EXTERNAL MODULE: ./build/base/user-error.js
var user_error = __webpack_require__(45794);
;// CONCATENATED MODULE: ./build/commands/api/api-path.js

const DECODINGS = 5;
/**
 * Reads the path of an API call, with a query or without. Refused is whatever could lead elsewhere: another origin,
 * dot segments and slashes in any encoding, and the exchange of tokens below `/sts`.
 */
function parseApiPath(given, apiUrl) {
    const shown = `\`path\` is \`${(0,plain_text/* plainLine */.h0)(given, 200)}\``;
    // `registry/v2/repos` can mean nothing else.
    const text = /^[a-z]+\/v[0-9]/.test(given) ? `/${given}` : given;
    const refuse = (why, fix) => ({
        kind: 'problem',
        message: `${shown}${why}`,
        ...(fix === undefined ? {} : { fix }),
    });
    if (!text.startsWith('/') || text.startsWith('//')) {
        return refuse(', which does not start with one `/`', 'write the path only, such as `/registry/v2/repos`');
    }
    if (/[^\x21-\x7e]|\\/.test(text))
        return refuse(', which has characters that a path cannot have', ENCODE);
    if (text.includes('#'))
        return refuse(', which has a fragment');
    const mark = text.indexOf('?');
    const path = mark < 0 ? text : text.slice(0, mark);
    for (const segment of path.slice(1).split('/')) {
        const problem = segmentProblem(segment);
        if (problem !== undefined)
            return refuse(problem);
    }
    if (/^\/sts(?:\/|$)/i.test(decodeURIComponent(path))) {
        return refuse(', where tokens are exchanged', 'use the command `token`');
    }
    const url = new URL(apiUrl + path);
    if (url.origin !== apiUrl || url.pathname !== path)
        return refuse(', which is not written plainly', ENCODE);
    const query = mark < 0 ? [] : [...new URLSearchParams(text.slice(mark + 1))];
    return { kind: 'path', path, query };
}
const ENCODE = 'percent-encode it';
function segmentProblem(segment) {
    let text = segment;
    for (let round = 0; round < DECODINGS; round += 1) {
        const plain = text.split(';')[0] ?? '';
        if (plain === '')
            return ', which has an empty segment';
        if (plain === '.' || plain === '..')
            return ', which has a dot segment';
        if (/[/\\]|\p{Cc}/u.test(text))
            return ', which has an encoded slash or control character';
        let decoded;
        try {
            decoded = decodeURIComponent(text);
        }
        catch {
            // A percent sign that came out of an earlier round is text.
            return round === 0 ? ', which has a broken percent-encoding' : undefined;
        }
        if (decoded === text)
            return undefined;
        text = decoded;
    }
    return ', which is percent-encoded again and again';
}

;// CONCATENATED MODULE: ./build/commands/api/read-call.js



const ANONYMOUS = new Set([
    '/ping/v2/ping',
    '/ping/v1/ping',
    '/advisory/v2/documents',
    '/advisory/v2/metadata',
]);
/** Understands `path`, `query` and `all`; throws `UserError` with all that is wrong with them. */
function readApiRequest(inputs) {
    const problems = [];
    const values = new Map();
    const add = (name, value) => {
        values.set(name, [...(values.get(name) ?? []), value]);
    };
    let path = '/';
    if (inputs.path === undefined) {
        problems.push({
            message: '`path` is needed',
            fix: 'name a path, such as `/registry/v2/repos`',
            input: 'path',
        });
    }
    else {
        const parsed = parseApiPath(inputs.path, inputs['api-url']);
        if (parsed.kind === 'problem') {
            const { message, fix } = parsed;
            problems.push({ message, ...(fix === undefined ? {} : { fix }), input: 'path' });
        }
        else {
            path = parsed.path;
            for (const [name, value] of parsed.query)
                add(name, value);
        }
    }
    for (const line of inputs.query) {
        const equals = line.indexOf('=');
        const name = line.slice(0, Math.max(0, equals)).trim();
        if (/^[A-Za-z0-9_.-]+$/.test(name))
            add(name, line.slice(equals + 1).trim());
        else {
            problems.push({
                message: `\`query\` has the line \`${(0,plain_text/* plainLine */.h0)(line, 200)}\`, which is no \`key=value\``,
                input: 'query',
            });
        }
    }
    if (inputs.all && (values.has('page_token') || values.has('pageToken'))) {
        problems.push({
            message: '`query` has a page token, but `all` follows the pages itself',
            fix: 'leave one of them out',
            input: 'query',
        });
    }
    if (problems.length > 0)
        throw new user_error/* UserError */.y(...problems);
    const segments = path.slice(1).split('/');
    return {
        path,
        name: segments.at(-1) ?? '',
        query: Object.fromEntries([...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list])),
        isV1: segments[1] === 'v1',
        anonymous: ANONYMOUS.has(path),
    };
}


/***/ }),

/***/ 29637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ problemsOf)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);

/** What is wrong according to the `UserError` that some work throws; nothing where it throws none. */
async function problemsOf(work) {
    try {
        await work();
        return [];
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        return error.problems;
    }
}


/***/ })

};
