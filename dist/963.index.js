export const id = 963;
export const ids = [963];
export const modules = {

/***/ 963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   loadCommand: () => (/* binding */ loadCommand)
/* harmony export */ });
const LOADERS = {
    'check-deprecated': async () => (await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(815), __webpack_require__.e(354), __webpack_require__.e(293), __webpack_require__.e(966), __webpack_require__.e(132), __webpack_require__.e(825), __webpack_require__.e(398)]).then(__webpack_require__.bind(__webpack_require__, 7398))).run,
    'resolve-digest': async () => (await __webpack_require__.e(/* import() */ 878).then(__webpack_require__.bind(__webpack_require__, 878))).run,
    token: async () => (await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(293), __webpack_require__.e(536)]).then(__webpack_require__.bind(__webpack_require__, 2536))).run,
    doctor: async () => (await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(293), __webpack_require__.e(825), __webpack_require__.e(922)]).then(__webpack_require__.bind(__webpack_require__, 3746))).run,
    api: async () => (await Promise.all(/* import() */[__webpack_require__.e(619), __webpack_require__.e(293), __webpack_require__.e(132), __webpack_require__.e(933)]).then(__webpack_require__.bind(__webpack_require__, 8075))).run,
};
/** The work of a command whose inputs were read by its own manifest. */
async function loadCommand(manifest) {
    const run = await LOADERS[manifest.name]?.();
    if (run === undefined)
        throw new TypeError(`no command \`${manifest.name}\``);
    // A command's inputs are read by the manifest of the same name, so they have the type that its `run` takes.
    return run;
}


/***/ })

};
