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

/** Pieces of each secret, made once: the same secrets are looked for in thousands of texts. */
const known = new Map<string, ReadonlySet<string>>();

function piecesOf(secret: string): ReadonlySet<string> {
  const present = known.get(secret);
  if (present !== undefined) return present;
  const pieces = new Set<string>();
  for (const form of formsOf(secret)) {
    if (form.length < PIECE) pieces.add(form);
    for (let at = 0; at + PIECE <= form.length; at += 1) pieces.add(form.slice(at, at + PIECE));
  }
  if (known.size > 2000) known.clear();
  known.set(secret, pieces);
  return pieces;
}

/** Makes what gives the first piece of a secret, in any form, that stands in a text; `undefined` where there is none. */
export function createLeakFinder(secrets: readonly string[]): (text: string) => string | undefined {
  const looked = secrets.filter((secret) => secret.length >= 8);
  const short = looked.filter((secret) => secret.length < PIECE);
  const pieces = looked.filter((secret) => secret.length >= PIECE).map(piecesOf);
  return (text) => {
    const whole = short.find((secret) => formsOf(secret).some((form) => text.includes(form)));
    if (whole !== undefined) return whole;
    for (const [word] of text.matchAll(WORDS)) {
      for (let at = 0; at + PIECE <= word.length; at += 1) {
        const piece = word.slice(at, at + PIECE);
        if (pieces.some((set) => set.has(piece))) return word.slice(at);
      }
    }
    return undefined;
  };
}
