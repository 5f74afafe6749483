import { clipText } from './plain-text.ts';

/** Maximum length of one attribute or element. */
const LONGEST_TEXT = 4000;

/** Characters that XML 1.0 (§2.2) forbids even as a reference: controls, lone surrogates, U+FFFE and U+FFFF. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** Foreign text for XML attributes and elements; characters that XML forbids become U+FFFD. */
export function escapeXml(text: string): string {
  return clipText(text, LONGEST_TEXT)
    .replace(NOT_XML, '\ufffd')
    .replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}
