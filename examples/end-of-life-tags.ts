/**
 * Lists every tag of an organization that is past its end of life.
 *
 *   PLATFORM_TOKEN=… node examples/end-of-life-tags.ts <uid of the organization>
 */
import { createPlatform, listRepos, listTags } from 'platform-actions/client';

const { PLATFORM_API_URL: apiUrl, PLATFORM_TOKEN: token } = process.env;
const organization = process.argv[2];
if (token === undefined || organization === undefined) {
  console.error('usage: PLATFORM_TOKEN=… end-of-life-tags.ts <uid of the organization>');
  process.exit(2);
}

const platform = createPlatform({ token, ...(apiUrl === undefined ? {} : { apiUrl }) });
const repos = await platform.all(listRepos({ descendantsOf: organization }), { orderBy: 'name' });
let unknown = 0;
for (const repo of repos) {
  const tags = await platform.all(listTags({ childrenOf: repo.uid }), { timeoutMs: 60_000 });
  for (const tag of tags) {
    // Absent means that the service does not say, which is not the same as `false`.
    if (tag.deprecated === undefined) unknown += 1;
    else if (tag.deprecated) console.log(`${repo.name}:${tag.name}`);
  }
}
if (unknown > 0) {
  console.error(`${unknown} tags do not say whether they are past their end of life`);
  process.exitCode = 1;
}
