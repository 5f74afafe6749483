export const id = 7177;
export const ids = [7177];
export const modules = {

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

  17177:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    findProblems: () => (  findProblems)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _images_images_input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98124);
  var _pull_request_find_problems_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35557);



function findProblems(inputs, place) {
    return [...(0,_pull_request_find_problems_js__WEBPACK_IMPORTED_MODULE_2__  .ji)(inputs, place), ...imageProblems(inputs, place.isGiven)];
}
function imageProblems(inputs, isGiven) {
    const { files = [], images, mode } = inputs;
    const [registryMap, registryUrl] = [inputs['registry-map'], inputs['registry-url']];
    if (images === undefined || registryMap === undefined || registryUrl === undefined)
        return [];
    const problems = [];
    let names;
    try {
        names = (0,_images_images_input_js__WEBPACK_IMPORTED_MODULE_1__  .Cd)({ 'registry-map': registryMap, 'registry-url': registryUrl });
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
            throw error;
        return error.problems;
    }
    const named = images.flatMap((text) => {
        try {
            return (0,_images_images_input_js__WEBPACK_IMPORTED_MODULE_1__  .H)([text], names);
        }
        catch (error) {
            if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
                throw error;
            problems.push(...error.problems);
            return [];
        }
    });
    if (mode !== 'resolve' || files.length > 0)
        return problems;
    if (images.length === 0)
        problems.push(NO_IMAGES);
    if (isGiven('identity') || isGiven('registry-token'))
        return problems;
    const missing = named.map(({ image }) => (0,_images_images_input_js__WEBPACK_IMPORTED_MODULE_1__  .Db)(inputs, image));
    const [first] = missing;
    if (first !== undefined && !missing.includes(undefined))
        problems.push({ ...first, input: 'identity' });
    return problems;
}
const NO_IMAGES = {
    message: '`images` is required',
    fix: 'name at least one image, such as `python:latest`, or set `files` to scan files for images',
    input: 'images',
};


  }),

  33215:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  branchesOfImages),
    h: () => (  branchNameProblem)
  });
  var _base_group_by_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77825);
  var _base_sha256_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39589);


const MOST_CHARACTERS = 200;
function branchNameProblem(name) {
    if (name.length > MOST_CHARACTERS)
        return `is longer than ${MOST_CHARACTERS} characters`;
    if (/^refs\//.test(name))
        return 'begins with `refs/`; write the name of the branch alone';
    if (/[\p{Cc}\p{Z}~^:?*[\\]/u.test(name))
        return 'has a character that git does not allow in branches';
    const isOdd = /\.\.|@\{|\/\/|^[/-]|[/.]$/.test(name) || name === '' || name === 'HEAD';
    const isOddPart = name.split('/').some((part) => part.startsWith('.') || part.endsWith('.lock'));
    return isOdd || isOddPart ? 'is not a name that git allows for branches' : undefined;
}
function branchesOfImages(branch, images) {
    const plain = (image) => `${branch}-${image.replaceAll('/', '-').replace(/\.lock$/, '-lock')}`;
    const named = [...(0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_1__  .$)(images, plain)].flatMap(([name, same]) => same.map((image) => [image, same.length === 1 ? name : `${name}-${(0,_base_sha256_js__WEBPACK_IMPORTED_MODULE_0__  .f)(image).slice(0, 8)}`]));
    return new Map(named);
}


  }),

  35557:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    TI: () => (  sameBranch),
    bc: () => (  RECIPE),
    ji: () => (  pullRequestProblems)
  });
  var _branch_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33215);

const RECIPE = 'https://github.com/platform-actions/platform-actions/blob/main/docs/recipes/refresh-pins.md';
const LONGEST_TITLE = 256;
function pullRequestProblems(inputs, { host }) {
    if (inputs['pull-request'] !== true)
        return [];
    const input = 'pull-request';
    const problems = [];
    if (inputs.mode !== undefined && inputs.mode !== 'pin')
        problems.push({ message: '`pull-request` is only used with `mode: pin`', fix: 'set `mode: pin`', input });
    if ((inputs.images?.length ?? 0) > 0 && inputs.files?.length === 0)
        problems.push({
            message: '`pull-request` pins references in files, and with `images` alone no file is read',
            fix: 'leave `images` out, or name `files` too',
            input: 'images',
        });
    const misplaced = misplacedProblem(host);
    if (misplaced !== undefined)
        problems.push(misplaced);
    else if (inputs['github-token'] === undefined)
        problems.push({
            message: '`pull-request` needs `github-token`, which is not set',
            fix: 'leave `github-token` out to use the token of the job, or set it to a token of a GitHub App',
            input: 'github-token',
        });
    for (const name of ['branch', 'base']) {
        const why = inputs[name] === undefined ? undefined : (0,_branch_name_js__WEBPACK_IMPORTED_MODULE_0__  .h)(inputs[name]);
        if (why !== undefined)
            problems.push({ message: `\`${name}\`: \`${inputs[name]}\` ${why}`, input: name });
    }
    if (inputs.branch !== undefined && inputs.branch === inputs.base)
        problems.push(sameBranch(inputs.branch));
    if ((inputs.title?.length ?? 0) > LONGEST_TITLE)
        problems.push({ message: `\`title\` is longer than ${LONGEST_TITLE} characters`, input: 'title' });
    return problems;
}
function misplacedProblem({ context, name }) {
    const refuse = (where, fix) => ({
        message: `\`pull-request\` cannot be used ${where}`,
        fix: `${fix}: see the recipe ${RECIPE}`,
        input: 'pull-request',
    });
    if (name !== 'github' || context.repository === undefined || context.apiUrl === undefined)
        return refuse('outside of GitHub Actions', 'pin the files with `mode: pin`, and open the merge or pull request in a step of your own');
    if (context.changeEvent)
        return refuse(`on events of pull requests (this one is \`${context.event ?? 'unknown'}\`)`, 'run it on `schedule`, `workflow_dispatch` or `push`');
    return context.isFork === true
        ? refuse('in a fork', 'run it in the repository that the fork is of')
        : undefined;
}
function sameBranch(branch) {
    return {
        message: `\`branch\` and \`base\` are both \`${branch}\``,
        fix: 'choose another name in `branch`: everything on it is replaced by every run',
        input: 'branch',
    };
}


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
const HOST = /^(?:[^/]*[.:][^/]*|localhost)\//;
function registryImageName(repository, tag = '') {
    return `${OWN_HOST}${repository}:${tag}`;
}
const OWN_HOST = `${_image_name_js__WEBPACK_IMPORTED_MODULE_1__  .uD}/`;
const hasTag = (name) => /:[^/]*$/.test(name);
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


  })

};
