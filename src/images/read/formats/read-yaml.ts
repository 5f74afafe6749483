import type { Fault } from '../found.ts';
import { readPlainYaml } from './plain-yaml.ts';
import { createAliasCheck, TOO_MANY_ALIASES } from './yaml-aliases.ts';
import { parseYaml } from './yaml-documents.ts';
import type { YamlTree } from './yaml-node.ts';
import { buildYamlTree } from './yaml-tree.ts';

/** Reads the documents of a YAML text; one with an error becomes a fault. */
export function readYaml(source: string): {
  readonly documents: Iterable<YamlTree>;
  readonly faults: readonly Fault[];
} {
  const plain = readPlainYaml(source);
  const { documents, faults } = plain ? { documents: plain, faults: [] } : readLibraryYaml(source);
  // Without the mark of an alias there is none.
  return { documents: source.includes('*') ? limitAliases(documents) : documents, faults };
}

/** Reads the documents of any YAML text with the library; one with an error becomes a fault. */
function readLibraryYaml(source: string): {
  readonly documents: Iterable<YamlTree>;
  readonly faults: readonly Fault[];
} {
  const { documents, faults } = parseYaml(source);
  return { documents: buildEach(documents), faults };
}

/** Leaves out what follows once aliases repeat too much. */
function* limitAliases(documents: Iterable<YamlTree>): Generator<YamlTree> {
  const isTooMuch = createAliasCheck();
  for (const { faults, root } of documents) {
    if (isTooMuch(root)) {
      yield { root: undefined, faults: [TOO_MANY_ALIASES] };
      return;
    }
    yield { faults, root };
  }
}

/** One after the other, so that one too deep to be built hides none before it. */
function* buildEach(documents: ReturnType<typeof parseYaml>['documents']): Generator<YamlTree> {
  for (const { contents } of documents) yield buildYamlTree(contents);
}
