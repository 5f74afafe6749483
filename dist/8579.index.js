export const id = 8579;
export const ids = [8579];
export const modules = {

/***/ 28579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NOTHING_TO_LOOK_FOR: () => (/* binding */ NOTHING_TO_LOOK_FOR),
/* harmony export */   NO_BASE: () => (/* binding */ NO_BASE),
/* harmony export */   SIGN_IN_REASON: () => (/* binding */ SIGN_IN_REASON),
/* harmony export */   findProblems: () => (/* binding */ findProblems)
/* harmony export */ });
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19036);
/* harmony import */ var _problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29637);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56884);



/** Why this command cannot do without a sign-in. */
const SIGN_IN_REASON = 'advisories are read from the platform';
/** The problem of a run without anything to look for. */
const NOTHING_TO_LOOK_FOR = {
    message: 'there is nothing to look for: neither `sbom`, `artifacts` nor `advisories` is given',
    fix: 'set `sbom` to the SBOM of the image or the build, for example `sbom: sbom.spdx.json`',
    input: 'sbom',
};
/** The problem of a comparison without a base. */
const NO_BASE = {
    message: '`scope: changed` needs `base-sbom`: without it nothing tells what the base has',
    fix: 'give the SBOM of the base in `base-sbom`, from a run that the change cannot influence',
    input: 'base-sbom',
};
/** Nothing to look for, no base to compare with, no credential, and files that may not be written. */
const findProblems = async (inputs, { area, isGiven }) => {
    const problems = [];
    if (!['sbom', 'artifacts', 'advisories'].some(isGiven))
        problems.push(NOTHING_TO_LOOK_FOR);
    if (inputs.scope === 'changed' && !isGiven('base-sbom'))
        problems.push(NO_BASE);
    if (!isGiven('token'))
        problems.push(...(await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_session_js__WEBPACK_IMPORTED_MODULE_2__.requireIdentity)(inputs, SIGN_IN_REASON))));
    for (const name of ['sarif-file', 'vex-file', 'junit-file']) {
        const path = inputs[name];
        if (path !== undefined)
            problems.push(...(await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWritable */ .ZB)(path, area, name))));
    }
    return problems;
};


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
