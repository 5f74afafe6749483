/** Finds nothing: sound where the syntax reads texts literally. */
export const LITERALS_ONLY = /^(?!)/;

/** Escapes as code in texts, some of which need no code: `\.` is a dot in several languages. */
export const ANY_ESCAPE = /\\/;

/** Finds what can disguise a text; a regular expression does. */
export interface Disguises {
  readonly test: (text: string) => boolean;
}

const CODE = String.raw`\\(?:x|u00|U000000)`;

/**
 * Spellings of ASCII characters in YAML and JSON: an escape with the code of a character that names, expressions and words
 * of code can have, or of a blank at the start of an expression; a continued line between characters of a name; and a
 * backslash in a text inside another one that does the same there.
 */
export const YAML_ESCAPE = withPart(
  '\\',
  new RegExp(
    String.raw`${CODE}(?!20|60|7[fF])[2-7]|\{\s*${CODE}(?:09|0[a-dA-D]|20)|[\w.}-]\\\r?\n[ \t]*[\w.$}-]|\\\\\\[nr\r\n]`,
  ),
);

/**
 * `${NAME:-…}`, `${NAME=…}` and `${NAME+…}`, which are expanded without the value of a variable, beside a character of a
 * name: a default alone is in one piece.
 */
export const VARIABLE_DEFAULT = withPart(
  '${',
  /[\w.+=-]\$\{[A-Za-z_]\w*:?[-=+]|\$\{[A-Za-z_]\w*:?[-=+][^{}\n]*\}+[\w.$-]/,
);

/** `$NAME` and `${NAME…}`. */
export const VARIABLE = /\$\{?[A-Za-z_]/;

/** `${var.name}` and `${local.name}`, the only expressions of HCL that are filled in. */
export const HCL_REFERENCE = /\$\{\s*(?:var|local)\./;

/** A key, written as it is unless it has an escape; an inline Dockerfile of Compose follows it. */
const INLINE_DOCKERFILE = /dockerfile_inline/;

/** Finds what one of these finds: one after the other, which is faster than one expression with all. */
export function anyOf(...all: readonly Disguises[]): Disguises {
  return { test: (text) => all.some((one) => one.test(text)) };
}

/** Finds what a pattern finds, which no text without a part has: most texts do not have it. */
function withPart(part: string, pattern: RegExp): Disguises {
  return { test: (text) => text.includes(part) && pattern.test(text) };
}

/** Sound for YAML and JSON in which only defaults of variables are expanded: other texts are in one piece but for escapes. */
export const YAML_DISGUISES = anyOf(YAML_ESCAPE, VARIABLE_DEFAULT);

/** Sound where the file gives values to variables, too. */
export const YAML_WITH_VARIABLES = anyOf(YAML_ESCAPE, VARIABLE);

/** Sound for Compose: words of an inline Dockerfile may have quotes and an escape character of their own. */
export const COMPOSE_DISGUISES = anyOf(YAML_WITH_VARIABLES, INLINE_DOCKERFILE);

/** `$(name)` and `${{ expression }}`. */
const AZURE_EXPRESSION = /\$\(|\$\{\{/;

/** Sound for Azure Pipelines. */
export const AZURE_DISGUISES = anyOf(YAML_DISGUISES, AZURE_EXPRESSION);

/** The contents make it GitLab CI by one of the first keys, and only below one of the others variables get values. */
const MAY_BE_GITLAB: Disguises = {
  test: (text) =>
    [/\$\{?[A-Za-z_]/, /\b(?:script|inputs)\b/, /\b(?:variables|matrix)\b/].every((part) => part.test(text)),
};

/** The contents make it Azure Pipelines by one of the last keys. */
const MAY_BE_AZURE: Disguises = {
  test: (text) =>
    [AZURE_EXPRESSION, /\bvariables\b/, /\b(?:pool|resources)\b/].every((part) => part.test(text)),
};

/** Sound for YAML that its contents may make Tekton, Compose (without values for variables), GitLab CI or Azure Pipelines. */
export const GENERAL_YAML_DISGUISES = anyOf(
  YAML_DISGUISES,
  /\$\((?:inputs\.)?params[.[]/,
  INLINE_DOCKERFILE,
  MAY_BE_GITLAB,
  MAY_BE_AZURE,
);

/** Sound for JSON of unknown tools: without this key, which only an escape spells in another way, it is a text of any kind. */
export const GENERAL_JSON_DISGUISES = anyOf(YAML_ESCAPE, /apiVersion/);

/** Sound for Dockerfiles: words lose their quotes and escape characters, which also continue lines, and `$` reads an `ARG`. */
export const DOCKERFILE_DISGUISES = /["'\\`$]/;
