import { type ESTree, parseSync, Visitor } from 'rolldown/utils';

/** An export of a module in a bundle: how it is reached, such as `.key`, and what it is there. */
interface Export {
  readonly key: string;
  readonly name: string;
}

/**
 * The same bundle, whose modules hand over their functions as they are. Webpack hands everything over by getters, so that
 * each call of a function of another module is two; a function declaration is there before its module runs, and needs none.
 */
export function directExports(path: string, code: string): string {
  const { errors, program } = parseSync(path, code);
  const first = errors[0];
  if (first !== undefined) throw new Error(`${path} cannot be parsed: ${first.message}`);
  const blocks: ESTree.BlockStatement[] = [];
  const assigned = new Set<string>();
  new Visitor({
    BlockStatement: (block) => blocks.push(block),
    AssignmentExpression: ({ left }) => {
      if (left.type === 'MemberExpression') return;
      for (const name of code.slice(left.start, left.end).match(/[\w$]+/g) ?? []) assigned.add(name);
    },
  }).visit(program);
  const edits = blocks.flatMap(({ body }) => {
    const functions = body.flatMap((one) => (one.type === 'FunctionDeclaration' ? (one.id?.name ?? []) : []));
    const isFunction = (name: string): boolean => functions.includes(name) && !assigned.has(name);
    return body.flatMap((statement) => editOf(code, statement, isFunction) ?? []);
  });
  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { end, start, text: after }) => text.slice(0, start) + after + text.slice(end), code);
}

/** What a call of the runtime's `d`, which defines the exports of a module, becomes. */
function editOf(code: string, statement: ESTree.Statement, isFunction: (name: string) => boolean) {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'CallExpression')
    return undefined;
  const { arguments: given, callee } = statement.expression;
  const [target, table] = given;
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined;
  if (callee.property.name !== 'd' || target?.type !== 'Identifier' || table?.type !== 'ObjectExpression')
    return undefined;
  const exported = table.properties.map((property) => exportOf(code, property));
  const isDirect = (one: Export | undefined): one is Export => one !== undefined && isFunction(one.name);
  const direct = exported.filter(isDirect);
  if (direct.length === 0) return undefined;
  const rest = table.properties.flatMap((property, index) =>
    isDirect(exported[index]) ? [] : code.slice(property.start, property.end),
  );
  const getters = `${code.slice(callee.start, callee.end)}(${target.name}, { ${rest.join(', ')} });`;
  const text = [
    ...(rest.length === 0 ? [] : [getters]),
    ...direct.map(({ key, name }) => `${target.name}${key} = ${name};`),
  ].join('\n');
  return { start: statement.start, end: statement.end, text };
}

/** `key: () => name`. */
function exportOf(code: string, property: ESTree.ObjectPropertyKind): Export | undefined {
  if (property.type !== 'Property' || property.computed) return undefined;
  const name = returnedName(property.value);
  const written = code.slice(property.key.start, property.key.end);
  const key = property.key.type === 'Identifier' ? `.${written}` : `[${written}]`;
  return name === undefined ? undefined : { key, name };
}

function returnedName(value: ESTree.Expression): string | undefined {
  if (value.type !== 'ArrowFunctionExpression') return undefined;
  let result = value.body;
  while (result.type === 'ParenthesizedExpression') result = result.expression;
  return result.type === 'Identifier' ? result.name : undefined;
}
