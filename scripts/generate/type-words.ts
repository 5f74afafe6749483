import { parse } from '@babel/parser';

type Statement = ReturnType<typeof parse>['program']['body'][number];
type TypeNode = Extract<Statement, { type: 'TSTypeAliasDeclaration' }>['typeAnnotation'];
type Member = Extract<Statement, { type: 'TSInterfaceDeclaration' }>['body']['body'][number];
type Parameter = Extract<Statement, { type: 'TSDeclareFunction' }>['params'][number];

/** A field or method of a type; `doc` is empty without a comment. */
export interface MemberWords {
  readonly name: string;
  readonly words: string;
  readonly doc: string;
}

/** A declaration in few words, for one line of a reference page. */
export interface DeclarationWords {
  /** Text fields have no type: `{ uid, name, verified: boolean }`. */
  readonly words: string;
  /** Name with type parameters: `Call<T>`. */
  readonly title: string;
  readonly members: readonly MemberWords[];
  /** Result of a function; empty for anything else. */
  readonly result: string;
}

/** Shortens a TypeScript declaration without a body: types of texts, `readonly` and defaults are left out. */
export function declarationWords(source: string): DeclarationWords {
  const [statement] = parse(source, { sourceType: 'module', plugins: ['typescript'] }).program.body;
  const print = printer(source);
  switch (statement?.type) {
    case 'TSInterfaceDeclaration': {
      const bases = (statement.extends ?? []).map((base) => plain(slice(source, base)));
      const members = statement.body.body;
      return {
        words: [...bases, print.members(members)].join(' & '),
        title: titleOf(source, statement),
        members: members.map((member) => documented(member, print)),
        result: '',
      };
    }
    case 'TSTypeAliasDeclaration': {
      const { typeAnnotation } = statement;
      const members = typeAnnotation.type === 'TSTypeLiteral' ? typeAnnotation.members : [];
      return {
        words: print.type(typeAnnotation),
        title: titleOf(source, statement),
        members: members.map((member) => documented(member, print)),
        result: '',
      };
    }
    case 'TSDeclareFunction': {
      const name = statement.id?.name ?? '';
      const { returnType } = statement;
      return {
        words: `${name}${parametersWords(statement.params, print)}`,
        title: name,
        members: [],
        result: returnType?.type === 'TSTypeAnnotation' ? print.type(returnType.typeAnnotation) : '',
      };
    }
    default:
      return { words: plain(source), title: '', members: [], result: '' };
  }
}

function titleOf(
  source: string,
  { id, typeParameters }: Extract<Statement, { type: 'TSInterfaceDeclaration' | 'TSTypeAliasDeclaration' }>,
): string {
  const parameters = typeParameters?.params.map(({ name }) => String(name)) ?? [];
  return parameters.length === 0 ? slice(source, id) : `${slice(source, id)}<${parameters.join(', ')}>`;
}

interface Printer {
  type(node: TypeNode): string;
  member(member: Member): string;
  members(members: readonly Member[]): string;
}

function printer(source: string): Printer {
  const type = (node: TypeNode): string => {
    switch (node.type) {
      case 'TSTypeLiteral':
        return members(node.members);
      case 'TSArrayType':
        return `${grouped(type(node.elementType))}[]`;
      case 'TSTypeOperator':
        return type(node.typeAnnotation);
      case 'TSParenthesizedType':
        return `(${type(node.typeAnnotation)})`;
      case 'TSUnionType':
        return node.types.map(type).join(' | ');
      case 'TSIntersectionType':
        return node.types.map(type).join(' & ');
      case 'TSTypeReference': {
        const name = slice(source, node.typeName);
        const given = (node.typeParameters?.params ?? []).map(type);
        if (name === 'Readonly') return given[0] ?? name;
        if (name === 'Array' || name === 'ReadonlyArray') return `${grouped(given[0] ?? 'unknown')}[]`;
        return given.length === 0 ? name : `${name}<${given.join(', ')}>`;
      }
      default:
        return plain(slice(source, node));
    }
  };
  const member = (one: Member): string => {
    if (one.type === 'TSMethodSignature') {
      const result = one.typeAnnotation?.typeAnnotation;
      const words = result === undefined ? '' : `: ${type(result)}`;
      return `${slice(source, one.key)}${parametersWords(one.parameters, print)}${words}`;
    }
    if (one.type !== 'TSPropertySignature') return plain(slice(source, one));
    const annotation = one.typeAnnotation?.typeAnnotation;
    const name = slice(source, one.key);
    const words = annotation === undefined ? 'unknown' : type(annotation);
    const present = words.replace(/ \| undefined$/, '');
    const optional = one.optional === true || present !== words ? '?' : '';
    return present === 'string' ? `${name}${optional}` : `${name}${optional}: ${present}`;
  };
  const members = (all: readonly Member[]): string =>
    all.length === 0 ? '{}' : `{ ${all.map(member).join(', ')} }`;
  const print = { type, member, members };
  return print;
}

function parameterWords(parameter: Parameter, print: Printer): string {
  const target = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  const optional = parameter.type === 'AssignmentPattern' || ('optional' in target && target.optional);
  const name =
    target.type === 'Identifier' ? target.name : target.type === 'RestElement' ? '...values' : 'options';
  const annotation = 'typeAnnotation' in target ? target.typeAnnotation : undefined;
  const words = annotation?.type === 'TSTypeAnnotation' ? print.type(annotation.typeAnnotation) : 'string';
  const mark = optional === true ? '?' : '';
  return words === 'string' ? `${name}${mark}` : `${name}${mark}: ${words}`;
}

function parametersWords(parameters: readonly Parameter[], print: Printer): string {
  return `(${parameters.map((parameter) => parameterWords(parameter, print)).join(', ')})`;
}

function documented(member: Member, print: Printer): MemberWords {
  const comment = member.leadingComments?.at(-1)?.value ?? '';
  const doc = comment
    .replace(/^\s*\*+/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const words = print.member(member);
  return { name: /^\w*/.exec(words)?.[0] ?? '', words, doc };
}

const grouped = (words: string): string => (words.includes(' | ') ? `(${words})` : words);

/** Source on one line, without comments and `readonly`. */
function plain(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\breadonly /g, '')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/,? \)/g, ')')
    .trim();
}

function slice(
  source: string,
  node: { start?: number | null | undefined; end?: number | null | undefined },
): string {
  return source.slice(node.start ?? 0, node.end ?? 0);
}
