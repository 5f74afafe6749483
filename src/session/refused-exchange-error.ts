/**
 * The issuer refused to exchange the ID token; `lines` say what was presented and the likely causes, and `copy` is the
 * claim match that would accept it, as JSON.
 */
export class RefusedExchangeError extends Error {
  readonly lines: readonly string[];
  readonly copy: string | undefined;

  constructor(message: string, lines: readonly string[], copy: string | undefined, cause: unknown) {
    super(message, { cause });
    this.name = 'RefusedExchangeError';
    this.lines = lines;
    this.copy = copy;
  }
}
