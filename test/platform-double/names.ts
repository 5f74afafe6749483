import { invalidArgument } from './api-error.ts';
import { type JsonObject, textOf } from './json.ts';

const NAME = /^[a-z0-9 ._-]{1,}$/;
const REPO_NAME = /^[a-z0-9][a-z0-9._/-]*$/;
const TAG_NAME = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,127}$/;

function checkPattern(body: JsonObject, pattern: RegExp, area: string): void {
  if (!pattern.test(textOf(body.name)))
    throw invalidArgument(area, 'name', `must match the pattern ${pattern.source}`);
}

/** The name rule of identities, which groups and roles share. */
export function checkName(body: JsonObject, area: string): void {
  checkPattern(body, NAME, area);
}

/** The name rule of repos: an image path component. */
export function checkRepoName(body: JsonObject, area: string): void {
  checkPattern(body, REPO_NAME, area);
}

/** The name rule of tags. */
export function checkTagName(body: JsonObject, area: string): void {
  checkPattern(body, TAG_NAME, area);
}
