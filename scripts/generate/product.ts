import { majorTag, repository } from '../../src/version.ts';

/** Names that the generated files share. */
export const product = {
  name: 'Platform Actions',
  /** At most 125 characters, the Marketplace's limit. */
  description:
    'Pin container images by digest, find end-of-life tags, gate on advisories, and sync role bindings in CI.',
  repository,
  /** The floating major tag; examples say to pin the commit. */
  version: majorTag,
} as const;
