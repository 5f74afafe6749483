import { apiGroupOf } from './kubernetes.ts';
import { rareScans } from './lazy-scans.ts';
import type { YamlSyntax } from './syntax.ts';

/** Tekton: Kubernetes objects with parameter defaults, and bundles. */
export const tekton: YamlSyntax = {
  kind: 'yaml',
  name: 'tekton',
  page: {
    title: 'Tekton',
    files: 'by `apiVersion`',
    finds: 'steps, sidecars, bundles, with parameter defaults',
    pin: 'behind the tag, or in the default',
    alsoReadBy: 'Renovate, digestabot',
  },
  paths: [],
  recognizes: (root) => (/^(?:.*\.)?tekton\.dev$/.test(apiGroupOf(root) ?? '') ? 'surely' : undefined),
  scan: (context) => rareScans.get().tekton(context),
};
