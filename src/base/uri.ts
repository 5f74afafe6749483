/** Encodes one part of a URI's path or query like `encodeURIComponent`, except that lone surrogates become U+FFFD. */
export function encodeUriPart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));
}
