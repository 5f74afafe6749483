"use strict";
exports.id = 5557;
exports.ids = [5557];
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
    T: () => (  sameBranch),
    b: () => (  RECIPE),
    pullRequestProblems: () => (  pullRequestProblems)
  });
  var _branch_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33215);

const RECIPE = 'https://github.com/platform-actions/platform-actions/blob/main/docs/recipes/refresh-pins.md';
const LONGEST_TITLE = 256;
function pullRequestProblems(inputs, { host }) {
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


  })

};
;