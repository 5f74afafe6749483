export const id = 734;
export const ids = [734];
export const modules = {

/***/ 6963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ listMarkdown),
/* harmony export */   Co: () => (/* binding */ assembleMarkdown),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   GE: () => (/* binding */ detailsMarkdown),
/* harmony export */   fl: () => (/* binding */ codeMarkdown),
/* harmony export */   hl: () => (/* binding */ fenceMarkdown),
/* harmony export */   k9: () => (/* binding */ linkMarkdown),
/* harmony export */   oS: () => (/* binding */ tableMarkdown)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8086);

/** Invisible character that keeps hosts from turning `@name`, `#12` or `www.` into links after rendering. */
const BREAK = '&#x200b;';
const NAMED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const entity = (character) => NAMED[character] ?? `&#x${character.charCodeAt(0).toString(16)};`;
/**
 * What Markdown, HTML or a host may read as structure, in this order: characters with a meaning anywhere; colons of
 * links, emoji names and workflow commands; the dot of `www.`; the hyphen of `GH-12`; bullets, underlines and numbers
 * at the start.
 */
const STRUCTURE = /[&<>"'\\`*_{}[\]()!|~$^#@]|:(?=[:/]|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)|^[-+=]|(?<=^\d{1,9})\./gi;
/** Characters that hosts look for in rendered text too, so that an entity alone would not do. */
const LINKING = /[#@:.-]/;
/**
 * Foreign text as plain text in Markdown: safe in a paragraph, a list item, a table cell and inside HTML elements.
 * Mentions, issue numbers, automatic links, emoji names and workflow commands are broken up; at most `limit` characters.
 */
function escapeMarkdown(text, limit = _plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_TEXT_LIMIT */ .qy) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, limit).replace(STRUCTURE, (character) => LINKING.test(character) ? entity(character) + BREAK : entity(character));
}
/** Text that a code span shows as it is, wherever the span stands. */
const TAME = /^(?! )(?:[a-z0-9 ._+~=-]|[:/](?![:/]))*$/i;
const LINK_WORD = /www\.|:\/|\bGH-\d/i;
/** An at sign that would make an e-mail link even inside a code element. */
const MAIL = /&#x40;(?=[\w.-]*\.[a-z])/gi;
/** Foreign text in code style, safe where `escapeMarkdown` is; what is no hostile text copies as it was written. */
function codeMarkdown(text, limit = _plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .DEFAULT_TEXT_LIMIT */ .qy) {
    const line = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLine */ .h0)(text, limit);
    if (line === '')
        return '';
    if (TAME.test(line) && !LINK_WORD.test(line))
        return `\`${line}\``;
    return `<code>${line.replace(STRUCTURE, entity).replace(MAIL, `&#x40;${BREAK}`)}</code>`;
}
/** A link to an https address, else the label alone; `label` is Markdown, `url` may be foreign. */
function linkMarkdown(label, url) {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '')
        return label;
    return `[${label}](${parsed.href.replace(/[()<>\\|*_`'"[\]]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)})`;
}
/** A fenced block that its text cannot close; invisible characters are written out, line breaks stay. */
function fenceMarkdown(text, language = '') {
    const body = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(text.replace(/\r\n?/g, '\n')).replace(/\n$/, '');
    const longest = Math.max(2, ...Array.from(body.matchAll(/`+/g), (run) => run[0].length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${body}\n${fence}`;
}
const tellMore = (omitted) => `\n${omitted} more ${omitted === 1 ? 'row is' : 'rows are'} left out here for size; the report has all.\n`;
const tableRow = (cells) => `| ${cells.map((cell) => cell.replace(/\n/g, ' ')).join(' | ')} |\n`;
/** A table whose cells are Markdown already; as many columns as the header. */
function tableMarkdown(header, rows) {
    return {
        before: `${tableRow(header)}${tableRow(header.map(() => '---'))}`,
        rows: rows.map(tableRow),
        after: '',
        more: tellMore,
    };
}
/** A bulleted list whose items are Markdown already, one line each. */
function listMarkdown(items) {
    return {
        before: '',
        rows: items.map((item) => `- ${item.replace(/\n/g, ' ')}\n`),
        after: '',
        more: tellMore,
    };
}
/** Folds a block under a summary line; the summary is HTML-safe text (from `escapeMarkdown`), not Markdown. */
function detailsMarkdown(summary, block) {
    const open = `<details>\n<summary>${summary}</summary>\n\n`;
    const close = '\n</details>\n';
    if (typeof block === 'string')
        return { before: `${open}${block}\n`, rows: [], after: close, more: tellMore };
    return { ...block, before: `${open}${block.before}`, after: `${block.after}${close}` };
}
const endLine = (text) => (text.endsWith('\n') ? text : `${text}\n`);
const frameOf = (block) => typeof block === 'string'
    ? (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(endLine(block)) + 1
    : (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(block.before) + (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(block.more(block.rows.length)) + (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(block.after) + 1;
/**
 * Joins blocks, a blank line apart, within `maxBytes` of UTF-8. Whole blocks go
 * from the end when even their frames do not fit; then rows are kept from the first block on, cut at a whole row.
 */
function assembleMarkdown(blocks, maxBytes) {
    let room = maxBytes;
    const kept = [];
    for (const block of blocks) {
        const frame = frameOf(block);
        if (frame > room)
            break;
        room -= frame;
        kept.push(block);
    }
    let omittedRows = 0;
    const parts = [];
    for (const block of kept) {
        if (typeof block === 'string') {
            parts.push(endLine(block));
            continue;
        }
        const shown = [];
        for (const row of block.rows) {
            const size = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .byteLength */ .dp)(row);
            if (size > room)
                break;
            room -= size;
            shown.push(row);
        }
        const omitted = block.rows.length - shown.length;
        omittedRows += omitted;
        parts.push(`${block.before}${shown.join('')}${omitted === 0 ? '' : block.more(omitted)}${block.after}`);
    }
    return { text: parts.join('\n'), omittedRows, omittedBlocks: blocks.length - kept.length };
}


/***/ }),

/***/ 1447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ toProblems)
/* harmony export */ });
/* harmony import */ var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8086);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5794);
/* harmony import */ var _host_host_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9157);
/* harmony import */ var _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4779);
/* harmony import */ var _sign_in_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3293);





