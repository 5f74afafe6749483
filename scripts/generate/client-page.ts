import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from '@babel/parser';
import type { Renderer } from './generated.ts';
import { inlineMarkdown, markdownTable } from './markdown.ts';
import { NOT_SENT, STS_OPERATIONS, V1_ONLY_OPERATIONS, V1_REPLACED } from './operations.ts';

const ENTRY = fileURLToPath(new URL('../../src/client.ts', import.meta.url));

type Statement = ReturnType<typeof parse>['program']['body'][number];
type Commented = Pick<Statement, 'leadingComments' | 'start' | 'end'>;

/** An operation of the service, such as `GET /iam/v2/groups/{uid}`, and the call of the library that sends it. */
export interface Operation {
  readonly name: string;
  /** `getGroup(uid)`. */
  readonly call: string;
  readonly sends: string;
}

function statementsOf(path: string): { readonly source: string; readonly body: readonly Statement[] } {
  const source = readFileSync(path, 'utf8');
  return { source, body: parse(source, { sourceType: 'module', plugins: ['typescript'] }).program.body };
}

function docOf(node: Commented): string {
  const comment = node.leadingComments?.at(-1)?.value ?? '';
  return comment
    .replace(/^\s*\*+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every operation that the library sends, in the order of its entry. */
export function readOperations(): readonly Operation[] {
  const resources = statementsOf(ENTRY).body.flatMap((statement) =>
    'source' in statement && statement.source?.value.includes('/resources/') ? [statement.source.value] : [],
  );
  const functions = resources.flatMap((file) => {
    const { body, source } = statementsOf(join(dirname(ENTRY), file));
    return body.flatMap(
      (statement) => operationOf(statement, source) ?? resourceOperationOf(statement, source) ?? [],
    );
  });
  return [...functions, ...STS_OPERATIONS.map(([call, sends]) => ({ name: call, call, sends }))];
}

const METHODS: Readonly<Record<string, string>> = { post: 'POST', patch: 'PATCH', delete: 'DELETE' };

/** The operation of an exported function: its address is a literal in it, its method that of the call it makes. */
function operationOf(statement: Statement, source: string): Operation | undefined {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  if (declared?.type !== 'FunctionDeclaration') return undefined;
  const text = source.slice(declared.start ?? 0, declared.end ?? 0);
  const [, address] = /[`'](\/[a-z]+\/(?:v\d\/|headless)[^`']*)[`']/.exec(text) ?? [];
  const [, kind = ''] = /\b(list|read|readV1|post|patch)(?:Operation|Call)[(]/.exec(text) ?? [];
  if (address === undefined) return undefined;
  const name = declared.id?.name ?? '';
  return {
    name,
    call: `${name}(${parametersOf(statement)})`,
    sends: `${METHODS[kind] ?? 'GET'} ${address.replace(/\$\{(\w+)\}/g, '{$1}')}`,
  };
}

/** Parameters, method and end of the path of each call of a `resource`. */
const RESOURCE_CALLS: Readonly<Record<string, readonly [parameters: string, method: string, end: string]>> = {
  list: ['filters?', 'GET', ''],
  get: ['uid', 'GET', '/{uid}'],
  create: ['parentUid, fields', 'POST', '/{parentUid}'],
  update: ['uid, fields, mask?', 'PATCH', '/{uid}'],
  remove: ['uid', 'DELETE', '/{uid}'],
};

/** The operation of an exported call of a `resource`, such as `export const getRole = roles.get;`, or of a function that makes one. */
function resourceOperationOf(statement: Statement, source: string): Operation | undefined {
  const text = source.slice(statement.start ?? 0, statement.end ?? 0);
  const [, name = ''] = /^export (?:const|function) (\w+)/.exec(text) ?? [];
  const [, resource = '', member = ''] = /\b(\w+)[.](list|get|create|update|remove)\b/.exec(text) ?? [];
  const [, path] = new RegExp(`const ${resource} = resource<[^(]*[(]\\s*'([^']+)'`).exec(source) ?? [];
  const [parameters, method, end] = RESOURCE_CALLS[member] ?? [];
  if (method === undefined || path === undefined) return undefined;
  const own = text.startsWith('export function') ? parametersOf(statement) : parameters;
  return { name, call: `${name}(${own})`, sends: `${method} ${path}${end}` };
}

function parametersOf(statement: Statement): string {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
  return declared?.type === 'FunctionDeclaration' ? declared.params.map(parameterName).join(', ') : '';
}

function parameterName(
  parameter: Extract<Statement, { type: 'FunctionDeclaration' }>['params'][number],
): string {
  const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  const isOptional = target !== parameter || ('optional' in target && target.optional === true);
  const name = target.type === 'Identifier' ? target.name : 'options';
  return isOptional ? `${name}?` : name;
}

const code = (text: string): string => inlineMarkdown(`\`${text}\``);

/** The options of `createPlatform`, one row each. */
function optionTable(): string {
  const { body, source } = statementsOf(join(dirname(ENTRY), 'session/open-platform.ts'));
  const members = body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    return declared?.type === 'TSInterfaceDeclaration' && declared.id.name === 'PlatformOptions'
      ? declared.body.body
      : [];
  });
  const words = (member: Commented): string =>
    source
      .slice(member.start ?? 0, member.end ?? 0)
      .replace(/^readonly |;$/g, '')
      .replace('?: ', ': ')
      .replace(/: string$/, '');
  return markdownTable(
    ['Option', 'Meaning'],
    members.map((member) => [code(words(member)), inlineMarkdown(docOf(member))]),
  );
}

function operationTable(operations: readonly Operation[]): string {
  return markdownTable(
    ['Function', 'Operation'],
    operations.map(({ call, sends }) => [code(call), code(sends)]),
  );
}

/** The operations of each version that the library sends, and those that it does not. */
function coverageText(operations: readonly Operation[]): string {
  const only = operations.filter(({ sends }) => sends.includes('/v1/')).length;
  const shared = operations.filter(({ sends }) => sends.includes('/sts/')).length;
  const sent = operations.length - only;
  const leftOut = (version: string): number =>
    Object.keys(NOT_SENT).filter((name) => name.includes(version) || name.includes('/sts/')).length;
  const alone = V1_ONLY_OPERATIONS.length;
  const v1 = only + V1_REPLACED.length + shared + leftOut('/v1/') + alone;
  const left = Object.entries(NOT_SENT).map(([name, reason]) => `${code(name)} (${inlineMarkdown(reason)})`);
  return (
    `Functions send ${sent} of the ${sent + leftOut('/v2/')} operations of v2. Of the ${v1} operations of v1, ${only} without a ` +
    `successor are sent, ${V1_REPLACED.length + shared} are replaced by those of v2, and ${alone} exist in v1 only and have no ` +
    `function. Left out are ${left.join(', ')}.`
  );
}

/** The tables of the library's page. */
export const renderClientPage: Renderer = () => {
  const operations = readOperations();
  return [
    {
      kind: 'sections',
      path: 'docs/reference/client.md',
      sections: {
        options: optionTable(),
        operations: operationTable(operations),
        coverage: coverageText(operations),
      },
    },
  ];
};
