import type { ImageReference } from './image-reference.ts';
/** Host of the public registry, which a reference without a host means. */
export declare const PUBLIC_REGISTRY = "cgr.dev";
/** Organization of public images, which a reference without one means (spec §4). */
export declare const PUBLIC_ORGANIZATION = "chainguard";
/** Tag that a reference without one means. */
export declare const DEFAULT_TAG = "latest";
/** A line of `registry-map`: references that begin with `from` are looked up as if they began with `to`. */
export interface RegistryMapping {
    /** Host and path segments. */
    readonly from: readonly string[];
    readonly to: readonly string[];
}
/** Parses `mirror.example/proxy=cgr.dev`; gives the reason when the line is no mapping. */
export declare function parseRegistryMapping(line: string): {
    readonly kind: 'mapping';
    readonly mapping: RegistryMapping;
} | {
    readonly kind: 'malformed';
    readonly reason: string;
};
/** Which hosts are ours, and what mirrors stand for. */
export interface RegistryNames {
    /** Host of `registry-url`, with port. */
    readonly registryHost: string;
    readonly mappings: readonly RegistryMapping[];
}
/** An image of our registry: where its history is asked for. */
export interface RegistryImage {
    readonly organization: string;
    /** `<org>[/<folder>…]/<image>`. */
    readonly repository: string;
    readonly tag: string;
    /** The reference as written, made complete: host, organization and tag filled in; no digest. */
    readonly complete: ImageReference;
}
export type Located = {
    readonly kind: 'ours';
    readonly image: RegistryImage;
} | {
    readonly kind: 'foreign';
    readonly host: string | undefined;
};
/**
 * Finds the image that a reference means (contract §4). `bare` tells what a reference without a host means: this
 * registry's image in inputs, somebody else's in files.
 */
export declare function locateImage(reference: ImageReference, names: RegistryNames, bare: 'ours' | 'foreign'): Located;
/** Whether the history of a tag can be read without signing in (spec §5: free-tier public images). */
export declare function isPublic(repository: string, tag: string): boolean;
