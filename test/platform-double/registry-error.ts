import type { Reply } from './core.ts';

/** An error in the form of the container registry: `{"errors":[{code, message}]}`. */
export class RegistryError extends Error {
  readonly status: number;
  readonly code: string;
  readonly headers: { readonly [name: string]: string };

  constructor(
    status: number,
    code: string,
    message: string,
    headers: { readonly [name: string]: string } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.headers = headers;
  }

  toReply(): Reply {
    const body = JSON.stringify({ errors: [{ code: this.code, message: this.message }] });
    return { status: this.status, body, headers: this.headers };
  }
}

/** 403 in the registry's words. */
export function forbidden(message = 'Forbidden'): RegistryError {
  return new RegistryError(403, 'FORBIDDEN', message);
}
