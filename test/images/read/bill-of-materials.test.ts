import { describe, expect, it } from 'vitest';
import { scanFile } from '../../../src/images/read/read-file.ts';

const IMAGE = 'cgr.dev/a/b:1';
const BOM = `{"bomFormat": "CycloneDX", "specVersion": "1.6", "components": [{"name": "${IMAGE}"}]}`;
const TAGS = `SPDXVersion: SPDX-2.3\nDocumentName: ${IMAGE}\n`;
const XML = `<bom xmlns="http://cyclonedx.org/schema/bom/1.5"><c>${IMAGE}</c></bom>`;
const RDF = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:spdx="http://spdx.org/rdf/terms#"><spdx:name>${IMAGE}</spdx:name></rdf:RDF>`;

describe('a bill of materials', () => {
  it.each([
    ['any.json', BOM],
    ['any.json', `\uFEFF${BOM}`],
    ['sbom.cdx', BOM],
    ['any.json', `{"spdxVersion": "SPDX-2.3", "name": "${IMAGE}"}`],
    ['any.json', `{"@context": "https://spdx.org/rdf/3.0.1/spdx-context.jsonld", "@graph": ["${IMAGE}"]}`],
    ['any.spdx', TAGS],
    ['out/sbom', `${TAGS}# ${IMAGE}\n\nComment: <text>a\n${IMAGE}\n</text>\nA: <text>b</text>\n`],
    ['any.xml', `<?xml version="1.0"?>\n${XML}`],
    ['any.rdf', RDF],
  ])('%s with %s is not scanned', (path, text) => {
    expect(scanFile(path, text)).toMatchObject({ references: [], mentions: [], syntax: undefined });
  });

  it.each([
    ['its name alone', 'a.spdx.json', `{"name": "${IMAGE}"}`],
    ['a mark below the top', 'a.json', `{"a": ${BOM}}`],
    ['a key that its schema does not have', 'a.json', BOM.replace('{', '{"image": "x", ')],
    ['no version', 'a.json', BOM.replace('specVersion', 'version')],
    ['services of Compose', 'a.json', BOM.replace('{', '{"services": {}, ')],
    ['the context of something else', 'a.json', `{"@context": "https://schema.org", "@graph": "${IMAGE}"}`],
    ['a manifest', 'package.json', `{"spdxVersion": "SPDX-2.3", "name": "${IMAGE}"}`],
    ['half of it', 'a.json', BOM.slice(0, -1)],
    ['something behind it', 'a.json', `${BOM} x`],
    ['something behind it', 'a.xml', `${XML} x`],
    ['half of it', 'a.xml', XML.slice(0, -2)],
    ['another root', 'a.xml', `<a>${XML}</a>`],
    ['a document type', 'a.xml', `<!DOCTYPE bom>${XML}`],
    ['no namespace', 'a.xml', `<bom>${IMAGE}</bom>`],
    ['no namespace of SPDX', 'a.rdf', RDF.replace('spdx.org', 'example.org')],
    ['another line', 'a.spdx', `${TAGS}docker run ${IMAGE}\n`],
    ['an open block', 'a.spdx', `${TAGS}A: <text>\n`],
    ['a first line before it', 'a.spdx', `#\n${TAGS}`],
    ['a script', 'run.sh', TAGS.replace(IMAGE, `x; docker run ${IMAGE}`)],
  ])('is not a file with %s: %s with %s', (_, path, text) => {
    expect(scanFile(path, text).references).not.toEqual([]);
  });

  it.each([
    ['Dockerfile', `# ${XML.slice(0, 60)}\nFROM ${IMAGE}\n`],
    ['Dockerfile.spdx', `# SPDXVersion: SPDX-2.3\nFROM ${IMAGE}\n`],
    ['.github/workflows/a.yml', `# ${BOM}\njobs: {a: {container: "${IMAGE}"}}\n`],
    ['app.spdx.yaml', `image: ${IMAGE}\n`],
    ['a.yaml', `bomFormat: CycloneDX\nspecVersion: "1.6"\nimage: ${IMAGE}\n`],
    [
      'pod.json',
      `{"apiVersion": "v1", "kind": "Pod", "metadata": {"annotations": {"bomFormat": "CycloneDX"}}, "spec": {"containers": [{"image": "${IMAGE}"}]}}`,
    ],
    ['devcontainer.json', `{"bomFormat": "CycloneDX", "specVersion": "1.6", "image": "${IMAGE}"}`],
  ])('is no file of a syntax, whatever stands in it: %s with %s', (path, text) => {
    expect(scanFile(path, text).references).toMatchObject([{ editable: { kind: 'yes' } }]);
  });

  it('is judged as a manifest where it is also one, in whatever spelling of JSON', () => {
    const object = '"kind": "Pod", "spec": {"containers": [{"image": "\\u0063gr.dev/a/b:1"}]}';
    for (const text of [`{"\\u0061piVersion": "v1", ${object}}`, `{"apiVersion": "v1", ${object},} # YAML`])
      expect(scanFile('pod.json', text).references).toMatchObject([{ text: IMAGE, syntax: 'kubernetes' }]);
  });
});
