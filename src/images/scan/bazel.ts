import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** `oci.pull(…)` of rules_oci, `oci_pull(…)`, and `container_pull(…)` of rules_docker. */
export const bazel: TextSyntax = {
  kind: 'text',
  name: 'bazel',
  page: {
    title: 'Bazel',
    files: '`MODULE.bazel`, `WORKSPACE`, `*.bzl`, `*.bazel`',
    finds: '`oci.pull`, `oci_pull`, `container_pull`, complete references in any text',
    pin: 'in `digest`; a `tag` without `digest` is only reported, because rules_oci does not accept both',
    alsoReadBy: 'Renovate',
  },
  words: ['/workspace', '.bzl', '.bazel'],
  paths: [/\/workspace$/, /\.(?:bzl|bazel)$/],
  scan: (source, sink) => rareScans.get().bazel(source, sink),
};
