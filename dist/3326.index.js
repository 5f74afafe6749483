"use strict";
exports.id = 3326;
exports.ids = [3326];
exports.modules = {

  23326:
  ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  row: () => (  row)
});

var command_row = __webpack_require__(48952);
var in_session = __webpack_require__(70408);
var common_inputs = __webpack_require__(63053);
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
    load: () => (0,in_session .C)(manifest, Promise.all( [__webpack_require__.e(3619), __webpack_require__.e(7487)]).then(__webpack_require__.bind(__webpack_require__, 97487))),
});


  }),

  48952:
  ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    u: () => (  commandRow)
  });
function commandRow(row) {
    return row;
}


  }),

  70408:
  ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  inSession)
  });
async function inSession({ capabilities }, work) {
    const [{ run }, { withSession }] = await Promise.all([work, Promise.all( [__webpack_require__.e(2889), __webpack_require__.e(1685), __webpack_require__.e(2981)]).then(__webpack_require__.bind(__webpack_require__, 53941))]);
    return withSession(run, capabilities);
}


  })

};
;