"use strict";
exports.id = 9527;
exports.ids = [9527];
exports.modules = {

  42030:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Mv: () => (  LONGEST_TIMER_MS),
    d5: () => (  elapsedMs),
    ml: () => (  systemClock)
  });
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const elapsedMs = () => Number(process.hrtime.bigint()) / 1e6;
const systemClock = {
    now: () => Date.now(),
    sleep: (milliseconds, signal) => new Promise((resolve) => {
        if (signal.aborted) {
            resolve();
            return;
        }
        const done = () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', done);
            resolve();
        };
        const timer = setTimeout(done, milliseconds);
        signal.addEventListener('abort', done);
    }),
};


  }),

  34150:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    _l: () => (  pluralOf),
    hS: () => (  counted),
    iD: () => (  formFor)
  });
function formFor(count, one, many) {
    return count === 1 ? one : many;
}
function pluralOf(noun) {
    return /[^aeiou]y$/.test(noun) ? noun.replace(/y$/, 'ies') : `${noun}s`;
}
function counted(count, noun, plural = pluralOf(noun)) {
    return `${count} ${formFor(count, noun, plural)}`;
}


  }),

  81336:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  cutJsonArray),
    _: () => (  OUTPUT_LIMIT_BYTES)
  });
  var _json_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44074);
  var _plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38086);


const OUTPUT_LIMIT_BYTES = 65_536;
function cutJsonArray(entries, limitBytes = OUTPUT_LIMIT_BYTES) {
    let size = '[]'.length;
    const parts = [];
    for (const entry of entries) {
        const text = (0,_json_text_js__WEBPACK_IMPORTED_MODULE_0__  .h)(entry);
        size += (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_1__  .dp)(text) + (parts.length === 0 ? 0 : 1);
        if (size >= limitBytes)
            return { text: `[${parts.join(',')}]`, truncated: true };
        parts.push(text);
    }
    return { text: `[${parts.join(',')}]`, truncated: false };
}


  }),

  15902:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  parseDuration),
    P: () => (  renderDuration)
  });
const UNITS = {
    s: 1000,
    m: 60_000,
    h: 3_600_000,
    d: 86_400_000,
    w: 604_800_000,
};
function parseDuration(text) {
    const match = /^([0-9]{1,9})([smhdw])$/.exec(text);
    const unit = UNITS[match?.[2] ?? ''];
    return unit === undefined ? undefined : Number(match?.[1]) * unit;
}
function renderDuration(milliseconds) {
    let rest = Math.max(0, Math.floor(milliseconds / 1000));
    const parts = [];
    for (const [name, size] of [
        ['d', 86_400],
        ['h', 3600],
        ['m', 60],
        ['s', 1],
    ]) {
        const count = Math.floor(rest / size);
        rest -= count * size;
        if (count > 0)
            parts.push(`${count}${name}`);
    }
    return parts.slice(0, 2).join(' ') || '0s';
}


  }),

  2810:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Nx: () => (  createGlob),
  nY: () => (  createGlobList),
  mi: () => (  createNameGlob),
  AI: () => (  globProblem),
  sz: () => (  splitNegation)
});


;// CONCATENATED MODULE: ./build/base/brace-alternatives.js
const ALTERNATIVES_LIMIT = 1024;
const RANGE = /^(?:(-?\d{1,4})\.\.(-?\d{1,4})|([a-z])\.\.([a-z])|([A-Z])\.\.([A-Z]))$/;
function braceAlternatives(glob) {
    const unbalanced = unbalancedBrace(glob);
    if (unbalanced !== undefined)
        return { kind: 'problem', problem: unbalanced };
    try {
        return { kind: 'texts', texts: expand(glob) };
    }
    catch (error) {
        if (error instanceof BraceProblem)
            return { kind: 'problem', problem: error.message };
        throw error;
    }
}
class BraceProblem extends Error {
}
function unbalancedBrace(glob) {
    let depth = 0;
    for (let at = 0; at < glob.length && depth >= 0; at += 1) {
        const character = glob[at];
        if (character === '\\')
            at += 1;
        if (character === '{')
            depth += 1;
        if (character === '}')
            depth -= 1;
    }
    if (depth > 0)
        return 'a brace is not closed (write `\\{` for the character itself)';
    return depth < 0 ? 'a closing brace has no opening one (write `\\}` for the character itself)' : undefined;
}
function expand(glob) {
    const open = findOpen(glob);
    if (open < 0)
        return [glob];
    const { choices, end } = readGroup(glob, open);
    const heads = flatAll(choices);
    const tails = expand(glob.slice(end));
    if (heads.length * tails.length > ALTERNATIVES_LIMIT)
        throw tooMany();
    const start = glob.slice(0, open);
    return heads.flatMap((head) => tails.map((tail) => start + head + tail));
}
function findOpen(glob) {
    for (let at = 0; at < glob.length; at += 1) {
        if (glob[at] === '\\')
            at += 1;
        else if (glob[at] === '{')
            return at;
    }
    return -1;
}
function readGroup(glob, open) {
    const choices = [];
    let depth = 1;
    let start = open + 1;
    let at = start;
    for (; depth > 0; at += 1) {
        const character = glob[at];
        if (character === '\\')
            at += 1;
        if (character === '{')
            depth += 1;
        if (character === '}')
            depth -= 1;
        if (depth === 0 || (depth === 1 && character === ',')) {
            choices.push(glob.slice(start, at));
            start = at + 1;
        }
    }
    return { choices: choices.length > 1 ? choices : rangeOf(choices.join('')), end: at };
}
function rangeOf(text) {
    const [, from, to, ...letters] = RANGE.exec(text) ?? [];
    if (from !== undefined && to !== undefined)
        return between(Number(from), Number(to)).map(String);
    const [first, last] = letters.flatMap((letter) => letter?.charCodeAt(0) ?? []);
    if (first === undefined || last === undefined)
        throw new BraceProblem('braces contain a single alternative (write `\\{` for the character itself)');
    return between(first, last).map((code) => String.fromCharCode(code));
}
function between(one, other) {
    const least = Math.min(one, other);
    return Array.from({ length: Math.abs(one - other) + 1 }, (_, index) => least + index);
}
function flatAll(texts) {
    const all = [];
    for (const text of texts) {
        const expanded = expand(text);
        if (all.length + expanded.length > ALTERNATIVES_LIMIT)
            throw tooMany();
        all.push(...expanded);
    }
    return all;
}
const tooMany = () => new BraceProblem(`its braces expand to more than ${ALTERNATIVES_LIMIT} globs`);

;// CONCATENATED MODULE: ./build/base/glob-parts.js
function patternProblem(pattern) {
    for (const piece of piecesOf(pattern)) {
        const problem = pieceProblem(piece);
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function patternParts(pattern, ignoreCase = false) {
    return piecesOf(pattern).map((piece) => partOf(piece, ignoreCase));
}
function piecesOf(pattern) {
    return pattern.match(/\*+|\?|\\[\s\S]|\[[!^]?[^\]]+\]|[\s\S]/gu) ?? [];
}
function pieceProblem(piece) {
    if (piece === '\\')
        return 'it ends in a backslash';
    if (piece === '\\/')
        return 'a backslash precedes a slash';
    if (piece === '[')
        return 'a bracket is empty or not closed (write `\\[` for the character itself)';
    if (!isSet(piece))
        return undefined;
    if (piece.includes('/'))
        return 'a set in brackets contains a slash';
    if (piece.includes('[:'))
        return 'classes such as `[:alpha:]` are not supported';
    const reversed = rangesOf(piece).find(({ low, high }) => low > high);
    return reversed === undefined
        ? undefined
        : `the range \`${reversed.low}-${reversed.high}\` in brackets is empty`;
}
function partOf(piece, ignoreCase) {
    if (piece.startsWith('*'))
        return '*';
    if (piece === '?')
        return () => true;
    const casesOf = (character) => ignoreCase ? [character, character.toLowerCase(), character.toUpperCase()] : [character];
    if (isSet(piece)) {
        const ranges = rangesOf(piece);
        const negated = isNegated(piece);
        return (character) => casesOf(character).some((one) => ranges.some(({ low, high }) => low <= one && one <= high)) !== negated;
    }
    const wanted = casesOf(piece.length > 1 && piece.startsWith('\\') ? piece.slice(1) : piece);
    return (character) => casesOf(character).some((one) => wanted.includes(one));
}
const isSet = (piece) => piece.length > 2 && piece.startsWith('[');
const isNegated = (set) => set.startsWith('[!') || set.startsWith('[^');
function rangesOf(set) {
    const members = set.slice(isNegated(set) ? 2 : 1, -1);
    return Array.from(members.matchAll(/.-.|./gsu), ([range]) => {
        const ends = Array.from(range);
        return { low: ends.slice(0, 1).join(''), high: ends.slice(-1).join('') };
    });
}
function fitsParts(parts, items, isAny, fits) {
    let [at, part, anyPart, anyAt] = [0, 0, -1, 0];
    for (let item = items[at]; item !== undefined; item = items[at]) {
        const wanted = parts[part];
        if (wanted !== undefined && isAny(wanted)) {
            anyPart = part;
            anyAt = at;
            part += 1;
        }
        else if (wanted !== undefined && fits(wanted, item)) {
            at += 1;
            part += 1;
        }
        else if (anyPart >= 0) {
            part = anyPart + 1;
            anyAt += 1;
            at = anyAt;
        }
        else
            return false;
    }
    return parts.slice(part).every(isAny);
}
function fitsCharacters(parts, characters) {
    return fitsParts(parts, characters, (part) => part === '*', (part, character) => part !== '*' && part(character));
}

var user_error = __webpack_require__(45794);
;// CONCATENATED MODULE: ./build/base/glob.js



const GLOB_LIMIT = 256;
const EXTGLOB = /[?*+@!]\(/;
function globPatterns(glob) {
    const refuse = (problem) => ({ kind: 'problem', problem });
    if (glob === '')
        return refuse('it is empty');
    if (glob.length > GLOB_LIMIT && Array.from(glob).length > GLOB_LIMIT)
        return refuse(`it is longer than ${GLOB_LIMIT} characters`);
    if (glob.startsWith('!'))
        return refuse('it begins with `!` (write `\\!` for the character itself)');
    if (EXTGLOB.test(glob))
        return refuse('extended globs such as `@(a|b)` are not supported (write `{a,b}`)');
    const braces = braceAlternatives(glob);
    if (braces.kind === 'problem')
        return braces;
    for (const text of braces.texts) {
        const problem = patternProblem(text);
        if (problem !== undefined)
            return refuse(problem);
    }
    return { kind: 'patterns', patterns: braces.texts };
}
function globProblem(glob) {
    const judged = globPatterns(glob);
    return judged.kind === 'problem' ? judged.problem : undefined;
}
function createGlob(glob) {
    const patterns = patternsOf(glob).map((pattern) => pattern
        .replace(/^(?:\.\/)+/, '')
        .replace(/\/\*\*$/, '/**/*')
        .split('/')
        .map((segment) => (segment === '**' ? '**' : patternParts(segment))));
    return (text) => {
        const segments = text.split('/').map((segment) => Array.from(segment));
        return patterns.some((parts) => fitsParts(parts, segments, (part) => part === '**', (part, segment) => part !== '**' && fitsCharacters(part, segment)));
    };
}
function createNameGlob(glob, options = {}) {
    const { complete = (pattern) => pattern, ignoreCase = false } = options;
    const patterns = patternsOf(glob).map((pattern) => patternParts(complete(pattern), ignoreCase));
    return (name) => {
        const characters = Array.from(name);
        return patterns.some((parts) => fitsCharacters(parts, characters));
    };
}
function patternsOf(glob) {
    const judged = globPatterns(glob);
    if (judged.kind === 'patterns')
        return judged.patterns;
    throw new user_error .y({ message: `\`${glob.slice(0, 100)}\` is not a usable glob: ${judged.problem}` });
}
function splitNegation(entry) {
    const negated = entry.startsWith('!');
    return { negated, glob: negated ? entry.slice(1) : entry };
}
function createGlobList(globs, matcher = createGlob) {
    const rules = globs.map((entry) => {
        const { glob, negated } = splitNegation(entry);
        return { negated, matches: matcher(glob) };
    });
    const initial = rules[0]?.negated === true;
    return (text) => rules.reduce((matched, rule) => (rule.matches(text) ? !rule.negated : matched), initial);
}


  }),

  77825:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $: () => (  groupBy)
  });
function groupBy(items, keyOf) {
    const groups = new Map();
    for (const item of items) {
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [item]);
        else
            group.push(item);
    }
    return groups;
}


  }),

  44074:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  escapeJson),
    h: () => (  renderJson)
  });
const RISKY = /:(?=:)|#(?=#(?:\[|vso\[))|[\u007f-\u009f\u2028\u2029]|\p{Cf}|\u034f|[\u115f\u1160\u3164\uffa0]/giu;
const escapeUnit = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
function renderJson(value, indent = 0) {
    return escapeJson(JSON.stringify(value, undefined, indent) ?? 'null');
}
function escapeJson(json) {
    return json.replace(RISKY, (match) => match.split('').map(escapeUnit).join(''));
}


  }),

  63144:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Lv: () => (  versionTextOf),
    _F: () => (  fieldOf),
    b6: () => (  textOf),
    u4: () => (  isRecord)
  });
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function fieldOf(value, name) {
    return isRecord(value) ? value[name] : undefined;
}
function versionTextOf(value) {
    return typeof value === 'number' ? String(value) : textOf(value);
}
function textOf(value) {
    return typeof value === 'string' && value !== '' ? value : undefined;
}


  }),

  85746:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    r: () => (  splitList),
    u: () => (  splitLines)
  });
function splitList(text) {
    const entries = [];
    for (const line of splitLines(text)) {
        let depth = 0;
        let entry = '';
        for (const character of line) {
            if (character === '{')
                depth += 1;
            if (character === '}')
                depth = Math.max(0, depth - 1);
            if (character === ',' && depth === 0) {
                entries.push(entry);
                entry = '';
            }
            else {
                entry += character;
            }
        }
        entries.push(entry);
    }
    return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}
function splitLines(text) {
    return text
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '');
}


  }),

  68475:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    U: () => (  isLoopback)
  });
function isLoopback(hostname) {
    return (hostname === 'localhost' ||
        hostname.endsWith('.localhost') ||
        hostname === '[::1]' ||
        /^127(\.\d{1,3}){3}$/.test(hostname));
}


  }),

  26963:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AX: () => (  listMarkdown),
    Co: () => (  assembleMarkdown),
    FV: () => (  escapeMarkdown),
    GE: () => (  detailsMarkdown),
    c_: () => (  tableOf),
    fl: () => (  codeMarkdown),
    hl: () => (  fenceMarkdown),
    k9: () => (  linkMarkdown),
    oS: () => (  tableMarkdown)
  });
  var _counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34150);
  var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);


const BREAK = '&#x200b;';
const NAMED = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const entity = (character) => NAMED[character] ?? `&#x${character.charCodeAt(0).toString(16)};`;
const STRUCTURE = /[&<>"'\\`*_{}[\]()!|~$^#@]|:(?=[:/]|[\w+-]+:)|(?<=\bwww)\.|(?<=\bGH)-(?=\d)|^[-+=]|(?<=^\d{1,9})\./gi;
const LINKING = /[#@:.-]/;
function escapeMarkdown(text, limit = _plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .qy) {
    return (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, limit).replace(STRUCTURE, (character) => LINKING.test(character) ? entity(character) + BREAK : entity(character));
}
const TAME = /^(?! )(?:[a-z0-9 ._+~=-]|[:/](?![:/]))*$/i;
const LINK_WORD = /www\.|:\/|\bGH-\d/i;
const MAIL = /&#x40;(?=[\w.-]*\.[a-z])/gi;
function codeMarkdown(text, limit = _plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .qy) {
    const line = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .h0)(text, limit);
    if (line === '')
        return '';
    if (TAME.test(line) && !LINK_WORD.test(line))
        return `\`${line}\``;
    return `<code>${line.replace(STRUCTURE, entity).replace(MAIL, `&#x40;${BREAK}`)}</code>`;
}
function linkMarkdown(label, url) {
    const parsed = URL.canParse(url) ? new URL(url) : undefined;
    if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '')
        return label;
    return `[${label}](${parsed.href.replace(/[()<>\\|*_`'"[\]]/g, (character) => `%${character.charCodeAt(0).toString(16)}`)})`;
}
function fenceMarkdown(text, language = '') {
    const body = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .jQ)(text.replace(/\r\n?/g, '\n')).replace(/\n$/, '');
    const longest = Math.max(2, ...Array.from(body.matchAll(/`+/g), (run) => run[0].length));
    const fence = '`'.repeat(longest + 1);
    return `${fence}${language}\n${body}\n${fence}`;
}
const tellMore = (omitted) => `\n${(0,_counted_js__WEBPACK_IMPORTED_MODULE_1__  .hS)(omitted, 'more row is', 'more rows are')} omitted here to limit the size; the report has all of them.\n`;
const tableRow = (cells) => `| ${cells.map((cell) => cell.replace(/\n/g, ' ')).join(' | ')} |\n`;
function tableMarkdown(header, rows) {
    return tableOf(header, rows, (row) => row);
}
function tableOf(header, entries, cellsOf) {
    const rows = {
        length: entries.length,
        at: (index) => entries.slice(index, index + 1).map((entry) => tableRow(cellsOf(entry)))[0],
    };
    return {
        before: `${tableRow(header)}${tableRow(header.map(() => '---'))}`,
        rows,
        after: '',
        more: tellMore,
    };
}
function listMarkdown(items) {
    return {
        before: '',
        rows: items.map((item) => `- ${item.replace(/\n/g, ' ')}\n`),
        after: '',
        more: tellMore,
    };
}
function detailsMarkdown(summary, block) {
    const open = `<details>\n<summary>${summary}</summary>\n\n`;
    const close = '\n</details>\n';
    if (typeof block === 'string')
        return { before: `${open}${block}\n`, rows: [], after: close, more: tellMore };
    return { ...block, before: `${open}${block.before}`, after: `${block.after}${close}` };
}
const endLine = (text) => (text.endsWith('\n') ? text : `${text}\n`);
const frameOf = (block) => typeof block === 'string'
    ? (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(endLine(block)) + 1
    : (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(block.before) + (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(block.more(block.rows.length)) + (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(block.after) + 1;
function assembleMarkdown(blocks, maxBytes) {
    let room = maxBytes;
    const kept = [];
    for (const block of blocks) {
        const frame = frameOf(block);
        if (frame > room)
            break;
        room -= frame;
        kept.push(block);
    }
    let omittedRows = 0;
    const parts = [];
    for (const block of kept) {
        if (typeof block === 'string') {
            parts.push(endLine(block));
            continue;
        }
        const shown = [];
        for (let row = block.rows.at(0); row !== undefined; row = block.rows.at(shown.length)) {
            const size = (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .dp)(row);
            if (size > room)
                break;
            room -= size;
            shown.push(row);
        }
        const omitted = block.rows.length - shown.length;
        omittedRows += omitted;
        parts.push(`${block.before}${shown.join('')}${omitted === 0 ? '' : block.more(omitted)}${block.after}`);
    }
    return { text: parts.join('\n'), omittedRows, omittedBlocks: blocks.length - kept.length };
}


  }),

  38707:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    L: () => (  nearestNames),
    Y: () => (  editDistance)
  });
const COMPARED_LENGTH = 64;
function nearestNames(wanted, names, limit = 3) {
    const target = wanted.slice(0, COMPARED_LENGTH).toLowerCase();
    const reach = Math.max(1, Math.floor(target.length / 3));
    const ranked = [];
    for (const name of new Set(names)) {
        const other = name.slice(0, COMPARED_LENGTH).toLowerCase();
        const contained = (target.length > 2 && other.includes(target)) || hasNearWord(other, target);
        const edits = editDistance(target, other);
        const distance = contained ? Math.min(reach, edits) : edits;
        if (distance <= reach)
            ranked.push({ name, distance, edits });
    }
    ranked.sort((a, b) => a.distance - b.distance || a.edits - b.edits || (a.name < b.name ? -1 : 1));
    return ranked.slice(0, limit).map(({ name }) => name);
}
function hasNearWord(name, target) {
    const words = target.length > 3 ? name.split(/[-._]/) : [];
    return words.length > 1 && words.some((word) => editDistance(target, word) <= 1);
}
function editDistance(a, b) {
    let before = [];
    let row = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 0; i < a.length; i += 1) {
        const next = [i + 1];
        for (let j = 0; j < b.length; j += 1) {
            const replaced = Number(row[j]) + (a[i] === b[j] ? 0 : 1);
            const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
            const swapped = isSwapped ? Number(before[j - 1]) + 1 : replaced;
            next.push(Math.min(replaced, swapped, Number(row[j + 1]) + 1, Number(next[j]) + 1));
        }
        before = row;
        row = next;
    }
    return Number(row[b.length]);
}


  }),

  38086:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    M1: () => (  breakHashes),
    dp: () => (  byteLength),
    gL: () => (  clipText),
    h0: () => (  plainLine),
    ix: () => (  breakCommands),
    jQ: () => (  showInvisible),
    qy: () => (  DEFAULT_TEXT_LIMIT)
  });
