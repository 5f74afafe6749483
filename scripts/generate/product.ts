/** Names that the generated files share. */
export const product = {
  name: 'Platform Actions',
  /** At most 125 characters, the Marketplace's limit. */
  description:
    'Pin container images by digest, find end-of-life tags, gate on advisories, and sync role bindings in CI.',
  repository: 'platform-actions/platform-actions',
  /** The floating major tag; examples say to pin the commit. */
  version: 'v1',
} as const;
