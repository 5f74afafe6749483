"use strict";
exports.id = 1792;
exports.ids = [1792];
exports.modules = {

  39589:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    T: () => (  sha256Base64),
    f: () => (  sha256Hex)
  });
  var _noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90855);

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
function sha256Hex(text) {
    const digits = [];
    for (const byte of (0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text)))
        digits.push(HEX[byte]);
    return digits.join('');
}
function sha256Base64(text) {
    return btoa(String.fromCharCode(...(0,_noble_hashes_sha2__WEBPACK_IMPORTED_MODULE_0__  .sc)(new TextEncoder().encode(text))));
}


  }),

  72792:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Hu: () => (  renderShard),
    O1: () => (  isInShard),
    uK: () => (  parseShard)
  });
  var _sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39589);

function parseShard(text) {
    const [, index, count] = /^([1-9][0-9]{0,5})\/([1-9][0-9]{0,5})$/.exec(text) ?? [];
    const shard = { index: Number(index), count: Number(count) };
    return shard.index <= shard.count ? shard : undefined;
}
function renderShard({ count, index }) {
    return `${index}/${count}`;
}
function isInShard(key, { count, index }) {
    return Number.parseInt((0,_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .f)(key).slice(0, 12), 16) % count === index - 1;
}


  }),

  51792:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    SIGN_IN_REASON: () => (  SIGN_IN_REASON),
    findProblems: () => (  findProblems)
  });
  var _images_images_input_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98124);
  var _kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10959);
  var _kit_shard_input_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16678);
  var _session_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74364);




const SIGN_IN_REASON = 'end-of-life data comes from the platform, which requires signing in';
const findProblems = async (inputs, { isGiven }) => {
    const { images = [] } = inputs;
    const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
    const unsigned = (0,_session_session_js__WEBPACK_IMPORTED_MODULE_3__  .mu)(isGiven, SIGN_IN_REASON);
    const shard = await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_kit_shard_input_js__WEBPACK_IMPORTED_MODULE_2__  .X)(inputs.shard));
    if (registryMap === undefined || registryUrl === undefined)
        return [...unsigned, ...shard];
    const foreign = await (0,_kit_inputs_problems_of_js__WEBPACK_IMPORTED_MODULE_1__  .G)(() => (0,_images_images_input_js__WEBPACK_IMPORTED_MODULE_0__  .H)(images, (0,_images_images_input_js__WEBPACK_IMPORTED_MODULE_0__  .Cd)({ 'registry-map': registryMap, 'registry-url': registryUrl })));
    return [...unsigned, ...shard, ...foreign];
};


  }),

  90457:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    IP: () => (  registryImageName),
    Qf: () => (  createImageGlobList),
    oB: () => (  createImageGlob)
  });
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2810);
  var _image_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80708);


function plainImageName(image) {
    const path = image.replace(/@.*$/s, '').replace(HOST, '');
    const name = path.includes('/') ? path : `chainguard/${path}`;
    return hasTag(name) ? name : `${name}:latest`;
}
const HOST = /^(?:[^/.:]*[.:][^/]*|localhost)\//;
function registryImageName(repository, tag = '') {
    return `${OWN_HOST}${repository}:${tag}`;
}
const OWN_HOST = `${_image_name_js__WEBPACK_IMPORTED_MODULE_1__  .uD}/`;
const hasTag = (name) => name.lastIndexOf(':') > name.lastIndexOf('/');
function createImageGlob(glob) {
    const matches = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .mi)(glob, {
        complete: (pattern) => (hasTag(pattern) ? pattern : `${pattern}:*`),
    });
    return (image) => {
        const host = HOST.exec(image)?.[0] ?? OWN_HOST;
        const name = plainImageName(image);
        const short = name.replace(/^chainguard\//, '');
        return [name, short, `${host}${name}`, `${host}${short}`].some(matches);
    };
}
function createImageGlobList(globs) {
    const rules = globs.map((entry) => {
        const { glob, negated } = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_0__  .sz)(entry);
        return { negated, matches: createImageGlob(glob) };
    });
    return (names) => {
        const last = rules.findLast(({ matches }) => names.some(matches));
        return last !== undefined && !last.negated;
    };
}


  }),

  98124:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    B3: () => (  readImageInputs),
    C8: () => (  createImageFilter),
    Cd: () => (  readRegistryNames),
    Db: () => (  missingRegistryCredential),
    H: () => (  readImages)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _image_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90457);
  var _image_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80708);
  var _image_reference_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63018);