const DEFAULT_TEXT_LIMIT = 1000;
const LINE_BREAKS = /[\r\n\v\f\u0085\u2028\u2029]+/g;
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034f|[\u115f\u1160\u3164\uffa0]/gu;
const codePointName = (character) => `[U+${Number(character.codePointAt(0)).toString(16).toUpperCase().padStart(4, '0')}]`;
function showInvisible(text) {
    if (/^[\n -~]*$/.test(text))
        return text;
    return text.replace(INVISIBLE, (character) => {
        if (character === '\n')
            return character;
        return character === '\t' ? ' ' : codePointName(character);
    });
}
function breakCommands(text) {
    return breakHashes(text.replace(/:(?=:)/g, ': '));
}
function breakHashes(text) {
    return text.replace(/#(?=#(?:\[|vso\[))/gi, '# ');
}
function clipText(text, limit) {
    if (text.length <= limit)
        return text;
    const last = text.charCodeAt(limit - 2);
    const end = last >= 0xd800 && last <= 0xdbff ? limit - 2 : limit - 1;
    return `${text.slice(0, end)}…`;
}
const PLAIN = /^[!-~](?:[ -~]*[!-~])?$/;
function plainLine(text, limit = DEFAULT_TEXT_LIMIT) {
    if (text.length <= limit && PLAIN.test(text))
        return text;
    return showInvisible(clipText(text, limit).replace(LINE_BREAKS, ' ')).trim();
}
function byteLength(text) {
    let bytes = text.length;
    for (let index = 0; index < text.length; index += 1) {
        const unit = text.charCodeAt(index);
        if (unit < 0x80)
            continue;
        if (unit < 0x800)
            bytes += 1;
        else if (unit >= 0xd800 && unit <= 0xdbff && isLowSurrogate(text.charCodeAt(index + 1))) {
            bytes += 2;
            index += 1;
        }
        else
            bytes += 2;
    }
    return bytes;
}
const isLowSurrogate = (unit) => unit >= 0xdc00 && unit <= 0xdfff;


  }),

  54031:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  l: () => (  createRedactor)
});

;// CONCATENATED MODULE: ./build/base/secret-pieces.js
const PIECE = 24;
const BLOCK = 12;
const MAXIMUM_PLACES = 32;
const UNUSUAL = /[^\w.~%+/=:-]/;
const USUAL_RUN = /[\w.~%+/=:-]{24,}/g;
const MULTIPLIER = 0x01000193;
const FILTER_MASK = 0xffff;
const FIRST_WEIGHT = Array.from({ length: BLOCK - 1 }).reduce((weight) => Math.imul(weight, MULTIPLIER), 1);
function createPieceIndex() {
    const places = new Map();
    const mayStart = new Uint8Array(FILTER_MASK + 1);
    let isUsual = true;
    return {
        add: (form) => {
            isUsual &&= !UNUSUAL.test(form.text);
            for (let offset = form.start; offset + BLOCK <= form.text.length; offset += BLOCK) {
                const hash = hashOf(form.text, offset);
                mayStart[hash & FILTER_MASK] = 1;
                const held = places.get(hash);
                if (held === undefined)
                    places.set(hash, [{ form, offset }]);
                else if (held.length < MAXIMUM_PLACES)
                    held.push({ form, offset });
            }
        },
        find: (text) => {
            if (places.size === 0)
                return [];
            const spans = [];
            const match = (at, hash) => {
                let longest;
                for (const { form, offset } of places.get(hash) ?? [])
                    longest = longer(longest, matchAt(text, at, form, offset));
                return longest;
            };
            if (!isUsual)
                findInRun(text, 0, text.length, mayStart, match, spans);
            else {
                for (const { 0: run, index } of text.matchAll(USUAL_RUN))
                    findInRun(text, index, index + run.length, mayStart, match, spans);
            }
            return spans;
        },
    };
}
function hashOf(text, offset) {
    let hash = 0;
    for (let at = offset; at < offset + BLOCK; at += 1)
        hash = (Math.imul(hash, MULTIPLIER) + text.charCodeAt(at)) | 0;
    return hash;
}
function findInRun(text, start, end, mayStart, match, spans) {
    let at = start;
    let hash = hashOf(text, at);
    while (at + BLOCK <= end) {
        const span = mayStart[hash & FILTER_MASK] === 1 ? match(at, hash) : undefined;
        if (span === undefined) {
            const rest = (hash - Math.imul(text.charCodeAt(at), FIRST_WEIGHT)) | 0;
            hash = (Math.imul(rest, MULTIPLIER) + text.charCodeAt(at + BLOCK)) | 0;
            at += 1;
        }
        else {
            spans.push(span);
            at = span.end;
            hash = hashOf(text, at);
        }
    }
}
function matchAt(text, at, { start, text: form }, offset) {
    let after = 0;
    while (offset + after < form.length && text[at + after] === form[offset + after])
        after += 1;
    if (after < BLOCK)
        return undefined;
    let before = 0;
    while (before < offset && text[at - before - 1] === form[offset - before - 1])
        before += 1;
    const secret = after + Math.min(before, offset - start);
    return secret < PIECE ? undefined : { start: at - before, end: at + after };
}
function longer(one, other) {
    if (one === undefined || other === undefined)
        return one ?? other;
    return other.end - other.start > one.end - one.start ? other : one;
}

;// CONCATENATED MODULE: ./build/base/redactor.js

const REDACTED = '***';
const SHORTEST_SECRET = 4;
const SHORTEST_FORM = 6;
function createRedactor() {
    const known = new Set();
    let wholes = [];
    const pieces = createPieceIndex();
    return {
        add: (secret) => {
            const lines = linesOf(secret);
            for (const form of lines.flatMap(formsOf)) {
                if (known.has(form.text))
                    continue;
                known.add(form.text);
                if (form.text.length >= PIECE)
                    pieces.add(form);
                else
                    wholes = [...wholes, form.text].sort((one, other) => other.length - one.length);
            }
            return [...new Set(lines.flatMap(masksOf))];
        },
        redact: (text) => wholes.reduce((redacted, whole) => redacted.replaceAll(whole, REDACTED), cutOut(text, pieces.find(text))),
    };
}
function linesOf(secret) {
    const lines = secret.split(/\r?\n/).map((line) => line.trim());
    return [...new Set(lines)].filter((line) => line.length >= SHORTEST_SECRET);
}
function masksOf(secret) {
    const encoded = [secret, `_token:${secret}`].flatMap((text) => bothAlphabets(base64Of(text)));
    return [secret, ...encoded, ...urlEncoded(secret)];
}
function formsOf(secret) {
    const start = headerLength(secret);
    const others = [...urlEncoded(secret), jsonEscaped(secret)].map((text) => ({ text, start: 0 }));
    const aligned = [0, 1, 2].flatMap((lead) => bothAlphabets(alignedBase64(secret, lead)).map((text) => ({ text, start: Math.ceil((start * 4) / 3) })));
    const whole = secret.length >= PIECE ? [] : masksOf(secret).map((text) => ({ text, start: 0 }));
    return [
        { text: secret, start },
        ...others,
        ...aligned.filter(({ text }) => text.length >= BLOCK),
        ...whole.filter(({ text }) => text.length >= SHORTEST_FORM),
    ];
}
function headerLength(secret) {
    const header = /^eyJ[\w-]*\.(?=[\w-]+\.)/.exec(secret)?.[0] ?? '';
    return secret.length - header.length >= PIECE ? header.length : 0;
}
function urlEncoded(secret) {
    const upper = encodeURIComponent(secret.replace(/\p{Cs}/gu, ''));
    const lower = upper.replace(/%[0-9A-F]{2}/g, (escape) => escape.toLowerCase());
    return [...new Set([upper, lower])].filter((text) => text !== secret);
}
const jsonEscaped = (secret) => JSON.stringify(secret).slice(1, -1);
function base64Of(text) {
    const bytes = /^[ -~]*$/.test(text)
        ? text
        : Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
    return btoa(bytes).replace(/=+$/, '');
}
function alignedBase64(secret, lead) {
    const whole = base64Of('_'.repeat(lead) + secret);
    const open = whole.length % 4 === 0 ? 0 : 1;
    return whole.slice(lead === 0 ? 0 : lead + 1, whole.length - open);
}
function bothAlphabets(base64) {
    return [...new Set([base64, base64.replaceAll('+', '-').replaceAll('/', '_')])];
}
function cutOut(text, spans) {
    let redacted = '';
    let done = 0;
    for (const { start, end } of spans) {
        if (start >= done)
            redacted += text.slice(done, start) + REDACTED;
        done = end;
    }
    return redacted + text.slice(done);
}


  }),

  31666:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    LH: () => (  withRetries),
    Rs: () => (  failedTry),
    Rx: () => (  createSend)
  });
  var _json_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63144);

function failedTry(result, now) {
    if (result.kind === 'failure') {
        const isTransient = result.reason !== 'aborted' && result.reason !== 'certificate';
        return { isTransient, wasTaken: result.sent, hintMs: undefined };
    }
    const { status } = result;
    const isLimited = status === 429 || (status === 403 && result.headers['retry-after'] !== undefined);
    const isFault = status < 300 || status === 408 || status === 499 || (status >= 500 && status !== 501);
    return { isTransient: isLimited || isFault, wasTaken: !isLimited, hintMs: hintOf(result, now) };
}
function shouldRetry(failed, idempotent) {
    return failed.isTransient && (idempotent || !failed.wasTaken);
}
const LONGEST_HINT_MS = 60_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 8000;
function retryDelay(tries, hintMs, random) {
    if (hintMs !== undefined && hintMs <= LONGEST_HINT_MS)
        return hintMs;
    const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (tries - 1));
    return Math.round(delay * (1 - random / 2));
}
async function withRetries(options, idempotent, attempt) {
    const { clock, maxAttempts, random, signal } = options;
    for (let tries = 1;; tries += 1) {
        const last = await attempt(tries);
        const { failed } = last;
        const isOver = failed === undefined || signal.aborted || tries >= maxAttempts;
        if (isOver || !shouldRetry(failed, idempotent))
            return { last, tries };
        await clock.sleep(retryDelay(tries, failed.hintMs, random()), signal);
        if (signal.aborted)
            return { last, tries };
    }
}
function createSend(options) {
    const { clock, http, requestTimeoutMs: timeoutMs, signal } = options;
    return async (request, idempotent) => {
        const { last } = await withRetries(options, idempotent, async () => {
            const result = await http({ ...request, timeoutMs, signal });
            const isOk = result.kind === 'response' && result.status < 300;
            return { result, failed: isOk ? undefined : failedTry(result, clock.now()) };
        });
        return last.result;
    };
}
const HTTP_DATE = /^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} [0-9]{2}:[0-9]{2}:[0-9]{2} GMT$/;
function hintOf(answer, now) {
    const text = answer.headers['retry-after']?.trim() ?? '';
    if (/^[0-9]{1,9}$/.test(text))
        return Number(text) * 1000;
    const date = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(date) ? retryInfoOf(answer.body) : Math.max(0, date - now);
}
const LONGEST_BODY = 1_048_576;
function retryInfoOf(body) {
    if (body.length > LONGEST_BODY || !body.includes('google.rpc.RetryInfo'))
        return undefined;
    try {
        const json = JSON.parse(body);
        const details = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_0__  .u4)(json) ? json['details'] : undefined;
        const infos = Array.isArray(details) ? details.filter(_json_value_js__WEBPACK_IMPORTED_MODULE_0__  .u4) : [];
        const info = infos.find((one) => String(one['@type']).endsWith('/google.rpc.RetryInfo'));
        const [, seconds] = /^([0-9]{1,9}(?:\.[0-9]{1,9})?)s$/.exec(String(info?.['retryDelay'])) ?? [];
        return seconds === undefined ? undefined : Math.ceil(Number(seconds) * 1000);
    }
    catch {
        return undefined;
    }
}


  }),

  22475:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FM: () => (  renderDate),
    SU: () => (  hasBegun),
    _U: () => (  parseDate),
    pe: () => (  parseTime),
    sO: () => (  DAY_MS),
    sZ: () => (  renderTime)
  });
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const RFC_3339 = /^(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2}):(\d{2})(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/;
function parseTime(text) {
    const date = DATE.exec(text) ?? RFC_3339.exec(text);
    if (date === null)
        return undefined;
    const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = date;
    if (!isCalendarDay(Number(year), Number(month), Number(day)) || Number(hour) > 23)
        return undefined;
    const milliseconds = `${fraction.slice(1)}000`.slice(0, 3);
    const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${zone.toUpperCase()}`);
    return Number.isNaN(time) ? undefined : time;
}
const DAY_MS = 86_400_000;
function parseDate(text) {
    return DATE.test(text) ? parseTime(text) : undefined;
}
function hasBegun(date, now) {
    const start = parseDate(date);
    return start !== undefined && start <= now;
}
function renderTime(milliseconds) {
    return new Date(milliseconds).toISOString();
}
function renderDate(milliseconds) {
    return renderTime(milliseconds).slice(0, 10);
}
function isCalendarDay(year, month, day) {
    const time = new Date(Date.UTC(year, month - 1, day));
    return time.getUTCMonth() === month - 1 && time.getUTCDate() === day && time.getUTCFullYear() === year;
}


  }),

  68236:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  isPathSegment),
    o: () => (  isUidPath)
  });
function isPathSegment(text) {
    return text !== '' && text !== '.' && text !== '..';
}
function isUidPath(text) {
    return !/[\s\p{Cc}]/u.test(text) && text.split('/').every(isPathSegment);
}


  }),

  60286:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Xr: () => (  GITLAB_DOTENV),
  SV: () => (  PLAIN_DOTENV),
  II: () => (  createDotenvOutput),
  Mp: () => (  outputPrefix)
});

var base_cut = __webpack_require__(81336);
var plain_text = __webpack_require__(38086);
;// CONCATENATED MODULE: ./build/host/gitlab/dotenv.js


const TRUNCATED = 'outputs-truncated';
function renderDotenv(outputs, limits) {
    const lines = new Map();
    const cut = [];
    const nameOf = (output) => `${limits.prefix}${output.toUpperCase().replace(/[^A-Z0-9]/g, '_')}=`;
    let room = limits.maximumBytes - (0,plain_text .dp)(`${nameOf(TRUNCATED)}false\n`);
    const put = (output, value) => {
        const line = `${nameOf(output)}${value}\n`;
        const size = (0,plain_text .dp)(line);
        if (size > room || lines.size >= limits.maximumCount - 1)
            return false;
        room -= size;
        lines.set(output, line);
        return true;
    };
    const lists = [];
    for (const [output, value] of outputs) {
        if (output === TRUNCATED || /[\r\n]/.test(value))
            continue;
        const entries = readList(value);
        if (entries === undefined)
            put(output, value);
        else
            lists.push({ output, text: value, entries });
    }
    for (const { output, text, entries } of lists.sort((a, b) => a.text.length - b.text.length)) {
        if (put(output, text))
            continue;
        const shorter = (0,base_cut .E)(entries, Math.max(3, room - (0,plain_text .dp)(nameOf(output))));
        if (put(output, shorter.text))
            cut.push(output);
    }
    const leftOut = [...outputs.keys()].filter((output) => output !== TRUNCATED && !lines.has(output));
    const incomplete = cut.length > 0 || leftOut.length > 0 || outputs.get(TRUNCATED) === 'true';
    lines.set(TRUNCATED, `${nameOf(TRUNCATED)}${incomplete}\n`);
    const text = [...outputs.keys(), ...(outputs.has(TRUNCATED) ? [] : [TRUNCATED])]
        .map((output) => lines.get(output) ?? '')
        .join('');
    return { text, cut, leftOut };
}
function readList(value) {
    if (!value.startsWith('['))
        return undefined;
    try {
        return JSON.parse(value);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/host/files/dotenv-output.js

const GITLAB_DOTENV = { maximumBytes: 5 * 1024, maximumCount: 20 };
const PLAIN_DOTENV = { maximumBytes: 64 * 1024, maximumCount: 100 };
function outputPrefix(options) {
    const given = options.environment['PLATFORM_OUTPUT_PREFIX']?.trim() ?? '';
    return given === '' ? (options.command ?? 'platform-actions') : given;
}
function createDotenvOutput(options, files, tell) {
    const outputs = new Map();
    return {
        set: (name, value) => {
            if (options.redact(value) === value)
                outputs.set(name, value);
            else
                tell(`The output \`${name}\` is a secret, so it is not written to \`${options.path}\`.`);
        },
        write: () => {
            const prefix = `${options.prefix.toUpperCase().replace(/[^A-Z0-9]/g, '_')}_`;
            const { cut, leftOut, text } = renderDotenv(outputs, { prefix, ...options.limits });
            if (!files.write('PLATFORM_DOTENV_FILE', options.path, text))
                return;
            const short = [...cut.map((name) => `\`${name}\` (cut)`), ...leftOut.map((name) => `\`${name}\``)];
            if (short.length > 0)
                tell(`Not complete in \`${options.path}\`, because of its format or size: ${short.join(', ')}; the report is complete.`);
        },
    };
}


  }),

  82263:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    C: () => (  openReportFiles)
  });
  var _base_machine_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42046);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);
  var _files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);



