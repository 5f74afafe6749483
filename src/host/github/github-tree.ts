import { fieldOf, textOf } from '../../base/json-value.ts';
import { plainLine } from '../../base/plain-text.ts';
import { encodeTree, hasObjectId, isObjectId, type TreeEntry } from '../git/git-objects.ts';
import type { Stored, TreeSource } from '../git/read-tree-file.ts';
import { type Github, type Octokit, ownerAndRepo } from './octokit.ts';

type Place = ReturnType<typeof ownerAndRepo>;
type GitCalls = Octokit['rest']['git'];

const READERS = {
  commits: (git: GitCalls, commit_sha: string, place: Place) => git.getCommit({ ...place, commit_sha }),
  trees: (git: GitCalls, tree_sha: string, place: Place) => git.getTree({ ...place, tree_sha }),
  blobs: (git: GitCalls, file_sha: string, place: Place) => git.getBlob({ ...place, file_sha }),
};

/**
 * The commits of a repository on GitHub, through the endpoints for git objects, which report links and submodules as
 * such and serve files of up to 100 MB. Trees and files are checked against their hashes; only the tree of a commit is
 * taken from the answer.
 */
export function githubTrees(api: Github, repository: string): TreeSource {
  const get = async (what: keyof typeof READERS, id: string): Promise<Stored<unknown>> => {
    const answer = await api(({ rest }) => READERS[what](rest.git, id, ownerAndRepo(repository)));
    if (answer.kind === 'ok') return { kind: 'found', value: answer.body };
    return failed(`GitHub's API did not return it: ${answer.why}`, answer.status);
  };
  return {
    treeOf: async (commit) => {
      const answer = await get('commits', commit);
      if (answer.kind === 'failed') return answer;
      const tree = fieldText(fieldOf(answer.value, 'tree'), 'sha');
      if (fieldText(answer.value, 'sha') !== commit || !isObjectId(tree)) return failed(unexpected('commit'));
      return { kind: 'found', value: tree };
    },
    entries: async (tree) => {
      const answer = await get('trees', tree);
      if (answer.kind === 'failed') return answer;
      const entries = entriesOf(fieldOf(answer.value, 'tree'));
      if (entries === undefined || !hasObjectId(tree, 'tree', encodeTree(entries)))
        return failed(unexpected('tree'));
      return { kind: 'found', value: entries };
    },
    blob: async (id, maximumBytes) => {
      const answer = await get('blobs', id);
      if (answer.kind === 'failed') return answer;
      if (fieldText(answer.value, 'encoding') !== 'base64') return failed(unexpected('blob'));
      const content = Buffer.from(fieldText(answer.value, 'content'), 'base64');
      if (content.length > maximumBytes)
        return failed(`it is larger than ${Math.floor(maximumBytes / 1024)} KiB`);
      return hasObjectId(id, 'blob', content)
        ? { kind: 'found', value: content }
        : failed(unexpected('blob'));
    },
  };
}

function failed(why: string, status?: number): { readonly kind: 'failed'; readonly why: string } {
  const refused = status === 401 || status === 403 || status === 404;
  const hint = refused ? '; does `github-token` have `permissions: contents: read`?' : '';
  return { kind: 'failed', why: plainLine(`${why}${hint}`, 500) };
}

/** Also for a tree that is too large for one answer: it is truncated, so its hash differs. */
const unexpected = (type: string): string => `GitHub's API answers with another ${type} than was asked for`;

/** Entries in git's form: the API writes modes with six digits, git without leading zeros. */
function entriesOf(rows: unknown): readonly TreeEntry[] | undefined {
  if (!Array.isArray(rows)) return undefined;
  const entries = rows.map((row: unknown) => ({
    mode: fieldText(row, 'mode').replace(/^0+/, ''),
    name: fieldText(row, 'path'),
    id: fieldText(row, 'sha'),
  }));
  return entries.every(({ id }) => isObjectId(id)) ? entries : undefined;
}

const fieldText = (value: unknown, name: string): string => textOf(fieldOf(value, name)) ?? '';
