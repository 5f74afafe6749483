/** The issuer refused to exchange the ID token; `lines` tell what was presented, why it may be and what would match. */
export class RefusedExchangeError extends Error {
  readonly lines: readonly string[];

  constructor(message: string, lines: readonly string[], cause: unknown) {
    super(message, { cause });
    this.name = 'RefusedExchangeError';
    this.lines = lines;
  }
}