function openReportFiles({ tempDirectory, workspace, }) {
    const area = { workspace, tempDirectory, workingDirectory: workspace };
    const unwritten = [];
    return {
        unwritten: () => unwritten,
        write: (name, path, text) => {
            try {
                (0,_files_js__WEBPACK_IMPORTED_MODULE_2__  .vK)((0,_files_js__WEBPACK_IMPORTED_MODULE_2__  .ZB)(path, area, name), text);
                return true;
            }
            catch (error) {
                if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y) && !(error instanceof _base_machine_error_js__WEBPACK_IMPORTED_MODULE_0__  .M))
                    throw error;
                unwritten.push(error.message);
                return false;
            }
        },
    };
}


  }),

  97286:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Ch: () => (  readVariables),
    rD: () => (  wholeNumber),
    sx: () => (  userCacheFolder)
  });
  var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161);
  var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


function readVariables(environment) {
    return (name) => environment[name] || undefined;
}
function wholeNumber(text) {
    return text !== undefined && /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
}
function userCacheFolder(environment) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(environment['XDG_CACHE_HOME'] || (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), '.cache'), 'platform-actions');
}


  }),

  9157:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Z: () => (  IdTokenError)
  });
class IdTokenError extends Error {
    remedy;
    permanent;
    constructor(message, remedy, permanent, options) {
        super(message, options);
        this.name = 'IdTokenError';
        this.remedy = remedy;
        this.permanent = permanent;
    }
}


  }),

  39677:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E7: () => (  quotable),
    Is: () => (  harmless),
    Kr: () => (  createLabeledLog),
    mE: () => (  createCommandLog)
  });
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38086);

function harmless(text) {
    return (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .ix)((0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .jQ)(text.replace(/\r\n?/g, '\n')));
}
const ANNOTATIONS_PER_LEVEL = 10;
function createLabeledLog(options) {
    const { debug, guard = (text) => text, paint = (_, text) => text, secrets, write } = options;
    const clean = (text) => harmless(secrets.redact(text));
    const labeled = (label, style) => (text) => {
        write(`${guard(`${label === '' ? '' : `${paint(style, label)} `}${clean(text)}`)}\n`);
    };
    const line = labeled('', 'strong');
    return {
        line,
        log: {
            debug: debug ? labeled('debug:', 'faint') : () => undefined,
            info: line,
            notice: labeled('notice:', 'notice'),
            warning: labeled('warning:', 'warning'),
            error: labeled('error:', 'error'),
        },
        annotate: (annotation) => {
            const { level, message, title } = annotation;
            const place = paint('faint', clean(placeOf(annotation)));
            const words = `${paint(level, `${level}:`)} ${paint('strong', clean(`${title}:`))} ${clean(message)}`;
            write(`${guard(place + words)}\n`);
        },
        quote: (foreign) => write(`${guard((0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .ix)(quotable(secrets.redact(foreign))))}\n`),
    };
}
function createCommandLog(options) {
    const { debug, issue, levels, secrets } = options;
    const { line, quote } = createLabeledLog({ ...options, debug: false });
    const used = { error: 0, warning: 0, notice: 0 };
    const tell = (annotation, text) => {
        const { level } = annotation;
        const isShown = levels.includes(level) && used[level] < ANNOTATIONS_PER_LEVEL;
        if (isShown)
            used[level] += 1;
        if (isShown)
            issue(annotation);
        else
            line(text);
    };
    const levelled = (level) => (message) => tell({ level, title: '', message }, `${level}: ${message}`);
    return {
        line,
        quote,
        log: {
            debug: (text) => debug(harmless(secrets.redact(text))),
            info: line,
            notice: levelled('notice'),
            warning: levelled('warning'),
            error: levelled('error'),
        },
        annotate: (annotation) => tell(annotation, annotationLine(annotation)),
    };
}
function annotationLine(annotation) {
    const { level, message, title } = annotation;
    return `${placeOf(annotation)}${level}: ${title}: ${message}`;
}
function placeOf({ column, file, line }) {
    return file === undefined ? '' : `${file}:${line ?? 1}${column === undefined ? '' : `:${column}`}: `;
}
function quotable(text) {
    return (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .M1)((0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_0__  .jQ)(text.replace(/\r\n?/g, '\n'))).trimEnd();
}


  }),

  71166:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    CE: () => (  policyReader),
    Cu: () => (  DEFAULT_CONFIG_FILE),
    H5: () => (  NO_CONFIG),
    Xg: () => (  readConfig),
    uM: () => (  isFromBase)
  });
  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48636);




const DEFAULT_CONFIG_FILE = '.github/platform-actions.yml';
const MAXIMUM_BYTES = 1024 * 1024;
const NO_CONFIG = { given: () => undefined, ignores: [] };
function policyReader(place) {
    const fromBase = isFromBase(place);
    return async (path) => {
        if (!fromBase)
            return readFromTree((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.workingDirectory, path), path, place);
        const { readFromBase } = await __webpack_require__.e(  9293).then(__webpack_require__.bind(__webpack_require__, 89293));
        return readFromBase(place, path, MAXIMUM_BYTES);
    };
}
async function readFromTree(file, path, { host }) {
    if ((0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .ck)(host.context.workspace, file))
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y({ message: `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(path, 300)}\` leads out of the workspace through a link` });
    return (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_2__  .Gu)(file, MAXIMUM_BYTES);
}
const isFromBase = ({ host, policyFrom }) => policyFrom === 'base' || host.context.untrustedHead;
async function readConfig(path, required, place) {
    const { workspace } = place.host.context;
    const text = await policyReader(place)(path);
    if (text === undefined) {
        const isBelow = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.workingDirectory) !== (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace);
        if (!required && isBelow && (await mayStandAtRoot(place)))
            return readConfig(path, false, { ...place, workingDirectory: workspace });
        if (!required)
            return NO_CONFIG;
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y({ message: `\`config-file\`: \`${path}\` does not exist`, input: 'config-file' });
    }
    const { parseConfigFile } = await Promise.all( [__webpack_require__.e(8815), __webpack_require__.e(2085)]).then(__webpack_require__.bind(__webpack_require__, 2085));
    const name = nameOf((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(place.workingDirectory, path), workspace);
    const parsed = parseConfigFile(text, name, await place.manifests());
    if (parsed.kind === 'problems')
        throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y(...parsed.problems);
    return parsed.config;
}
async function mayStandAtRoot(place) {
    if (!isFromBase(place))
        return true;
    const { findRepository } = await __webpack_require__.e(  8365).then(__webpack_require__.bind(__webpack_require__, 38365));
    const { workspace } = place.host.context;
    const hasOne = findRepository(workspace, place.workingDirectory) !== undefined;
    return !hasOne || findRepository(workspace, workspace) !== undefined;
}
function nameOf(file, workspace) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace), file);
    return inside.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside) ? file : inside.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


  }),

  40701:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    FI: () => (  NO_COVERAGE),
    XP: () => (  accountOf),
    vn: () => (  coverageLine)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34150);
  var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);


const NO_COVERAGE = { seen: 0, judged: 0, skipped: [], unread: [] };
function accountOf(judged, skipped, unread = []) {
    const kinds = new Map();
    for (const entry of skipped) {
        if (entry.count === 0)
            continue;
        const key = `${entry.what}\n${entry.why}`;
        kinds.set(key, { ...entry, count: entry.count + (kinds.get(key)?.count ?? 0) });
    }
    const merged = [...kinds.values()];
    const left = merged.reduce((sum, { count }) => sum + count, 0);
    return { seen: judged + left + unread.length, judged, skipped: merged, unread };
}
function coverageLine(coverage, noun) {
    const parts = [accountLine(coverage, noun)];
    if (coverage.files !== undefined)
        parts.push(accountLine(coverage.files, 'file'));
    return `Coverage: ${parts.join('; ')}.`;
}
function accountLine({ seen, judged, skipped, unread }, noun) {
    const left = skipped.reduce((sum, { count }) => sum + count, 0);
    const why = skipped.map(({ why: reason, count }) => `${count} ${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .FV)(reason)}`).join(', ');
    const words = [`${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_1__  .hS)(seen, noun)} seen`, `${judged} judged`];
    if (left > 0)
        words.push(`${left} skipped (${why})`);
    if (unread.length > 0)
        words.push(`${unread.length} unread`);
    return words.join(', ');
}


  }),

  14113:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    $: () => (  isSoft),
    z: () => (  endingOf)
  });
const CODES = {
    usage: 2,
    unauthenticated: 3,
    forbidden: 4,
    service: 5,
    partial: 6,
};
const ORDER = ['partial', 'usage', 'unauthenticated', 'forbidden', 'service'];
const isSoft = ({ kind }) => kind === 'unauthenticated' || kind === 'service';
function endingOf(outcome) {
    const kind = outcome.firstProblemDecides === true
        ? outcome.problems[0]?.kind
        : ORDER.find((candidate) => outcome.problems.some((problem) => problem.kind === candidate));
    if (kind !== undefined)
        return { result: 'error', exitCode: CODES[kind] };
    return { result: outcome.verdict, exitCode: outcome.verdict === 'fail' ? 1 : 0 };
}


  }),

  17445:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  e: () => (  hostEnding)
});

var plain_text = __webpack_require__(38086);
;// CONCATENATED MODULE: ./build/kit/report/code-quality.js

const SEVERITY = { error: 'major', warning: 'minor', notice: 'info' };
const LONGEST_DESCRIPTION = 1000;
function renderCodeQuality(findings, fallbackPath) {
    const byFingerprint = new Map();
    for (const finding of findings) {
        const place = finding.location;
        const key = place === undefined ? finding.fingerprint : `${finding.fingerprint}:${place.file}`;
        if (byFingerprint.has(key))
            continue;
        const fix = finding.fix === undefined ? '' : ` ${finding.fix}`;
        byFingerprint.set(key, {
            description: (0,plain_text .h0)(`${finding.message}${fix}`, LONGEST_DESCRIPTION),
            check_name: finding.rule,
            fingerprint: key,
            severity: SEVERITY[finding.level],
            location: { path: place?.file ?? fallbackPath, lines: { begin: place?.line ?? 1 } },
        });
    }
    return `${JSON.stringify([...byFingerprint.values()], null, 2)}\n`;
}

var junit = __webpack_require__(30236);
;// CONCATENATED MODULE: ./build/kit/host-ending.js


function hostEnding(result, findings) {
    return {
        result,
        findings,
        reports: {
            codeQuality: (fallbackPath) => renderCodeQuality(findings, fallbackPath),
            junit: (command) => (0,junit.renderJunit)(command, findings),
        },
    };
}


  }),

  27646:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    E: () => (  readSecretFiles),
    x: () => (  givenText)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);
  var _host_files_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48636);
  var _manifest_input_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16084);
  var _problems_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10959);




const MAXIMUM_SECRET_BYTES = 1024 * 1024;
function givenText(texts, name) {
    return sourcesOf(texts)
        .map((source) => source(name))
        .find(isGiven);
}
function sourcesOf({ commandLine, environment, native }) {
    return [(name) => commandLine.flags.get(name), native, (name) => environment[(0,_manifest_input_names_js__WEBPACK_IMPORTED_MODULE_3__  .c)(name)]];
}
function isGiven(text) {
    return text !== undefined && text.trim() !== '';
}
function secretPath(texts, name) {
    for (const source of sourcesOf(texts)) {
        if (isGiven(source(name)))
            return undefined;
        const path = source(`${name}-file`);
        if (isGiven(path))
            return path.trim();
    }
    return undefined;
}
async function readSecretFiles(manifest, texts) {
    const secrets = new Map();
    const problems = [];
    for (const [name, spec] of Object.entries(manifest.inputs)) {
        const path = spec.kind === 'secret' ? secretPath(texts, name) : undefined;
        if (path === undefined)
            continue;
        const wrong = await (0,_problems_of_js__WEBPACK_IMPORTED_MODULE_2__  .G)(async () => {
            const text = (await (0,_host_files_files_js__WEBPACK_IMPORTED_MODULE_1__  .Gu)(path, MAXIMUM_SECRET_BYTES))?.trim();
            if (text)
                secrets.set(name, { text });
            else
                throw new _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y({ message: `\`${path}\` ${text === undefined ? 'does not exist' : 'is empty'}` });
        });
        problems.push(...wrong.map(({ message }) => ({ message: `\`${name}-file\`: ${message}`, input: name })));
    }
    return { secrets, problems };
}


  }),

  10959:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    G: () => (  problemsOf)
  });
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45794);

async function problemsOf(work) {
    try {
        await work();
        return [];
    }
    catch (error) {
        if (!(error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y))
            throw error;
        return error.problems;
    }
}


  }),

  59083:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  readInputs)
  });
  var _base_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15902);
  var _base_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2810);
  var _base_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85746);
  var _base_loopback_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68475);
  var _base_nearest_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38707);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38086);
  var _base_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22475);







function readInputs(specs, given, now) {
    const problems = [];
    const values = {};
    for (const [name, spec] of Object.entries(specs)) {
        const source = given(name);
        const text = source?.text ?? spec.default ?? '';
        const parsed = parseInput(spec, text, now);
        if ('value' in parsed) {
            values[name] = parsed.value;
            continue;
        }
        problems.push({
            message: `\`${name}\` ${parsed.problem}`,
            ...(parsed.fix === undefined ? {} : { fix: parsed.fix }),
            input: name,
            ...(source?.place === undefined ? {} : { place: source.place }),
        });
    }
    if (problems.length > 0)
        return { kind: 'problems', problems, inputs: values };
    return { kind: 'inputs', inputs: values };
}
function parseInput(spec, text, now) {
    const trimmed = text.trim();
    switch (spec.kind) {
        case 'list':
            return parseEntries(spec, (0,_base_list_js__WEBPACK_IMPORTED_MODULE_2__  .r)(text));
        case 'lines':
            return parseEntries(spec, (0,_base_list_js__WEBPACK_IMPORTED_MODULE_2__  .u)(text));
        case 'globs':
            return parseGlobs((0,_base_list_js__WEBPACK_IMPORTED_MODULE_2__  .r)(text));
        case 'choices':
            return parseChoices((0,_base_list_js__WEBPACK_IMPORTED_MODULE_2__  .r)(text), spec.choices ?? []);
        default:
            return trimmed === '' ? { value: undefined } : parseScalar(spec, trimmed, now);
    }
}
function parseScalar(spec, text, now) {
    switch (spec.kind) {
        case 'boolean':
            if (text === 'true' || text === 'false')
                return { value: text === 'true' };
            return { problem: `is ${quote(text)}, which is neither \`true\` nor \`false\``, ...meantBoolean(text) };
        case 'integer':
            return parseInteger(text, spec.min ?? 0, spec.max ?? Number.MAX_SAFE_INTEGER);
        case 'duration': {
            const value = (0,_base_duration_js__WEBPACK_IMPORTED_MODULE_0__  .E)(text);
            return value === undefined
                ? {
                    problem: `is ${quote(text)}, which is not a duration`,
                    fix: 'write `90s`, `15m`, `36h`, `7d` or `2w`',
                }
                : { value };
        }
        case 'time':
            return parsePoint(text, spec.past === true ? now : Number.POSITIVE_INFINITY);
        case 'choice':
            return spec.choices?.includes(text) === true ? { value: text } : notAChoice(text, spec.choices ?? []);
        case 'url':
            return parseOrigin(text);
        case 'secret':
            return parseSecret(text);
        default:
            return parseText(spec, text);
    }
}
function parseText({ entryProblem }, text) {
    const problem = entryProblem?.(text);
    return problem === undefined ? { value: text } : { problem: `is ${quote(text)}, which is ${problem}` };
}
const YES = ['yes', 'on', 'y', '1'];
const NO = ['no', 'off', 'n', '0'];
function meantBoolean(text) {
    const word = text.toLowerCase();
    const [near] = YES.includes(word)
        ? ['true']
        : NO.includes(word)
            ? ['false']
            : (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_3__  .L)(word, ['true', 'false'], 1);
    return near === undefined ? {} : { fix: `did you mean \`${near}\`?` };
}
function parseSecret(text) {
    if (/^[\x21-\x7e]+$/.test(text))
        return { value: text };
    return {
        problem: 'is not a token: it contains a space, a line break or another character that tokens cannot contain',
        fix: 'provide only the token',
    };
}
function parsePoint(text, latest) {
    const value = (0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__  .pe)(text);
    if (value === undefined) {
        const fix = 'write `2026-01-31` or `2026-01-31T12:00:00Z`';
        return { problem: `is ${quote(text)}, which is neither a date nor an RFC 3339 time`, fix };
    }
    return value <= latest ? { value } : { problem: `is ${(0,_base_time_js__WEBPACK_IMPORTED_MODULE_4__  .sZ)(value)}, which is in the future` };
}
const MOST_ENTRIES = 20;
function parseEntries(spec, entries) {
    const wrong = entries.flatMap((entry) => {
        const problem = spec.entryProblem?.(entry);
        return problem === undefined ? [] : [`has ${quote(entry)}, which is ${problem}`];
    });
    if (wrong.length === 0)
        return { value: entries };
    const more = wrong.length - MOST_ENTRIES;
    return { problem: [...wrong.slice(0, MOST_ENTRIES), ...(more > 0 ? [`${more} more`] : [])].join('; and ') };
}
function parseInteger(text, min, max) {
    const value = /^[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
    if (value !== undefined && value >= min && value <= max)
        return { value };
    return { problem: `is ${quote(text)}, which is not a whole number from ${min} to ${max}` };
}
function parseGlobs(globs) {
    for (const entry of globs) {
        const problem = (0,_base_glob_js__WEBPACK_IMPORTED_MODULE_1__  .AI)((0,_base_glob_js__WEBPACK_IMPORTED_MODULE_1__  .sz)(entry).glob);
        if (problem !== undefined)
            return { problem: `has the glob ${quote(entry)}, which cannot be used: ${problem}` };
    }
    return { value: globs };
}
function parseChoices(words, choices) {
    const wrong = words.find((word) => !choices.includes(word));
    return wrong === undefined ? { value: words } : notAChoice(wrong, choices);
}
function notAChoice(text, choices) {
    const [near] = (0,_base_nearest_names_js__WEBPACK_IMPORTED_MODULE_3__  .L)(text, choices, 1);
    const all = `choose ${choices.map((choice) => `\`${choice}\``).join(', ')}`;
    return { problem: `is ${quote(text)}`, fix: near === undefined ? all : `did you mean \`${near}\`? ${all}` };
}
function parseOrigin(text) {
    let url;
    try {
        url = new URL(text);
    }
    catch {
        return {
            problem: `is ${quote(text)}, which is not a URL`,
            fix: 'write the origin only, such as `https://cgr.dev`',
        };
    }
    if (url.username !== '' || url.password !== '')
        return { problem: 'has a user name or password in its URL', fix: 'write the origin only' };
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && (0,_base_loopback_js__WEBPACK_IMPORTED_MODULE_5__  .U)(url.hostname))) {
        return { problem: `is ${quote(text)}: only https is allowed, and http on loopback` };
    }
    if (url.pathname !== '/' || !/^https?:\/\/[^/\\?#@]+\/?$/i.test(text)) {
        return {
            problem: `is ${quote(text)}: a path, query or fragment is not allowed`,
            fix: `write \`${url.origin}\``,
        };
    }
    return { value: url.origin };
}
function quote(text) {
    return `\`${(0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_6__  .gL)(text, 80)}\``;
}


  }),

  72864:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    e5: () => (  commonOutputs),
    eP: () => (  reportInputs),
    j$: () => (  commonInputs),
    u4: () => (  tokenLimitInputs)
  });
  var _base_uid_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68236);

