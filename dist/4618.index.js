"use strict";
exports.id = 4618;
exports.ids = [4618];
exports.modules = {

  20665:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  KNOWN_CIS),
    e: () => (  manifest)
  });
  var _kit_manifest_common_inputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72864);

const KNOWN_CIS = ['github', 'gitlab', 'buildkite', 'azure'];
const manifest = {
    name: 'init',
    title: 'Init',
    summary: 'Write the first workflow and config file of a repository, and print the identity that it needs.',
    face: 'helper',
    stdout: 'Nothing; with `--json`, the report.',
    example: { 'dry-run': 'true' },
    permissions: ['contents: read'],
    capabilities: [],
    inputs: {
        ci: {
            kind: 'choice',
            choices: KNOWN_CIS,
            description: 'CI to write the workflow for.',
            defaultText: 'found from the job, the files of the repository and its remote',
        },
        repository: {
            kind: 'text',
            description: 'The repository as the CI names it, such as `acme/app`.',
            defaultText: 'found from the job or from the remote `origin`',
        },
        branch: {
            kind: 'text',
            description: 'The default branch.',
            defaultText: 'found from the remote `origin` or else the checked-out branch',
        },
        'dry-run': {
            kind: 'boolean',
            description: 'Print the files and write nothing.',
            default: 'false',
        },
        ..._kit_manifest_common_inputs_js__WEBPACK_IMPORTED_MODULE_0__  .j$,
    },
    outputs: {
        files: {
            kind: 'json',
            description: 'JSON list of `{path, state}`; `state` is `written`, `planned`, `unchanged` or `kept`.',
        },
        'claim-match': {
            kind: 'json',
            description: 'JSON list of `{name, claimMatch, roles}`: the identities to create.',
        },
        ..._kit_manifest_common_inputs_js__WEBPACK_IMPORTED_MODULE_0__  .e5,
    },
};


  }),

  14618:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    row: () => (  row)
  });
  var _kit_command_row_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25671);
  var _manifest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20665);


const row = (0,_kit_command_row_js__WEBPACK_IMPORTED_MODULE_1__  .u)({
    manifest: _manifest_js__WEBPACK_IMPORTED_MODULE_0__  .e,
    rules: [],
    load: async () => (await Promise.all( [__webpack_require__.e(9547), __webpack_require__.e(7291), __webpack_require__.e(9004), __webpack_require__.e(8511), __webpack_require__.e(6625)]).then(__webpack_require__.bind(__webpack_require__, 14852))).run,
});


  }),

  25671:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    u: () => (  commandRow)
  });
function commandRow(row) {
    return row;
}


  })

};
;