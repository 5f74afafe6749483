/** Encodes one part of a URI's path or query like `encodeURIComponent`, except that lone surrogates become U+FFFD. */
export function encodeUriPart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}

/** Decodes percent-encoded text; one whose encoding is broken stays as it is. */
export function decodeUriPart(text: string): string {
  return decoded(text) ?? text;
}

/** Whether a text is percent-encoded: none of its escapes is broken. */
export function isUriPart(text: string): boolean {
  return decoded(text) !== undefined;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Whether the host name of a URL is this machine; a trailing dot makes no difference. */
export function isLoopback(name: string): boolean {
  return /^(?:.*\.)?localhost$|^\[::1\]$|^127(\.\d{1,3}){3}$/s.test(name.replace(/\.$/, ''));
}

/** Whether a text can be one segment of a path: an empty or dot segment would address something else, as would what replaces a lone surrogate. */
export function isPathSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..' && !/\p{Cs}/u.test(text);
}

/** Whether a text can be a uid, which is path-like: segments joined by `/`, without spaces or controls. */
export function isUidPath(text: string): boolean {
  return !/[\s\p{Cc}]/u.test(text) && text.split('/').every(isPathSegment);
}