const commonInputs = {
    identity: {
        kind: 'text',
        description: "Uid of the identity to assume with this job's OIDC token.",
        entryProblem: (text) => (0,_base_uid_path_js__WEBPACK_IMPORTED_MODULE_0__  .o)(text) ? undefined : 'not a uid: a uid is one or more names, joined by `/`, without spaces',
    },
    token: { kind: 'secret', description: 'Token for the platform API that was obtained elsewhere.' },
    'registry-token': { kind: 'secret', description: 'Token for the registry that was obtained elsewhere.' },
    'id-token-audience': {
        kind: 'text',
        description: 'Audience of the ID token that is requested from the CI.',
        defaultText: 'the issuer URL',
    },
    'api-url': {
        kind: 'url',
        description: 'URL of the platform API.',
        default: 'https://console-api.enforce.dev',
    },
    'issuer-url': {
        kind: 'url',
        description: 'URL of the issuer, which exchanges ID tokens at `/sts/exchange`.',
        defaultText: '`api-url` with `console-api.` replaced by `issuer.`',
    },
    'registry-url': {
        kind: 'url',
        description: 'URL of the container registry; its host is the audience of registry tokens.',
        default: 'https://cgr.dev',
    },
    organization: {
        kind: 'text',
        description: 'Uid or exact name of the organization.',
        defaultText: 'the first segment of `identity`',
    },
    'config-file': {
        kind: 'path',
        description: 'File with policy inputs and ignores.',
        defaultText: '`.github/platform-actions.yml` if present',
    },
    'policy-from': {
        kind: 'choice',
        choices: ['head', 'base'],
        description: 'Commit to read config, ignores and role file from: the checked-out one, or the base of the change.',
        default: 'head',
    },
    'working-directory': {
        kind: 'path',
        description: 'Folder in which to look for files.',
        defaultText: 'the workspace',
    },
    'on-error': {
        kind: 'choice',
        choices: ['fail', 'warn'],
        description: 'Whether to fail, or to warn and pass, if signing in or a request fails (exit codes 3 and 5).',
        default: 'fail',
    },
    timeout: { kind: 'duration', description: 'Time limit for the whole command.', default: '10m' },
    'request-timeout': { kind: 'duration', description: 'Time limit for one request.', default: '30s' },
    'max-attempts': {
        kind: 'integer',
        min: 1,
        max: 10,
        description: 'Maximum number of attempts for one request, including the first.',
        default: '4',
    },
    concurrency: {
        kind: 'integer',
        min: 1,
        max: 64,
        description: 'Maximum number of requests at the same time.',
        default: '8',
    },
    annotations: { kind: 'boolean', description: 'Show findings on the lines of files.', default: 'true' },
    summary: { kind: 'boolean', description: 'Write the job summary.', default: 'true' },
    'report-file': {
        kind: 'path',
        description: 'Path of the JSON report to write.',
        defaultText: 'a private temporary file',
    },
    cache: {
        kind: 'boolean',
        description: 'Keep metadata and old tag history between runs.',
        default: 'false',
    },
    'cache-dir': { kind: 'path', description: 'Folder of the cache.', defaultText: "the host's cache folder" },
    'least-privilege': {
        kind: 'boolean',
        description: 'Ask the exchange only for the capabilities that this run needs, so that its token can do nothing else.',
        default: 'true',
    },
    'github-token': {
        kind: 'secret',
        description: 'Token for the pull-request comment, the SARIF upload, `pull-request`, and policy files of a base commit that is not in the checkout. Not used for anything else.',
        defaultText: "the job's token",
        only: 'github',
    },
};
const reportInputs = {
    'sarif-file': { kind: 'path', description: 'Path of the SARIF 2.1.0 file to write.' },
    'junit-file': { kind: 'path', description: 'Path of the JUnit file to write.' },
    'html-file': {
        kind: 'path',
        description: 'Path of the HTML page to write, one file that can be opened anywhere.',
    },
    'upload-sarif': {
        kind: 'boolean',
        description: 'Upload the SARIF results to code scanning.',
        default: 'false',
        only: 'github',
    },
    'comment-summary-in-pr': {
        kind: 'choice',
        choices: ['never', 'on-failure', 'always'],
        description: 'When to write the pull-request comment, which is updated in place.',
        default: 'never',
        only: 'github',
    },
};
const tokenLimitInputs = {
    capabilities: {
        kind: 'list',
        description: 'Capabilities that the token is limited to, such as `tag.list`.',
        entryProblem: (entry) => /^[a-z0-9_]+(?:\.[a-z0-9_]+)+$/.test(entry) ? undefined : 'not a capability such as `tag.list`',
    },
    scopes: { kind: 'list', description: 'Uids of the groups that the token is limited to.' },
};
const commonOutputs = {
    result: { description: '`pass`, `warn`, `fail` or `error`.' },
    report: { description: 'Path of the JSON report.' },
    'outputs-truncated': { description: '`true` if a JSON output was cut at 64 KiB; the report is complete.' },
};


  }),

  16084:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    c: () => (  variableName)
  });
function inCapitals(input) {
    return input.toUpperCase().replaceAll('-', '_');
}
function variableName(input) {
    return `PLATFORM_${inCapitals(input)}`;
}
function nativeVariableName(input) {
    return `PLATFORM_ACTIONS_INPUT_${inCapitals(input)}`;
}


  }),

  57673:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    K: () => (  problemsMarkdown),
    R: () => (  proseMarkdown)
  });
  var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);

function proseMarkdown(text) {
    const parts = text.split('`');
    if (parts.length % 2 === 0)
        return (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .FV)(text);
    return parts.map((part, index) => (index % 2 === 0 ? keepEnds(part) : (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .fl)(part))).join('');
}
function keepEnds(text) {
    const before = /^\s/.test(text) ? ' ' : '';
    const after = /\S\s+$/.test(text) ? ' ' : '';
    return `${before}${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .FV)(text)}${after}`;
}
function problemsMarkdown(problems) {
    const rows = problems.map(({ copy, fix, location, message }) => {
        const lines = [message, ...(fix === undefined ? [] : fix.split('\n'))];
        const place = location === undefined ? '' : `${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .fl)(`${location.file}:${location.line}`)} `;
        const row = `- ❌ ${place}${lines.map(proseMarkdown).join('<br>').replace(/\n/g, ' ')}\n`;
        return copy === undefined ? row : `${row}\n${(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .hl)(copy, 'json').replace(/^/gm, '  ')}\n\n`;
    });
    return { ...(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .AX)([]), rows };
}


  }),

  85531:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    OH: () => (  uniqueProblems),
    hM: () => (  ExplainedError),
    iU: () => (  localProblems)
  });
  var _base_machine_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42046);
  var _base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38086);
  var _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45794);
  var _host_host_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9157);




class ExplainedError extends Error {
    problems;
    constructor(problems, options) {
        super(problems.map(({ message }) => message).join('; '), options);
        this.name = 'ExplainedError';
        this.problems = problems;
    }
}
function localProblems(error, subject = '') {
    if (error instanceof ExplainedError)
        return error.problems;
    const about = subject === '' ? '' : `${subject}: `;
    if (error instanceof _base_user_error_js__WEBPACK_IMPORTED_MODULE_1__  .y) {
        return error.problems.map((problem) => ({
            kind: 'usage',
            message: problem.message.includes(subject) ? problem.message : about + problem.message,
            ...(problem.fix === undefined ? {} : { fix: problem.fix }),
            ...(problem.place === undefined ? {} : { location: problem.place }),
        }));
    }
    if (error instanceof _host_host_js__WEBPACK_IMPORTED_MODULE_2__  .Z)
        return [{ kind: 'unauthenticated', message: about + error.message, fix: error.remedy }];
    if (error instanceof _base_machine_error_js__WEBPACK_IMPORTED_MODULE_0__  .M)
        return [{ kind: 'service', message: about + error.message, fix: error.fix }];
    const why = (0,_base_plain_text_js__WEBPACK_IMPORTED_MODULE_3__  .h0)(error instanceof Error ? error.message : String(error));
    return [{ kind: 'service', message: `${about}unexpected failure: ${why}` }];
}
function uniqueProblems(problems) {
    const first = new Map();
    for (const problem of problems) {
        const key = JSON.stringify([problem.kind, problem.message, problem.fix]);
        if (!first.has(key))
            first.set(key, problem);
    }
    return [...first.values()];
}


  }),

  7994:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Jz: () => (  SUMMARY_LIMIT_BYTES),
    gI: () => (  COMMENT_LIMIT_BYTES),
    x1: () => (  renderAnswer)
  });
  var _base_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34150);
  var _base_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26963);
  var _coverage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40701);
  var _problems_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57673);
  var _group_causes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6646);
  var _verdict_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23447);






const SUMMARY_LIMIT_BYTES = 1_000_000;
const COMMENT_LIMIT_BYTES = 65_536;
const MAXIMUM_OPEN_PROBLEMS = 10;
function renderAnswer(facts, maxBytes, marker) {
    const { answer, coverage, problems, runUrl, softened } = facts;
    const foot = [
        ...(coverage === undefined ? [] : [(0,_coverage_js__WEBPACK_IMPORTED_MODULE_1__  .vn)(coverage, coverage.noun)]),
        ...(runUrl === undefined ? [] : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .k9)('The run', runUrl)]),
    ].join(' ');
    const isSoFar = problems.length > 0 && answer.words !== '';
    const blocks = [
        ...(marker === undefined ? [] : [`${marker}\n`]),
        `### ${headingOf(facts)}`,
        ...problemBlocks(problems),
        ...(softened.length === 0 ? [] : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .AX)(softened.map(softenedMarkdown))]),
        ...(isSoFar ? [`**So far:** ${answer.words}.`] : []),
        ...answer.actions,
        ...answer.details,
    ];
    const room = foot === '' ? maxBytes : maxBytes - new TextEncoder().encode(foot).length - 2;
    const { text } = (0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .Co)(blocks, Math.max(0, room));
    return foot === '' ? text : `${text}\n${foot}\n`;
}
function headingOf({ answer, problems, result, softened, title }) {
    const name = answer.title ?? title;
    const sign = _verdict_words_js__WEBPACK_IMPORTED_MODULE_3__  .P[result];
    if (problems.length > 0)
        return `${sign} ${name} could not finish: ${(0,_base_counted_js__WEBPACK_IMPORTED_MODULE_4__  .hS)(problems.length, 'error')}`;
    const words = answer.words === '' && softened.length > 0 ? 'not everything could be checked' : answer.words;
    return words === '' ? `${sign} ${name}` : `${sign} ${name}: ${words}`;
}
function problemBlocks(problems) {
    if (problems.length === 0)
        return [];
    const causes = (0,_group_causes_js__WEBPACK_IMPORTED_MODULE_5__  .Q)(problems);
    const rest = causes.slice(MAXIMUM_OPEN_PROBLEMS);
    return [
        (0,_problems_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .K)(causes.slice(0, MAXIMUM_OPEN_PROBLEMS)),
        ...(rest.length === 0
            ? []
            : [(0,_base_markdown_js__WEBPACK_IMPORTED_MODULE_0__  .GE)((0,_base_counted_js__WEBPACK_IMPORTED_MODULE_4__  .hS)(rest.length, 'more problem'), (0,_problems_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .K)(rest))]),
    ];
}
function softenedMarkdown({ fix, message }) {
    const lines = [message, ...(fix === undefined ? [] : fix.split('\n'))];
    return `⚠️ ${lines.map(_problems_markdown_js__WEBPACK_IMPORTED_MODULE_2__  .R).join('<br>')}`;
}


  }),

  6646:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    Q: () => (  groupCauses)
  });
  var _base_group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77825);

const MAXIMUM_SUBJECTS = 5;
function groupCauses(problems) {
    const groups = (0,_base_group_by_js__WEBPACK_IMPORTED_MODULE_0__  .$)(problems, (problem) => JSON.stringify([causeOf(problem).cause, problem.fix]));
    return [...groups.values()].flatMap((same) => {
        const [first] = same;
        if (first === undefined || same.length === 1)
            return same;
        const subjects = [...new Set(same.flatMap((problem) => causeOf(problem).subject ?? []))];
        const shown = subjects.slice(0, MAXIMUM_SUBJECTS).join(', ');
        const more = subjects.length - MAXIMUM_SUBJECTS;
        const { location: _, ...rest } = first;
        const about = subjects.length === 0 ? '' : `${shown}${more > 0 ? ` and ${more} more` : ''}: `;
        return [{ ...rest, message: `${about}${causeOf(first).cause}` }];
    });
}
function causeOf({ message }) {
    const [, subject, cause] = /^(`[^`]+`): (.+)$/s.exec(message) ?? [];
    return { subject, cause: cause ?? message };
}


  }),

  30236:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  renderJunit: () => (  renderJunit)
});

var plain_text = __webpack_require__(38086);
;// CONCATENATED MODULE: ./build/base/xml.js

const LONGEST_TEXT = 4000;
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
function escapeXml(text) {
    return (0,plain_text .gL)(text, LONGEST_TEXT)
        .replace(NOT_XML, '\ufffd')
        .replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/kit/report/junit.js

function renderJunit(command, findings, quiet = []) {
    const counts = { failures: 0, skipped: 0 };
    const cases = [];
    for (const finding of findings) {
        if (finding.level === 'error')
            counts.failures += 1;
        cases.push(renderCase(finding));
    }
    for (const one of quiet) {
        if (one.skipped !== undefined)
            counts.skipped += 1;
        cases.push(renderQuiet(one));
    }
    if (cases.length === 0)
        cases.push(renderQuiet({ suite: command, name: 'no findings' }));
    const { failures, skipped } = counts;
    const name = escapeXml(command);
    const totals = ` tests="${cases.length}" failures="${failures}" errors="0" skipped="${skipped}"`;
    return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${name}"${totals}>
  <testsuite name="${name}"${totals}>
${cases.join('')}  </testsuite>
</testsuites>
`;
}
function renderCase(finding) {
    const { artifact, fix, level, location, rule, title } = finding;
    const detail = finding.detail?.();
    const message = detail?.message ?? finding.message;
    const place = location === undefined ? '' : `${location.file}:${location.line}`;
    const file = location === undefined ? '' : ` file="${escapeXml(location.file)}"`;
    const { name, suite, type } = detail?.test ?? {
        name: [title, artifact ?? '', place].filter((part) => part !== '').join(' – '),
        suite: rule,
        type: rule,
    };
    const text = escapeXml(fix === undefined ? message : `${message}\n${fix}`);
    const body = level === 'error'
        ? `<failure message="${escapeXml(message)}" type="${escapeXml(type)}">${text}</failure>`
        : `<system-out>${level}: ${text}</system-out>`;
    return `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}"${file}>${body}</testcase>\n`;
}
function renderQuiet({ name, skipped, suite }) {
    const head = `    <testcase classname="${escapeXml(suite)}" name="${escapeXml(name)}"`;
    return skipped === undefined
        ? `${head}/>\n`
        : `${head}><skipped message="${escapeXml(skipped)}"/></testcase>\n`;
}


  }),

  23447:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    P: () => (  RESULT_SIGNS),
    W: () => (  LEVEL_SIGNS)
  });
const RESULT_SIGNS = {
    pass: '✅',
    warn: '⚠️',
    fail: '❌',
    error: '⛔',
};
const LEVEL_SIGNS = {
    error: '❌',
    warning: '⚠️',
    notice: 'ℹ️',
};


  }),

  89224:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  d: () => (  runCommand)
});

var external_node_path_ = __webpack_require__(76760);
var base_clock = __webpack_require__(42030);
var counted = __webpack_require__(34150);
var duration = __webpack_require__(15902);
var markdown = __webpack_require__(26963);
var retry = __webpack_require__(31666);
var files = __webpack_require__(48636);
var policy = __webpack_require__(71166);
;// CONCATENATED MODULE: ./build/kit/end-of-run.js
function conclude(host, result, text) {
    if (host.conclude === undefined)
        host.log.info(text);
    else
        host.conclude(result, text);
}
function suggest(host, { name }, { next, problems }, { exitCode, requests }) {
    const isRefused = exitCode === 2 && requests === 0 && problems.every(({ location }) => location === undefined);
    const isStranger = (exitCode === 3 || exitCode === 4) && name !== 'doctor';
    const words = isRefused ? `${name} --help` : isStranger ? 'doctor' : next;
    if (words !== undefined)
        host.suggest?.(words);
}

