/** A piece of a credential of at least so many characters counts as the credential */
const PIECE = 24;

/** Characters that credentials and their encoded forms are made of. */
const WORDS = /[\w\-+/=%.~]{24,}/g;

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** A credential in every form that a service may echo: as it is, in a URL, in base64 and as the password of Basic. */
function formsOf(secret: string): readonly string[] {
  // A JWT's header is the same in all tokens of a service.
  const header = /^eyJ[\w-]+\.(?=[\w-]+\.)/.exec(secret)?.[0] ?? '';
  const body = secret.slice(header.length);
  const before = `_token:${header}`;
  const encoded = [
    [base64(secret), header.length],
    [base64(`_token:${secret}`), before.length],
  ] as const;
  return [
    body,
    encodeURIComponent(body),
    // Of the encoded form, what stands for the header is left out too, with the character at the seam.
    ...encoded.map(([text, length]) => text.slice(length === 0 ? 0 : Math.ceil((length * 4) / 3) + 1)),
  ];
}

/** Any piece of a credential has one of the blocks into which the credential is cut. */
const BLOCK = PIECE / 2;

/** Makes what gives the first piece of a secret, in any form, that stands in a text; `undefined` where there is none. */
export function createLeakFinder(secrets: readonly string[]): (text: string) => string | undefined {
  const forms = [...new Set(secrets.filter(({ length }) => length >= 8).flatMap(formsOf))];
  const short = forms.filter(({ length }) => length >= 8 && length < PIECE);
  const blocks = new Map<string, { readonly form: string; readonly at: number }[]>();
  for (const form of forms) {
    for (let at = 0; form.length >= PIECE && at + BLOCK <= form.length; at += BLOCK) {
      const block = form.slice(at, at + BLOCK);
      const same = blocks.get(block) ?? [];
      same.push({ form, at });
      blocks.set(block, same);
    }
  }
  return (text) => {
    const whole = short.find((form) => text.includes(form));
    if (whole !== undefined) return whole;
    for (const [word] of text.matchAll(WORDS)) {
      for (let from = 0; from + BLOCK <= word.length; from += 1) {
        for (const { at, form } of blocks.get(word.slice(from, from + BLOCK)) ?? []) {
          const piece = commonPiece(word, from, form, at);
          if (piece.length >= PIECE) return piece;
        }
      }
    }
    return undefined;
  };
}

/** The longest text around these two places that both have. */
function commonPiece(word: string, from: number, form: string, at: number): string {
  let [before, after] = [0, 0];
  while (before < Math.min(from, at) && word[from - before - 1] === form[at - before - 1]) before += 1;
  while (from + after < word.length && word[from + after] === form[at + after]) after += 1;
  return word.slice(from - before, from + after);
}
