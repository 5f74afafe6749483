import { compareText } from '../../../base/plain-text.ts';
import type { RawBindingEntry, RawIdentityEntry } from '../file/role-file-schema.ts';

/** An identity of a printed file: its entry without roles, its roles on the organization, and a comment before it. */
export interface PrintedIdentity {
  readonly name: string;
  readonly entry: RawIdentityEntry;
  readonly roles: readonly string[];
  readonly comment: string;
}

export interface PrintedFile {
  readonly organization: string;
  /** Lines at the top, each one comment. */
  readonly comments: readonly string[];
  readonly identities: readonly PrintedIdentity[];
  readonly bindings: readonly RawBindingEntry[];
}

/** Text that every YAML tool reads as itself without quotes, except for the words below. */
const TAME = /^[A-Za-z][A-Za-z0-9._-]*$/;
const WORDS = /^(?:y|yes|n|no|on|off|true|false|null|nan|inf)$/i;
/** Invisible or reordering characters and non-characters, and marks that CI hosts look for in what a step prints. */
const ESCAPED = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]|(?<=:):|(?<=#)[#[]/gu;

/** Prints a role file as YAML, entry by entry, so that files of any size take time in proportion. */
export function printRoleFile({ bindings, comments, identities, organization }: PrintedFile): string {
  return [
    ...comments.map((line) => `# ${line}\n`),
    ...(comments.length === 0 ? [] : ['\n']),
    `version: 1\norganization: ${scalar(organization)}\n`,
    identities.length === 0 ? 'identities: []\n' : 'identities:\n',
    ...identities.toSorted((a, b) => compareText(a.name, b.name)).map(printIdentity),
    ...(bindings.length === 0 ? [] : ['bindings:\n']),
    ...bindings.map((binding) => printItem(Object.entries(binding))),
  ]
    .join('')
    .replace(ESCAPED, escapeQuoted);
}

function printIdentity({ comment, entry, roles }: PrintedIdentity): string {
  const before = comment.split('\n').filter((line) => line !== '');
  const list = roles.length === 0 ? '[]' : `[ ${roles.map(scalar).join(', ')} ]`;
  return `${before.map((line) => `  # ${line}\n`).join('')}${printItem(Object.entries(entry))}    roles: ${list}\n`;
}

/** One item of a list: a mapping of texts, numbers, flags and mappings of texts. */
function printItem(fields: readonly (readonly [string, unknown])[]): string {
  const lines = fields
    .filter(([, value]) => value !== undefined)
    .flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? [`${key}:`, ...Object.entries(value).map(([name, inner]) => `  ${name}: ${scalar(inner)}`)]
        : [`${key}: ${scalar(value)}`],
    );
  return lines.map((line, index) => `${index === 0 ? '  - ' : '    '}${line}\n`).join('');
}

/** A scalar; text that YAML could read as something else is in double quotes, in which JSON's escapes are YAML's. */
function scalar(value: unknown): string {
  if (typeof value !== 'string') return String(value);
  if (TAME.test(value) && !WORDS.test(value)) return value;
  return JSON.stringify(value);
}

/** Such characters occur in double quotes, where YAML has escapes, and in comments. */
function escapeQuoted(character: string): string {
  const code = Number(character.codePointAt(0)).toString(16);
  return code.length > 4 ? `\\U${code.padStart(8, '0')}` : `\\u${code.padStart(4, '0')}`;
}
