import type { Call } from '../call.ts';
import type { Account } from '../records.ts';

/** GitHub's global id of a thing. */
export function nodeId(kind: string, id: number | string): string {
  return `${kind}_${Buffer.from(String(id)).toString('base64url')}`;
}

/** Inverse of `nodeId`: what the id was made of, for this kind only. */
export function idOfNode(kind: string, node: string): string | undefined {
  return node.startsWith(`${kind}_`)
    ? Buffer.from(node.slice(kind.length + 1), 'base64url').toString('utf8')
    : undefined;
}

/** The same value under each of the names, which stand in one line. */
export function each<T>(names: string, value: T): Record<string, T> {
  return Object.fromEntries(names.split(' ').map((name) => [name, value]));
}

/** Fields `…_url` of paths below a URL, which stand in one line and are named by their first words. */
export function links(url: string, paths: string): Record<string, string> {
  return Object.fromEntries(paths.split(' ').map((path) => [`${/^\w*/.exec(path)}_url`, `${url}/${path}`]));
}

/** A time as GitHub writes it: whole seconds, UTC. */
export function timeOf(atMs: number): string {
  return `${new Date(atMs).toISOString().slice(0, 19)}Z`;
}

/** GitHub's `simple-user`. */
export function userShape({ apiUrl, htmlUrl }: Pick<Call, 'apiUrl' | 'htmlUrl'>, account: Account) {
  const url = `${apiUrl}/users/${encodeURIComponent(account.login)}`;
  const isBot = account.kind === 'Bot';
  return {
    login: account.login,
    id: account.id,
    node_id: nodeId(isBot ? 'BOT' : 'U', account.id),
    avatar_url: `${htmlUrl}/avatars/u/${account.id}`,
    gravatar_id: '',
    url,
    html_url: isBot ? `${htmlUrl}/apps/${account.login.replace('[bot]', '')}` : `${htmlUrl}/${account.login}`,
    ...links(url, 'followers following{/other_user} gists{/gist_id} starred{/owner}{/repo} subscriptions'),
    ...links(url, 'repos events{/privacy} received_events'),
    organizations_url: `${url}/orgs`,
    type: account.kind,
    user_view_type: 'public',
    site_admin: false,
  };
}

/** GitHub's `integration`: an App, as comments name it. */
export function appShape(call: Call, slug: string) {
  const owner = slug === 'github-actions' ? 'github' : 'acme';
  return {
    id: slug === 'github-actions' ? 15_368 : 99_001,
    client_id: `Iv1.${slug}`,
    slug,
    node_id: nodeId('A', slug),
    owner: userShape(call, call.world.account(owner, 'Organization')),
    name: slug === 'github-actions' ? 'GitHub Actions' : slug,
    description: null,
    external_url: 'https://help.github.com/en/actions',
    html_url: `${call.htmlUrl}/apps/${slug}`,
    created_at: '2018-07-30T09:30:17Z',
    updated_at: '2024-04-10T20:33:16Z',
    permissions: {},
    events: [],
  };
}
