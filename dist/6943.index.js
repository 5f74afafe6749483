"use strict";
exports.id = 6943;
exports.ids = [6943];
exports.modules = {

  26943:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  row: () => (  row)
});

var command_row = __webpack_require__(25671);
var in_session = __webpack_require__(14525);
var manifest = __webpack_require__(43216);
var rule = __webpack_require__(95577);
var shared_rules = __webpack_require__(81660);
;// CONCATENATED MODULE: ./build/commands/advisory-gate/rules.js


const rules = [
    ...(0,rule .f)('error', {
        'affecting-advisory': [
            'An advisory affects a package that is in use.',
            'Update to the fixed version; if none is known yet, wait for one, or ignore it with a reason and an expiry date.',
        ],
    }),
    ...(0,rule .f)('warning', {
        'unaccounted-package': [
            'Packages of an SBOM have no usable type or purl, so nothing could be looked up for them.',
            'Let the build tool write purls. `fail-on-unaccounted: true` fails on them.',
        ],
    }),
    ...(0,rule .f)('warning', {
        'unknown-advisory': ['No advisory has this id or alias.', 'Check `advisories`.'],
        'ignore-image-only': [
            'The entry names only an image, and ignores no advisories.',
            'Add `id` or `artifact`, or leave it to the other commands.',
        ],
    }, { isAboutPolicy: true }),
    ...shared_rules .ep,
];

;// CONCATENATED MODULE: ./build/commands/advisory-gate/row.js




const row = (0,command_row .u)({
    manifest: manifest .e,
    rules: rules,
    load: () => (0,in_session .C)(manifest .e, Promise.all( [__webpack_require__.e(855), __webpack_require__.e(3619), __webpack_require__.e(7091), __webpack_require__.e(1920), __webpack_require__.e(350), __webpack_require__.e(1891), __webpack_require__.e(9004), __webpack_require__.e(4364), __webpack_require__.e(690), __webpack_require__.e(4465)]).then(__webpack_require__.bind(__webpack_require__, 4465))),
    findProblems: async () => (await Promise.all( [__webpack_require__.e(855), __webpack_require__.e(7091), __webpack_require__.e(1891), __webpack_require__.e(4364), __webpack_require__.e(8579)]).then(__webpack_require__.bind(__webpack_require__, 28579))).findProblems,
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

  95577:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    f: () => (  rulesOf)
  });
function rulesOf(level, table, more = {}) {
    const rows = Object.entries(table);
    return rows.map(([id, [title, help]]) => ({ id, level, title, help, docs: 'findings', ...more }));
}


  }),

  81660:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _h: () => (  fileRules),
    ep: () => (  ignoreRules)
  });
  var _rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95577);

const commonRules = [
    ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .f)('warning', {
        'could-not-ask': [
            'With `on-error: warn`: something could not be checked.',
            'Look up its error code above.',
        ],
    }),
];
const fileRules = [
    ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .f)('error', {
        unread: [
            'A file of a known syntax, or a reference to this registry, could not be read; the message says why.',
            'Make it a plain text file, write the reference in full, or exclude it: see [what cannot be read](resolve-digest.md#what-cannot-be-read).',
        ],
    }),
    ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .f)('warning', {
        'in-script': [
            'A reference stands in something that is executed (`RUN`, `run:`, `args`), or in a value that does not name an image there.',
            'Judge it yourself: it never fails a run and is not edited.',
        ],
        untagged: [
            'A name of your registry without a tag stands in a file of no known syntax.',
            'Add a tag, or exclude the line with `platform-actions: ignore`.',
        ],
        'unmatched-glob': ['One glob of `files` matches no file, while others do.', 'Correct it or remove it.'],
        'unknown-file': [
            'A file that `files` names is not of a kind that is scanned, or none of them is.',
            'Name another file, or rename it to what its tool expects.',
        ],
        'unreadable-file': [
            'Part of a file could not be parsed; the rest does not mention your registry.',
            'Correct the file, or exclude it from `files`.',
        ],
    }),
];
const ignoreRules = [
    ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .f)('warning', {
        'ignore-expired': [
            'The entry has expired and no longer ignores anything.',
            'Fix what it ignored, or renew it.',
        ],
        'ignore-expiring': [
            'The entry expires within 14 days.',
            'Fix what it ignores, or renew it, before that date.',
        ],
    }, { isAboutPolicy: true }),
    ...(0,_rule_js__WEBPACK_IMPORTED_MODULE_0__  .f)('notice', {
        'ignore-unused': ['The entry matched nothing.', 'Remove it.'],
        'ignore-added': ['The change adds an entry.', 'As a reviewer, check that this is intended.'],
        'ignore-extended': [
            'The change postpones the expiry of an entry.',
            'As a reviewer, check that this is intended.',
        ],
    }, { isAboutPolicy: true }),
];


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