export const id = 6314;
export const ids = [6314];
export const modules = {

  56314:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    SIGN_IN_REASON: () => (  SIGN_IN_REASON),
    findProblems: () => (  findProblems)
  });
  var _kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10959);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74364);
  var _read_call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53437);



const SIGN_IN_REASON = 'the command reads the API as that identity';
const findProblems = async (inputs, { isGiven }) => {
    const { all, path, query } = inputs;
    const apiUrl = inputs['api-url'];
    if (all === undefined || query === undefined || apiUrl === undefined)
        return [];
    let missing = [];
    const wrong = await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_0__  .G)(() => {
        const { anonymous } = (0,_read_call_js__WEBPACK_IMPORTED_MODULE_2__  .a)({ path, query, all, 'api-url': apiUrl });
        if (!anonymous)
            missing = (0,_session_session_js__WEBPACK_IMPORTED_MODULE_1__  .mu)(isGiven, SIGN_IN_REASON);
    });
    return [...wrong, ...missing];
};


  }),

  53437:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  a: () => (  readApiRequest)
});

var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
;// CONCATENATED MODULE: ./build/commands/api/api-path.js

const DECODINGS = 5;
function parseApiPath(given, apiUrl) {
    const shown = `\`path\` is \`${(0,plain_text .h0)(given, 200)}\``;
    const text = /^[a-z]+\/v[0-9]/.test(given) ? `/${given}` : given;
    const refuse = (why, fix) => ({
        kind: 'problem',
        message: `${shown}${why}`,
        ...(fix === undefined ? {} : { fix }),
    });
    if (!text.startsWith('/') || text.startsWith('//')) {
        return refuse(', which does not start with a single `/`', 'write only the path, such as `/registry/v2/repos`');
    }
    if (/[^\x21-\x7e]|\\/.test(text))
        return refuse(', which contains characters that are not allowed in a path', ENCODE);
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
        return refuse(', which is reserved for exchanging tokens', 'use the command `token`');
    }
    if (/^\/[^/]+\/v2beta1(?:\/|$)/i.test(path))
        return refuse(', which is of the beta API', `write \`${path.replace(/v2beta1/i, 'v2')}\``);
    const url = new URL(apiUrl + path);
    if (url.origin !== apiUrl || url.pathname !== path)
        return refuse(', which is not in its plain form', ENCODE);
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
            return round === 0 ? ', which has a broken percent-encoding' : undefined;
        }
        if (decoded === text)
            return undefined;
        text = decoded;
    }
    return ', which is percent-encoded several times';
}

;// CONCATENATED MODULE: ./build/commands/api/read-call.js



const ANONYMOUS = new Set([
    '/ping/v2/ping',
    '/ping/v1/ping',
    '/advisory/v2/documents',
    '/advisory/v2/metadata',
]);
function readApiRequest(inputs) {
    const problems = [];
    const values = new Map();
    const add = (name, value) => {
        values.set(name, [...(values.get(name) ?? []), value]);
    };
    let path = '/';
    if (inputs.path === undefined) {
        problems.push({
            message: '`path` is required',
            fix: 'set `path`, for example to `/registry/v2/repos`',
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
                message: `\`query\` has the line \`${(0,plain_text .h0)(line, 200)}\`, which is not of the form \`key=value\``,
                input: 'query',
            });
        }
    }
    if (inputs.all && (values.has('page_token') || values.has('pageToken'))) {
        problems.push({
            message: '`query` has a page token, but `all` already follows the pages',
            fix: 'remove one of them',
            input: 'query',
        });
    }
    if (problems.length > 0)
        throw new user_error .y(...problems);
    const segments = path.slice(1).split('/');
    return {
        path,
        name: segments.at(-1) ?? '',
        query: Object.fromEntries([...values].map(([name, list]) => [name, list.length === 1 ? list[0] : list])),
        isV1: segments[1] === 'v1',
        anonymous: ANONYMOUS.has(path),
    };
}


  })

};
