import type { Sink } from './found.ts';
import { addPatchedImage, scanKubernetes } from './kubernetes.ts';
import type { Syntax } from './syntax.ts';
import { createYamlContext } from './yaml-context.ts';
import { parseYaml } from './yaml-documents.ts';
import { itemsOf } from './yaml-lookup.ts';
import { buildYamlTree } from './yaml-tree.ts';

/** Kubernetes objects, patches of them and JSON patches that stand as a text in another file. */
export function scanKubernetesText(source: string, sink: Sink, syntax: Syntax): void {
  const { documents, faults } = parseYaml(source);
  sink.faults.push(...faults);
  const file = createYamlContext(source, syntax, sink);
  for (const document of documents) {
    const { root } = buildYamlTree(document.contents);
    const context = { ...file, root };
    for (const operation of itemsOf(root)) addPatchedImage(context, operation);
    scanKubernetes(context);
  }
}