var gather_inputs = __webpack_require__(27646);
var common_inputs = __webpack_require__(72864);
var kit_problems = __webpack_require__(85531);
var problems_markdown = __webpack_require__(57673);
var soften = __webpack_require__(51904);
var plain_text = __webpack_require__(38086);
var user_error = __webpack_require__(45794);
var problems_of = __webpack_require__(10959);
var read_inputs = __webpack_require__(59083);
;// CONCATENATED MODULE: ./build/kit/refuse-apply.js
function applyProblem(manifest, mode, { changeEvent, event }) {
    const isApply = mode === 'apply' && manifest.inputs['mode']?.choices?.includes(mode) === true;
    if (!isApply || !changeEvent)
        return undefined;
    return {
        message: `\`mode: apply\` is refused on pull-request and merge-request events${event === undefined ? '' : ` (this one is \`${event}\`)`}`,
        fix: 'use `mode: plan` here, and apply on a push to the protected branch',
        input: 'mode',
    };
}

;// CONCATENATED MODULE: ./build/kit/start-command.js










async function startCommand(options, found = () => undefined) {
    const { command, host, texts } = options;
    const { manifest } = command;
    const now = options.clock.now();
    const { problems: secretProblems, secrets } = await (0,gather_inputs .E)(manifest, texts);
    const direct = (name) => {
        const text = secrets.get(name)?.text ?? (0,gather_inputs .x)(texts, name);
        return text === undefined ? undefined : { text };
    };
    const problems = [...texts.commandLine.problems, ...secretProblems];
    for (const [name, spec] of Object.entries(manifest.inputs)) {
        const secret = spec.kind === 'secret' ? direct(name)?.text.trim() : undefined;
        if (secret !== undefined)
            host.mask(secret);
    }
    const workingDirectory = (0,external_node_path_.resolve)(host.context.workspace, direct('working-directory')?.text.trim() ?? '.');
    const refused = applyProblem(manifest, direct('mode')?.text.trim(), host.context);
    if (refused !== undefined)
        problems.push(refused);
    const config = refused === undefined ? await readConfigOf(options, direct, workingDirectory, problems) : policy .H5;
    const all = (name) => direct(name) ?? config.given(manifest.name, name);
    const { tempDirectory, workspace } = host.context;
    const area = { workspace, tempDirectory, workingDirectory };
    const report = direct('report-file')?.text.trim();
    problems.push(...(await (0,problems_of .G)(() => {
        const isNamed = report !== undefined;
        found(isNamed ? (0,files .ZB)(report, area, 'report-file') : (0,files .o4)(tempDirectory, 'report.json'));
    })));
    const read = (0,read_inputs .K)(manifest.inputs, all, now);
    const values = options.watchInputs?.(read.inputs) ?? read.inputs;
    problems.push(...(await reportProblems(values, area)));
    const isUnreadable = (name) => secretProblems.some(({ input }) => input === name);
    const isGiven = (name) => all(name) !== undefined || isUnreadable(name);
    const place = { area, isGiven, host };
    problems.push(...(await folderProblems(direct('working-directory')?.text, workingDirectory, workspace)));
    problems.push(...timeoutProblems(values, direct('request-timeout') !== undefined));
    problems.push(...(await ignoreProblems(manifest, config, values, now)));
    const willRun = problems.length === 0 && read.kind === 'inputs';
    if (!willRun || command.repeatsProblems !== true) {
        const find = await command.findProblems?.();
        problems.push(...((await find?.(values, place)) ?? []));
    }
    if (read.kind === 'problems')
        throw new user_error .y(...problems, ...read.problems);
    if (problems.length > 0)
        throw new user_error .y(...problems);
    const inputs = values;
    const given = new Set(Object.keys(manifest.inputs).filter((name) => all(name) !== undefined));
    return { inputs, config, given, workingDirectory };
}
async function reportProblems(inputs, area) {
    const problems = [];
    const taken = new Map();
    for (const name of ['report-file', 'sarif-file', 'junit-file', 'html-file']) {
        const path = inputs[name];
        if (typeof path !== 'string')
            continue;
        const wrong = await (0,problems_of .G)(() => {
            const target = (0,files .ZB)(path, area, name);
            const other = taken.get(target);
            taken.set(target, name);
            if (other === undefined)
                return;
            const message = `\`${other}\` and \`${name}\` are the same file`;
            throw new user_error .y({ message, fix: 'give each of them a path of its own', input: name });
        });
        if (name !== 'report-file')
            problems.push(...wrong);
    }
    return problems;
}
function timeoutProblems(inputs, isGiven) {
    const { timeout } = inputs;
    const requestTimeout = inputs['request-timeout'];
    if (!isGiven || timeout === undefined || requestTimeout === undefined || requestTimeout <= timeout)
        return [];
    return [{ message: '`request-timeout` is longer than `timeout`', input: 'request-timeout' }];
}
async function folderProblems(named, folder, workspace) {
    if (named === undefined)
        return [];
    const problem = (why) => [
        { message: `\`working-directory\`: \`${(0,plain_text .h0)(folder)}\` ${why}`, input: 'working-directory' },
    ];
    if ((0,files .ck)(workspace, folder))
        return problem('leads out of the workspace through a link');
    const { isFolder } = await __webpack_require__.e(  9004).then(__webpack_require__.bind(__webpack_require__, 99004));
    return (await isFolder(folder)) ? [] : problem('is not a folder');
}
async function readConfigOf(options, direct, workingDirectory, problems) {
    const path = direct('config-file')?.text.trim();
    let config = policy .H5;
    const wrong = await (0,problems_of .G)(async () => {
        config = await (0,policy .Xg)(path ?? policy .Cu, path !== undefined, {
            host: options.host,
            policyFrom: direct('policy-from')?.text.trim() === 'base' ? 'base' : 'head',
            manifests: options.manifests,
            workingDirectory,
            github: githubOf(options, direct),
            signal: options.stop,
        });
    });
    problems.push(...wrong);
    return config;
}
const EARLY_LIMITS = { maxAttempts: 4, requestTimeoutMs: 30_000 };
function githubOf(options, direct) {
    const { clock, host, openHttp, stop } = options;
    if (openHttp === undefined)
        return undefined;
    return async () => {
        const { openGithub } = await __webpack_require__.e(  4139).then(__webpack_require__.bind(__webpack_require__, 84139));
        const connections = Number(direct('concurrency')?.text ?? Number.NaN);
        const isUsable = Number.isInteger(connections) && connections >= 1 && connections <= 64;
        const http = async (request) => (await openHttp(isUsable ? connections : 8))(request);
        const signal = stop ?? new AbortController().signal;
        const send = (0,retry .Rx)({ http, clock, signal, random: Math.random, ...EARLY_LIMITS });
        return openGithub(direct('github-token')?.text.trim() || undefined, { host, send });
    };
}
async function ignoreProblems(manifest, config, inputs, now) {
    if (config.ignores.length === 0)
        return [];
    const { findIgnoreProblems, ignoreRulesOf } = await __webpack_require__.e(  460).then(__webpack_require__.bind(__webpack_require__, 40460));
    return findIgnoreProblems(config, ignoreRulesOf(manifest.name, config, inputs), now);
}

var time_limit = __webpack_require__(17500);
;// CONCATENATED MODULE: ./build/kit/with-reports.js

async function withReports(command, inputs, outcome, deps) {
    const published = wantsReports(inputs) ? await publish(command, inputs, outcome, deps) : outcome;
    return await withComment(command, inputs, published, deps);
}
async function publish(command, inputs, outcome, deps) {
    const { publishReports } = await __webpack_require__.e(  2202).then(__webpack_require__.bind(__webpack_require__, 32202));
    try {
        return await publishReports(command, inputs, outcome, deps);
    }
    catch (error) {
        const problems = (0,kit_problems .iU)(error, 'the report files were not written');
        return { ...outcome, problems: [...outcome.problems, ...problems] };
    }
}
async function withComment(command, inputs, outcome, deps) {
    const { summary } = outcome;
    if (typeof summary === 'string')
        return outcome;
    const when = inputs['comment-summary-in-pr'] ?? 'never';
    const isSent = when !== 'never' && !deps.signal.aborted;
    const isOutput = 'comment-content' in command.manifest.outputs;
    if (!isSent && !isOutput)
        return outcome;
    const { renderComment } = await Promise.all( [__webpack_require__.e(855), __webpack_require__.e(9357)]).then(__webpack_require__.bind(__webpack_require__, 49357));
    const comment = renderComment(command, inputs, { ...outcome, summary }, deps.host.context);
    if (isSent) {
        const { publishComment } = await __webpack_require__.e(  1892).then(__webpack_require__.bind(__webpack_require__, 41892));
        await publishComment({ ...inputs, 'comment-summary-in-pr': when }, deps, comment);
    }
    return isOutput
        ? { ...outcome, outputs: { ...outcome.outputs, 'comment-content': comment.body } }
        : outcome;
}
function wantsReports(inputs) {
    return (inputs['sarif-file'] !== undefined ||
        inputs['junit-file'] !== undefined ||
        inputs['html-file'] !== undefined ||
        inputs['upload-sarif'] === true);
}

var write_outcome = __webpack_require__(60565);
;// CONCATENATED MODULE: ./build/kit/run-command.js


















const NOTHING = {
    findings: [],
    problems: [],
    verdict: 'pass',
    outputs: {},
    summary: '',
    report: {},
    stdout: [],
    log: [],
};
const NO_REQUESTS = { count: 0, retried: 0 };
async function runCommand(options) {
    const { command, host } = options;
    const { manifest } = command;
    const state = { startedAt: options.clock.now(), requests: NO_REQUESTS };
    const limit = (0,time_limit .xl)(options.stop, options.watch ?? (() => undefined));
    options.lastWords?.(() => (state.writing ?? write(options, state, abandoned(state, limit.signal), limit)).ending().exitCode);
    try {
        const attempt = work(options, state, limit).catch((error) => {
            const isStopped = state.started === undefined && limit.signal.aborted;
            const problems = (0,kit_problems .iU)(isStopped ? (0,time_limit .Wm)(limit.signal, 'reading the inputs') : error);
            return failedOutcome(problems);
        });
        const outcome = await limit.within(attempt, () => abandoned(state, limit.signal));
        host.progress(undefined);
        const writing = write(options, state, stoppedOutcome(outcome, limit.signal), limit);
        await limit.within(writing.done, () => undefined, time_limit .AR);
        const { exitCode, result } = writing.ending();
        const { count } = state.requests;
        const sent = (0,counted .hS)(count, 'request');
        const took = (0,duration .P)(options.clock.now() - state.startedAt);
        conclude(host, result, `${manifest.name}: ${result} (${sent}, ${took})`);
        if (!options.texts.commandLine.json)
            suggest(host, manifest, outcome, { exitCode, requests: count });
        return exitCode;
    }
    finally {
        limit.close();
    }
}
function abandoned({ known }, signal) {
    const why = signal.aborted ? (0,time_limit .PJ)(signal) : 'the command took longer than its `timeout`';
    return withStop(known?.() ?? NOTHING, why);
}
function stoppedOutcome(outcome, signal) {
    return signal.aborted ? withStop(outcome, (0,time_limit .PJ)(signal)) : outcome;
}
function withStop(outcome, message) {
    if (outcome.problems.length > 0)
        return outcome;
    const wrote = Number(outcome.outputs['applied'] ?? 0) > 0;
    const problem = { kind: wrote ? 'partial' : 'service', message };
    return {
        ...outcome,
        problems: [problem],
        summary: textBefore(problem, outcome.summary),
    };
}
function textBefore(problem, summary) {
    if (typeof summary !== 'string')
        return summary;
    const text = (0,markdown .Co)([(0,problems_markdown .K)([problem])], 100_000).text;
    return summary === '' ? text : `${text}\n\n${summary}`;
}
function write(options, state, outcome, { signal }) {
    const { clock, command, host, stop, texts } = options;
    const { manifest } = command;
    const { started } = state;
    const isSoftened = started !== undefined && !stop.aborted;
    const writing = (0,write_outcome .g)(host, isSoftened ? (0,soften .y)(started.inputs, outcome) : outcome, {
        manifest,
        startedAt: state.startedAt,
        finishedAt: clock.now(),
        inputs: publicInputs(manifest, started?.inputs),
        requests: state.requests,
        annotations: started?.inputs.annotations ?? (0,gather_inputs .x)(texts, 'annotations')?.trim() !== 'false',
        summary: started?.inputs.summary ?? (0,gather_inputs .x)(texts, 'summary')?.trim() !== 'false',
        reportFile: state.reportFile ?? privateReport(host),
        json: texts.commandLine.json,
        stdout: options.stdout,
        secretStdout: manifest.name === 'token' && !signal.aborted,
    });
    state.writing = writing;
    return writing;
}
function privateReport(host) {
    try {
        return (0,files .o4)(host.context.tempDirectory, 'report.json');
    }
    catch {
        return undefined;
    }
}
async function work(options, state, limit) {
    limit.start(firstTimeout(options));
    const started = await startCommand({ ...options, stop: limit.signal }, (path) => {
        state.reportFile = path;
    });
    state.started = started;
    const { clock, host, manifests, random } = options;
    const { inputs } = started;
    limit.start(inputs.timeout);
    const { signal } = limit;
    const run = await options.command.load();
    const http = async (request) => (await options.openHttp(inputs.concurrency))(request);
    const maxAttempts = inputs['max-attempts'];
    const requestTimeoutMs = Math.min(inputs['request-timeout'], inputs.timeout, base_clock .Mv);
    const send = (0,retry .Rx)({ http, clock, random, signal, maxAttempts, requestTimeoutMs });
    const folder = inputs['cache-dir'];
    const cache = inputs.cache
        ? await (await __webpack_require__.e(  5725).then(__webpack_require__.bind(__webpack_require__, 95725))).openCache(host, folder === undefined ? undefined : (0,external_node_path_.resolve)(started.workingDirectory, folder))
        : undefined;
    try {
        const deps = {
            host,
            http,
            send,
            clock,
            random,
            config: started.config,
            manifests,
            cache: cache ?? { get: async () => undefined, set: async () => undefined },
            workingDirectory: started.workingDirectory,
            signal,
            counts: (requests) => {
                state.requests = requests;
            },
            keep: (known) => {
                state.known = known;
            },
            stdoutIsDropped: options.stdoutIsDropped,
            stdoutIsPrivate: options.stdoutIsPrivate,
            ...(options.runInside === undefined ? {} : { runInside: options.runInside }),
            given: started.given,
            readPolicyFile: (0,policy .CE)({
                host,
                policyFrom: inputs['policy-from'],
                workingDirectory: started.workingDirectory,
                github: async () => (await __webpack_require__.e(  4139).then(__webpack_require__.bind(__webpack_require__, 84139))).openGithub(inputs['github-token'], { host, send }),
                signal,
            }),
        };
        const outcome = await run(inputs, deps).catch((error) => failedOutcome((0,kit_problems .iU)(error)));
        return await withReports(options.command, inputs, outcome, deps);
    }
    finally {
        await cache?.close();
    }
}
function firstTimeout({ texts }) {
    const given = (0,duration .E)((0,gather_inputs .x)(texts, 'timeout')?.trim() ?? '');
    return given ?? Number((0,duration .E)(common_inputs .j$.timeout.default));
}
function failedOutcome(problems) {
    return { ...NOTHING, problems, summary: { words: '', actions: [], details: [] } };
}
function publicInputs(manifest, inputs) {
    if (inputs === undefined)
        return {};
    return Object.fromEntries(Object.entries(inputs).filter(([name, value]) => value !== undefined && manifest.inputs[name]?.kind !== 'secret'));
}


  }),

  51904:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    b: () => (  softenedFindings),
    y: () => (  soften)
  });
  var _exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14113);

const SOFTENED = 'could-not-ask';
function softenedFindings({ findings }) {
    return findings.filter(({ rule }) => rule === SOFTENED);
}
function soften(inputs, outcome) {
    const applies = Reflect.get(inputs, 'mode') === 'apply';
    if (inputs['on-error'] !== 'warn' || applies)
        return outcome;
    const softened = outcome.problems.filter(_exit_code_js__WEBPACK_IMPORTED_MODULE_0__  .$);
    if (softened.length === 0)
        return outcome;
    const findings = softened.map((problem, index) => ({
        rule: SOFTENED,
        level: 'warning',
        title: 'Not everything could be checked',
        message: problem.message,
        ...(problem.fix === undefined ? {} : { fix: problem.fix }),
        fingerprint: `could-not-ask ${index}`,
    }));
    return {
        ...outcome,
        findings: [...outcome.findings, ...findings],
        problems: outcome.problems.filter((problem) => !(0,_exit_code_js__WEBPACK_IMPORTED_MODULE_0__  .$)(problem)),
        verdict: outcome.verdict === 'pass' ? 'warn' : outcome.verdict,
    };
}


  }),

  17500:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

  __webpack_require__.d(__webpack_exports__, {
    AR: () => (  WRITE_GRACE_MS),
    PJ: () => (  stopReason),
    Wm: () => (  stoppedError),
    xl: () => (  openTimeLimit)
  });
  var _base_clock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42030);
  var _base_duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15902);
  var _base_machine_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42046);



const WORK_GRACE_MS = 700;
const WRITE_GRACE_MS = 500;
const WATCHDOG_GRACE_MS = 1500;
function openTimeLimit(stop, watch) {
    const limit = new AbortController();
    const signal = AbortSignal.any([limit.signal, stop]);
    const openedAt = (0,_base_clock_js__WEBPACK_IMPORTED_MODULE_0__  .d5)();
    let timer;
    const onAbort = () => watch(WATCHDOG_GRACE_MS, true);
    if (signal.aborted)
        onAbort();
    else
        signal.addEventListener('abort', onAbort, { once: true });
    return {
        signal,
        start: (timeoutMs) => {
            clearTimeout(timer);
            const left = Math.max(0, Math.min(timeoutMs, _base_clock_js__WEBPACK_IMPORTED_MODULE_0__  .Mv) - ((0,_base_clock_js__WEBPACK_IMPORTED_MODULE_0__  .d5)() - openedAt));
            timer = setTimeout(() => {
                const why = `the command took longer than its \`timeout\` of ${(0,_base_duration_js__WEBPACK_IMPORTED_MODULE_1__  .P)(timeoutMs)}`;
                limit.abort(new DOMException(why, 'TimeoutError'));
            }, left);
            if (!signal.aborted)
                watch(left + WATCHDOG_GRACE_MS, false);
        },
        within: (work, late, graceMs = WORK_GRACE_MS) => within(signal, work, late, graceMs),
        close: () => {
            clearTimeout(timer);
            signal.removeEventListener('abort', onAbort);
        },
    };
}
async function within(signal, work, late, graceMs) {
    let timer;
    let onAbort = () => undefined;
    const over = new Promise((resolve) => {
        onAbort = () => {
            timer = setTimeout(resolve, graceMs);
        };
        if (signal.aborted)
            onAbort();
        else
            signal.addEventListener('abort', onAbort, { once: true });
    });
    try {
        return await Promise.race([work, over.then(late)]);
    }
    finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', onAbort);
    }
}
function stopReason(signal) {
    return signal.reason instanceof Error ? signal.reason.message : 'the run was stopped';
}
function stoppedError(signal, what) {
    const isLate = signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError';
    const fix = isLate ? 'give it more time with `timeout`, or less to do' : 'run it again';
    return new _base_machine_error_js__WEBPACK_IMPORTED_MODULE_2__  .M(`${what} was stopped: ${stopReason(signal)}`, fix);
}


  }),

  60565:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  W: () => (  madeFindings),
  g: () => (  writeOutcome)
});

