"use strict";
exports.id = 5345;
exports.ids = [5345];
exports.modules = {

  65345:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
  __webpack_require__.d(__webpack_exports__, {
    readInstructions: () => (  readInstructions)
  });
  var dockerfile_ast__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78390);
  var _dockerfile_instruction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78082);
  var _placed_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9486);



const MOST_INSTRUCTIONS = 20_000;
function readInstructions(source) {
    const { dockerfile, escapeCharacter } = parse(source);
    const offsetOf = createOffsets(source);
    const all = dockerfile.getInstructions();
    if (all.length > MOST_INSTRUCTIONS)
        throw new RangeError(`it has more than ${MOST_INSTRUCTIONS} instructions`);
    const instructions = all.map((instruction) => {
        const { end, start } = instruction.getRange();
        return (0,_dockerfile_instruction_js__WEBPACK_IMPORTED_MODULE_1__  .s)(source, offsetOf(start), offsetOf(end), escapeCharacter);
    });
    const syntax = dockerfile
        .getDirectives()
        .find((directive) => directive.getName().toLowerCase() === 'syntax');
    const range = syntax?.getValueRange();
    const frontend = range && (0,_placed_text_js__WEBPACK_IMPORTED_MODULE_2__  .zF)(source, offsetOf(range.start), offsetOf(range.end));
    return { instructions, frontend, escapeCharacter };
}
function parse(source) {
    const first = source.search(/^[ \t]*[^\s#]/m);
    const head = first < 0 ? source : source.slice(0, first);
    const escapeCharacter = dockerfile_ast__WEBPACK_IMPORTED_MODULE_0__.DockerfileParser.parse(head).getEscapeCharacter();
    const plain = source
        .replaceAll(escapeCharacter + escapeCharacter, 'xx')
        .replaceAll('--', 'xx')
        .replace(/(?<=[ \t])\d{1,9}(?=<<[^<])/g, (descriptor) => ' '.repeat(descriptor.length));
    return { dockerfile: dockerfile_ast__WEBPACK_IMPORTED_MODULE_0__.DockerfileParser.parse(plain), escapeCharacter };
}
function createOffsets(source) {
    const starts = [0];
    for (const match of source.matchAll(/\r\n|\r|\n/g))
        starts.push(match.index + match[0].length);
    return ({ line, character }) => Number(starts[line]) + character;
}


  })

};
;