/**
 * Lists advisories of the packages in an image, from the SBOM that is attached to it. Its signature is not verified here:
 * the command `advisory-gate` does that.
 *
 *   PLATFORM_TOKEN=… REGISTRY_TOKEN=… node examples/image-advisories.ts <organization>/<image> <tag or digest>
 */
import { createPlatform, listAdvisories } from 'platform-actions/client';

const { PLATFORM_API_URL: apiUrl, PLATFORM_REGISTRY_URL: registryUrl } = process.env;
const { PLATFORM_TOKEN: token, REGISTRY_TOKEN: registryToken } = process.env;
const [repository, reference] = process.argv.slice(2);
if (token === undefined || repository === undefined || reference === undefined) {
  console.error('usage: PLATFORM_TOKEN=… image-advisories.ts <organization>/<image> <tag or digest>');
  process.exit(2);
}

const platform = createPlatform({
  token,
  ...(registryToken === undefined ? {} : { registryToken }),
  ...(apiUrl === undefined ? {} : { apiUrl }),
  ...(registryUrl === undefined ? {} : { registryUrl }),
});
const sboms = await platform.registry.sboms(repository, reference, { platform: 'linux/amd64' });
const names = new Set(sboms.flatMap(({ document }) => namesOf(document['packages'])));
if (names.size === 0) {
  console.error(`no SPDX document with packages is attached to ${repository}`);
  process.exit(1);
}
const wanted = [...names];
const printed = new Set<string>();
// Names are part of the address, whose length is limited.
for (let start = 0; start < wanted.length; start += 100)
  // The service ignores filters that it does not know, so each row is checked, and printed once.
  for await (const row of platform.rows(listAdvisories({ artifactNames: wanted.slice(start, start + 100) })))
    if (names.has(row.artifactName) && !printed.has(row.uid)) {
      printed.add(row.uid);
      console.log(row.advisoryId, row.artifactName, ...(row.aliases ?? []));
    }

function namesOf(packages: unknown): readonly string[] {
  if (!Array.isArray(packages)) return [];
  return packages.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null && 'name' in one && typeof one.name === 'string'
      ? [one.name]
      : [],
  );
}
