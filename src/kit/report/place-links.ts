import { join } from 'node:path';
import type { Location } from '../../base/location.ts';
import { codeMarkdown, linkMarkdown, type MarkdownBlock } from '../../base/markdown.ts';
import { isMissing } from '../../host/files/files.ts';
import type { Host } from '../../host/host.ts';

/**
 * Addresses of lines on the server of a host; `undefined` where they are not known: another host, or a workspace that is
 * not the top of the repository.
 */
export function placeUrlOf({ context, name }: Pick<Host, 'context' | 'name'>): PlaceUrl | undefined {
  const { commit, repository, runUrl, serverUrl, workspace } = context;
  if (commit === undefined || repository === undefined || isMissing(join(workspace, '.git')))
    return undefined;
  const server = serverUrl?.replace(/\/+$/, '');
  // Azure names only its own repositories without an owner; their project is in the address of the run.
  const project = repository.includes('/') ? undefined : runUrl?.split('/_build/')[0];
  return ({ file, line }) => {
    const path = file.split('/').map(encodeURIComponent).join('/');
    switch (name) {
      case 'gitlab':
        return `${server}/${repository}/-/blob/${commit}/${path}#L${line}`;
      case 'azure':
        return project === undefined
          ? ''
          : `${project}/_git/${encodeURIComponent(repository)}?path=/${path}&version=GC${commit}&line=${line}&lineEnd=${line + 1}&lineStartColumn=1&lineEndColumn=1`;
      case 'forgejo':
      case 'gitea':
        return `${server}/${repository}/src/commit/${commit}/${path}#L${line}`;
      case 'github':
        return `${server}/${repository}/blob/${commit}/${path}${path.endsWith('.md') ? '?plain=1' : ''}#L${line}`;
      default:
        return '';
    }
  };
}

/** Address of a line of the commit that was checked out. */
export type PlaceUrl = (place: Pick<Location, 'file' | 'line'>) => string;

/** Code spans as `codeMarkdown` writes them, outside of links. */
const CODE = /(?<!\[)(?:`[^`\n]+`|<code>[^<\n]*<\/code>)(?!\])/g;

/** Blocks in which each of the places, as `placeMarkdown` writes it, leads to its line. */
export function linkPlaces(
  blocks: readonly MarkdownBlock[],
  places: Iterable<Pick<Location, 'file' | 'line'>>,
  url: PlaceUrl | undefined,
): readonly MarkdownBlock[] {
  if (url === undefined) return blocks;
  const links = new Map<string, string>();
  for (const place of places) {
    const label = codeMarkdown(`${place.file}:${place.line}`);
    links.set(label, linkMarkdown(label, url(place)));
  }
  const linked = (text: string): string => text.replace(CODE, (code) => links.get(code) ?? code);
  return blocks.map((block) => {
    // Text is prose or a fenced block, whose content is shown as it is.
    if (typeof block === 'string') return block;
    const { rows } = block;
    const at = (index: number): string | undefined => {
      const row = rows.at(index);
      return row === undefined ? undefined : linked(row);
    };
    return { ...block, rows: { length: rows.length, at } };
  });
}
