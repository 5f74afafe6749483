// Makes the jobs of the platform double those of its owner, and prints, as lines of an environment file, what such a job needs.
import { readFileSync } from 'node:fs';

const { apiUrl, controlUrl, environment } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const subject = 'repo:acme/infra:ref:refs/heads/main';

/** Sends JSON to the double's control, or reads from its API. */
async function ask(url, method, body, token) {
  const response = await fetch(url, {
    method,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${url}: HTTP status ${response.status}`);
  return response.json();
}

const control = (path, method, body) => ask(`${controlUrl.replace(/\/?$/, '/')}${path}`, method, body);
await control('settings', 'PATCH', { idTokenClaims: { sub: subject } });
const { token } = await control('platform-tokens', 'POST', {
  identityUid: environment.PLATFORM_IDENTITY,
});
const { identities } = await ask(`${apiUrl}/iam/v2/identities?page_size=200`, 'GET', undefined, token);
const owner = identities.find((identity) => identity.claimMatch?.subject === subject);
for (const [name, value] of Object.entries({ ...environment, PLATFORM_IDENTITY: owner.uid }))
  if (name !== 'PLATFORM_ID_TOKEN') process.stdout.write(`${name}=${value}\n`);
