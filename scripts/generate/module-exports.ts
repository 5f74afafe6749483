import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';

type Statement = ReturnType<typeof parse>['program']['body'][number];

/** One thing that a module exports, as text for a reference page. */
export interface Documented {
  readonly name: string;
  /** Sentence of its docstring, on one line; empty without one. */
  readonly doc: string;
  /** Declaration without a body. */
  readonly text: string;
}

/** What one file gives to an entry that exports it again. */
export interface ModuleExports {
  /** Relative to the entry. */
  readonly file: string;
  readonly exports: readonly Documented[];
}

/** Everything that an entry exports from other files, by file, in the order of the entry. */
export function readModuleExports(entry: string): readonly ModuleExports[] {
  return bodyOf(entry).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.source) return [];
    const names = new Set(
      statement.specifiers.map((specifier) =>
        specifier.exported.type === 'Identifier' ? specifier.exported.name : specifier.exported.value,
      ),
    );
    const file = statement.source.value;
    const found = documentedOf(join(dirname(entry), file)).filter(({ name }) => names.has(name));
    if (found.length < names.size) throw new Error(`${file} does not export all of ${[...names].join(', ')}`);
    return [{ file, exports: found }];
  });
}

function bodyOf(path: string): readonly Statement[] {
  return parse(readFileSync(path, 'utf8'), { sourceType: 'module', plugins: ['typescript'] }).program.body;
}

function documentedOf(path: string): readonly Documented[] {
  const source = readFileSync(path, 'utf8');
  const slice = (node: { start?: number | null | undefined }, end: number | null | undefined): string =>
    source.slice(node.start ?? 0, end ?? 0).trim();
  const body = bodyOf(path);
  return body.flatMap((statement): readonly Documented[] => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (!declared) return [];
    const doc = (statement.leadingComments?.at(-1)?.value ?? '')
      .replace(/^\s*\*+/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    switch (declared.type) {
      case 'FunctionDeclaration': {
        const text = slice(declared, declared.body.start).replace(/^(?:async )?function\*? /, '');
        return [
          {
            name: declared.id?.name ?? '',
            doc,
            text: text.replace(/\s+/g, ' ').replace(/,? \)/g, ')').replaceAll('( ', '('),
          },
        ];
      }
      case 'VariableDeclaration':
        return declared.declarations.map((one) => ({
          name: one.id.type === 'Identifier' ? one.id.name : '',
          doc,
          text: slice(declared, declared.end).replace(/;$/, ''),
        }));
      case 'TSTypeAliasDeclaration': {
        const text = slice(declared, declared.end).replace(/;$/, '');
        return [{ name: declared.id.name, doc, text: withFields(text, body, source) }];
      }
      case 'TSInterfaceDeclaration':
        return [{ name: declared.id.name, doc, text: slice(declared, declared.end) }];
      case 'ClassDeclaration':
        return [{ name: declared.id?.name ?? '', doc, text: membersOf(slice(declared, declared.end)) }];
      default:
        return [];
    }
  });
}

/** A type that is read off a schema: the names of the schema's fields instead. */
function withFields(text: string, body: readonly Statement[], source: string): string {
  const schema = /^type (\w+) = z\.output<typeof (\w+)>$/.exec(text);
  if (schema === null) return text;
  for (const statement of body) {
    if (statement.type !== 'VariableDeclaration') continue;
    const [declared] = statement.declarations;
    if (declared?.id.type !== 'Identifier' || declared.id.name !== schema[2]) continue;
    const first = source.slice(declared.init?.start ?? 0, declared.init?.end ?? 0);
    const indent = /looseObject\(\{\n( +)/.exec(first)?.[1] ?? '';
    const fields =
      indent === ''
        ? [...first.matchAll(/(\w+): /g)].map((match) => match[1])
        : [...first.matchAll(new RegExp(`^${indent}(\\w+)(?=:|,$)`, 'gm'))].map((match) => match[1]);
    return `type ${schema[1]} = { ${fields.join(', ')} }`;
  }
  return text;
}

/** A class without its constructor. */
function membersOf(text: string): string {
  const end = text.indexOf('\n  constructor(');
  return `${text.slice(0, end < 0 ? text.length : end).trimEnd()}\n}`;
}
