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
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
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
