import { makeCorpus, makePlainFiles } from './scan-corpus.ts';

interface File {
  readonly path: string;
  readonly text: string;
}

/** Of the kinds of files around the large ones; the plain ones have 50 KB each. */
const SMALL_FILES = 2000;
const PLAIN_FILES = 500;
/** Characters of one version of a custom resource, as generators write them. */
const VERSION_CHARACTERS = 350_000;

/**
 * The tree of a large Kubernetes project: thousands of small files, custom resource definitions, manifests of several MB
 * that install everything with two images of ours, and descriptions of the API.
 */
export function makeManifestTree(): readonly File[] {
  const definitions = Array.from({ length: 12 }, (_, index) => ({
    path: `manifests/crds/${index}.yaml`,
    text: renderDefinition(index),
  }));
  const all = definitions.slice(0, 6).map(({ text }) => text);
  const installs = ['install', 'namespace-install', 'quick-start'].map((name, index) => ({
    path: `manifests/${name}.yaml`,
    text: [...all, renderDeployment(index)].join('---\n'),
  }));
  const schemas = Array.from({ length: 4 }, (_, index) => ({
    path: `api/openapi-${index}.json`,
    text: JSON.stringify({ definitions: properties(index, 3_000_000) }, null, 2),
  }));
  return [
    ...makeCorpus(SMALL_FILES, 'cgr.dev').files,
    ...makePlainFiles(PLAIN_FILES),
    ...definitions,
    ...installs,
    ...schemas,
  ];
}

function renderDefinition(index: number): string {
  const lines = Object.entries(properties(index, VERSION_CHARACTERS)).map(
    ([name, { description, type }]) =>
      `              ${name}:\n                description: ${description}\n                type: ${type}\n`,
  );
  return `apiVersion: apiextensions.k8s.io/v1
kind: CustomResourceDefinition
metadata:
  name: kind${index}.example.org
spec:
  versions:
    - name: v1
      schema:
        openAPIV3Schema:
          type: object
          properties:
            spec:
              type: object
              properties:
${lines.join('').replaceAll(/^ {4}/gm, '        ')}`;
}

/** Properties of a schema with about so many characters. */
function properties(
  seed: number,
  characters: number,
): Record<string, { readonly description: string; readonly type: string }> {
  const count = Math.ceil(characters / 130);
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      `field${seed}x${index}`,
      { description: `What the controller does with field ${index}, in a few words`, type: 'string' },
    ]),
  );
}

function renderDeployment(index: number): string {
  return `apiVersion: apps/v1
kind: Deployment
metadata:
  name: controller
spec:
  template:
    spec:
      containers:
        - name: controller
          image: cgr.dev/acme/controller-${index}:3.6
        - name: server
          image: cgr.dev/acme/server-${index}:3.6
`;
}
