import { GENERAL_YAML_DISGUISES } from '../disguises.ts';
import { itemsOf, mapsOf, nodeAt, scalarValue, valuesOf } from '../formats/yaml-node.ts';
import type { YamlSyntax } from '../syntax.ts';
import { addQuiet, type YamlContext } from '../yaml-context.ts';
import { addChartSettings } from './chart-settings.ts';
import { scanHelmValues } from './helm-values.ts';
import { addNamedImages } from './image-maps.ts';
import { addPatchedImage, scanKubernetesText } from './kubernetes.ts';

/** YAML of unknown tools: complete images in Helm values and JSON patches. */
export const yaml: YamlSyntax = {
  kind: 'yaml',
  name: 'yaml',
  page: {
    title: 'Any other YAML and JSON',
    files: '`*.yaml`, `*.yml`, `*.json`',
    finds:
      '`image` and similar keys with a registry host, lists under `images`, complete references in any value (in JSON other than Kubernetes manifests, only those)',
    pin: 'after the tag; in the tag where it stands apart',
  },
  paths: [/\.(?:ya?ml|json)$/],
  disguises: GENERAL_YAML_DISGUISES,
  isLoose: true,
  scan: (context) => {
    const careful = { ...context, onlyComplete: true };
    addResults(context);
    scanHelmValues(careful);
    for (const map of mapsOf(context.root)) {
      addNamedImages(careful, map, scanInner);
      addChartSettings(careful, map, scalarValue(nodeAt(map, 'kind')));
    }
    for (const operation of itemsOf(context.root)) addPatchedImage(careful, operation);
  },
};

/** The names under which GoReleaser and Pulumi push what they build. */
function addResults(context: YamlContext): void {
  const { root } = context;
  const images = itemsOf(nodeAt(root, 'dockers_v2')).map((image) => nodeAt(image, 'images'));
  const repositories = itemsOf(nodeAt(root, 'kos')).map((image) => nodeAt(image, 'repositories'));
  const pushed = valuesOf(nodeAt(root, 'resources')).flatMap((resource) =>
    /^docker(?:-build)?:/.test(scalarValue(nodeAt(resource, 'type')) ?? '')
      ? (nodeAt(resource, 'properties', 'imageName') ?? [])
      : [],
  );
  for (const name of [...[...images, ...repositories].flatMap(itemsOf), ...pushed]) {
    context.seen.add(name);
    addQuiet(context, name);
  }
}

function scanInner(source: string, sink: YamlContext['sink']): void {
  scanKubernetesText(source, sink, yaml.name);
}
