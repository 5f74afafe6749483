export const id = 536;
export const ids = [536];
export const modules = {

/***/ 42536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _base_time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22475);
/* harmony import */ var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19036);
/* harmony import */ var _sign_in_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4443);




/** `token`: a token of one audience as masked output, in a file of the owner's own, or on a stdout that is no terminal. */
const run = async (inputs, deps) => {
    const { host, session } = deps;
    const audience = inputs.audience === 'registry' ? session.registryAudience : inputs['api-url'];
    const file = await readTarget(inputs, deps);
    const { expiresAt, token } = await obtain(inputs, deps, audience);
    if (file !== undefined)
        await (0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomically */ .vK)(file, token, 0o600);
    const until = expiresAt === undefined ? undefined : (0,_base_time_js__WEBPACK_IMPORTED_MODULE_3__/* .renderTime */ .sZ)(expiresAt);
    const shown = deps.stdoutIsPrivate;
    const unseen = file === undefined && !shown && host.capabilities.outputs === 'none';
    return {
        findings: [],
        problems: [],
        verdict: 'pass',
        outputs: { token, ...(until === undefined ? {} : { 'expires-at': until }) },
        summary: '',
        report: {
            audience,
            ...(until === undefined ? {} : { expiresAt: until }),
            ...(file === undefined ? {} : { outputFile: file }),
        },
        stdout: shown ? [token] : [],
        log: [
            `Token for ${audience}${until === undefined ? '' : `, until ${until}`}${file === undefined ? '' : `, in ${file}`}.`,
            ...(unseen
                ? ['It is not shown on a terminal: send stdout to a pipe or a file, or set `output-file`.']
                : []),
        ],
    };
};
/** Checks everything that can be wrong before a request; gives the file to write. */
async function readTarget(inputs, deps) {
    const problems = [];
    const given = inputs.audience === 'registry' ? 'registry-token' : 'token';
    if (inputs.identity === undefined && inputs[given] === undefined) {
        problems.push({
            message: '`identity` is needed: the token is made for that identity',
            fix: 'set `identity` to the uid of an identity that this job may assume',
            input: 'identity',
        });
    }
    let file;
    if (inputs['output-file'] !== undefined) {
        const { tempDirectory, workspace } = deps.host.context;
        const area = { workspace, tempDirectory, workingDirectory: deps.workingDirectory };
        try {
            file = await (0,_host_files_js__WEBPACK_IMPORTED_MODULE_1__/* .checkWritable */ .ZB)(inputs['output-file'], area, 'output-file');
        }
        catch (error) {
            if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y))
                throw error;
            problems.push(...error.problems);
        }
    }
    if (problems.length > 0)
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(...problems);
    return file;
}
/** The token that was given for the audience, else a fresh one. */
async function obtain(inputs, deps, audience) {
    const given = inputs.audience === 'registry' ? inputs['registry-token'] : inputs.token;
    if (given === undefined)
        return (0,_sign_in_js__WEBPACK_IMPORTED_MODULE_2__/* .mintToken */ .W$)(deps.session.signIn, audience);
    return { token: given, expiresAt: (0,_sign_in_js__WEBPACK_IMPORTED_MODULE_2__/* .readClaims */ .Ip)(given)?.expiresAt };
}


/***/ })

};