/** Codes that the user has to mend rather than the service. */
const KINDS = {
    UNAUTHENTICATED: 'unauthenticated',
    PERMISSION_DENIED: 'forbidden',
    NOT_FOUND: 'usage',
    INVALID_ARGUMENT: 'usage',
    OUT_OF_RANGE: 'usage',
};
/**
 * What a thrown error is to the user (contract §3): wrong input 2, no token 3, forbidden 4, service 5. `identity` is the
 * uid in use: one below a folder cannot see the registry, which a 403 then says. `subject` begins the message.
 */
function toProblems(error, identity, subject = '') {
    const about = subject === '' ? '' : `${subject}: `;
    if (error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y) {
        return error.problems.map((problem) => ({
            kind: 'usage',
            message: about + problem.message,
            ...(problem.fix === undefined ? {} : { fix: problem.fix }),
            ...(problem.place === undefined ? {} : { location: problem.place }),
        }));
    }
    if (error instanceof _host_host_js__WEBPACK_IMPORTED_MODULE_1__/* .IdTokenError */ .Z)
        return [{ kind: 'unauthenticated', message: about + error.message, fix: error.remedy }];
    if (error instanceof _sign_in_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedExchangeError */ .Uz) {
        return [{ kind: 'unauthenticated', message: about + error.message, fix: error.lines.join('\n') }];
    }
    if (error instanceof _platform_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk)
        return [fromPlatform(error, identity, about)];
    return [
        {
            kind: 'service',
            message: `${about}unexpected failure: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(error instanceof Error ? error.message : String(error))}`,
        },
    ];
}
function fromPlatform(error, identity, about) {
    const kind = KINDS[error.code] ?? 'service';
    const status = error.httpStatus === 0 ? '' : `, HTTP status ${error.httpStatus}`;
    const message = `${about}${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(error.call, 300)} failed: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(error.message, 600)} (${error.code}${status})`;
    const fix = fixOf(error, identity);
    return fix === undefined ? { kind, message } : { kind, message, fix };
}
function fixOf(error, identity) {
    const { fieldViolations, preconditions } = error.details;
    const told = [
        ...fieldViolations.map((violation) => `${violation.field}: ${violation.description}`),
        ...preconditions.map((violation) => `${violation.type}: ${violation.description}`),
    ];
    if (told.length > 0)
        return told.map((line) => (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainLine */ .h0)(line, 300)).join('\n');
    if (error.code === 'PERMISSION_DENIED') {
        if (identity !== undefined && identity.split('/').length > 2) {
            return 'this identity stands under a folder, and such identities cannot see the registry: make one directly under the organization';
        }
        return 'give the identity a role with the missing capability, such as `registry.pull` or `viewer`, on the organization';
    }
    if (error.code === 'UNAUTHENTICATED')
        return 'the token was not accepted: check `identity`, `token` and the URLs';
    if (error.code === 'CANCELLED')
        return 'give it more time with `timeout`, or less to do';
    return undefined;
}


