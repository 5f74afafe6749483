import { fileURLToPath } from 'node:url';
import type { Renderer } from './generated.ts';
import { inlineMarkdown, markdownTable } from './markdown.ts';
import { type Documented, type ModuleExports, readModuleExports } from './module-exports.ts';
import { emptySection } from './sections.ts';
import { type DeclarationWords, declarationWords } from './type-words.ts';

const ENTRY = fileURLToPath(new URL('../../src/client.ts', import.meta.url));
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
    functions.map(({ doc, result, words }) => [code(words), resultCell(result), inlineMarkdown(doc)]),
  );
}

const span = (text: string): string => `\`${text}\``;

/** A type in one line, with what is said of its fields; with a line for each field if most of them have a docstring. */
function typeLines({ doc, members, name, text, title, words }: Shown): string {
  const said = doc === '' ? '' : `: ${inlineMarkdown(doc)}`;
  if (words.startsWith('const ')) return `- ${span(words.slice('const '.length))}${said}`;
  if (words.includes('typeof ')) return `- ${span(name)}${said}`;
  const explained = members.filter((member) => member.doc !== '');
  if (explained.length < 3 || explained.length * 2 < members.length) {
    const notes = explained.map((member) => ` ${span(member.name)}: ${inlineMarkdown(member.doc)}`);
    const colon = said === '' && notes.length > 0 ? ':' : '';
    return `- ${span(`${title} = ${words}`)}${said}${colon}${notes.join('')}`;
  }
  const base = /^interface \S+ extends (\w+)/.exec(text)?.[1];
  const fields = members.map(
    (member) => `  - ${span(member.words)}${member.doc === '' ? '' : `: ${inlineMarkdown(member.doc)}`}`,
  );
  return [`- ${span(base === undefined ? title : `${title} extends ${base}`)}${said}`, ...fields].join('\n');
}

function moduleText(modules: readonly ModuleExports[]): string {
  const all = modules.flatMap(shown);
  const functions = all.filter(isFunction);
  const types = all.filter((one) => !isFunction(one)).map(typeLines);
  return [
    ...(functions.length === 0 ? [] : [operationTable(functions)]),
    ...(types.length === 0 ? [] : [types.join('\n')]),
  ].join('\n\n');
}

/** The tables of the library's page, from the docstrings of its exports. */
export const renderClientPage: Renderer = () => {
  const modules = readModuleExports(ENTRY);
  const isResource = ({ file }: ModuleExports): boolean =>
    file.startsWith(RESOURCES) && !file.endsWith('/list-query.ts');
  const resources = modules.filter(isResource);
  const core = modules.filter((module) => !isResource(module));
  const parts = resources.map((module) => `### ${titleOf(module.file)}\n\n${moduleText([module])}`);
  return [
    {
      kind: 'sections',
      path: 'docs/reference/client.md',
      scaffold: ['# The platform as a library', emptySection('core'), emptySection('operations'), ''].join(
        '\n\n',
      ),
      sections: { core: moduleText(core), operations: parts.join('\n\n') },
    },
  ];
};
