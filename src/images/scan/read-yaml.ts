import type { Fault } from './found.ts';
import { yamlParser } from './parsers.ts';
import { readPlainYaml } from './plain-yaml.ts';
import type { YamlTree } from './yaml-node.ts';

/** Reads the documents of a YAML text; one with an error becomes a fault. */
export function readYaml(source: string): {
  readonly documents: Iterable<YamlTree>;
  readonly faults: readonly Fault[];
} {
  const plain = readPlainYaml(source);
  if (plain !== undefined) return { documents: plain, faults: [] };
  return yamlParser.get().readLibraryYaml(source);
}
