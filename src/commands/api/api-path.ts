import { plainLine } from '../../base/plain-text.ts';

export type ApiPath =
  | { readonly kind: 'path'; readonly path: string; readonly query: readonly (readonly [string, string])[] }
  | { readonly kind: 'problem'; readonly message: string; readonly fix?: string };

const DECODINGS = 5;

/**
 * Reads the path of an API call, with or without a query. Refuses everything that could lead elsewhere: another origin,
 * dot segments and slashes in any encoding, and the token exchange below `/sts`.
 */
export function parseApiPath(given: string, apiUrl: string): ApiPath {
  const shown = `\`path\` is \`${plainLine(given, 200)}\``;
  // `registry/v2/repos` is unambiguous.
  const text = /^[a-z]+\/v[0-9]/.test(given) ? `/${given}` : given;
  const refuse = (why: string, fix?: string): ApiPath => ({
    kind: 'problem',
    message: `${shown}${why}`,
    ...(fix === undefined ? {} : { fix }),
  });
  if (!text.startsWith('/') || text.startsWith('//')) {
    return refuse(
      ', which does not start with a single `/`',
      'write only the path, such as `/registry/v2/repos`',
    );
  }
  if (/[^\x21-\x7e]|\\/.test(text))
    return refuse(', which contains characters that are not allowed in a path', ENCODE);
  if (text.includes('#')) return refuse(', which has a fragment');
  const mark = text.indexOf('?');
  const path = mark < 0 ? text : text.slice(0, mark);
  for (const segment of path.slice(1).split('/')) {
    const problem = segmentProblem(segment);
    if (problem !== undefined) return refuse(problem);
  }
  if (/^\/sts(?:\/|$)/i.test(decodeURIComponent(path))) {
    return refuse(', which is reserved for exchanging tokens', 'use the command `token`');
  }
  if (/^\/[^/]+\/v2beta1(?:\/|$)/i.test(path))
    return refuse(', which is of the beta API', `write \`${path.replace(/v2beta1/i, 'v2')}\``);
  const url = new URL(apiUrl + path);
  if (url.origin !== apiUrl || url.pathname !== path)
    return refuse(', which is not in its plain form', ENCODE);
  const query = mark < 0 ? [] : [...new URLSearchParams(text.slice(mark + 1))];
  return { kind: 'path', path, query };
}

const ENCODE = 'percent-encode it';

function segmentProblem(segment: string): string | undefined {
  let text = segment;
  for (let round = 0; round < DECODINGS; round += 1) {
    const plain = text.split(';')[0] ?? '';
    if (plain === '') return ', which has an empty segment';
    if (plain === '.' || plain === '..') return ', which has a dot segment';
    if (/[/\\]|\p{Cc}/u.test(text)) return ', which has an encoded slash or control character';
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      // A percent sign that came out of an earlier round is text.
      return round === 0 ? ', which has a broken percent-encoding' : undefined;
    }
    if (decoded === text) return undefined;
    text = decoded;
  }
  return ', which is percent-encoded several times';
}
