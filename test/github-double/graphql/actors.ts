import type { Call } from '../call.ts';
import type { Account } from '../records.ts';
import { nodeId, userShape } from '../shapes/account.ts';

/** Facts about the request that every node needs. */
export type Caller = Pick<Call, 'apiUrl' | 'htmlUrl' | 'settings' | 'token' | 'world'>;

/** An `Actor`: a user, an organization or a bot. GraphQL names bots without `[bot]`. */
export function actorNode(caller: Caller, account: Account) {
  const { avatar_url: avatarUrl, html_url: url } = userShape(caller, account);
  const isBot = account.kind === 'Bot';
  return {
    __typename: account.kind,
    id: nodeId(isBot ? 'BOT' : 'U', account.id),
    databaseId: account.id,
    login: isBot ? account.login.replace('[bot]', '') : account.login,
    name: account.login,
    avatarUrl,
    resourcePath: new URL(url).pathname,
    url,
  };
}

/** The `viewer`, whose login keeps its `[bot]`. */
export function viewerNode(caller: Caller) {
  const { account } = caller.token;
  return { ...actorNode(caller, account), __typename: 'User', login: account.login };
}
