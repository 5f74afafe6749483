export const id = 2075;
export const ids = [2075];
export const modules = {

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

/***/ 12075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NO_IDENTITY: () => (/* binding */ NO_IDENTITY),
/* harmony export */   findProblems: () => (/* binding */ findProblems)
/* harmony export */ });
/* harmony import */ var _host_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19036);
/* harmony import */ var _problems_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29637);


/** The problem of a token that is neither given nor to be made for anybody. */
const NO_IDENTITY = {
    message: '`identity` is needed: the token is made for that identity',
    fix: 'set `identity` to the uid of an identity that this job may assume',
    input: 'identity',
};
/** Nobody to make the token for, and a file that may not be written. */
const findProblems = async (inputs, { area, isGiven }) => {
    const given = inputs.audience === 'registry' ? 'registry-token' : 'token';
    const isNobody = inputs.identity === undefined && !isGiven(given);
    const path = inputs['output-file'];
    return [
        ...(isNobody ? [NO_IDENTITY] : []),
        ...(path === undefined ? [] : await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_1__/* .problemsOf */ .G)(() => (0,_host_files_js__WEBPACK_IMPORTED_MODULE_0__/* .checkWritable */ .ZB)(path, area, 'output-file'))),
    ];
};


/***/ })

};
