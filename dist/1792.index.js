export const id = 1792;
export const ids = [1792];
export const modules = {

/***/ 25335:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IW: () => (/* binding */ inSet),
/* harmony export */   PL: () => (/* binding */ fitsParts),
/* harmony export */   Pp: () => (/* binding */ fitsCharacters)
/* harmony export */ });
/** Whether a character is in a set such as `a-z0-9` or `!a-c`. */
function inSet(set) {
    const negated = set.startsWith('!') || set.startsWith('^');
    const ranges = Array.from((negated ? set.slice(1) : set).matchAll(/.-.|./gsu), ([range]) => {
        const ends = Array.from(range);
        return { low: ends.slice(0, 1).join(''), high: ends.slice(-1).join('') };
    });
    return (character) => ranges.some(({ low, high }) => low <= character && character <= high) !== negated;
}
/**
 * Whether the items fit the parts, in which `isAny` tells those that stand for any number of items. After a mismatch only
 * the last of them takes one more item, so that no backtracking grows: time in proportion to parts × items.
 */
function fitsParts(parts, items, isAny, fits) {
    let [at, part, anyPart, anyAt] = [0, 0, -1, 0];
    for (let item = items[at]; item !== undefined; item = items[at]) {
        const wanted = parts[part];
        if (wanted !== undefined && isAny(wanted)) {
            anyPart = part;
            anyAt = at;
            part += 1;
        }
        else if (wanted !== undefined && fits(wanted, item)) {
            at += 1;
            part += 1;
        }
        else if (anyPart >= 0) {
            part = anyPart + 1;
            anyAt += 1;
            at = anyAt;
        }
        else
            return false;
    }
    return parts.slice(part).every(isAny);
}
/** Whether all characters fit the parts, `*` being any number of them. */
function fitsCharacters(parts, characters) {
    return fitsParts(parts, characters, (part) => part === '*', (part, character) => part !== '*' && part(character));
}


/***/ }),

/***/ 56860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mi: () => (/* binding */ createNameGlob),
/* harmony export */   zm: () => (/* binding */ nameGlobProblem)
/* harmony export */ });
/* unused harmony export GLOB_LIMIT */
/* harmony import */ var _glob_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25335);

/** Longest glob in characters (contract §1). */
const GLOB_LIMIT = 256;
/** Most alternatives that the braces of one glob may stand for. */
const ALTERNATIVES_LIMIT = 64;
/** Why a text is no usable glob, one clause for an error message; `undefined` when it is one. */
function nameGlobProblem(glob) {
    if (glob === '')
        return 'it is empty';
    if (glob.length > GLOB_LIMIT)
        return `it is longer than ${GLOB_LIMIT} characters`;
    if (/[@!?+*]\(/.test(glob))
        return 'extended patterns such as `@(a|b)` are not supported; use `{a,b}`';
    if (expandBraces(glob) === undefined)
        return `its braces are nested, not closed, or stand for more than ${ALTERNATIVES_LIMIT} names`;
    return undefined;
}
/** The patterns that `{a,b}` stands for; `undefined` when braces are nested, open or too many. */
function expandBraces(glob) {
    let patterns = [''];
    for (const piece of glob.split(/(\{[^{}]*\})/)) {
        const inBraces = piece.startsWith('{') && piece.endsWith('}');
        if (!inBraces && /[{}]/.test(piece))
            return undefined;
        const choices = inBraces ? piece.slice(1, -1).split(',') : [piece];
        patterns = patterns.flatMap((start) => choices.map((choice) => start + choice));
        if (patterns.length > ALTERNATIVES_LIMIT)
            return undefined;
    }
    return patterns;
}
function parsePattern(pattern) {
    return Array.from(pattern.matchAll(/\*+|\?|\[[!^]?[^\]]+\]|[\s\S]/gu), ([text]) => {
        if (text.startsWith('*'))
            return '*';
        if (text === '?')
            return () => true;
        if (text.length > 2 && text.startsWith('['))
            return (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .inSet */ .IW)(text.slice(1, -1));
        return (character) => character === text;
    });
}
/**
 * A test for whole names: `*` is any text (slashes too), `?` one character, `[a-z]` a set, `{a,b}` either. Takes time in
 * proportion to glob × name for any input; a glob with a problem matches nothing.
 */
function createNameGlob(glob) {
    const expanded = nameGlobProblem(glob) === undefined ? expandBraces(glob) : undefined;
    const patterns = expanded?.map(parsePattern) ?? [];
    return (name) => {
        const characters = Array.from(name);
        return patterns.some((parts) => (0,_glob_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .fitsCharacters */ .Pp)(parts, characters));
    };
}


/***/ }),

/***/ 51792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SIGN_IN_REASON: () => (/* binding */ SIGN_IN_REASON),
/* harmony export */   findProblems: () => (/* binding */ findProblems)
/* harmony export */ });
/* harmony import */ var _images_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48484);
/* harmony import */ var _problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29637);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56884);



/** Why this command cannot do without a sign-in. */
const SIGN_IN_REASON = 'end-of-life data is read from the platform, which needs a sign-in';
/** No credential, and images on foreign registries. */
const findProblems = async (inputs, { isGiven }) => {
    const { images = [] } = inputs;
    const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
    const unsigned = isGiven('token') ? [] : await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_session_js__WEBPACK_IMPORTED_MODULE_2__.requireIdentity)(inputs, SIGN_IN_REASON));
    if (registryMap === undefined || registryUrl === undefined)
        return unsigned;
    const foreign = await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_images_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readImages */ .H)(images, (0,_images_input_js__WEBPACK_IMPORTED_MODULE_0__/* .readRegistryNames */ .Cd)({ 'registry-map': registryMap, 'registry-url': registryUrl })));
    return [...unsigned, ...foreign];
};


