/** Version of the package, equal to the one in package.json (a test holds them together). */
export const version = '0.1.0';