var counted = __webpack_require__(34150);
var base_cut = __webpack_require__(81336);
var markdown = __webpack_require__(26963);
var plain_text = __webpack_require__(38086);
var time = __webpack_require__(22475);
var files = __webpack_require__(48636);
var kit_coverage = __webpack_require__(40701);
var exit_code = __webpack_require__(14113);
var host_ending = __webpack_require__(17445);
var kit_problems = __webpack_require__(85531);
var problems_markdown = __webpack_require__(57673);
var answer = __webpack_require__(7994);
var json_text = __webpack_require__(44074);
;// CONCATENATED MODULE: ./build/kit/report/report-text.js

const CHUNK_LENGTH = 64 * 1024;
function* reportChunks(report) {
    let chunk = '{';
    let separator = '\n';
    for (const [key, value] of Object.entries(report)) {
        if (value === undefined)
            continue;
        chunk += `${separator}  ${JSON.stringify(key)}: `;
        separator = ',\n';
        if (!isList(value)) {
            chunk += JSON.stringify(value, undefined, 2).replaceAll('\n', '\n  ');
            continue;
        }
        let between = '[\n    ';
        for (const entry of value) {
            chunk += between + (JSON.stringify(entry) ?? 'null');
            between = ',\n    ';
            if (chunk.length < CHUNK_LENGTH)
                continue;
            yield (0,json_text .G)(chunk);
            chunk = '';
        }
        chunk += between.startsWith('[') ? '[]' : '\n  ]';
    }
    yield (0,json_text .G)(`${chunk}\n}\n`);
}
function isList(value) {
    return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

var soften = __webpack_require__(51904);
;// CONCATENATED MODULE: ./build/kit/write-outcome.js














const MAXIMUM_ANNOTATIONS = 10;
const MAXIMUM_LISTED = 200;
const MAXIMUM_REPORTED = 10_000;
const LEVELS = ['error', 'warning', 'notice'];
function writeOutcome(host, outcome, facts) {
    const failures = [];
    const whole = () => ({ ...outcome, problems: [...outcome.problems, ...failures] });
    const ending = () => (0,exit_code .z)(whole());
    const fail = (problem) => {
        if (failures.some(({ message }) => message === problem.message))
            return;
        failures.push(problem);
        tellProblem(host, problem);
    };
    const collect = () => {
        for (const why of host.unwritten())
            fail({ kind: 'service', message: (0,plain_text .h0)(why, 600), fix: UNWRITTEN_FIX });
    };
    for (const problem of outcome.problems)
        tellProblem(host, problem);
    tellFindings(host, outcome, facts.annotations);
    for (const line of outcome.log)
        host.log.info(line);
    for (const limitation of host.limitations)
        host.log.info(`Note: ${limitation}.`);
    const report = () => reportOf(whole(), facts, ending());
    const reportPath = writeReport(host, facts.reportFile, report(), fail);
    writeOutputs(host, outcome, facts.manifest);
    const isShown = facts.summary && host.capabilities.summary !== 'none';
    const summary = isShown ? summaryOf(outcome, facts.manifest, ending()) : '';
    if (summary !== '')
        host.writeSummary(summary);
    collect();
    host.setOutput('report', reportPath ?? '');
    host.setOutput('result', ending().result);
    collect();
    const reported = () => facts.annotations ? [...madeFindings(outcome, MAXIMUM_REPORTED)] : [];
    const finished = host.finish?.((0,host_ending .e)(ending().result, reported()));
    collect();
    if (failures.length > 0 && reportPath !== undefined)
        writeReport(host, reportPath, report(), fail);
    writePayload(host, outcome, facts, report);
    return { ending, done: (finished ?? Promise.resolve()).then(collect) };
}
const UNWRITTEN_FIX = 'later steps and jobs would continue without it: free some disk space, or allow this process to write there';
function writePayload(host, outcome, facts, report) {
    if (facts.json)
        for (const chunk of redactedChunks(host, report()))
            facts.stdout(chunk);
    else if (outcome.stdout.length > 0)
        facts.stdout(`${facts.secretStdout ? outcome.stdout.join('\n') : host.redact(outcome.stdout.join('\n'))}\n`);
}
function tellProblem(host, problem) {
    const text = [problem.message, problem.fix, problem.copy].filter((part) => part !== undefined).join('\n');
    if (problem.location === undefined)
        host.log.error(text);
    else
        host.annotate({ level: 'error', title: 'platform-actions', message: text, ...problem.location });
}
function* allFindings(outcome) {
    yield* outcome.lazyFindings ?? [];
    for (const finding of outcome.findings)
        yield { level: finding.level, make: () => finding };
}
function* madeFindings(outcome, most) {
    let left = most;
    for (const finding of allFindings(outcome)) {
        if (left <= 0)
            return;
        left -= 1;
        yield finding.make();
    }
}
function countFindings(outcome) {
    let count = 0;
    for (const _ of allFindings(outcome))
        count += 1;
    return count;
}
function tellFindings(host, outcome, annotations) {
    const native = host.capabilities.annotations === 'native';
    const annotated = annotations ? (native ? MAXIMUM_ANNOTATIONS : MAXIMUM_LISTED) : 0;
    const first = { error: [], warning: [], notice: [] };
    const counts = { error: 0, warning: 0, notice: 0 };
    for (const { level, make } of allFindings(outcome)) {
        counts[level] += 1;
        if (counts[level] <= MAXIMUM_LISTED)
            first[level].push(make());
    }
    for (const level of LEVELS) {
        const shown = first[level].slice(0, annotated);
        for (const finding of shown)
            host.annotate({ level, title: finding.title, message: messageOf(finding), ...finding.location });
        const listed = level === 'notice' && annotations ? [] : first[level].slice(annotated);
        for (const { location, ...finding } of listed) {
            const place = location === undefined ? '' : `${(0,plain_text .h0)(location.file)}:${location.line}: `;
            host.log.info(`${place}${level}: ${finding.title}: ${messageOf(finding)}`);
        }
        if (annotations && native && listed.length > 0)
            host.log.info(`${listed.length} more ${level}${(0,counted .iD)(listed.length, ' is', 's are')} listed here without an annotation.`);
        const left = counts[level] - shown.length - listed.length;
        if (left > 0)
            host.log.info(`${left} more ${level}${(0,counted .iD)(left, ' is', 's are')} not listed here: see the report.`);
    }
}
function messageOf(finding) {
    return finding.fix === undefined ? finding.message : `${finding.message}\n${finding.fix}`;
}
function reportOf(outcome, facts, ending) {
    const omitted = countFindings(outcome) - MAXIMUM_REPORTED;
    return {
        version: 1,
        command: facts.manifest.name,
        result: ending.result,
        exitCode: ending.exitCode,
        startedAt: (0,time .sZ)(facts.startedAt),
        finishedAt: (0,time .sZ)(facts.finishedAt),
        inputs: facts.inputs,
        findings: { [Symbol.iterator]: () => madeFindings(outcome, MAXIMUM_REPORTED) },
        ...(omitted > 0 ? { findingsOmitted: omitted } : {}),
        problems: outcome.problems,
        coverage: coverageOf(outcome),
        requests: { count: facts.requests.count, retried: facts.requests.retried },
        ...outcome.report,
    };
}
function coverageOf(outcome) {
    const { noun: _, ...coverage } = outcome.coverage ?? { ...kit_coverage .FI, noun: '' };
    return coverage;
}
function summaryOf(outcome, { title }, { result }) {
    const { coverage, problems, summary } = outcome;
    if (typeof summary !== 'string') {
        const softened = (0,soften .b)(outcome);
        return (0,answer .x1)({ title, result, answer: summary, problems, softened, coverage }, answer .Jz);
    }
    const isMissing = ({ copy }) => copy?.split('\n').every((line) => summary.includes(line)) === false;
    const missing = (0,kit_problems .OH)(problems.filter(isMissing));
    const parts = [
        summary.trimEnd(),
        ...(missing.length === 0 ? [] : [(0,markdown .Co)([(0,problems_markdown .K)(missing)], 100_000).text.trimEnd()]),
        ...(coverage === undefined || summary === '' ? [] : [(0,kit_coverage .vn)(coverage, coverage.noun)]),
    ];
    return parts.length === 1 ? summary : `${parts.join('\n\n')}\n`;
}
function* redactedChunks(host, report) {
    for (const chunk of reportChunks(report))
        yield host.redact(chunk);
}
function writeReport(host, path, report, fail) {
    if (path === undefined)
        return undefined;
    try {
        (0,files .vK)(path, redactedChunks(host, report), 0o600);
        return path;
    }
    catch (error) {
        for (const problem of (0,kit_problems .iU)(error, 'the report was not written'))
            fail({ ...problem, kind: 'service' });
        return undefined;
    }
}
function writeOutputs(host, outcome, manifest) {
    let truncated = outcome.outputsTruncated === true;
    for (const [name, value] of Object.entries(outcome.outputs)) {
        const kind = manifest.outputs[name]?.kind;
        const cut = Array.isArray(value) ? (0,base_cut .E)(value) : { text: String(value), truncated: false };
        truncated ||= cut.truncated && kind === 'json';
        host.setOutput(name, kind === 'secret' ? String(value) : host.redact(cut.text));
    }
    host.setOutput('outputs-truncated', String(truncated));
}


  }),

  29527:
  ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  start: () => (  start)
});

var external_node_fs_ = __webpack_require__(73024);
var clock = __webpack_require__(42030);
;// CONCATENATED MODULE: ./build/commands/commands.js
const MOVED_IMAGE_FACTS = {
    compareAdvisories: async (...asked) => (await Promise.all( [__webpack_require__.e(855), __webpack_require__.e(3619), __webpack_require__.e(7091), __webpack_require__.e(1920), __webpack_require__.e(350), __webpack_require__.e(1891), __webpack_require__.e(9004), __webpack_require__.e(690), __webpack_require__.e(8421), __webpack_require__.e(3216), __webpack_require__.e(3463)]).then(__webpack_require__.bind(__webpack_require__, 53463))).compareMovedImages(...asked),
    judgeTags: async (...asked) => (await Promise.all( [__webpack_require__.e(855), __webpack_require__.e(3619), __webpack_require__.e(1891), __webpack_require__.e(3748), __webpack_require__.e(5821)]).then(__webpack_require__.bind(__webpack_require__, 65821))).judgeMovedTags(...asked),
};
const RUN_BY_A_FLEET = ['resolve-digest', 'check-deprecated', 'advisory-gate', 'sync-rolebindings'];
async function fleetRules() {
    const rows = await Promise.all(RUN_BY_A_FLEET.map((name) => loadCommand(name)));
    const rules = rows.flatMap((row) => row?.rules ?? []);
    return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
}
const loaders = new Map([
    ['resolve-digest', async () => (await __webpack_require__.e(  3701).then(__webpack_require__.bind(__webpack_require__, 93701))).createRow(MOVED_IMAGE_FACTS)],
    ['check-deprecated', async () => (await __webpack_require__.e(  5139).then(__webpack_require__.bind(__webpack_require__, 15139))).row],
    ['advisory-gate', async () => (await Promise.all( [__webpack_require__.e(3216), __webpack_require__.e(6943)]).then(__webpack_require__.bind(__webpack_require__, 26943))).row],
    ['sync-rolebindings', async () => (await __webpack_require__.e(  9813).then(__webpack_require__.bind(__webpack_require__, 9813))).row],
    ['token', async () => (await __webpack_require__.e(  1565).then(__webpack_require__.bind(__webpack_require__, 81565))).row],
    ['doctor', async () => (await __webpack_require__.e(  6591).then(__webpack_require__.bind(__webpack_require__, 76591))).row],
    ['api', async () => (await __webpack_require__.e(  5244).then(__webpack_require__.bind(__webpack_require__, 35244))).row],
    ['init', async () => (await __webpack_require__.e(  4618).then(__webpack_require__.bind(__webpack_require__, 14618))).row],
    ['fleet', async () => (await __webpack_require__.e(  1066).then(__webpack_require__.bind(__webpack_require__, 71066))).createRow(await fleetRules())],
]);
const commandNames = [...loaders.keys()];
async function loadCommand(name) {
    return loaders.get(name)?.();
}
async function loadCommands() {
    return Promise.all([...loaders.values()].map((load) => load()));
}
async function loadManifests() {
    return (await loadCommands()).map(({ manifest }) => manifest);
}

var files = __webpack_require__(48636);
var host_host = __webpack_require__(9157);
;// CONCATENATED MODULE: ./build/host/id-token-override.js


const MAXIMUM_BYTES = 64 * 1024;
function withIdTokenOverride(host, environment) {
    const token = environment['PLATFORM_ID_TOKEN']?.trim() ?? '';
    const file = environment['PLATFORM_ID_TOKEN_FILE']?.trim() ?? '';
    if (token === '' && file === '')
        return host;
    const capabilities = { ...host.capabilities, idToken: 'declared-audience' };
    if (token !== '')
        return { ...host, capabilities, idToken: async () => whole('PLATFORM_ID_TOKEN', token) };
    return {
        ...host,
        capabilities,
        idToken: async () => {
            const text = (await (0,files .Gu)(file, MAXIMUM_BYTES))?.trim() ?? '';
            if (text !== '')
                return whole(`PLATFORM_ID_TOKEN_FILE: \`${file}\``, text);
            throw new host_host .Z(`PLATFORM_ID_TOKEN_FILE: \`${file}\` is missing or empty`, 'write the ID token to that file before this step', true);
        },
    };
}
function whole(source, token) {
    if (/^[\x21-\x7e]+$/.test(token))
        return token;
    throw new host_host .Z(`${source} is not a token: it contains a space, a line break or another character that tokens do not contain`, 'provide only the ID token', true);
}

var external_node_os_ = __webpack_require__(48161);
var plain_text = __webpack_require__(38086);
var redactor = __webpack_require__(54031);
var dotenv_output = __webpack_require__(60286);
var report_files = __webpack_require__(82263);
var host_options = __webpack_require__(97286);
;// CONCATENATED MODULE: ./node_modules/ci-info/vendors.json
const vendors_namespaceObject =  JSON.parse('[{"name":"Agola CI","constant":"AGOLA","env":"AGOLA_GIT_REF","pr":"AGOLA_PULL_REQUEST_ID"},{"name":"Alpic","constant":"ALPIC","env":"ALPIC_HOST"},{"name":"Appcircle","constant":"APPCIRCLE","env":"AC_APPCIRCLE","pr":{"env":"AC_GIT_PR","ne":"false"}},{"name":"AppVeyor","constant":"APPVEYOR","env":"APPVEYOR","pr":"APPVEYOR_PULL_REQUEST_NUMBER"},{"name":"AWS CodeBuild","constant":"CODEBUILD","env":"CODEBUILD_BUILD_ARN","pr":{"env":"CODEBUILD_WEBHOOK_EVENT","any":["PULL_REQUEST_CREATED","PULL_REQUEST_UPDATED","PULL_REQUEST_REOPENED"]}},{"name":"Azure Pipelines","constant":"AZURE_PIPELINES","env":"TF_BUILD","pr":{"BUILD_REASON":"PullRequest"}},{"name":"Bamboo","constant":"BAMBOO","env":"bamboo_planKey"},{"name":"Bitbucket Pipelines","constant":"BITBUCKET","env":"BITBUCKET_COMMIT","pr":"BITBUCKET_PR_ID"},{"name":"Bitrise","constant":"BITRISE","env":"BITRISE_IO","pr":"BITRISE_PULL_REQUEST"},{"name":"Buddy","constant":"BUDDY","env":"BUDDY_WORKSPACE_ID","pr":"BUDDY_EXECUTION_PULL_REQUEST_ID"},{"name":"Buildkite","constant":"BUILDKITE","env":"BUILDKITE","pr":{"env":"BUILDKITE_PULL_REQUEST","ne":"false"}},{"name":"Capawesome Cloud","constant":"CAPAWESOME_CLOUD","env":"CAPAWESOME_CLOUD"},{"name":"CircleCI","constant":"CIRCLE","env":"CIRCLECI","pr":"CIRCLE_PULL_REQUEST"},{"name":"Cirrus CI","constant":"CIRRUS","env":"CIRRUS_CI","pr":"CIRRUS_PR"},{"name":"Cloudflare Pages","constant":"CLOUDFLARE_PAGES","env":"CF_PAGES"},{"name":"Cloudflare Workers","constant":"CLOUDFLARE_WORKERS","env":"WORKERS_CI"},{"name":"Codefresh","constant":"CODEFRESH","env":"CF_BUILD_ID","pr":{"any":["CF_PULL_REQUEST_NUMBER","CF_PULL_REQUEST_ID"]}},{"name":"Codemagic","constant":"CODEMAGIC","env":"CM_BUILD_ID","pr":"CM_PULL_REQUEST"},{"name":"Codeship","constant":"CODESHIP","env":{"CI_NAME":"codeship"}},{"name":"Drone","constant":"DRONE","env":"DRONE","pr":{"DRONE_BUILD_EVENT":"pull_request"}},{"name":"dsari","constant":"DSARI","env":"DSARI"},{"name":"Earthly","constant":"EARTHLY","env":"EARTHLY_CI"},{"name":"Expo Application Services","constant":"EAS","env":"EAS_BUILD"},{"name":"Gerrit","constant":"GERRIT","env":"GERRIT_PROJECT"},{"name":"Gitea Actions","constant":"GITEA_ACTIONS","env":"GITEA_ACTIONS"},{"name":"GitHub Actions","constant":"GITHUB_ACTIONS","env":"GITHUB_ACTIONS","pr":{"GITHUB_EVENT_NAME":"pull_request"}},{"name":"GitLab CI","constant":"GITLAB","env":"GITLAB_CI","pr":"CI_MERGE_REQUEST_ID"},{"name":"GoCD","constant":"GOCD","env":"GO_PIPELINE_LABEL"},{"name":"Google Cloud Build","constant":"GOOGLE_CLOUD_BUILD","env":"BUILDER_OUTPUT"},{"name":"Harness CI","constant":"HARNESS","env":"HARNESS_BUILD_ID"},{"name":"Heroku","constant":"HEROKU","env":{"env":"NODE","includes":"/app/.heroku/node/bin/node"}},{"name":"Hudson","constant":"HUDSON","env":"HUDSON_URL"},{"name":"Jenkins","constant":"JENKINS","env":["JENKINS_URL","BUILD_ID"],"pr":{"any":["ghprbPullId","CHANGE_ID"]}},{"name":"LayerCI","constant":"LAYERCI","env":"LAYERCI","pr":"LAYERCI_PULL_REQUEST"},{"name":"Magnum CI","constant":"MAGNUM","env":"MAGNUM"},{"name":"Netlify CI","constant":"NETLIFY","env":"NETLIFY","pr":{"env":"PULL_REQUEST","ne":"false"}},{"name":"Nevercode","constant":"NEVERCODE","env":"NEVERCODE","pr":{"env":"NEVERCODE_PULL_REQUEST","ne":"false"}},{"name":"Prow","constant":"PROW","env":"PROW_JOB_ID"},{"name":"ReleaseHub","constant":"RELEASEHUB","env":"RELEASE_BUILD_ID"},{"name":"Render","constant":"RENDER","env":"RENDER","pr":{"IS_PULL_REQUEST":"true"}},{"name":"RWX","constant":"RWX","env":"RWX"},{"name":"Sail CI","constant":"SAIL","env":"SAILCI","pr":"SAIL_PULL_REQUEST_NUMBER"},{"name":"Screwdriver","constant":"SCREWDRIVER","env":"SCREWDRIVER","pr":{"env":"SD_PULL_REQUEST","ne":"false"}},{"name":"Semaphore","constant":"SEMAPHORE","env":"SEMAPHORE","pr":"PULL_REQUEST_NUMBER"},{"name":"Sourcehut","constant":"SOURCEHUT","env":{"CI_NAME":"sourcehut"}},{"name":"Strider CD","constant":"STRIDER","env":"STRIDER"},{"name":"TaskCluster","constant":"TASKCLUSTER","env":["TASK_ID","RUN_ID"]},{"name":"TeamCity","constant":"TEAMCITY","env":"TEAMCITY_VERSION"},{"name":"Travis CI","constant":"TRAVIS","env":"TRAVIS","pr":{"env":"TRAVIS_PULL_REQUEST","ne":"false"}},{"name":"Vela","constant":"VELA","env":"VELA","pr":{"VELA_PULL_REQUEST":"1"}},{"name":"Vercel","constant":"VERCEL","env":{"any":["NOW_BUILDER","VERCEL"]},"pr":"VERCEL_GIT_PULL_REQUEST_ID"},{"name":"Visual Studio App Center","constant":"APPCENTER","env":"APPCENTER_BUILD_ID"},{"name":"Woodpecker","constant":"WOODPECKER","env":{"CI":"woodpecker"},"pr":{"CI_BUILD_EVENT":"pull_request"}},{"name":"Xcode Cloud","constant":"XCODE_CLOUD","env":"CI_XCODE_PROJECT","pr":"CI_PULL_REQUEST_NUMBER"},{"name":"Xcode Server","constant":"XCODE_SERVER","env":"XCS"}]');
;// CONCATENATED MODULE: ./build/host/known-ci/known-ci.js

