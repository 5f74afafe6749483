import { GraphQLError } from 'graphql';
import type { JsonObject } from '../../platform-double/json.ts';
import { GithubError } from '../github-error.ts';

/** A failure with the `type` that GitHub's GraphQL gives it. */
export class GraphqlFailure extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

const TYPE_OF_STATUS: { readonly [status: number]: string } = {
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'STALE_DATA',
  422: 'UNPROCESSABLE',
};

function messageOf(error: GithubError): string {
  const texts = (error.errors ?? []).flatMap((one) => {
    if (typeof one === 'string') return [one];
    return [one.message ?? `${one.field ?? one.resource} is ${one.code}`];
  });
  return texts.length === 0 ? error.message : texts.join(', ');
}

/** One entry of `errors`, as GitHub orders and names its parts. */
export function errorShape(error: GraphQLError): JsonObject {
  const cause = error.originalError;
  const locations = (error.locations ?? []).map(({ line, column }) => ({ line, column }));
  const path = error.path === undefined ? {} : { path: [...error.path] };
  if (cause instanceof GraphqlFailure)
    return { type: cause.type, ...path, ...forbidden(cause.type), locations, message: cause.message };
  if (cause instanceof GithubError) {
    const type = TYPE_OF_STATUS[cause.status] ?? 'INTERNAL';
    return { type, ...path, ...forbidden(type), locations, message: messageOf(cause) };
  }
  const isOwn = cause !== undefined && !(cause instanceof GraphQLError);
  return { ...path, locations, message: isOwn ? (cause.stack ?? cause.message) : error.message };
}

function forbidden(type: string): JsonObject {
  return type === 'FORBIDDEN' ? { extensions: { saml_failure: false } } : {};
}

/** Whether an error is the double's own mistake and not GitHub's answer. */
export function isOwnMistake(error: GraphQLError): boolean {
  const cause = error.originalError;
  return (
    cause !== undefined &&
    !(cause instanceof GraphqlFailure) &&
    !(cause instanceof GithubError) &&
    !(cause instanceof GraphQLError)
  );
}