/***/ }),

/***/ 270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   jE: () => (/* binding */ parseRegistryMapping),
/* harmony export */   kl: () => (/* binding */ locateImage)
/* harmony export */ });
/* unused harmony exports PUBLIC_REGISTRY, PUBLIC_ORGANIZATION, DEFAULT_TAG */
/** Host of the public registry, which a reference without a host means. */
const PUBLIC_REGISTRY = 'cgr.dev';
/** Organization of public images, which a reference without one means (spec §4). */
const PUBLIC_ORGANIZATION = 'chainguard';
/** Tag that a reference without one means. */
const DEFAULT_TAG = 'latest';
/** Parses `mirror.example/proxy=cgr.dev`; gives the reason when the line is no mapping. */
function parseRegistryMapping(line) {
    const [from = '', to = '', ...rest] = line.split('=').map((side) => side
        .trim()
        .replace(/^https?:\/\//, '')
        .replace(/\/+$/, ''));
    if (rest.length > 0 || from === '' || to === '')
        return { kind: 'malformed', reason: 'it is not `left=right`' };
    const mapping = { from: from.split('/'), to: to.split('/') };
    if ([...mapping.from, ...mapping.to].some((segment) => segment === ''))
        return { kind: 'malformed', reason: 'a part of it is empty' };
    return { kind: 'mapping', mapping };
}
/**
 * Finds the image that a reference means (contract §4). `bare` tells what a reference without a host means: this
 * registry's image in inputs, somebody else's in files.
 */
function locateImage(reference, names, bare) {
    const tag = reference.tag ?? DEFAULT_TAG;
    const { host, path } = reference;
    const mapping = host === undefined ? undefined : longestMapping([host, ...path], names.mappings);
    if (mapping !== undefined && host !== undefined) {
        const [toHost, ...toPath] = [...mapping.to, ...[host, ...path].slice(mapping.from.length)];
        if (toPath.length === 0 || !isOurs(toHost ?? '', names))
            return { kind: 'foreign', host: toHost };
        return ours(toPath, tag, { ...reference, tag, digest: undefined });
    }
    if (host === undefined) {
        if (bare === 'foreign')
            return { kind: 'foreign', host };
    }
    else if (!isOurs(host, names))
        return { kind: 'foreign', host };
    const complete = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return ours(path, tag, { host: host ?? PUBLIC_REGISTRY, path: complete, tag, digest: undefined });
}
function ours(path, tag, complete) {
    const full = path.length === 1 ? [PUBLIC_ORGANIZATION, ...path] : path;
    return { kind: 'ours', image: { organization: full[0] ?? '', repository: full.join('/'), tag, complete } };
}
function isOurs(host, names) {
    return host === PUBLIC_REGISTRY || host === names.registryHost;
}
function longestMapping(segments, mappings) {
    const fitting = mappings.filter(({ from }) => from.length < segments.length && from.every((segment, index) => segment === segments[index]));
    return fitting.sort((a, b) => b.from.length - a.from.length)[0];
}


/***/ }),

