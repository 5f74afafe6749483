import { ok, type Route } from '../call.ts';
import { GithubError } from '../github-error.ts';
import { userShape } from '../shapes/account.ts';

/** The account of a token, which only a person's token may read here. */
export const accountRoutes: readonly Route[] = [
  {
    on: 'GET /user',
    handle(call) {
      const { account, kind } = call.token;
      if (kind !== 'user') throw new GithubError(403, 'Resource not accessible by integration');
      const time = '2020-01-01T00:00:00Z';
      const texts = { bio: null, blog: null, company: null, email: null, location: null, name: null };
      const counts = { followers: 0, following: 0, public_gists: 0, public_repos: 0 };
      const more = { hireable: null, created_at: time, updated_at: time };
      return ok({ ...userShape(call, account), ...texts, ...counts, ...more });
    },
  },
];
