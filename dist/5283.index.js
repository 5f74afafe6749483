"use strict";
exports.id = 5283;
exports.ids = [5283,6820,3124];
exports.modules = {

  83124:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Rp: () => (  untaggedFinding),
    Yu: () => (  inScriptFinding),
    b4: () => (  unreadFinding),
    jM: () => (  malformedFinding),
    jZ: () => (  parseFinding),
    n2: () => (  toUnread)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

function unreadFinding({ kind, location, what, why }, level) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(what, 300);
    const fix = kind === 'file'
        ? 'Make it a plain text file, or leave it out with a glob such as `!path` in `files`.'
        : 'Write it in full, or leave it out with a comment `platform-actions: ignore` on its line.';
    return {
        rule: 'unread',
        level,
        title: kind === 'file' ? 'File not read' : 'Image not known from the file',
        message: `\`${name}\` could not be judged: it ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(why, 500)}.`,
        fix,
        ...(kind === 'file' ? {} : { artifact: name }),
        location,
        fingerprint: `unread ${location.file} ${kind === 'file' ? '' : name}`,
    };
}
function malformedFinding(malformed, level) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(malformed.text, 300);
    return {
        rule: 'unverified',
        level,
        title: 'Reference is malformed',
        message: `\`${name}\` is not an image reference: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(malformed.reason, 300)}.`,
        fix: 'Correct it: no registry can serve it.',
        artifact: name,
        location: malformed.location,
        fingerprint: `unverified ${malformed.location.file} ${name}`,
    };
}
function inScriptFinding(text, reason, location) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, 300);
    return {
        rule: 'in-script',
        level: 'warning',
        title: 'Image in a script',
        message: `\`${name}\` stands in a script or a value and could not be judged: ${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(reason, 300)}.`,
        artifact: name,
        location,
        fingerprint: `in-script ${location.file} ${name}`,
    };
}
function untaggedFinding(text, location) {
    const name = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, 300);
    return {
        rule: 'untagged',
        level: 'warning',
        title: 'Image without a tag',
        message: `\`${name}\` has no tag, so it is only reported: as an image it means \`latest\`.`,
        fix: 'Add a tag, so that it can be checked and pinned.',
        artifact: name,
        location,
        fingerprint: `untagged ${location.file} ${name}`,
    };
}
function parseFinding(file, line, message) {
    return {
        rule: 'unreadable-file',
        level: 'warning',
        title: 'File not read',
        message: (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(message, 500),
        location: { file, line },
        fingerprint: `unreadable-file ${file} ${message}`,
    };
}
function toUnread({ kind, location, what, why }) {
    const place = kind === 'file' ? '' : ` (${location.file}:${location.line})`;
    return { what: `${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(what, 300)}${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(place, 300)}`, why: (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(why, 500) };
}


  }),

  86820:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    createReferenceReader: () => (  createReferenceReader)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34150);
  var _chart_chart_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84812);
  var _host_mention_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62394);
  var _judge_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38511);
  var _scan_foreign_data_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78682);
  var _scan_helm_values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37992);
  var _scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63016);







const OWN_FILES = /\/\.github\/(?:platform-actions|rolebindings)\.ya?ml$/i;
const DATA = new Set(['text', 'markdown']);
const LEFT_ALONE = ['foreign', 'ignored', 'unresolved', 'untagged', 'script'];
function createReferenceReader(names) {
    const ours = (0,_host_mention_js__WEBPACK_IMPORTED_MODULE_1__.createOurNames)(names);
    const matters = (0,_host_mention_js__WEBPACK_IMPORTED_MODULE_1__.createFileFilter)(names);
    const references = [];
    const malformed = [];
    const left = { foreign: 0, ignored: 0, unresolved: 0, untagged: 0, script: 0 };
    let scanned = 0;
    return {
        kindOf: (path) => OWN_FILES.test(`/${path}`) || (0,_scan_foreign_data_js__WEBPACK_IMPORTED_MODULE_5__  .E)(path) ? undefined : (0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path),
        companionOf: (path) => ((0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path) === 'compose' ? path.replace(/[^/]*$/, '.env') : undefined),
        filterOf: (path) => {
            const syntax = (0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path);
            return {
                isData: DATA.has(syntax) || (syntax === 'yaml' && path.toLowerCase().endsWith('.json')),
                matters: (text) => matters(syntax, text),
                why: 'that do not name this registry',
            };
        },
        beside: (path) => (0,_scan_syntax_for_js__WEBPACK_IMPORTED_MODULE_4__  .v)(path) === _scan_helm_values_js__WEBPACK_IMPORTED_MODULE_3__  .ld.name
            ? { folder: (0,_chart_chart_js__WEBPACK_IMPORTED_MODULE_0__  .yf)(path), within: _chart_chart_js__WEBPACK_IMPORTED_MODULE_0__  .gw, wants: _chart_chart_js__WEBPACK_IMPORTED_MODULE_0__  .Jk }
            : undefined,
        judge: (file) => {
            const judged = (0,_judge_text_js__WEBPACK_IMPORTED_MODULE_2__.judgeText)(file, ours);
            if (judged.isScanned)
                scanned += 1;
            for (const reference of judged.references)
                references.push(reference);
            malformed.push(...judged.malformed);
            for (const why of LEFT_ALONE)
                left[why] += judged.left[why];
            return judged;
        },
        found: () => ({
            references: uniqueReferences(references),
            malformed,
            skipped: [
                { what: 'references', why: 'of other registries', count: left.foreign },
                { what: 'references', why: 'with an ignore comment', count: left.ignored },
                { what: 'references', why: 'that do not name this registry', count: left.unresolved },
                { what: 'references', why: 'without a tag in texts', count: left.untagged },
                { what: 'references', why: 'that cannot be known, in scripts', count: left.script },
            ],
            summary: summaryOf(scanned, uniqueReferences(references).length, left),
        }),
    };
}
function uniqueReferences(references) {
    const shared = new Set(references.filter(({ scanned }) => scanned.isInCompanion).map(keyOfPlace));
    if (shared.size === 0)
        return references;
    const seen = new Set();
    return references.filter((reference) => {
        const key = keyOfPlace(reference);
        if (!shared.has(key))
            return true;
        if (!reference.scanned.isInCompanion || seen.has(key))
            return false;
        seen.add(key);
        return true;
    });
}
function keyOfPlace({ file, scanned }) {
    return `${scanned.place.start} ${file}`;
}
function summaryOf(scanned, found, left) {
    const parts = [
        `${left.foreign} of other registries`,
        ...(left.ignored === 0 ? [] : [`${left.ignored} with an ignore comment`]),
        ...(left.unresolved === 0 ? [] : [`${left.unresolved} that cannot be known before they are built`]),
    ];
    return `${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_6__  .hS)(scanned, 'file')} scanned: ${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_6__  .hS)(found, 'reference')} of this registry; left alone: ${parts.join(', ')}.`;
}


  })

};
;