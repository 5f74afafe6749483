"use strict";
exports.id = 5244;
exports.ids = [5244];
exports.modules = {

  35244:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  row: () => (  row)
});

var command_row = __webpack_require__(25671);
var in_session = __webpack_require__(14525);
var common_inputs = __webpack_require__(72864);
;// CONCATENATED MODULE: ./build/commands/api/path-capabilities.js
const need = (path, ...capabilities) => ({
    audience: 'platform',
    when: { path: [path, path.slice(1)] },
    capabilities,
});
const pathCapabilities = [
    need('/events/v2/subscriptions*', 'subscriptions.list'),
    need('/iam/v2/accountAssociations*', 'account_associations.list'),
    need('/iam/v2/externalGroupRoleMappings*', 'identity_providers.list'),
    need('/iam/v2/groupInvites*', 'group_invites.list'),
    need('/iam/v2/groups*', 'groups.list'),
    need('/iam/v2/identities*', 'identity.list'),
    need('/iam/v2/identityProviders*', 'identity_providers.list'),
    need('/iam/v2/roleBindings*', 'role_bindings.list'),
    need('/iam/v2/roles*', 'roles.list'),
    need('/registry/v2/repos*', 'manifest.metadata.list', 'repo.list'),
    need('/registry/v2/tags*', 'tag.list'),
    need('/vulnerabilities/v2/advisories*', 'advisories.list'),
];

;// CONCATENATED MODULE: ./build/commands/api/manifest.js


const manifest = {
    name: 'api',
    title: 'API',
    summary: 'Read any path of the platform API (GET only) and print JSON.',
    face: 'helper',
    stdout: 'The JSON.',
    example: { identity: '${{ vars.PLATFORM_IDENTITY }}', path: '/registry/v2/repos', all: 'true' },
    permissions: ['id-token: write'],
    capabilities: pathCapabilities,
    inputs: {
        path: {
            kind: 'text',
            description: 'API path, such as `/registry/v2/repos`, optionally with a query.',
        },
        query: { kind: 'lines', description: 'Lines `key=value`; a key may be repeated.' },
        all: { kind: 'boolean', description: 'Follow all pages and return every row.', default: 'false' },
        format: {
            kind: 'choice',
            choices: ['json', 'lines'],
            description: 'One JSON text, or JSON lines; with `all`, one line for each row.',
            default: 'json',
        },
        ...common_inputs .u4,
        ...common_inputs .j$,
    },
    outputs: {
        response: { kind: 'json', description: 'The JSON response; with `all`, the rows.' },
        ...common_inputs .e5,
    },
};

;// CONCATENATED MODULE: ./build/commands/api/row.js



const row = (0,command_row .u)({
    manifest: manifest,
    rules: [],
    load: () => (0,in_session .C)(manifest, Promise.all( [__webpack_require__.e(3619), __webpack_require__.e(1891), __webpack_require__.e(4364), __webpack_require__.e(6835)]).then(__webpack_require__.bind(__webpack_require__, 91357))),
    findProblems: async () => (await Promise.all( [__webpack_require__.e(1891), __webpack_require__.e(4364), __webpack_require__.e(8142)]).then(__webpack_require__.bind(__webpack_require__, 56314))).findProblems,
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