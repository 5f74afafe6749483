/** Issuer of an API: `console-api.` becomes `issuer.`; any other host issues its own tokens. */
export declare function issuerOf(apiUrl: string): string;
