import { join } from 'node:path';
import { isMissing } from '../../host/files/files.ts';
import type { Host } from '../../host/host.ts';
import type { PlaceUrl } from '../report/place-links.ts';

/** Addresses of lines on a host's server; `undefined` if unknown, or the workspace is not the top of the repository. */
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
