import type { ReadWindow } from './history-reader.ts';
import type { TokenSource } from './token-source.ts';
import type { Transport } from './transport.ts';
/** The container registry: histories of tags. */
export interface Registry {
    /** Reads windows of one tag; `repository` is `<org>[/<folder>…]/<image>`. */
    history(repository: string, tag: string): ReadWindow;
}
/**
 * Creates the registry client (contract §2): public tags anonymously first; private ones with the registry token
 * straight, then, on 401 or 403 and once for each image, through `/token` with Basic `_token`. Throws `PlatformError`.
 */
export declare function createRegistry(options: {
    readonly registryUrl: string;
    readonly transport: Transport;
    readonly tokens: TokenSource | undefined;
    /** Told every token before its first use. */
    readonly mask: (secret: string) => void;
}): Registry;
