"use strict";
exports.id = 1565;
exports.ids = [1565];
exports.modules = {

  81565:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  row: () => (  row)
});

var command_row = __webpack_require__(25671);
var in_session = __webpack_require__(14525);
var common_inputs = __webpack_require__(72864);
;// CONCATENATED MODULE: ./build/commands/token/manifest.js

const manifest = {
    name: 'token',
    title: 'Token',
    summary: "Exchange this job's OIDC token for a platform or registry token.",
    face: 'helper',
    stdout: 'The token, if stdout is not a terminal.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}', audience: 'registry' },
    permissions: ['id-token: write'],
    capabilities: [],
    inputs: {
        audience: {
            kind: 'choice',
            choices: ['platform', 'registry'],
            description: 'Service that the token is for.',
            default: 'platform',
        },
        'output-file': {
            kind: 'path',
            description: 'File to write the token to, readable by its owner only.',
        },
        ...common_inputs .u4,
        ...common_inputs .j$,
    },
    outputs: {
        token: { kind: 'secret', description: 'The token, masked.' },
        'expires-at': { description: 'When the token expires.' },
        ...common_inputs .e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/token/row.js



const row = (0,command_row .u)({
    manifest: manifest,
    rules: [],
    load: () => (0,in_session .C)(manifest, __webpack_require__.e(  2536).then(__webpack_require__.bind(__webpack_require__, 42536))),
    findProblems: async () => (await __webpack_require__.e(  2075).then(__webpack_require__.bind(__webpack_require__, 12075))).findProblems,
    repeatsProblems: true,
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


  }),

  14525:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  inSession)
  });
async function inSession({ capabilities }, work) {
    const [{ run }, { withSession }] = await Promise.all([work, Promise.all( [__webpack_require__.e(1891), __webpack_require__.e(4364), __webpack_require__.e(6352)]).then(__webpack_require__.bind(__webpack_require__, 27962))]);
    return withSession(run, capabilities);
}


  })

};
;