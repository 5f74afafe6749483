import { describe, expect, test } from 'vitest';
import { scanFile } from '../../../src/images/read/read-file.ts';

const SETTER = (part = '') => `# {"$imagepolicy": "flux:app${part}"}`;
const managed = (path: string, text: string) =>
  scanFile(path, text).references.map(({ editable, isManaged, text: image }) => [
    image,
    isManaged,
    editable.kind === 'no' ? editable.reason : undefined,
  ]);
const LEFT = [true, 'another tool writes it'];
const OPEN = [false, undefined];
const A = 'cgr.dev/acme/a:1';

describe('an image that another tool writes is not edited', () => {
  test.each([
    ['a whole image of Flux', 'pod.yaml', `kind: Pod\napiVersion: v1\nspec: {}\nimage: ${A} ${SETTER()}\n`],
    ['a tag of Flux', 'values.yaml', `image:\n  repository: cgr.dev/acme/a\n  tag: 1 ${SETTER(':tag')}\n`],
    ['a name of Flux', 'values.yaml', `image:\n  repository: cgr.dev/acme/a ${SETTER(':name')}\n  tag: 1\n`],
    [
      'a tag of Flux in Kustomize',
      'kustomization.yaml',
      `images:\n  - name: cgr.dev/acme/a\n    newTag: "1" ${SETTER(':tag')}\n`,
    ],
    [
      'an override of Argo CD',
      'apps/.argocd-source-web.yaml',
      `kustomize:\n  images:\n    - cgr.dev/acme/a:1\n`,
    ],
    [
      'an application that Argo CD updates',
      'app.yaml',
      `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata:\n  annotations:\n    argocd-image-updater.argoproj.io/image-list: app=${A}\n`,
    ],
    [
      'what a template of applications lists',
      'set.yaml',
      `apiVersion: argoproj.io/v1alpha1\nkind: ApplicationSet\nspec:\n  template:\n    metadata:\n      annotations:\n        argocd-image-updater.argoproj.io/image-list: "app=cgr.dev/acme/a:1.x"\n    spec: {source: {kustomize: {images: ["${A}"]}}}\n`,
    ],
    [
      'whatever a template stands for',
      'app.yaml',
      `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {annotations: {argocd-image-updater.argoproj.io/image-list: "app={{ image }}"}}\nspec: {source: {kustomize: {images: ["${A}"]}}}\n`,
    ],
  ])('%s', (_name, path, text) => {
    expect(managed(path, text).slice(-1)).toEqual([[A, ...LEFT]]);
  });

  test('and the range of versions that Argo CD looks for is no malformed reference', () => {
    const text = `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {annotations: {argocd-image-updater.argoproj.io/image-list: "a=cgr.dev/acme/a:~1.2"}}\n`;
    expect(scanFile('app.yaml', text)).toMatchObject({ references: [], unresolved: [] });
  });

  test('but not another image of an application that Argo CD updates', () => {
    const text = `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {annotations: {argocd-image-updater.argoproj.io/image-list: "app=${A}"}}\nspec: {source: {kustomize: {images: ["${A}", cgr.dev/acme/a-b:1]}}}\n`;
    expect(managed('app.yaml', text)).toEqual([
      [A, ...LEFT],
      [A, ...LEFT],
      ['cgr.dev/acme/a-b:1', ...OPEN],
    ]);
  });

  test('but not the one on the next line, in another object, or in a file without such comments', () => {
    const two = `a: {image: "${A}"} ${SETTER()}\nb: {image: "cgr.dev/acme/b:1"}\n`;
    expect(managed('values.yaml', two)).toEqual([
      [A, ...LEFT],
      ['cgr.dev/acme/b:1', ...OPEN],
    ]);
    const objects = `apiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: {annotations: {argocd-image-updater.argoproj.io/image-list: "a=${A}"}}\n---\napiVersion: v1\nkind: Pod\nspec: {containers: [{image: "cgr.dev/acme/b:1"}]}\n`;
    expect(managed('app.yaml', objects)).toEqual([
      [A, ...LEFT],
      ['cgr.dev/acme/b:1', ...OPEN],
    ]);
    expect(managed('a.sh', `run ${A} ${SETTER()}\n`)).toEqual([[A, ...OPEN]]);
    expect(managed('values.yaml', `image: "${A}#{'$imagepolicy': 1}"\n`).some(([, is]) => is)).toBe(false);
  });
});