function knownCi(environment) {
    const rows = vendors_namespaceObject;
    const matching = rows.filter((candidate) => holds(candidate.env, environment, true));
    const [row] = matching;
    if (row === undefined)
        return undefined;
    const change = matching.some(({ pr }) => pr !== undefined && holds(pr, environment, false));
    return { name: row.name, change };
}
function holds(condition, environment, all) {
    const isSet = (name) => (environment[name] ?? '') !== '';
    if (typeof condition === 'string')
        return isSet(condition);
    if (isNames(condition))
        return all ? condition.every(isSet) : condition.some(isSet);
    const { any, env, includes, ne } = condition;
    if (typeof env === 'string') {
        const value = environment[env] ?? '';
        if (value === '')
            return false;
        if (typeof includes === 'string')
            return value.includes(includes);
        if (typeof ne === 'string')
            return value !== ne;
        return isNames(any) && any.includes(value);
    }
    if (isNames(any))
        return any.some(isSet);
    return Object.entries(condition).every(([name, value]) => environment[name] === value);
}
function isNames(value) {
    return Array.isArray(value);
}

var log_writer = __webpack_require__(39677);
;// CONCATENATED MODULE: ./build/host/terminal/paint.js
const CODES = {
    error: '1;31',
    warning: '1;33',
    notice: '1;36',
    good: '1;32',
    strong: '1',
    faint: '2',
};
const plain = (_, text) => text;
const colored = (style, text) => (text === '' ? '' : `\u001b[${CODES[style]}m${text}\u001b[0m`);
function createPaint(options) {
    const { environment } = options;
    const forced = environment['FORCE_COLOR'];
    if (forced !== undefined)
        return forced === '0' || forced === 'false' ? plain : colored;
    if ((environment['NO_COLOR'] ?? '') !== '' || environment['TERM'] === 'dumb')
        return plain;
    let paint;
    return (style, text) => {
        paint ??= options.interactive ? colored : plain;
        return paint(style, text);
    };
}

;// CONCATENATED MODULE: ./build/host/change-signs.js
const NAMES = [
    'AGOLA_PULL_REQUEST_ID',
    'APPVEYOR_PULL_REQUEST_NUMBER',
    'AWS_PULL_REQUEST_ID',
    'BITBUCKET_PR_ID',
    'BITBUCKET_PULL_REQUEST_ID',
    'BITRISE_PULL_REQUEST',
    'BUILDKITE_PULL_REQUEST',
    'CHANGE_ID',
    'CIRCLE_PR_NUMBER',
    'CIRCLE_PULL_REQUEST',
    'CIRCLE_PULL_REQUESTS',
    'CIRRUS_PR',
    'CI_COMMIT_PULL_REQUEST',
    'CI_EXTERNAL_PULL_REQUEST_IID',
    'CI_MERGE_REQUEST_ID',
    'CI_MERGE_REQUEST_IID',
    'CM_PULL_REQUEST',
    'DRONE_PULL_REQUEST',
    'GITHUB_PR_NUMBER',
    'PULL_NUMBER',
    'SD_PULL_REQUEST',
    'SEMAPHORE_GIT_PR_NUMBER',
    'SYSTEM_PULLREQUEST_PULLREQUESTID',
    'SYSTEM_PULLREQUEST_PULLREQUESTNUMBER',
    'TRAVIS_PULL_REQUEST',
    'VELA_PULL_REQUEST',
    'ghprbPullId',
    'gitlabMergeRequestId',
    'gitlabMergeRequestIid',
];
const TEXTS = {
    BUILD_REASON: /^PullRequest$/i,
    CI_BUILD_EVENT: /^pull_request/,
    CI_PIPELINE_EVENT: /^pull_request/,
    CI_PIPELINE_SOURCE: /^(?:merge_request_event|external_pull_request_event)$/,
    CODEBUILD_SOURCE_VERSION: /^pr\//,
    CODEBUILD_WEBHOOK_EVENT: /^PULL_REQUEST_/,
    CODEBUILD_WEBHOOK_TRIGGER: /^pr\//,
    DRONE_BUILD_EVENT: /^pull_request/,
    GERRIT_EVENT_TYPE: /^(?!change-merged$|ref-updated$)./,
    JOB_TYPE: /^presubmit$/,
    SEMAPHORE_GIT_REF_TYPE: /^pull-request$/,
    TRAVIS_EVENT_TYPE: /^pull_request$/,
    VELA_BUILD_EVENT: /^pull_request/,
    gitlabActionType: /^(?:MERGE|NOTE)$/,
};
function isForChange(environment) {
    const isSet = (name) => !['', 'false', '0'].includes(environment[name]?.trim() ?? '');
    if (NAMES.some(isSet))
        return true;
    if (Object.entries(TEXTS).some(([name, expected]) => expected.test(environment[name]?.trim() ?? '')))
        return true;
    return isSet('PROW_JOB_ID') && environment['JOB_TYPE'] === 'batch';
}

;// CONCATENATED MODULE: ./build/host/terminal/terminal-context.js



const PLACES = {
    repository: ['PLATFORM_REPOSITORY', 'BITBUCKET_REPO_FULL_NAME', 'CI_REPO', 'DRONE_REPO'],
    branch: [
        'CHANGE_BRANCH',
        'BRANCH_NAME',
        'CIRCLE_BRANCH',
        'BITBUCKET_BRANCH',
        'CI_COMMIT_BRANCH',
        'DRONE_BRANCH',
    ],
    commit: [
        'PLATFORM_COMMIT',
        'GIT_COMMIT',
        'CIRCLE_SHA1',
        'BITBUCKET_COMMIT',
        'CI_COMMIT_SHA',
        'DRONE_COMMIT_SHA',
    ],
    runUrl: ['PLATFORM_RUN_URL', 'BUILD_URL', 'CIRCLE_BUILD_URL', 'CI_PIPELINE_URL', 'DRONE_BUILD_LINK'],
    number: [
        'PLATFORM_CHANGE_NUMBER',
        'CHANGE_ID',
        'CIRCLE_PR_NUMBER',
        'BITBUCKET_PR_ID',
        'CI_COMMIT_PULL_REQUEST',
        'DRONE_PULL_REQUEST',
    ],
    base: [
        'PLATFORM_BASE_REF',
        'CHANGE_TARGET',
        'BITBUCKET_PR_DESTINATION_BRANCH',
        'CI_COMMIT_TARGET_BRANCH',
        'DRONE_TARGET_BRANCH',
    ],
    baseCommit: ['BITBUCKET_PR_DESTINATION_COMMIT'],
};
function terminalContext(options, temporary) {
    const text = (0,host_options .Ch)(options.environment);
    const ci = knownCi(options.environment);
    const find = (place) => PLACES[place]
        .filter((name) => ci !== undefined || name.startsWith('PLATFORM_'))
        .map((name) => text(name))
        .find((value) => value !== undefined);
    const isDeclared = text('PLATFORM_CHANGE_EVENT')?.trim().toLowerCase() === 'true';
    const changeEvent = isDeclared || ci?.change === true || isForChange(options.environment);
    const branch = find('branch');
    return {
        workspace: options.workingDirectory,
        tempDirectory: temporary,
        repository: find('repository'),
        ref: text('PLATFORM_REF') ?? (branch === undefined ? undefined : `refs/heads/${branch}`),
        commit: find('commit'),
        event: undefined,
        changeRequest: changeOf(find, text, isDeclared || (ci !== undefined && changeEvent), branch),
        untrustedHead: false,
        changeEvent,
        runUrl: find('runUrl'),
        workflow: text('JOB_NAME') ?? text('CIRCLE_WORKFLOW_JOB_ID'),
        job: text('STAGE_NAME') ?? text('CIRCLE_JOB'),
        serverUrl: undefined,
        apiUrl: undefined,
    };
}
function changeOf(find, text, changeEvent, branch) {
    const baseCommit = find('baseCommit');
    if (baseCommit === undefined && !changeEvent)
        return undefined;
    return {
        number: (0,host_options .rD)(find('number')),
        baseCommit,
        baseRef: find('base'),
        headRef: text('PLATFORM_REF') ?? branch,
        fork: text('CHANGE_FORK') !== undefined || text('CIRCLE_PR_USERNAME') !== undefined,
    };
}

;// CONCATENATED MODULE: ./build/host/terminal/terminal.js











function createTerminalHost(options) {
    const { environment } = options;
    const paths = readPaths(environment);
    const secrets = (0,redactor .l)();
    const { redact } = secrets;
    const { line, ...log } = createTerminalLog(options, secrets);
    const context = terminalContext(options, (0,external_node_os_.tmpdir)());
    const files = (0,report_files .C)(context);
    const outputs = openOutputs(options, paths, redact, files, line);
    const summary = [];
    return {
        name: 'terminal',
        context,
        capabilities: capabilitiesOf(paths),
        limitations: [],
        ...log,
        input: options.nativeInput,
        idToken: async () => {
            throw noIdToken(knownCi(environment)?.name);
        },
        mask: (secret) => void secrets.add(secret),
        redact,
        setOutput: (name, value) => outputs?.set(name, value),
        writeSummary: (markdown) => void summary.push(redact(markdown)),
        group: async (title, body) => {
            line(title);
            return body();
        },
        cacheDirectory: (0,host_options .sx)(environment),
        unwritten: files.unwritten,
        finish: async (ending) => {
            outputs?.write();
            if (paths.summary !== undefined)
                files.write('PLATFORM_SUMMARY_FILE', paths.summary, summary.join('\n'));
            writeFindings(options, paths, redact, files, ending);
        },
    };
}
function readPaths(environment) {
    const text = (0,host_options .Ch)(environment);
    return {
        dotenv: text('PLATFORM_DOTENV_FILE'),
        summary: text('PLATFORM_SUMMARY_FILE'),
        quality: text('PLATFORM_CODE_QUALITY_FILE'),
        junit: text('PLATFORM_FINDINGS_JUNIT_FILE'),
    };
}
function capabilitiesOf({ dotenv, junit, quality, summary }) {
    return {
        idToken: 'none',
        mask: 'own-writer',
        outputs: dotenv === undefined ? 'none' : 'file',
        annotations: quality === undefined && junit === undefined ? 'log' : 'report-file',
        summary: summary === undefined ? 'none' : 'file',
        groups: false,
        cache: 'folder',
    };
}
const RESULT_STYLES = {
    pass: 'good',
    warn: 'warning',
    fail: 'error',
    error: 'error',
};
function createTerminalLog(options, secrets) {
    const { environment, log: write } = options;
    let live = false;
    const clear = () => {
        if (live)
            write('\r\u001b[K');
        live = false;
    };
    const debug = ['1', 'true'].includes(environment['PLATFORM_DEBUG'] ?? '');
    const writeLine = (line) => {
        clear();
        write(line);
    };
    const paint = createPaint(options);
    const isCi = knownCi(environment) !== undefined;
    return {
        ...(0,log_writer .Kr)({ write: writeLine, secrets, debug, paint }),
        conclude: (result, text) => writeLine(`${paint(RESULT_STYLES[result], (0,log_writer .Is)(secrets.redact(text)))}\n`),
        ...(isCi
            ? {}
            : {
                suggest: (words) => writeLine(`${paint('faint', 'Next:')} platform-actions ${(0,log_writer .Is)(secrets.redact(words))}\n`),
            }),
        progress: (words) => {
            clear();
            if (words === undefined || !options.interactive)
                return;
            write((0,plain_text .h0)(secrets.redact(words), 100));
            live = true;
        },
    };
}
function openOutputs(options, { dotenv: path }, redact, files, line) {
    if (path === undefined)
        return undefined;
    const prefix = (0,dotenv_output .Mp)(options);
    return (0,dotenv_output .II)({ path, prefix, limits: dotenv_output .SV, redact }, files, line);
}
function writeFindings({ command = 'platform-actions' }, { junit, quality }, redact, files, { reports }) {
    if (quality !== undefined)
        files.write('PLATFORM_CODE_QUALITY_FILE', quality, redact(reports.codeQuality('.')));
    if (junit !== undefined)
        files.write('PLATFORM_FINDINGS_JUNIT_FILE', junit, redact(reports.junit(command)));
}
const RECIPES = {
    Jenkins: 'bind an ID-token credential of the OpenID Connect Provider plugin to PLATFORM_ID_TOKEN with `withCredentials`',
    CircleCI: 'set PLATFORM_ID_TOKEN="$(circleci run oidc get --claims \'{"aud":"…"}\')" in the step, with a context on the job',
    'Bitbucket Pipelines': 'the subject of its ID tokens changes in every run, so no identity can match it: keep a token in the secured variable PLATFORM_TOKEN',
};
function noIdToken(ci) {
    const where = ci === undefined ? 'a terminal' : ci;
    const recipe = ci === undefined ? undefined : RECIPES[ci];
    const general = 'set PLATFORM_ID_TOKEN or PLATFORM_ID_TOKEN_FILE to an ID token, or PLATFORM_TOKEN and PLATFORM_REGISTRY_TOKEN to tokens';
    return new host_host .Z(`${where} does not issue ID tokens`, recipe === undefined ? general : `${recipe}; or ${general}`, true);
}

;// CONCATENATED MODULE: ./build/host/create-host.js


const CANDIDATES = [
    {
        sign: ['GITHUB_ACTIONS', 'true'],
        needs: ['GITHUB_WORKSPACE', 'run inside a job of a workflow'],
        load: async () => (await __webpack_require__.e(  3081).then(__webpack_require__.bind(__webpack_require__, 53081))).createGithubHost,
    },
    {
        sign: ['GITLAB_CI', 'true'],
        needs: [
            'CI_PROJECT_DIR',
            'pass the variables of the job on to this process, for example with `docker run --env-file`',
        ],
        load: async () => (await __webpack_require__.e(  1333).then(__webpack_require__.bind(__webpack_require__, 11333))).createGitlabHost,
    },
    {
        sign: ['BUILDKITE', 'true'],
        needs: [
            'BUILDKITE_JOB_ID',
            'pass the variables of the job on to this process, for example with `propagate-environment`',
        ],
        load: async () => (await __webpack_require__.e(  1288).then(__webpack_require__.bind(__webpack_require__, 21288))).createBuildkiteHost,
    },
    {
        sign: ['TF_BUILD', 'true'],
        needs: ['BUILD_BUILDID', 'run this in a job of a pipeline, and pass its variables on into containers'],
        load: async () => (await __webpack_require__.e(  8841).then(__webpack_require__.bind(__webpack_require__, 78841))).createAzureHost,
    },
];
async function createHost(options) {
    const host = withBaseCommit(await detectHost(options), options.environment);
    return withIdTokenOverride(host, options.environment);
}
async function detectHost(options) {
    const { environment } = options;
    const found = CANDIDATES.find(({ sign: [name, value] }) => environment[name]?.toLowerCase() === value);
    if (found === undefined)
        return createTerminalHost(options);
    const host = (await found.load())(options);
    const [needed, remedy] = found.needs;
    if ((environment[needed] ?? '') === '')
        host.log.warning(`${needed} is not set: ${remedy}`);
    return host;
}
function withBaseCommit(host, environment) {
    const baseCommit = environment['PLATFORM_BASE_COMMIT']?.trim() ?? '';
    const { changeRequest } = host.context;
    if (baseCommit === '' || changeRequest?.baseCommit !== undefined)
        return host;
    if (!/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(baseCommit)) {
        host.log.warning('PLATFORM_BASE_COMMIT is not the full hexadecimal name of a commit (40 or 64 digits), so it is ignored');
        return host;
    }
    const unknown = { number: undefined, baseRef: undefined, headRef: undefined, fork: false };
    return {
        ...host,
        context: { ...host.context, changeRequest: { ...(changeRequest ?? unknown), baseCommit } },
    };
}

;// CONCATENATED MODULE: ./build/host/exit-now.js
const POOL_WORK = /^(?:FSReq|GetAddrInfo|GetNameInfo)/;
function exitNow(code) {
    if (!process.getActiveResourcesInfo().some((name) => POOL_WORK.test(name)))
        process.exit(code);
    const replace = Reflect.get(process, 'execve');
    if (typeof replace === 'function') {
        try {
            const program = process.execPath;
            Reflect.apply(replace, process, [program, [program, '-e', `process.exit(${code})`], {}]);
        }
        catch {
        }
    }
    process.kill(process.pid, 'SIGKILL');
    return process.exit(code);
}

