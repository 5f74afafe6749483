import type { Json, JsonObject } from '../platform-double/json.ts';

/** One entry of `errors` in the body of a 422. */
export type FieldError = {
  readonly resource: string;
  readonly code: string;
  readonly field?: string;
  readonly message?: string;
  readonly value?: Json;
};

const DOCS = 'https://docs.github.com/rest';

/** A failure that is answered as GitHub's REST API does: `{message, errors?, documentation_url, status}`. */
export class GithubError extends Error {
  readonly status: number;
  readonly errors: readonly (FieldError | string)[] | undefined;
  readonly headers: { readonly [name: string]: string };
  readonly extra: JsonObject;

  constructor(
    status: number,
    message: string,
    options: {
      readonly errors?: readonly (FieldError | string)[];
      readonly headers?: { readonly [name: string]: string };
      readonly extra?: JsonObject;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
    this.extra = options.extra ?? {};
  }

  /** The response body. */
  toBody(docs = DOCS): JsonObject {
    const errors = this.errors === undefined ? {} : { errors: this.errors.map((error) => errorJson(error)) };
    return {
      message: this.message,
      ...errors,
      ...this.extra,
      documentation_url: docs === '' ? DOCS : docs,
      status: String(this.status),
    };
  }
}

function errorJson(error: FieldError | string): Json {
  return typeof error === 'string' ? error : { ...error };
}

/** 404, also for what the token must not know of. */
export function notFound(): GithubError {
  return new GithubError(404, 'Not Found');
}

/** 401, as for a token that GitHub does not know. */
export function badCredentials(): GithubError {
  return new GithubError(401, 'Bad credentials');
}

/** 422 with one entry in `errors`. */
export function validationFailed(error: FieldError | string): GithubError {
  return new GithubError(422, 'Validation Failed', { errors: [error] });
}

/** 422 with a message of its own, as the Git database gives it. */
export function unprocessable(message: string): GithubError {
  return new GithubError(422, message);
}