/***/ 880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bc: () => (/* binding */ isDigest),
/* harmony export */   Yk: () => (/* binding */ printImageReference),
/* harmony export */   o_: () => (/* binding */ parseImageReference)
/* harmony export */ });
/* unused harmony exports isTag, isHostSegment */
/**
 * Grammar of the OCI distribution specification and the `distribution/reference` package:
 * `[host[:port]/]segment[/segment…][:tag][@sha256:hex]`.
 */
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const TAG = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/;
const SEGMENT = /^[a-z0-9]+(?:(?:\.|_|__|-+)[a-z0-9]+)*$/;
const HOST = /^(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)*|\[[0-9a-fA-F:]+\])(?::[0-9]{1,5})?$/;
const MAXIMUM_LENGTH = 4096;
/** Whether the text is a complete `sha256` digest. */
function isDigest(text) {
    return DIGEST.test(text);
}
/** Whether the text is a valid tag name. */
function isTag(text) {
    return TAG.test(text);
}
/** Whether a first path segment names a registry host: it has a dot or a port, or is `localhost`. */
function isHostSegment(segment) {
    return segment.includes('.') || segment.includes(':') || segment === 'localhost';
}
/** Parses `[host/]path[:tag][@digest]`; never throws, the reason is one clause for an error message. */
function parseImageReference(text) {
    const malformed = (reason) => ({ kind: 'malformed', reason });
    if (text === '')
        return malformed('it is empty');
    if (text.length > MAXIMUM_LENGTH)
        return malformed(`it is longer than ${MAXIMUM_LENGTH} characters`);
    const at = text.indexOf('@');
    const digest = at < 0 ? undefined : text.slice(at + 1);
    if (digest !== undefined && !isDigest(digest))
        return malformed(digestProblem(digest));
    const name = at < 0 ? text : text.slice(0, at);
    const colon = name.lastIndexOf(':');
    const hasTag = colon > name.lastIndexOf('/');
    const tag = hasTag ? name.slice(colon + 1) : undefined;
    if (tag !== undefined && !isTag(tag))
        return malformed('its tag is not 1 to 128 letters, digits, `_`, `.` or `-`');
    const segments = (hasTag ? name.slice(0, colon) : name).split('/');
    const first = segments[0] ?? '';
    const host = segments.length > 1 && isHostSegment(first) ? first : undefined;
    if (host !== undefined && !HOST.test(host))
        return malformed('its registry host is not a host name');
    const path = host === undefined ? segments : segments.slice(1);
    const wrong = path.find((segment) => !SEGMENT.test(segment));
    if (wrong === '')
        return malformed('it has an empty name');
    if (wrong !== undefined)
        return malformed('its name may only have lower-case letters and digits, joined by `.`, `_` or `-`');
    return { kind: 'reference', reference: { host, path, tag, digest } };
}
/** Prints a reference in the form that `parseImageReference` reads. */
function printImageReference(reference) {
    const host = reference.host === undefined ? '' : `${reference.host}/`;
    const tag = reference.tag === undefined ? '' : `:${reference.tag}`;
    const digest = reference.digest === undefined ? '' : `@${reference.digest}`;
    return `${host}${reference.path.join('/')}${tag}${digest}`;
}
function digestProblem(digest) {
    if (/^sha256:[0-9a-f]+$/.test(digest) && digest.length < 71) {
        return `its digest has ${digest.length - 7} hexadecimal digits, not 64`;
    }
    return 'its digest is not `sha256:` and 64 lower-case hexadecimal digits';
}


/***/ }),

/***/ 7775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ path)
/* harmony export */ });
/**
 * Template tag for paths: each value is split at `/` and every segment is percent-encoded, so that uids keep their raw
 * slashes (spec §4). Throws `TypeError` on an empty or dot segment, which would address something else.
 */