;// CONCATENATED MODULE: ./build/host/face.js
const FACE_VARIABLE = 'PLATFORM_ACTIONS_FACE';
function faceOf(words, environment) {
    const marker = environment[FACE_VARIABLE];
    if (marker === 'azure-task') {
        const input = (name) => environment[`INPUT_${name.replaceAll('-', '').toUpperCase()}`];
        return { kind: marker, command: undefined, input, names: [], isShared: true };
    }
    if (marker === 'buildkite-plugin') {
        const configuration = readConfiguration(environment['BUILDKITE_PLUGIN_CONFIGURATION'] ?? '');
        return {
            kind: marker,
            command: configuration.get('command') ?? '',
            input: (name) => configuration.get(name),
            names: [...configuration].flatMap(([name, text]) => name === 'command' || text.trim() === '' ? [] : [name]),
            isShared: false,
        };
    }
    if (words.length === 0 && environment['GITHUB_ACTIONS'] === 'true') {
        const input = (name) => environment[`INPUT_${name.toUpperCase()}`];
        const names = namesOf(environment, 'INPUT_').map((name) => name.toLowerCase());
        const isShared = ['ACT', 'GITEA_ACTIONS', 'FORGEJO_ACTIONS'].some((name) => (environment[name] ?? '') !== '');
        const command = (environment['INPUT_COMMAND'] ?? '').trim();
        return { kind: 'action', command, input, names: names.filter((name) => name !== 'command'), isShared };
    }
    const input = (name) => environment[`PLATFORM_ACTIONS_INPUT_${name.toUpperCase().replaceAll('-', '_')}`];
    const names = namesOf(environment, 'PLATFORM_ACTIONS_INPUT_').map((name) => name.toLowerCase().replaceAll('_', '-'));
    return { kind: 'command-line', command: undefined, input, names, isShared: false };
}
function namesOf(environment, prefix) {
    return Object.entries(environment).flatMap(([name, text]) => name.startsWith(prefix) && (text ?? '').trim() !== '' ? [name.slice(prefix.length)] : []);
}
function readConfiguration(json) {
    let value;
    try {
        value = JSON.parse(json);
    }
    catch {
        value = undefined;
    }
    if (typeof value !== 'object' || value === null)
        return new Map();
    return new Map(Object.entries(value).map(([name, entry]) => [
        name,
        (Array.isArray(entry) ? entry : [entry]).filter(isPlain).join('\n'),
    ]));
}
function isPlain(value) {
    return ['string', 'number', 'boolean'].includes(typeof value);
}

var standard_streams = __webpack_require__(70394);
;// CONCATENATED MODULE: ./build/host/watchdog.js
const START_AFTER_MS = 200;
const STOP = 'platform-actions.stop';
const THREAD = `
const { workerData: cells } = require('node:worker_threads');
const now = () => Number(process.hrtime.bigint() / 1000000n % 4294967296n);
for (;;) {
  const seen = Atomics.load(cells, 0);
  const left = (Atomics.load(cells, 1) - now()) | 0;
  if (left <= 0) break;
  Atomics.wait(cells, 0, seen, left);
}
try {
  const { Session } = require('node:inspector');
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.evaluate', { expression: 'globalThis[Symbol.for("${STOP}")]()' }, () => undefined);
} catch {}
Atomics.wait(cells, 2, 0, 400);
try {
  require('node:fs').writeSync(2, 'platform-actions: the run did not end in time and was killed\\n');
} catch {}
process.kill(process.pid, 'SIGKILL');
`;
function openWatchdog(stop) {
    const cells = new Int32Array(new SharedArrayBuffer(12));
    let isStarted = false;
    const start = () => {
        const { Worker } = process.getBuiltinModule('node:worker_threads');
        Reflect.set(globalThis, Symbol.for(STOP), stop);
        const worker = new Worker(THREAD, { eval: true, workerData: cells, env: {}, execArgv: [] });
        worker.on('error', () => undefined);
        worker.unref();
    };
    return {
        watch: (milliseconds) => {
            const now = Number((process.hrtime.bigint() / 1000000n) % 4294967296n);
            Atomics.store(cells, 1, (now + milliseconds) | 0);
            Atomics.add(cells, 0, 1);
            Atomics.notify(cells, 0);
            if (!isStarted)
                setTimeout(start, START_AFTER_MS).unref();
            isStarted = true;
        },
    };
}

var host_ending = __webpack_require__(17445);
var nearest_names = __webpack_require__(38707);
var input_names = __webpack_require__(16084);
;// CONCATENATED MODULE: ./build/kit/inputs/foreign-inputs.js


async function findForeignInputs(manifest, loadAll, { isShared, names }) {
    const foreign = names.filter((name) => !isInput(manifest, name));
    if (foreign.length === 0)
        return [];
    const all = await loadAll();
    return foreign
        .filter((name) => !isShared || looksLikeOurs(name, all))
        .map((name) => ({
        message: `\`${name}\` is not an input of \`${manifest.name}\``,
        fix: foreignFix(manifest, all, name, (text) => `\`${text}\``),
    }));
}
function foreignFix(manifest, all, name, show) {
    const near = nearestInput(manifest, name);
    const owners = all.filter((one) => isInput(one, name)).map((one) => `\`${one.name}\``);
    const meant = near === undefined ? undefined : `did you mean ${show(near)}?`;
    if (owners.length === 0)
        return meant ?? `see \`platform-actions ${manifest.name} --help\``;
    const owned = `it is an input of ${owners.join(', ')}: remove it here`;
    return meant === undefined ? owned : `${owned}, or ${meant}`;
}
function nearestInput(manifest, name) {
    const known = [...Object.keys(manifest.inputs), ...secretFiles(manifest)];
    return known.find((input) => squash(input) === squash(name)) ?? (0,nearest_names .L)(name, known, 1)[0];
}
async function findStrangeVariables(manifest, loadAll, environment, isApply) {
    const variables = foreignVariables(manifest, environment);
    if (variables.length === 0)
        return { problems: [], warnings: [] };
    const all = await loadAll();
    const inputs = new Set(all.flatMap((one) => [...Object.keys(one.inputs), ...secretFiles(one)]));
    const problems = [];
    const warnings = [];
    for (const { name, value, variable } of variables) {
        if (inputs.has(name) && variable === (0,input_names .c)(name)) {
            if (!isApply || name !== 'dry-run' || value === 'false')
                continue;
            const message = `${variable} is set, and \`${manifest.name}\` with \`mode: apply\` would still make changes`;
            problems.push({ message, fix: 'use `mode: plan`, or unset the variable for this step' });
            continue;
        }
        const same = [...inputs].find((input) => squash(input) === squash(name));
        if (same !== undefined) {
            const message = `${variable} is not read`;
            problems.push({ message, fix: `did you mean ${(0,input_names .c)(same)}?` });
            continue;
        }
        const near = [...inputs].find((input) => name.length > 4 && (0,nearest_names .Y)(input, name) === 1);
        if (near !== undefined && !OWN.has(variable))
            warnings.push(`${variable} is not read: if it is meant for platform-actions, rename it to ${(0,input_names .c)(near)}`);
    }
    return { problems, warnings };
}
function foreignVariables(manifest, environment) {
    return Object.entries(environment).flatMap(([variable, text]) => {
        const value = text?.trim() ?? '';
        const name = /^PLATFORM_(?!ACTIONS_)(.+)$/i.exec(variable)?.[1]?.toLowerCase().replaceAll('_', '-');
        if (value === '' || name === undefined)
            return [];
        return isInput(manifest, name) && variable === (0,input_names .c)(name) ? [] : [{ variable, name, value }];
    });
}
const OWN = new Set(['PLATFORM_DEBUG', 'PLATFORM_REF', 'PLATFORM_COMMIT']);
const squash = (name) => name.replaceAll(/[-_ ]/g, '').toLowerCase();
function isInput(manifest, name) {
    return Object.hasOwn(manifest.inputs, name) || secretFiles(manifest).includes(name);
}
function secretFiles({ inputs }) {
    return Object.entries(inputs).flatMap(([name, { kind }]) => (kind === 'secret' ? [`${name}-file`] : []));
}
function looksLikeOurs(name, all) {
    return all.some(({ inputs }) => Object.keys(inputs).some((input) => (0,nearest_names .Y)(squash(input), squash(name)) <= (name.length > 5 ? 1 : 0)));
}

var gather_inputs = __webpack_require__(27646);
;// CONCATENATED MODULE: ./build/kit/inputs/input-sources.js



const LISTS = new Set(['list', 'lines', 'choices', 'globs']);
function parseCommandLine(manifest, words) {
    const flags = new Map();
    const problems = [];
    let [json, help] = [false, false];
    for (let index = 0; index < words.length; index += 1) {
        const word = words[index] ?? '';
        if (word === '--json')
            json = true;
        else if (word === '--help' || word === '-h')
            help = true;
        else if (!word.startsWith('--'))
            problems.push(positional(manifest, word));
        else {
            const equals = word.indexOf('=');
            const name = word.slice(2, equals < 0 ? undefined : equals);
            const spec = flagSpec(manifest, name);
            if (spec.kind === 'problem') {
                problems.push(spec.problem);
                if (equals < 0 && words[index + 1]?.startsWith('--') === false)
                    index += 1;
                continue;
            }
            let value = equals < 0 ? undefined : word.slice(equals + 1);
            const next = words[index + 1];
            if (value === undefined && next !== undefined && !next.startsWith('--')) {
                value = next;
                index += 1;
            }
            if (value === undefined && spec.input.kind === 'boolean')
                value = 'true';
            if (value === undefined)
                problems.push({ message: `\`--${name}\` needs a value`, input: name });
            else
                addFlag(flags, name, value, spec.input, problems);
        }
    }
    return { flags, json, help, problems };
}
function addFlag(flags, name, value, spec, problems) {
    const held = flags.get(name)?.trim() ?? '';
    if (held === '' || value.trim() === '')
        flags.set(name, held === '' ? value : held);
    else if (LISTS.has(spec.kind))
        flags.set(name, `${held}\n${value}`);
    else
        problems.push({ message: `\`--${name}\` is given twice`, input: name });
}
function flagSpec(manifest, name) {
    const input = inputOf(manifest, name);
    if (input?.kind === 'secret') {
        const message = `\`--${name}\` does not exist: a secret on the command line can be read by other processes`;
        return {
            kind: 'problem',
            problem: {
                message,
                fix: `set ${(0,input_names .c)(name)}, or \`--${name}-file\` to a file that holds it`,
                input: name,
            },
        };
    }
    if (input !== undefined)
        return { kind: 'input', input };
    const secret = name.endsWith('-file') ? inputOf(manifest, name.slice(0, -5)) : undefined;
    if (secret?.kind === 'secret')
        return { kind: 'input', input: { kind: 'path', description: '' } };
    const near = nearestInput(manifest, name);
    const fix = near === undefined ? `see \`platform-actions ${manifest.name} --help\`` : `did you mean \`--${near}\`?`;
    return {
        kind: 'problem',
        problem: { message: `\`--${name}\` is not an input of \`${manifest.name}\``, fix },
    };
}
function inputOf({ inputs }, name) {
    return Object.hasOwn(inputs, name) ? inputs[name] : undefined;
}
function positional(manifest, word) {
    const message = `\`${word}\` is not a flag`;
    const choice = Object.entries(manifest.inputs).find(([, { choices, kind }]) => {
        return kind === 'choice' && choices?.includes(word) === true;
    });
    if (choice !== undefined)
        return { message, fix: `did you mean \`--${choice[0]} ${word}\`?` };
    const near = (0,nearest_names .L)(word, Object.keys(manifest.inputs), 1)[0];
    if (near !== undefined)
        return { message, fix: `did you mean \`--${near}\`?` };
    const first = 'images' in manifest.inputs ? '`--images`' : 'a flag such as `--identity`';
    return { message, fix: `inputs are passed as flags: put ${first} before it` };
}

;// CONCATENATED MODULE: ./build/kit/inputs/unknown-word.js


function unknownWord(what, word, known) {
    const list = known.map((name) => `\`${name}\``).join(', ');
    const near = (0,nearest_names .L)(word, known, 1).map((name) => `did you mean \`${name}\`? `);
    const state = word === '' ? 'missing' : `\`${(0,plain_text .h0)(word)}\`, which does not exist`;
    return `${what} is ${state}\n${near.join('')}choose ${list}`;
}

var run_command = __webpack_require__(89224);
;// CONCATENATED MODULE: ./build/start.js














const SIGNALS = ['SIGTERM', 'SIGINT'];
const toStdout = (text) => (0,standard_streams .x3)(1, text);
const toStderr = (text) => (0,standard_streams .x3)(2, text);
async function start(words) {
    const environment = process.env;
    const face = faceOf(words, environment);
    const byWords = face.command === undefined;
    if (byWords && (words.length === 0 || words[0] === '--help' || words[0] === '-h' || words[0] === 'help')) {
        const { renderCommandHelp, renderProgramHelp } = await __webpack_require__.e(  3944).then(__webpack_require__.bind(__webpack_require__, 23944));
        const isAsked = words.length > 0;
        const manifests = await loadManifests();
        const about = manifests.find(({ name }) => name === words[1]);
        if (about === undefined && words[0] === 'help' && words[1] !== undefined)
            return refuseWord('the command', words[1], commandNames);
        (isAsked ? toStdout : toStderr)(about === undefined ? renderProgramHelp(manifests) : renderCommandHelp(about));
        return isAsked ? 0 : 2;
    }
    if (byWords && words[0] === 'completion')
        return await printCompletion(words[1]);
    const stop = new AbortController();
    const onSignal = (signal) => stop.abort(new Error(`stopped by ${signal}`));
    for (const signal of SIGNALS)
        process.once(signal, onSignal);
    const ending = { tell: () => 5, isDue: false };
    const watchdog = openWatchdog(() => {
        const code = ending.tell();
        (0,external_node_fs_.closeSync)(2);
        exitNow(code);
    });
    try {
        const code = await startFace(face, words, { stop: stop.signal, watchdog, ending });
        ending.tell = () => code;
        if (!ending.isDue)
            return code;
        await (0,standard_streams .oB)();
        return exitNow(code);
    }
    finally {
        for (const signal of SIGNALS)
            process.off(signal, onSignal);
    }
}
async function startFace(face, words, end) {
    const environment = process.env;
    const byWords = face.command === undefined;
    const name = face.command ?? words[0] ?? '';
    const isStep = face.kind !== 'command-line';
    let network;
    const atStart = { ...environment };
    const openHttp = async (connections) => {
        const { openNetwork } = await __webpack_require__.e(  1858).then(__webpack_require__.bind(__webpack_require__, 11858));
        network ??= openNetwork(atStart, connections);
        return network.http;
    };
    const host = await createHost({
        environment,
        log: isStep ? toStdout : toStderr,
        get interactive() {
            return !isStep && (0,standard_streams .Hd)(2);
        },
        nativeInput: face.input,
        http: () => openHttp(8),
        clock: clock .ml,
        random: Math.random,
        workingDirectory: process.cwd(),
        command: name,
    });
    const command = await loadCommand(name);
    if (command === undefined)
        return await refuseCommand(host, name, face);
    try {
        return await runRow(command, byWords ? words.slice(1) : [], {
            given: face,
            environment,
            host,
            openHttp,
            stdout: isStep ? () => undefined : toStdout,
            stdoutIsDropped: isStep,
            get stdoutIsPrivate() {
                return !isStep && !isWrapped(environment) && !(0,standard_streams .Hd)(1);
            },
            ...end,
        });
    }
    finally {
        await network?.close();
    }
}
async function runRow(command, words, machine) {
    const { manifest } = command;
    const { environment, host, openHttp, stdout, stdoutIsDropped } = machine;
    const parsed = parseCommandLine(manifest, words);
    const foreign = await findForeignInputs(manifest, loadManifests, machine.given);
    const texts = { commandLine: parsed, native: host.input, environment };
    const isApply = (0,gather_inputs .x)(texts, 'mode')?.trim() === 'apply';
    const strange = await findStrangeVariables(manifest, loadManifests, environment, isApply);
    const commandLine = { ...parsed, problems: [...foreign, ...strange.problems, ...parsed.problems] };
    if (commandLine.help) {
        const { renderCommandHelp } = await __webpack_require__.e(  3944).then(__webpack_require__.bind(__webpack_require__, 23944));
        toStdout(renderCommandHelp(manifest));
        return 0;
    }
    for (const warning of strange.warnings)
        host.log.warning(warning);
    const { ending, stop, watchdog } = machine;
    return await (0,run_command .d)({
        command,
        runInside: lazyRunInside(host, openHttp),
        manifests: loadManifests,
        host,
        texts: { ...texts, commandLine },
        clock: clock .ml,
        random: Math.random,
        openHttp,
        stop,
        stdout,
        stdoutIsDropped,
        get stdoutIsPrivate() {
            return machine.stdoutIsPrivate;
        },
        watch: (milliseconds, isEnding) => {
            ending.isDue ||= isEnding;
            watchdog.watch(milliseconds);
        },
        lastWords: (tell) => {
            ending.tell = tell;
        },
    });
}
function lazyRunInside(host, openHttp) {
    let opened;
    const open = async () => {
        const { createRunInside } = await __webpack_require__.e(  5579).then(__webpack_require__.bind(__webpack_require__, 65579));
        const { shareExchanges } = await __webpack_require__.e(  7807).then(__webpack_require__.bind(__webpack_require__, 17807));
        const outer = { manifests: loadManifests, host, openHttp, clock: clock .ml, random: Math.random };
        return createRunInside(loadCommand, outer, shareExchanges(clock .ml));
    };
    return async (inner) => {
        opened ??= open();
        return (await opened)(inner);
    };
}
function isWrapped(environment) {
    return Object.keys(environment).some((name) => name.startsWith('PLATFORM_ACTIONS_INPUT_'));
}
async function printCompletion(name) {
    const { renderCompletion, SHELLS } = await __webpack_require__.e(  964).then(__webpack_require__.bind(__webpack_require__, 80964));
    const shell = SHELLS.find((known) => known === name);
    if (shell === undefined) {
        return refuseWord('the shell', name ?? '', SHELLS);
    }
    toStdout(renderCompletion(shell, await loadManifests()));
    return 0;
}
function refuseWord(what, word, known) {
    toStderr(`error: ${unknownWord(what, word, known)}\n`);
    return 2;
}
async function refuseCommand(host, name, face) {
    const what = face.command === undefined ? 'the command' : 'the input `command`';
    host.log.error(unknownWord(what, name, commandNames));
    host.setOutput('result', 'error');
    await host.finish?.((0,host_ending .e)('error', []));
    return 2;
}


  })

};
;