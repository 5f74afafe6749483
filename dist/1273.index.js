export const id = 1273;
export const ids = [1273];
export const modules = {

/***/ 61273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderCommandHelp: () => (/* binding */ renderCommandHelp),
  renderProgramHelp: () => (/* binding */ renderProgramHelp)
});

// EXTERNAL MODULE: ./build/commands/common-inputs.js
var common_inputs = __webpack_require__(6);
// EXTERNAL MODULE: ./build/commands/input-names.js
var input_names = __webpack_require__(21878);
;// CONCATENATED MODULE: ./build/commands/input-words.js
const valueWords = {
    text: 'text',
    list: 'list',
    lines: 'lines',
    boolean: 'true|false',
    integer: 'number',
    duration: 'duration',
    time: 'time',
    choice: 'choice',
    choices: 'list',
    url: 'url',
    globs: 'globs',
    path: 'path',
    secret: 'secret',
};
/** What stands for the value in `--input <value>`: the choices, the bounds, or a word for the kind. */
function valueWord(spec) {
    if (spec.kind === 'choice' && spec.choices !== undefined)
        return spec.choices.join('|');
    if (spec.min !== undefined && spec.max !== undefined)
        return `${spec.min}-${spec.max}`;
    return valueWords[spec.kind];
}
/** Kind of an input in words, for tables: `list of globs`, `1 to 64`, `one of …`. */
function kindWords(spec) {
    const choices = (spec.choices ?? []).map((choice) => `\`${choice}\``).join(', ');
    switch (spec.kind) {
        case 'choice':
            return `one of ${choices}`;
        case 'choices':
            return `list of ${choices}`;
        case 'integer':
            return spec.min !== undefined && spec.max !== undefined ? `${spec.min} to ${spec.max}` : 'number';
        case 'boolean':
            return '`true` or `false`';
        case 'globs':
            return 'list of globs';
        case 'duration':
            return 'duration, such as `90s` or `7d`';
        case 'time':
            return 'RFC 3339 time, or a date';
        case 'url':
            return 'URL';
        case 'lines':
            return 'one a line';
        default:
            return valueWords[spec.kind];
    }
}
/** The default as text with backticks, or the words for a computed one; `undefined` where there is none. */
function defaultWords(spec) {
    return spec.default === undefined ? spec.defaultText : `\`${spec.default}\``;
}

;// CONCATENATED MODULE: ./build/commands/render-help.js



const width = 80;
/** Breaks words over lines of at most `width` characters; longer words keep a line of their own. */
function wrap(text, indent) {
    const lines = [];
    let line = '';
    for (const word of text.split(/\s+/).filter((part) => part !== '')) {
        if (line !== '' && indent.length + line.length + 1 + word.length > width) {
            lines.push(indent + line);
            line = word;
        }
        else
            line = line === '' ? word : `${line} ${word}`;
    }
    return line === '' ? lines : [...lines, indent + line];
}
function listing(entries) {
    const column = Math.max(...entries.map(([name]) => name.length)) + 4;
    return entries.flatMap(([name, text]) => {
        const [first = '', ...rest] = wrap(text, ' '.repeat(column));
        return [`  ${name}`.padEnd(column) + first.trimStart(), ...rest];
    });
}
const options = [
    ['--json', 'Print the whole report to stdout.'],
    ['--help', 'Print this, or with a command its inputs.'],
    ['--version', 'Print the version.'],
];
/** Text of `platform-actions --help`: every command with one sentence. */
function renderProgramHelp(manifests) {
    const ofFace = (face) => listing(manifests.filter((m) => m.face === face).map((m) => [m.name, m.summary]));
    return [
        'Usage: platform-actions <command> [--input value ...]',
        '',
        'Commands',
        ...ofFace('gate'),
        '',
        'Helpers',
        ...ofFace('helper'),
        '',
        'Options',
        ...listing(options),
        '',
        ...wrap('`platform-actions <command> --help` lists the inputs of a command.', ''),
        ...wrap('Exit codes: 0 pass or warn, 1 findings, 2 usage, 3 not signed in, 4 forbidden, 5 service or time-out, 6 apply stopped half way.', ''),
        '',
    ].join('\n');
}
/** How an input is given in a terminal: a flag and a variable; secrets only by a file or a variable. */
function inputTitle(name, spec) {
    const flag = spec.kind === 'secret'
        ? `--${name}-file <path>`
        : spec.kind === 'boolean'
            ? `--${name} [true|false]`
            : `--${name} <${valueWord(spec)}>`;
    const gap = '  ';
    const variable = (0,input_names/* variableName */.c)(name);
    const title = `  ${flag}${gap}${variable}`;
    return title.length <= width ? title : `  ${flag}\n      ${variable}`;
}
function inputHelp(name, spec) {
    const words = defaultWords(spec);
    const text = [
        spec.description,
        ...(spec.kind === 'choices' ? [`Any of: ${(spec.choices ?? []).join(', ')}.`] : []),
        ...(words === undefined ? [] : [`Default: ${words}.`]),
    ].join(' ');
    return [inputTitle(name, spec), ...wrap(text, '      ')];
}
/** Text of `platform-actions <command> --help`: every input with its flag, variable and default. */
function renderCommandHelp(manifest) {
    const entries = Object.entries(manifest.inputs);
    const section = (title, common) => {
        const part = entries.filter(([name]) => name in common_inputs/* commonInputs */.j$ === common);
        return part.length === 0 ? [] : ['', title, ...part.flatMap(([name, spec]) => inputHelp(name, spec))];
    };
    return [
        `Usage: platform-actions ${manifest.name} [--input value ...]`,
        '',
        ...wrap(manifest.summary, ''),
        ...wrap(`Standard output: ${manifest.stdout}`, ''),
        ...section('Inputs', false),
        ...section('Inputs of every command', true),
        '',
        ...wrap('An input is its flag, else its variable, else the config file, else the default; empty counts as not given. ' +
            'Lists are separated by newlines or commas, and a repeated flag adds up. ' +
            'A secret is its variable, or a file that holds it.', ''),
        '',
        'Options',
        ...listing(options),
        '',
    ].join('\n');
}


/***/ })

};
