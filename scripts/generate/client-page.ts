import { fileURLToPath } from 'node:url';
import type { Renderer } from './generated.ts';
import { inlineMarkdown, markdownTable } from './markdown.ts';
import { type Documented, type ModuleExports, readModuleExports } from './module-exports.ts';
import { emptySection } from './sections.ts';
import { type DeclarationWords, declarationWords, type MemberWords } from './type-words.ts';

const ENTRY = fileURLToPath(new URL('../../src/client.ts', import.meta.url));
const OPTIONS = 'PlatformOptions';
const RESOURCES = './platform/resources/';

/** Title of a resource's file: `role-bindings.ts` is "Role bindings". */
function titleOf(file: string): string {
  const words = file.slice(RESOURCES.length, -'.ts'.length).replaceAll('-', ' ');
  const spelled = words.replace(/\b(eol|sts|scim|v1)\b/g, (word) =>
    word === 'v1' ? word : word.toUpperCase(),
  );
  return spelled.charAt(0).toUpperCase() + spelled.slice(1);
}

interface Shown extends Documented, DeclarationWords {}

/** Exports of a module in few words; a result that is a type of the same module has its name. */
function shown({ exports }: ModuleExports): readonly Shown[] {
  const all = exports.map((one) => ({ ...one, ...declarationWords(one.text) }));
  const named = all.filter(({ text, words }) => text.startsWith('type ') && words.startsWith('{'));
  return all.map((one) => ({
    ...one,
    result: named.reduce((result, { name, words }) => result.replaceAll(words, name), one.result),
  }));
}

const isFunction = ({ text }: Documented): boolean => text.startsWith('declare function ');
const code = (text: string): string => inlineMarkdown(`\`${text}\``);

/** Result of an operation: `Group`, `rows of Group`, or nothing. */
function resultCell(result: string): string {
  const [, kind, words = ''] = /^(Call|ListOperation)<(.*)>$/.exec(result) ?? [];
  if (kind === undefined) return code(result);
  if (words === 'undefined') return '';
  return kind === 'ListOperation' ? `rows: ${code(words)}` : code(words);
}

function operationTable(functions: readonly Shown[]): string {
  return markdownTable(
    ['Operation', 'Result', 'Meaning'],
    functions.map(({ doc, result, words }) => [
      code(words),
      resultCell(result),
      inlineMarkdown(withoutErrors(doc)),
    ]),
  );
}

/** A docstring without the errors that the page explains once for all operations. */
function withoutErrors(doc: string): string {
  return doc
    .replace(/; `NOT_FOUND` when there is none(?=\.)/, '')
    .replace(/; throws `TypeError` for [^.]*(?=\.)/, '')
    .replace(/ Throws `TypeError` for [^.]*\.(?= |$)/, '');
}

const span = (text: string): string => `\`${text}\``;

/** A type in one line, with what is said of its fields. */
function typeLine({ doc, members, name, title, words }: Shown): string {
  const said = doc === '' ? '' : `: ${inlineMarkdown(doc)}`;
  if (words.startsWith('const ')) return `- ${span(words.slice('const '.length))}${said}`;
  if (words.includes('typeof ')) return `- ${span(name)}${said}`;
  const notes = members.flatMap((member) =>
    member.doc === '' ? [] : [` ${span(member.name)}: ${inlineMarkdown(member.doc)}`],
  );
  const colon = said === '' && notes.length > 0 ? ':' : '';
  return `- ${span(`${title} = ${words}`)}${said}${colon}${notes.join('')}`;
}

/** The options of `createPlatform`, one row each. */
function optionTable(members: readonly MemberWords[]): string {
  return markdownTable(
    ['Option', 'Meaning'],
    members.map(({ doc, words }) => [code(words.replace('?', '')), inlineMarkdown(doc)]),
  );
}

/** Operations and types of a resource; the fields of answers are left to the declarations. */
function resourceText(module: ModuleExports): string {
  const all = shown(module);
  const functions = all.filter(isFunction);
  const isAnswer = ({ name }: Shown): boolean =>
    functions.some(({ result }) => new RegExp(`\\b${name}\\b`).test(result));
  const types = all
    .filter((one) => !isFunction(one))
    .map((one) => (isAnswer(one) ? `- ${span(one.name)}: ${inlineMarkdown(one.doc)}` : typeLine(one)));
  return [
    ...(functions.length === 0 ? [] : [operationTable(functions)]),
    ...(types.length === 0 ? [] : [types.join('\n')]),
  ].join('\n\n');
}

/** Everything but resources: in one sentence each, because most users need none of it. */
function coreText(modules: readonly ModuleExports[]): string {
  const all = modules
    .flatMap(shown)
    .filter(({ name }) => name !== OPTIONS)
    .map((one) => ({ ...one, doc: firstSentence(one.doc), members: [] }));
  return [
    operationTable(all.filter(isFunction)),
    all
      .filter((one) => !isFunction(one))
      .map(typeLine)
      .join('\n'),
  ].join('\n\n');
}

function firstSentence(text: string): string {
  return /^.*?[.;](?= |$)/.exec(text)?.[0].replace(/;$/, '.') ?? text;
}

/** The tables of the library's page, from the docstrings of its exports. */
export const renderClientPage: Renderer = () => {
  const modules = readModuleExports(ENTRY);
  const isResource = ({ file }: ModuleExports): boolean =>
    file.startsWith(RESOURCES) && !file.endsWith('/list-query.ts');
  const resources = modules.filter(isResource);
  const core = modules.filter((module) => !isResource(module));
  const options = core.flatMap(shown).find(({ name }) => name === OPTIONS);
  const parts = resources.map((module) => `### ${titleOf(module.file)}\n\n${resourceText(module)}`);
  return [
    {
      kind: 'sections',
      path: 'docs/reference/client.md',
      scaffold: [
        '# The platform as a library',
        ...['options', 'core', 'operations'].map(emptySection),
        '',
      ].join('\n\n'),
      sections: {
        options: optionTable(options?.members ?? []),
        core: coreText(core),
        operations: parts.join('\n\n'),
      },
    },
  ];
};
