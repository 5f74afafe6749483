import { nodeAt, scalarValue, textOf } from './formats/yaml-lookup.ts';
import type { YamlMap, YamlNode, YamlText } from './formats/yaml-node.ts';
import { hasOwnTag } from './split-image.ts';
import type { YamlContext } from './yaml-context.ts';
import type { ZoneKind } from './zones.ts';

/** Keys of what is executed, in all the tools whose files are YAML. */
const EXECUTED =
  /^(?:run|runs|script|scripts|before_script|after_script|pre-?commands?|post-?commands?|commands?|cmd|cmds|args|arguments|entry_?point|entrypoint|exec|sh|shell|bash|pwsh|powershell|test|inline_?script|setup|teardown|hooks?)$/i;
/** Those that say nothing about a map. */
const NAMED = /^(?:run|test|setup|teardown|args|arguments|script|scripts)$/i;
/** Keys of what a build makes or pushes, rather than of what it uses; and our own `registry-map`. */
const RESULT =
  /^(?:(?:platform[-_])?registry[-_]map|tags?[-_]?list|tags|output|outputs|destinations?|push|cache[-_](?:from|to)|image[-_]?tags?|target_?image|image_templates|docker_manifests|publish[-_]?id)$/i;
/** Keys of names whose tag may stand elsewhere. */
const NAME_KEY = /^(?:(?:.*\.)?repository|.*[a-z\d](?:Image|Repository))$/;
const IMAGE_SCHEME = /^(?:docker|oci):\/\//;
const ANSIBLE = /^(?:ansible\.\w+|community\.\w+)\./;
const DATA_KEYS = /^(?:data|stringData)$/;
/** Objects of Kubernetes whose values are texts for other programs. */
const DATA_KINDS = new Set(['ConfigMap', 'Secret']);

/** Reports what complete references mean in the values in which a document names no image. */
export function addYamlZones(context: YamlContext, syntax: { readonly values?: 'text' }): void {
  const { root, seen, sink } = context;
  const visited = new Set<YamlNode>();
  const visit = (node: YamlNode | undefined, key: string, inherited: ZoneKind): void => {
    if (node === undefined || visited.has(node)) return;
    visited.add(node);
    if (node.kind === 'list') {
      for (const item of node.items) visit(item, key, inherited);
    } else if (node.kind === 'map') {
      const kind = scalarValue(nodeAt(node, 'kind')) ?? '';
      const place = placeOfCharts(node, kind);
      if (place !== undefined && !hasOwnTag(place.value)) addZone(place, 'value');
      const isData = DATA_KINDS.has(kind);
      for (const { key: name, keyEnd, keyStart, value } of node.own.values()) {
        // An edit may change what a key means, or make it too long for one.
        if (name.includes('/'))
          sink.zones.push({ start: keyStart, end: keyEnd, kind: inherited === 'text' ? 'value' : inherited });
        if (isData && DATA_KEYS.test(name)) visitData(value);
        else visit(value, name, zoneOfKey(name, inherited, value?.kind === 'map'));
      }
    } else if (node.value.includes('/') && !seen.has(node)) {
      const isText = inherited === 'value' && (isBlock(node) || isNameAlone(node, key));
      addZone(node, isText ? 'text' : inherited);
    }
  };
  const addZone = (node: YamlText, kind: ZoneKind): void => {
    visited.add(node);
    const [start, end] = node.scalar.range;
    sink.zones.push({ start, end, kind });
  };
  const visitData = (data: YamlNode | undefined): void => {
    for (const { value } of data?.kind === 'map' ? data.own.values() : []) visit(value, '', 'text');
  };
  visit(root, '', syntax.values ?? 'value');
}

/**
 * Where charts are found, which is not an image though its name may be one of ours: the `url` of Flux's HelmRepository and of
 * helmfile's repositories, the `repository` of a dependency in `Chart.yaml`, the `repo` of Kustomize's `helmCharts`, the
 * `repoURL` of Argo CD.
 */
function placeOfCharts(map: YamlMap, kind: string): YamlText | undefined {
  if (kind === 'HelmRepository') return textOf(nodeAt(map, 'spec', 'url'));
  if (nodeAt(map, 'targetRevision') !== undefined) return textOf(nodeAt(map, 'repoURL'));
  if (nodeAt(map, 'name') === undefined) return undefined;
  if (scalarValue(nodeAt(map, 'oci')) === 'true') return textOf(nodeAt(map, 'url'));
  const place = textOf(nodeAt(map, 'repository') ?? nodeAt(map, 'repo'));
  const isOfChart = place?.value.startsWith('oci://') && nodeAt(map, 'version') !== undefined;
  return isOfChart ? place : undefined;
}

/** What a key says of its value; few keys are in most files, again and again. */
const known = new Map<string, 'result' | 'executed' | 'other'>();
const MOST_KNOWN = 1000;
/** A longer part of a text keeps all of it in memory. */
const LONGEST_KNOWN = 12;

function kindOfKey(key: string): 'result' | 'executed' | 'other' {
  const before = known.get(key);
  if (before !== undefined) return before;
  // The modules of Ansible have names such as `ansible.builtin.shell`.
  const kind = RESULT.test(key) ? 'result' : EXECUTED.test(key.replace(ANSIBLE, '')) ? 'executed' : 'other';
  if (key.length <= LONGEST_KNOWN && known.size < MOST_KNOWN) known.set(key, kind);
  return kind;
}

/** What references mean under a key. The inputs of a step's action are texts: the action's own file says what they mean. */
export function zoneOfKey(key: string, inherited: ZoneKind, isMap: boolean): ZoneKind {
  const kind = kindOfKey(key);
  if (kind === 'result') return 'quiet';
  // In the files of unknown tools: a task named `test`, or the arguments of a build.
  if (isMap && inherited === 'text' && NAMED.test(key)) return inherited;
  if (kind === 'executed') return 'script';
  return key === 'with' && inherited === 'value' ? 'text' : inherited;
}

/** Whether a value surely names an image but has no tag, so that it is reported like one in a text. */
function isNameAlone({ value }: YamlText, key: string): boolean {
  const name = value.replace(IMAGE_SCHEME, '');
  return (name !== value || NAME_KEY.test(key)) && !hasOwnTag(name);
}

function isBlock({ scalar }: YamlText): boolean {
  return scalar.type === 'BLOCK_LITERAL' || scalar.type === 'BLOCK_FOLDED';
}
