import { nodeAt } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addImage } from '../yaml-context.ts';
import { apiGroupOf, scanKubernetes } from './kubernetes.ts';

/** Crossplane: `spec.package` of providers, functions and configurations, and what any Kubernetes object names. */
export const crossplane: YamlSyntax = {
  kind: 'yaml',
  name: 'crossplane',
  paths: [],
  recognizes: (root) => (apiGroupOf(root) === 'pkg.crossplane.io' ? 'surely' : undefined),
  scan: (context) => {
    addImage(context, nodeAt(context.root, 'spec', 'package'));
    scanKubernetes(context);
  },
};
