/** `cgr.dev/acme/*` and `cgr.dev/acme/<name>` are patterns and placeholders; a closing tag of XML or a comment is not. */
const PATTERN_BEHIND = /^(?:[*{]|<(?![/!?]|br\b))/i;

/** Whether a name that is followed by this is only the beginning of a pattern. */
export function goesOnAsPattern(behind: string): boolean {
  return PATTERN_BEHIND.test(behind);
}

/**
 * Whether a policy compares names with this text: it has a `*`, or alternatives with ` | ` between them. One with an expression
 * (`{{ … }}`) may also be a name that is written into an object.
 */
export function isNamePattern(text: string): boolean {
  return !text.includes('{{') && /\*|\s\|\s/.test(text);
}
