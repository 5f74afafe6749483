"use strict";
exports.id = 3944;
exports.ids = [3944];
exports.modules = {

  23944:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  renderCommandHelp: () => (  renderCommandHelp),
  renderProgramHelp: () => (  renderProgramHelp)
});

var common_inputs = __webpack_require__(72864);
var input_names = __webpack_require__(16084);
;// CONCATENATED MODULE: ./build/kit/manifest/input-words.js
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
function valueWord(spec) {
    if (spec.kind === 'choice' && spec.choices !== undefined)
        return spec.choices.join('|');
    if (spec.min !== undefined && spec.max !== undefined)
        return `${spec.min}-${spec.max}`;
    return valueWords[spec.kind];
}
function defaultWords(spec) {
    return spec.default === undefined ? spec.defaultText : `\`${spec.default}\``;
}

;// CONCATENATED MODULE: ./build/kit/manifest/terminal-example.js
function terminalExample({ example, inputs, name, }) {
    const flags = Object.entries(example).map(([input, value]) => {
        if (value === 'true' && inputs[input]?.kind === 'boolean')
            return `--${input}`;
        const variable = /^\$\{\{ vars\.(\w+) \}\}$/.exec(value)?.[1];
        return `--${input} ${variable === undefined ? shellWord(value) : `"$${variable}"`}`;
    });
    return ['platform-actions', name, ...flags].join(' ');
}
function shellWord(text) {
    return /^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}

;// CONCATENATED MODULE: ./build/kit/manifest/render-help.js




const width = 80;
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
    ['--help', 'Print this help or, after a command, its inputs.'],
    ['--version', 'Print the version.'],
];
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
        'Example',
        '  platform-actions resolve-digest --images python:latest',
        '',
        ...wrap('`platform-actions <command> --help` lists the inputs of a command.', ''),
        ...wrap('Exit codes: 0 pass or warn, 1 findings, 2 usage, 3 not signed in, 4 forbidden, 5 service or time-out, 6 apply stopped partway.', ''),
        '',
    ].join('\n');
}
function inputTitle(name, spec) {
    const flag = spec.kind === 'secret'
        ? `--${name}-file <path>`
        : spec.kind === 'boolean'
            ? `--${name} [true|false]`
            : `--${name} <${valueWord(spec)}>`;
    const gap = '  ';
    const variable = (0,input_names .c)(name);
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
const SECTIONS = ['Inputs', 'Signing in', 'Reports', 'Other inputs of every command'];
const SIGN_IN = new Set([
    'identity',
    'organization',
    'token',
    'registry-token',
    'id-token-audience',
]);
const REPORTS = new Set([
    ...Object.keys(common_inputs .eP),
    'report-file',
    'annotations',
    'summary',
]);
function sectionOf(name) {
    if (SIGN_IN.has(name))
        return 'Signing in';
    if (REPORTS.has(name))
        return 'Reports';
    return name in common_inputs .j$ ? 'Other inputs of every command' : 'Inputs';
}
function exampleLines(manifest) {
    const more = (manifest.moreExamples ?? []).flatMap(([flags, effect]) => [
        ...wrapCommand(`platform-actions ${manifest.name} ${flags}`),
        ...wrap(effect, '      '),
    ]);
    return [...wrapCommand(terminalExample(manifest)), ...more];
}
function wrapCommand(command) {
    const lines = [];
    for (const part of command.split(/ (?=--)/)) {
        const last = lines.at(-1);
        if (last !== undefined && last.length + 1 + part.length + 4 <= width)
            lines[lines.length - 1] = `${last} ${part}`;
        else
            lines.push(part);
    }
    return lines.map((line, index) => `${index === 0 ? '  ' : '      '}${line}${index === lines.length - 1 ? '' : ' \\'}`);
}
function renderCommandHelp(manifest) {
    const entries = Object.entries(manifest.inputs);
    const section = (title) => {
        const part = entries.filter(([name]) => sectionOf(name) === title);
        return part.length === 0 ? [] : ['', title, ...part.flatMap(([name, spec]) => inputHelp(name, spec))];
    };
    return [
        `Usage: platform-actions ${manifest.name} [--input value ...]`,
        '',
        ...wrap(manifest.summary, ''),
        ...wrap(`Standard output: ${manifest.stdout}`, ''),
        '',
        'Examples',
        ...exampleLines(manifest),
        ...SECTIONS.flatMap(section),
        '',
        ...wrap('An input is read from its flag, else its variable, else the config file, else it has its default; an empty value counts as not set. ' +
            'Separate list entries by newlines or commas, or repeat the flag. ' +
            'Set a secret in its variable, or in a file.', ''),
        '',
        'Options',
        ...listing(options),
        '',
    ].join('\n');
}


  })

};
;