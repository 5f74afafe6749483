"use strict";
exports.id = 6591;
exports.ids = [6591];
exports.modules = {

  76591:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  row: () => (  row)
});

var command_row = __webpack_require__(25671);
var in_session = __webpack_require__(14525);
var common_inputs = __webpack_require__(72864);
;// CONCATENATED MODULE: ./build/commands/doctor/manifest.js

const manifest = {
    name: 'doctor',
    title: 'Doctor',
    summary: 'Show who this job is, which audiences sign in, what the identity can read, how the service writes its answers, and what this host can do.',
    face: 'helper',
    stdout: 'Nothing; with `--json`, the report.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}' },
    permissions: ['id-token: write'],
    capabilities: [
        {
            audience: 'platform',
            capabilities: [
                'account_associations.list',
                'advisories.list',
                'group_invites.list',
                'groups.list',
                'identity.list',
                'identity_providers.list',
                'libraries.artifacts.list',
                'repo.list',
                'role_bindings.list',
                'roles.list',
                'subscriptions.list',
                'tag.list',
            ],
        },
        { audience: 'registry', capabilities: ['manifest.list', 'tag.list'] },
    ],
    inputs: { ...common_inputs .j$ },
    outputs: { ...common_inputs .e5 },
};

;// CONCATENATED MODULE: ./build/commands/doctor/row.js



const row = (0,command_row .u)({
    manifest: manifest,
    rules: [],
    load: () => (0,in_session .C)(manifest, Promise.all( [__webpack_require__.e(3619), __webpack_require__.e(1179)]).then(__webpack_require__.bind(__webpack_require__, 61179))),
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