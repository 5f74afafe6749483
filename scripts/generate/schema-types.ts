import type { parse } from '@babel/parser';

type Statement = ReturnType<typeof parse>['program']['body'][number];
type Declared = Extract<Statement, { type: 'VariableDeclaration' }>['declarations'][number];
type Expression = NonNullable<Declared['init']>;

/** Types of the decoders in `decode.ts` that take no argument. */
const DECODED: Readonly<Record<string, string>> = {
  text: 'string',
  scoreText: 'string',
  present: 'string',
  flag: 'boolean',
  integer: 'number',
  count: 'number | undefined',
};

const CHECKED: Readonly<Record<string, string>> = {
  string: 'string',
  boolean: 'boolean',
  unknown: 'unknown',
};

/** Texts of the types that schemas decode to, by the name of the schema's constant. */
export interface SchemaTypes {
  /** The type of a schema; `undefined` if the files have no such schema. */
  of(name: string): string | undefined;
}

/** Reads the schemas of a file, and those that it imports. */
export function readSchemaTypes(files: readonly (readonly Statement[])[]): SchemaTypes {
  const schemas = new Map<string, Expression>();
  for (const statement of files.flat()) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init) schemas.set(id.name, init);
  }
  const typeOf = (node: Expression, indent: string): string => {
    if (node.type === 'Identifier') {
      const schema = schemas.get(node.name);
      return DECODED[node.name] ?? (schema === undefined ? 'unknown' : typeOf(schema, indent));
    }
    if (node.type !== 'CallExpression') return 'unknown';
    const { callee } = node;
    const [first, second] = node.arguments.filter((one): one is Expression => one.type !== 'SpreadElement');
    if (callee.type === 'MemberExpression') {
      // `z.string().check(…)` is what comes before the check.
      if (callee.object.type === 'CallExpression') return typeOf(callee.object, indent);
      const name = callee.property.type === 'Identifier' ? callee.property.name : '';
      if (name !== 'pipe') return CHECKED[name] ?? 'unknown';
      return typeOfPipe(first, second, indent);
    }
    return typeOfMaker(callee.type === 'Identifier' ? callee.name : '', first, indent);
  };
  const typeOfPipe = (
    first: Expression | undefined,
    second: Expression | undefined,
    indent: string,
  ): string => {
    const isTransform = second?.type === 'CallExpression';
    const taken = isTransform ? first : second;
    return taken === undefined ? 'unknown' : typeOf(taken, indent);
  };
  const typeOfMaker = (maker: string, given: Expression | undefined, indent: string): string => {
    if (given === undefined) return 'unknown';
    if (maker === 'message') return fieldsOf(given, indent);
    const inner = typeOf(given, indent);
    if (maker === 'maybe') return `${inner} | undefined`;
    if (maker === 'mapOf') return `Record<string, ${inner}>`;
    return maker === 'listOf' ? (/[ |]/.test(inner) ? `Array<${inner}>` : `${inner}[]`) : 'unknown';
  };
  const fieldsOf = (node: Expression, indent: string): string => {
    if (node.type !== 'ObjectExpression') return 'unknown';
    const deeper = `${indent}  `;
    const lines = node.properties.flatMap((property) => {
      if (property.type !== 'ObjectProperty' || property.key.type !== 'Identifier') return [];
      // Safe: the value of a property in an expression is an expression.
      const type = typeOf(property.value as Expression, deeper);
      const doc = (property.leadingComments ?? []).filter(({ type: kind }) => kind === 'CommentBlock');
      return [
        ...doc.map(({ value }) => `${deeper}/** ${value.replace(/^\*+/, '').replace(/\s+/g, ' ').trim()} */`),
        `${deeper}${property.key.name}: ${type};`,
      ];
    });
    return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`;
  };
  return {
    of: (name) => {
      const schema = schemas.get(name);
      return schema === undefined ? undefined : typeOf(schema, '');
    },
  };
}
