/**
 * Lists the repositories of an organization with the size of their `latest` image.
 *
 *   PLATFORM_TOKEN=… node examples/list-repos.ts <uid of the organization>
 *
 * In a workflow the token is the output of a step with `command: token`.
 */
import { createPlatform, getSize, listRepos, listTags, PlatformError } from 'platform-actions/client';

const { PLATFORM_API_URL: apiUrl, PLATFORM_TOKEN: token } = process.env;
const organization = process.argv[2];
if (token === undefined || organization === undefined) {
  console.error('usage: PLATFORM_TOKEN=… list-repos.ts <uid of the organization>');
  process.exit(2);
}

const platform = createPlatform({ token, ...(apiUrl === undefined ? {} : { apiUrl }) });
const repos = await platform.all(listRepos({ descendantsOf: organization }));
const rows = await Promise.all(
  repos.map(async (repo) => {
    // Unknown filters are silently ignored by the service: what comes back is looked at again.
    const tags = await platform.all(listTags({ childrenOf: repo.uid, name: 'latest' }));
    const latest = tags.find((tag) => tag.name === 'latest');
    return {
      name: repo.name,
      bytes: latest === undefined ? undefined : await sizeOf(repo.uid, latest.digest),
    };
  }),
);
for (const { bytes, name } of rows.toSorted((a, b) => a.name.localeCompare(b.name))) {
  const size = bytes === undefined ? 'no size' : `${(bytes / 1_000_000).toFixed(1)} MB`;
  console.log(`${name}\t${size}`);
}

async function sizeOf(repoUid: string, digest: string): Promise<number | undefined> {
  try {
    return (await platform.send(getSize(repoUid, digest))).size;
  } catch (error) {
    // An image without this architecture; anything else is a failure.
    if (error instanceof PlatformError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
