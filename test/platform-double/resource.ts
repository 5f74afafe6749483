/** A resource as the world hands it back. */
export type Resource = { readonly uid: string; readonly name: string };
