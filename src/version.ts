/** Version of the package, equal to the one in package.json (a test holds them together). */
export const version = '1.0.0';

/** The floating tag of this version, which examples, schemas and links name. */
export const majorTag = `v${version.split('.')[0]}`;

/** Where the project is on GitHub. */
export const repository = 'platform-actions/platform-actions';

/** Address and `$id` of a JSON Schema of ours: it stays the same for all releases of a major version. */
export function schemaUrl(name: 'config' | 'restrictions' | 'rolebindings'): string {
  return `https://raw.githubusercontent.com/${repository}/${majorTag}/schemas/${name}.schema.json`;
}
