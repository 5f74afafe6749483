import { codeMarkdown } from '../../base/markdown.ts';
import type { Location } from '../../domain/finding.ts';

/** The place of a reference as Markdown; empty without one. */
export function placeMarkdown(location: Location | undefined): string {
  return location === undefined ? '' : codeMarkdown(`${location.file}:${location.line}`);
}

/** The first twelve digits, which tell digests apart for people; outputs and diff have them whole. */
export function shortDigest(digest: string | undefined): string {
  return digest === undefined ? '' : codeMarkdown(digest.slice('sha256:'.length, 'sha256:'.length + 12));
}
