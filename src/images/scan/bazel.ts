import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** `oci.pull(…)` of rules_oci, `oci_pull(…)`, and `container_pull(…)` of rules_docker. */
export const bazel: TextSyntax = {
  kind: 'text',
  name: 'bazel',
  words: ['/workspace', '.bzl', '.bazel'],
  paths: [/\/workspace$/, /\.(?:bzl|bazel)$/],
  scan: (source, sink) => rareScans.get().bazel(source, sink),
};