function readRegistryNames(inputs) {
    const lines = new Map();
    const problems = [];
    for (const line of inputs['registry-map']) {
        const parsed = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .jE)(line);
        if (parsed.kind === 'mapping')
            lines.set(parsed.mapping, line);
        else
            problems.push({
                message: `\`registry-map\`: \`${line}\` is not a mapping: ${parsed.reason}`,
                input: 'registry-map',
            });
    }
    const names = { registryHost: new URL(inputs['registry-url']).host, mappings: [...lines.keys()] };
    for (const [mapping, line] of lines)
        if (!(0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .TT)(mapping, names))
            problems.push({
                message: `\`registry-map\`: \`${line}\` leads to \`${mapping.to[0]}\`, which is not this registry, so its images would not be looked at`,
                fix: 'write `cgr.dev`, or an organization below it, on the right, or remove the line',
                input: 'registry-map',
            });
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return names;
}
function readImages(images, names) {
    const problems = [];
    const named = [];
    for (const text of images) {
        const parsed = (0,_image_reference_js__WEBPACK_IMPORTED_MODULE_3__  .o_)(text);
        if (parsed.kind === 'malformed') {
            problems.push({
                message: `\`images\`: \`${text}\` is not an image reference: ${parsed.reason}`,
                input: 'images',
            });
            continue;
        }
        const located = (0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .kl)(parsed.reference, names, 'ours');
        if (located.kind === 'ours')
            named.push({ text, reference: parsed.reference, image: located.image });
        else {
            problems.push({
                message: `\`images\`: \`${text}\` is on \`${located.host}\`, not on this registry`,
                fix: `if \`${located.host}\` is the name of an organization, write \`cgr.dev/${text}\`; if it is a mirror, name it in \`registry-map\``,
                input: 'images',
            });
        }
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
    return named;
}
function readImageInputs(inputs, problems = []) {
    const names = readRegistryNames(inputs);
    try {
        const images = readImages(inputs.images, names);
        if (problems.length === 0)
            return { names, images };
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
            throw error;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems, ...error.problems);
    }
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y(...problems);
}
function createImageFilter(globs) {
    const isListed = (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_1__  .Qf)(globs);
    return ({ complete, repository }, tag) => isListed([
        (0,_image_glob_js__WEBPACK_IMPORTED_MODULE_1__  .IP)(repository, tag),
        `${(0,_image_reference_js__WEBPACK_IMPORTED_MODULE_3__  .Yk)({ ...complete, tag: undefined, digest: undefined })}:${tag}`,
    ]);
}
function missingRegistryCredential(inputs, image) {
    if (inputs.identity !== undefined || inputs['registry-token'] !== undefined)
        return undefined;
    if ((0,_image_name_js__WEBPACK_IMPORTED_MODULE_2__  .Ul)(image.repository, image.tag))
        return undefined;
    return {
        message: '`identity` is required: only `latest` and `latest-dev` of public images can be read without signing in',
        fix: 'set `identity` to the uid of an identity that this job may assume, or `registry-token` to a token of the registry',
    };
}


  }),

  16678:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    X: () => (  readShard),
    r: () => (  IN_OTHER_SHARDS)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38086);
  var _base_shard_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72792);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);



const IN_OTHER_SHARDS = 'in other shards';
function readShard(text) {
    if (text === undefined)
        return undefined;
    const shard = (0,_base_shard_js__WEBPACK_IMPORTED_MODULE_0__  .uK)(text);
    if (shard !== undefined)
        return shard;
    throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y({
        message: `\`shard\` is \`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_2__  .h0)(text, 80)}\`, which is not of the form \`k/n\` with 1 ≤ k ≤ n`,
        fix: 'write for example `shard: 2/8` for the second of eight shards',
        input: 'shard',
    });
}


  })

};
;