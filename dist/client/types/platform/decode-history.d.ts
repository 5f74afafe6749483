import type { TagRecord } from '../domain/tag-history.ts';
/** Records of a tag history answer (spec §2), in its order; throws `TypeError` that names the first wrong field. */
export declare function decodeHistory(json: unknown): readonly TagRecord[];
/** The token of an answer of the registry's `/token` (spec §5); throws `TypeError`. */
export declare function decodeScopedToken(json: unknown): string;