/***/ }),

/***/ 48484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ readImageInputs),
/* harmony export */   C8: () => (/* binding */ createImageFilter),
/* harmony export */   Cd: () => (/* binding */ readRegistryNames),
/* harmony export */   Db: () => (/* binding */ missingRegistryCredential),
/* harmony export */   H: () => (/* binding */ readImages)
/* harmony export */ });
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _domain_image_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35563);
/* harmony import */ var _domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20270);
/* harmony import */ var _domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50880);




/** Which hosts are ours, from `registry-url` and `registry-map`; throws `UserError` with every malformed line. */
function readRegistryNames(inputs) {
    const mappings = [];
    const problems = [];
    for (const line of inputs['registry-map']) {
        const parsed = (0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistryMapping */ .jE)(line);
        if (parsed.kind === 'mapping')
            mappings.push(parsed.mapping);
        else
            problems.push({
                message: `\`registry-map\` has the line \`${line}\`: ${parsed.reason}`,
                input: 'registry-map',
            });
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
    return { registryHost: new URL(inputs['registry-url']).host, mappings };
}
/** Understands every entry of `images`; throws `UserError` with all that is wrong with them. */
function readImages(images, names) {
    const problems = [];
    const named = [];
    for (const text of images) {
        const parsed = (0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .parseImageReference */ .o_)(text);
        if (parsed.kind === 'malformed') {
            problems.push({
                message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
                input: 'images',
            });
            continue;
        }
        const located = (0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__/* .locateImage */ .kl)(parsed.reference, names, 'ours');
        if (located.kind === 'ours')
            named.push({ text, reference: parsed.reference, image: located.image });
        else {
            problems.push({
                message: `\`images\`: \`${text}\` is on \`${located.host}\`, which is not this registry`,
                fix: `if \`${located.host}\` is the name of an organization, write \`cgr.dev/${text}\`; if it is a mirror, name it in \`registry-map\``,
                input: 'images',
            });
        }
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
    return named;
}
/** Reads `registry-map` and `images`; throws `UserError` with all that is wrong with them, after the `problems` given. */
function readImageInputs(inputs, problems = []) {
    const names = readRegistryNames(inputs);
    try {
        const images = readImages(inputs.images, names);
        if (problems.length === 0)
            return { names, images };
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
            throw error;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems, ...error.problems);
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
}
/** A test for images that `ignore-images` leaves out, by the name in the registry and the one that is written. */
function createImageFilter(globs) {
    const isListed = (0,_domain_image_glob_js__WEBPACK_IMPORTED_MODULE_3__/* .createImageGlobList */ .Qf)(globs);
    return ({ complete, repository }, tag) => isListed([
        `${repository}:${tag}`,
        `${(0,_domain_image_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .printImageReference */ .Yk)({ ...complete, tag: undefined, digest: undefined })}:${tag}`,
    ]);
}
/**
 * The problem of an image whose history cannot be read without signing in, when there is nothing to sign in with; in the
 * same words for every image, so that it is told once.
 */
function missingRegistryCredential(inputs, image) {
    if (inputs.identity !== undefined || inputs['registry-token'] !== undefined)
        return undefined;
    if ((0,_domain_image_name_js__WEBPACK_IMPORTED_MODULE_1__/* .isPublic */ .Ul)(image.repository, image.tag))
        return undefined;
    return {
        kind: 'usage',
        message: '`identity` is needed: only `latest` and `latest-dev` of public images can be read without signing in',
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
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


/***/ }),

/***/ 35563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qf: () => (/* binding */ createImageGlobList),
/* harmony export */   oB: () => (/* binding */ createImageGlob)
/* harmony export */ });
/* unused harmony export plainImageName */
/* harmony import */ var _base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56860);
/* harmony import */ var _image_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20270);


/** `org/name:tag` of an image: without host and digest, the tag `latest` and the organization `chainguard` when absent. */
function plainImageName(image) {
    const path = image.replace(/@.*$/s, '').replace(HOST, '');
    const name = path.includes('/') ? path : `chainguard/${path}`;
    return /:[^/]*$/.test(name) ? name : `${name}:latest`;
}
/** A first segment with a dot or a port, or `localhost`, is a registry host. */
const HOST = /^(?:[^/]*[.:][^/]*|localhost)\//;
/** Host that an image without one is also known under. */
const OWN_HOST = `${_image_name_js__WEBPACK_IMPORTED_MODULE_0__/* .PUBLIC_REGISTRY */ .uD}/`;
/**
 * A test for images by a glob on `org/name:tag`: host and `chainguard/` may be left out on either side, and a glob
 * without `:` means any tag.
 */
function createImageGlob(glob) {
    const matches = (0,_base_name_glob_js__WEBPACK_IMPORTED_MODULE_1__/* .createNameGlob */ .mi)(/:[^/]*$/.test(glob) ? glob : `${glob}:*`);
    return (image) => {
        const host = HOST.exec(image)?.[0] ?? OWN_HOST;
        const name = plainImageName(image);
        const short = name.replace(/^chainguard\//, '');
        return [name, short, `${host}${name}`, `${host}${short}`].some(matches);
    };
}
/**
 * A test for images, each by all the names that it goes by, with a list of such globs (contract §4, `ignore-images`): `!`
 * negates, the last glob that matches decides, and what none matches is not in the list.
 */
function createImageGlobList(globs) {
    const rules = globs.map((glob) => {
        const negated = glob.startsWith('!');
        return { negated, matches: createImageGlob(negated ? glob.slice(1) : glob) };
    });
    return (names) => {
        const last = rules.findLast(({ matches }) => names.some(matches));
        return last !== undefined && !last.negated;
    };
}


/***/ })

};
