import { readFileSync } from 'node:fs';
import {
  buildSchema,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  parse,
  validate,
} from 'graphql';
import { isJsonObject, parseJsonObject } from '../../platform-double/json.ts';
import type { Asked, Caller, Reply } from '../call.ts';
import { GithubError } from '../github-error.ts';
import type { Token } from '../records.ts';
import { errorShape, isOwnMistake } from './failure.ts';
import { rootFields } from './mutations.ts';

let schema: GraphQLSchema | undefined;

/** GitHub's published GraphQL schema; read when it is first needed, as it takes a third of a second. */
function githubSchema(): GraphQLSchema {
  if (schema !== undefined) return schema;
  // The file alone: the package builds a schema of its own when it is loaded.
  const file = new URL('../../../node_modules/@octokit/graphql-schema/schema.graphql', import.meta.url);
  schema = buildSchema(readFileSync(file, 'utf8'), { assumeValid: true, noLocation: true });
  return schema;
}

/** Fields that GitHub has and the double does not are an error, never a silent null. */
const resolveField: GraphQLFieldResolver<unknown, unknown> = (source, args, _context, info) => {
  const object = Object(source);
  if (!(info.fieldName in object))
    throw new Error(`the double does not answer ${info.parentType.name}.${info.fieldName}`);
  const value: unknown = Reflect.get(object, info.fieldName);
  return typeof value === 'function' ? value(args) : value;
};

function typeNameOf(value: unknown): string {
  return String(Reflect.get(Object(value), '__typename'));
}

function failed(errors: readonly GraphQLError[]): Reply {
  return { status: 200, body: { errors: errors.map((error) => errorShape(error)) } };
}

/** Answers `POST /graphql`: parsed and validated against GitHub's schema, variables included. */
export async function answerGraphql(asked: Asked, token: Token): Promise<Reply> {
  const body = parseJsonObject(asked.body);
  if (body === undefined) throw new GithubError(400, 'Problems parsing JSON');
  const unknown = Object.keys(body).find((name) => !['query', 'variables', 'operationName'].includes(name));
  if (unknown !== undefined) throw new GithubError(400, `Unknown field \`${unknown}\` in a GraphQL request`);
  if (typeof body.query !== 'string')
    return {
      status: 200,
      body: { errors: [{ message: 'A query attribute must be specified and must be a string.' }] },
    };
  const { apiUrl, htmlUrl, settings, world } = asked;
  const caller: Caller = { apiUrl, htmlUrl, settings, token, world };
  let document: ReturnType<typeof parse>;
  try {
    document = parse(body.query);
  } catch (error) {
    if (error instanceof GraphQLError) return failed([error]);
    throw error;
  }
  const problems = validate(githubSchema(), document);
  if (problems.length > 0) return failed(problems);
  const result = await execute({
    schema: githubSchema(),
    document,
    rootValue: rootFields(caller),
    variableValues: isJsonObject(body.variables) ? body.variables : {},
    operationName: typeof body.operationName === 'string' ? body.operationName : undefined,
    fieldResolver: resolveField,
    typeResolver: typeNameOf,
  });
  const mistake = result.errors?.find(isOwnMistake);
  if (mistake !== undefined) throw new Error(mistake.message);
  if (result.errors === undefined) return { status: 200, body: { data: result.data } };
  const errors = result.errors.map((error) => errorShape(error));
  return { status: 200, body: result.data === undefined ? { errors } : { data: result.data, errors } };
}
