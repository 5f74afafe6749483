/** Whether a text can be one segment of a path: an empty or dot segment would address something else. */
export function isPathSegment(text: string): boolean {
  return text !== '' && text !== '.' && text !== '..';
}

/** Whether a text can be a uid, which is path-like: segments joined by `/`, without spaces or controls. */
export function isUidPath(text: string): boolean {
  return !/[\s\p{Cc}]/u.test(text) && text.split('/').every(isPathSegment);
}
