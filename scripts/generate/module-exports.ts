import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import { readSchemaTypes, type SchemaTypes } from './schema-types.ts';

type Statement = ReturnType<typeof parse>['program']['body'][number];

/** One thing that a module exports, as text for a reference page. */
export interface Documented {
  readonly name: string;
  /** Sentence of its docstring, on one line; empty without one. */
  readonly doc: string;
  /** Declaration without a body, as TypeScript. */
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
    if (statement.type === 'ExportAllDeclaration') {
      const file = statement.source.value;
      return [{ file, exports: documentedOf(join(dirname(entry), file)) }];
    }
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

/** Statements of the files beside this one that it takes values from. */
function importsOf(path: string, body: readonly Statement[]): readonly (readonly Statement[])[] {
  return body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' &&
    statement.importKind !== 'type' &&
    statement.source.value.startsWith('./')
      ? [bodyOf(join(dirname(path), statement.source.value))]
      : [],
  );
}

function documentedOf(path: string): readonly Documented[] {
  const source = readFileSync(path, 'utf8');
  const slice = (node: { start?: number | null | undefined }, end: number | null | undefined): string =>
    source.slice(node.start ?? 0, end ?? 0).trim();
  const body = bodyOf(path);
  const types = readSchemaTypes([body, ...importsOf(path, body)]);
  return body.flatMap((statement): readonly Documented[] => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    if (!declared) return [];
    const doc = (statement.leadingComments?.at(-1)?.value ?? '')
      .replace(/^\s*\*+/gm, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    switch (declared.type) {
      case 'FunctionDeclaration': {
        const text = slice(declared, declared.body.start).replace(
          /^(?:async )?function\*? /,
          'declare function ',
        );
        return [{ name: declared.id?.name ?? '', doc, text: withTypes(text, types) }];
      }
      case 'VariableDeclaration':
        return declared.declarations.map((one) => ({
          name: one.id.type === 'Identifier' ? one.id.name : '',
          doc,
          text: slice(declared, declared.end).replace(/;$/, ''),
        }));
      case 'TSTypeAliasDeclaration': {
        const text = slice(declared, declared.end).replace(/;$/, '');
        return [{ name: declared.id.name, doc, text: withTypes(text, types) }];
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

/** A text with the types of schemas in place of their names. */
function withTypes(text: string, types: SchemaTypes): string {
  return text.replace(/z\.output<typeof (\w+)>/g, (whole, name: string) => types.of(name) ?? whole);
}

/** The fields of a class, as an interface. */
function membersOf(text: string): string {
  const end = text.indexOf('\n  constructor(');
  const fields = `${text.slice(0, end < 0 ? text.length : end).trimEnd()}\n}`;
  return fields.replace(/^class (\w+)[^{]*/, 'interface $1 ');
}