function path(strings, ...values) {
    return strings.reduce((text, part, index) => {
        const value = values[index - 1] ?? '';
        return text + value.split('/').map(encodeSegment).join('/') + part;
    });
}
function encodeSegment(segment) {
    if (segment === '' || segment === '.' || segment === '..') {
        throw new TypeError(`a path segment is ${segment === '' ? 'empty' : `\`${segment}\``}`);
    }
    // `:` starts a custom verb at the end of a path, `@` is harmless; encodeURIComponent encodes the first.
    return encodeURIComponent(segment);
}


/***/ }),

/***/ 9183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ createRegistry),
/* harmony export */   U: () => (/* binding */ isPublic)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3619);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3305);
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2475);
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(880);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3612);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7871);
/* harmony import */ var _decode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(922);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4779);
/* harmony import */ var _path_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7775);








const record = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    updateTimestamp: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB((value) => (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(value) !== undefined)),
    digest: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .refine */ .YPB(_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_5__/* .isDigest */ .Bc)),
});
const history = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ history: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(record) });
const scopedToken = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ token: zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_6__/* ._minLength */ .m9(1)) });
/** Whether the history of a tag can be read without signing in (spec §5: free-tier public images). */
function isPublic(repository, tag) {
    return repository.startsWith('chainguard/') && (tag === 'latest' || tag === 'latest-dev');
}
/**
 * Creates the registry client (contract §2): public tags anonymously first; private ones with the registry token
 * straight, then, on 401 or 403 and once for each image, through `/token` with Basic `_token`. Throws `PlatformError`.
 */
function createRegistry(options) {
    const { mask, registryUrl, tokens, transport } = options;
    const anonymous = new Map();
    const scoped = new Map();
    const fetchToken = async (repository, basic) => {
        const token = await transport({
            method: 'GET',
            url: `${registryUrl}/token${(0,_call_js__WEBPACK_IMPORTED_MODULE_7__/* .renderQuery */ .n)({ scope: `repository:${repository}:pull` })}`,
            headers: basic === undefined ? {} : { authorization: `Basic ${encodeBase64(`_token:${basic}`)}` },
            idempotent: true,
            judge: (body) => (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decoder */ .D0)(scopedToken)((0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .readBody */ .x)(body)).token,
        });
        mask(token);
        return token;
    };
    const readWith = (repository, tag, window, token) => transport({
        method: 'GET',
        url: `${registryUrl}${(0,_path_js__WEBPACK_IMPORTED_MODULE_8__/* .path */ .A) `/v2/${repository}/_chainguard/history/${tag}`}${renderWindow(window)}`,
        headers: { authorization: `Bearer ${token}` },
        idempotent: true,
        judge: (body) => (0,_decode_js__WEBPACK_IMPORTED_MODULE_1__/* .decoder */ .D0)(history)((0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .readBody */ .x)(body)).history.map(({ digest, updateTimestamp }) => ({
            digest,
            time: (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .parseTime */ .pe)(updateTimestamp) ?? 0,
        })),
    });
    const readAnonymously = async (repository, tag, window) => {
        const held = anonymous.get(repository);
        const token = () => once(anonymous, repository, () => fetchToken(repository, undefined));
        try {
            return await readWith(repository, tag, window, await token());
        }
        catch (error) {
            if (held === undefined || !isExpired(error))
                throw error;
            anonymous.delete(repository);
            return readWith(repository, tag, window, await token());
        }
    };
    const readPrivate = async (repository, tag, window) => {
        if (tokens === undefined)
            throw noToken(repository, tag);
        const held = scoped.get(repository);
        if (held !== undefined) {
            try {
                return await readWith(repository, tag, window, await held);
            }
            catch (error) {
                if (!isExpired(error))
                    throw error;
                scoped.delete(repository);
            }
        }
        const token = await tokens.get();
        try {
            return await readWith(repository, tag, window, token);
        }
        catch (error) {
            if (!isRefusal(error))
                throw error;
            const viaToken = once(scoped, repository, () => fetchWithRenewal(repository, token, tokens));
            try {
                return await readWith(repository, tag, window, await viaToken);
            }
            catch (second) {
                // The answer of the history itself says more than that of the token endpoint.
                throw isRefusal(second) ? mostTelling(error, second) : second;
            }
        }
    };
    const fetchWithRenewal = async (repository, token, source) => {
        try {
            return await fetchToken(repository, token);
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk) || error.code !== 'UNAUTHENTICATED')
                throw error;
            const renewed = await source.renew(token);
            if (renewed === undefined)
                throw error;
            return fetchToken(repository, renewed);
        }
    };
    return {
        history: (repository, tag) => async (window) => {
            if (!isPublic(repository, tag))
                return readPrivate(repository, tag, window);
            try {
                return await readAnonymously(repository, tag, window);
            }
            catch (error) {
                if (tokens === undefined || !isRefusal(error))
                    throw error;
                return readPrivate(repository, tag, window);
            }
        },
    };
}
function once(known, key, make) {
    const held = known.get(key);
    if (held !== undefined)
        return held;
    const made = make();
    known.set(key, made);
    return made;
}
function isRefusal(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk && (error.httpStatus === 401 || error.httpStatus === 403);
}
function isExpired(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk && error.httpStatus === 401;
}
/** A 403 says more than a 401: the credential is known but not enough. */
function mostTelling(first, second) {
    return first.httpStatus === 403 ? first : second;
}
function noToken(repository, tag) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlatformError */ .Wk(`no token for the registry, and \`${repository}:${tag}\` is not public`, {
        code: 'UNAUTHENTICATED',
        call: 'GET history',
    });
}
function renderWindow(window) {
    return (0,_call_js__WEBPACK_IMPORTED_MODULE_7__/* .renderQuery */ .n)({
        start: window.start === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTime */ .sZ)(window.start),
        end: window.end === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__/* .renderTime */ .sZ)(window.end),
    });
}
function encodeBase64(text) {
    return btoa(text);
}


/***/ })

};
