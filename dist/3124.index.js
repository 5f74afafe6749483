"use strict";
exports.id = 3124;
exports.ids = [3124];
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


  })

};
;