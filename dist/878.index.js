export const id = 878;
export const ids = [878];
export const modules = {

/***/ 878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   run: () => (/* binding */ run)
/* harmony export */ });
/** Runs `resolve-digest` in its mode; the scanner is loaded only where files may be read. */
const run = async (inputs, deps) => {
    switch (inputs.mode) {
        case 'check':
            return (await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(815), __webpack_require__.e(354), __webpack_require__.e(293), __webpack_require__.e(966), __webpack_require__.e(895), __webpack_require__.e(487)]).then(__webpack_require__.bind(__webpack_require__, 5487))).checkReferences(inputs, deps);
        case 'pin':
            return (await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(815), __webpack_require__.e(354), __webpack_require__.e(291), __webpack_require__.e(293), __webpack_require__.e(966), __webpack_require__.e(895), __webpack_require__.e(518)]).then(__webpack_require__.bind(__webpack_require__, 5137))).pinReferences(inputs, deps);
        default:
            return (await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(293), __webpack_require__.e(895), __webpack_require__.e(46)]).then(__webpack_require__.bind(__webpack_require__, 5046))).resolveImages(inputs, deps);
    }
};


/***/ })

};
