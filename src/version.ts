/** Version of the package, equal to the one in package.json (a test holds them together). */
export const version = '1.0.0';

/** The floating tag of this version, which examples, schemas and links name. */
export const majorTag = `v${version.split('.')[0]}`;

/** Where the project is on GitHub. */
export const repository = 'platform-actions/platform-actions';
