import { readChart } from '../chart/chart.ts';
import type { ChartFiles } from '../chart/chart-files.ts';
import { readYaml } from './formats/read-yaml.ts';
import type { YamlNode } from './formats/yaml-node.ts';
import type { Fault, Sink } from './found.ts';
import type { Syntax, YamlSyntax } from './syntax.ts';
import { yaml } from './syntaxes/yaml.ts';
import { SYNTAXES } from './syntaxes.ts';
import { createYamlContext } from './yaml-context.ts';
import { addYamlZones } from './yaml-zones.ts';

const RECOGNIZING = SYNTAXES.filter(
  (syntax: Syntax): syntax is YamlSyntax => syntax.kind === 'yaml' && syntax.recognizes !== undefined,
);
const TEMPLATE = /\{\{|\{%/;

/** Scans a YAML file; the documents of `yaml` choose their own syntax. Returns its name. */
export function scanYaml(
  source: string,
  named: YamlSyntax,
  sink: Sink,
  {
    chart: files,
    environment,
  }: { readonly chart?: ChartFiles | undefined; readonly environment?: string | undefined } = {},
): string {
  const isGeneral = named === yaml;
  let syntax = isGeneral ? undefined : named.name;
  const chart = files && readChart(files);
  // Templates are not YAML before they are rendered, so errors in them are not problems.
  const isTemplate = isGeneral && TEMPLATE.test(source);
  const known = (fault: Fault): Fault =>
    isTemplate && fault.kind === undefined ? { ...fault, kind: 'template' } : fault;
  const file = createYamlContext(source, named.name, sink, environment);
  for (const { error, faults: duplicates, root } of readYaml(source)) {
    if (error !== undefined) {
      sink.faults.push(known(error));
      continue;
    }
    sink.faults.push(...duplicates.map(known));
    for (const { keys = [] } of duplicates)
      for (const key of keys) sink.zones.push({ ...key, kind: 'fixed' });
    const { own, others } = isGeneral ? recognize(root) : { own: named, others: [] };
    const before = sink.found.length;
    const readerOf = chart?.readersOf(root) ?? file.readerOf;
    const context = { ...file, root, readerOf, syntax: own.name };
    for (const { scan } of [own, ...others]) scan(context);
    addYamlZones(context, own);
    if (own !== yaml || sink.found.length > before) syntax ??= own.name;
  }
  return syntax ?? yaml.name;
}

/** The certain syntax of a document; otherwise all likely ones and the general rules. */
function recognize(root: YamlNode | undefined): { own: YamlSyntax; others: readonly YamlSyntax[] } {
  const likely: YamlSyntax[] = [];
  for (const syntax of RECOGNIZING) {
    const is = syntax.recognizes?.(root);
    if (is === 'surely') return { own: syntax, others: [] };
    if (is === 'likely') likely.push(syntax);
  }
  const [own = yaml, ...others] = likely;
  return { own, others: own === yaml ? [] : [...others, yaml] };
}
