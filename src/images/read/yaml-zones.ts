import type { YamlMap, YamlNode, YamlText } from './formats/yaml-node.ts';
import { nodeAt, scalarValue, textNodeOf, writtenPairs } from './formats/yaml-node.ts';
import type { ZoneKind } from './found.ts';
import { hasOwnTag } from './report-split-image.ts';
import type { YamlContext } from './yaml-context.ts';

/** Keys of what is executed, in all the tools whose files are YAML. */
const EXECUTED =
  /^(?:run|runs|script|scripts|before_script|after_script|pre-?commands?|post-?commands?|commands?|cmd|cmds|args|arguments|entry_?point|entrypoint|exec|sh|shell|bash|pwsh|powershell|test|inline_?script|setup|teardown|hooks?)$/i;
/** Those that say nothing about a map. */
const NAMED = /^(?:run|test|setup|teardown|args|arguments|script|scripts)$/i;
/** Keys of what a build makes or pushes, rather than of what it uses; and our own `registry-map`. */
const RESULT =
  /^(?:(?:platform[-_])?registry[-_]map|tags?[-_]?list|tags|output|outputs|destinations?|push|cache[-_](?:from|to)|image[-_]?tags?|target_?image|image_templates|docker_manifests|publish[-_]?id)$/i;
/** Those under which a map has images by name, as the values of OpenStack-Helm do: `tags: {api: name:tag}`. */
const NAMED_RESULT = /^(?:tags|image[-_]?tags?)$/i;
/**
 * Keys of texts that are compared with others, chosen from, or shown: conditions, choices, selectors, the matrix whose values
 * name jobs. A digest in one of them only would change what happens.
 */
const FIXED =
  /^(?:if|when|conditions?|enum|options|choices|matrix|exclude|labels|matchLabels|matchExpressions|selector|nodeSelector|name|display_?name)$/i;
const ANSIBLE = /^(?:ansible\.\w+|community\.\w+)\./;
const DATA_KEYS = /^(?:data|stringData)$/;
/** Objects of Kubernetes whose values are texts for other programs. */
const DATA_KINDS = new Set(['ConfigMap', 'Secret']);

/** Reports the meaning of complete references in the values in which a document names no image. */
export function addYamlZones(
  context: YamlContext,
  { isLoose = false }: { readonly isLoose?: boolean },
): void {
  const { root, seen, sink } = context;
  const visited = new Set<YamlNode>();
  const visit = (node: YamlNode | undefined, inherited: ZoneKind): void => {
    if (node === undefined || visited.has(node)) return;
    visited.add(node);
    if (node.kind === 'list') {
      for (const item of node.items) visit(item, inherited);
    } else if (node.kind === 'map') {
      const kind = scalarValue(nodeAt(node, 'kind')) ?? '';
      const place = placeOfCharts(node, kind);
      if (place !== undefined && !hasOwnTag(place.value)) addZone(place, 'quiet');
      const isData = DATA_KINDS.has(kind);
      for (const { key: name, keyEnd, keyStart, value } of writtenPairs(node)) {
        // An edit may change what a key means, or make it too long for one; `{{ … }}` as a value is a template.
        const isTemplate = context.source.slice(keyStart - 1, keyStart + 1) === '{{';
        const kindOfName = isTemplate ? inherited : fixedIn(inherited);
        if (name.includes('/')) sink.zones.push({ start: keyStart, end: keyEnd, kind: kindOfName });
        if (isData && DATA_KEYS.test(name)) visitData(value);
        else if (name === 'values' && value?.kind === 'list') visit(value, fixedIn(inherited));
        else visit(value, zoneOfKey(name, inherited, value, isLoose));
      }
    } else if (node.value.includes('/') && !seen.has(node)) {
      addZone(node, inherited);
    }
  };
  const addZone = (node: YamlText, kind: ZoneKind): void => {
    visited.add(node);
    const [start, end] = node.scalar.range;
    sink.zones.push({ start, end, kind });
  };
  const visitData = (data: YamlNode | undefined): void => {
    for (const { value } of data?.kind === 'map' ? data.own.values() : []) visit(value, 'text');
  };
  visit(root, 'text');
}

/**
 * Where charts are found, which is not an image though its name may be one of ours: the `url` of Flux's HelmRepository and of
 * helmfile's repositories, the `repository` of a dependency in `Chart.yaml`, the `repo` of Kustomize's `helmCharts`, the
 * `repoURL` of Argo CD.
 */
function placeOfCharts(map: YamlMap, kind: string): YamlText | undefined {
  if (kind === 'HelmRepository') return textNodeOf(nodeAt(map, 'spec', 'url'));
  if (nodeAt(map, 'targetRevision') !== undefined) return textNodeOf(nodeAt(map, 'repoURL'));
  if (nodeAt(map, 'name') === undefined) return undefined;
  if (scalarValue(nodeAt(map, 'oci')) === 'true') return textNodeOf(nodeAt(map, 'url'));
  const place = textNodeOf(nodeAt(map, 'repository') ?? nodeAt(map, 'repo'));
  const isOfChart = place?.value.startsWith('oci://') && nodeAt(map, 'version') !== undefined;
  return isOfChart ? place : undefined;
}

/** Kinds of values by key; most files repeat the same few keys. */
type KeyKind = 'result' | 'executed' | 'fixed' | 'other';
const known = new Map<string, KeyKind>();
const MOST_KNOWN = 1000;
/** A longer part of a text keeps all of it in memory. */
const LONGEST_KNOWN = 12;

function kindOfKey(key: string): KeyKind {
  const before = known.get(key);
  if (before !== undefined) return before;
  // The modules of Ansible have names such as `ansible.builtin.shell`.
  const kind = readKey(key);
  if (key.length <= LONGEST_KNOWN && known.size < MOST_KNOWN) known.set(key, kind);
  return kind;
}

function readKey(key: string): KeyKind {
  if (RESULT.test(key)) return 'result';
  if (FIXED.test(key)) return 'fixed';
  return EXECUTED.test(key.replace(ANSIBLE, '')) ? 'executed' : 'other';
}

/** Executed text stays executed, whatever key is above a part of it. */
function fixedIn(inherited: ZoneKind): ZoneKind {
  return inherited === 'text' ? 'fixed' : inherited;
}

/** The meaning of references under a key; `isLoose` in the file of an unknown tool. */
export function zoneOfKey(
  key: string,
  inherited: ZoneKind,
  value: YamlNode | undefined,
  isLoose = false,
): ZoneKind {
  const kind = kindOfKey(key);
  if (kind === 'result') return NAMED_RESULT.test(key) && isByName(value) ? inherited : 'quiet';
  // A task named `test`, or the arguments of a build.
  if (isLoose && value?.kind === 'map' && inherited === 'text' && NAMED.test(key)) return inherited;
  if (kind === 'fixed') return fixedIn(inherited);
  return kind === 'executed' ? 'script' : inherited;
}

/** Whether it is a map whose keys are no images themselves. */
function isByName(value: YamlNode | undefined): boolean {
  return value?.kind === 'map' && ![...value.own.keys()].some((name) => name.includes('/'));
}
