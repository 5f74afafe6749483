import { Factories } from '@cyclonedx/cyclonedx-library/Contrib/License';
import { ComponentType, ExternalReferenceType, HashAlgorithm } from '@cyclonedx/cyclonedx-library/Enums';
import { Bom, Component, ExternalReference, HashDictionary } from '@cyclonedx/cyclonedx-library/Models';
import { JSON as Json, JsonSerializer } from '@cyclonedx/cyclonedx-library/Serialize';
import { Spec1dot6 } from '@cyclonedx/cyclonedx-library/Spec';
import { PackageURL } from 'packageurl-js';
import parseExpression from 'spdx-expression-parse';
import type { BundledPackage } from './bundled-packages.ts';

/** The product that the bundle is. */
export interface Product {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** CycloneDX 1.6 JSON of the bundle; the same text for the same packages: no time, no serial number. */
export function renderSbom(product: Product, packages: readonly BundledPackage[]): string {
  const licenses = new Factories.LicenseFactory((text) => void parseExpression(text));
  const bom = new Bom();
  const main = new Component(ComponentType.Application, product.name, {
    bomRef: `${product.name}@${product.version}`,
    version: product.version,
  });
  main.licenses.add(licenses.makeFromString(product.license));
  bom.metadata.component = main;
  const byFolder = new Map(packages.map((found) => [found.folder, componentOf(found, licenses)]));
  const needed = new Set(packages.flatMap((found) => found.dependsOn));
  for (const { folder, dependsOn } of packages) {
    const component = byFolder.get(folder);
    if (component === undefined) continue;
    bom.components.add(component);
    // A package that no bundled package depends on is a dependency of the product; the bundle shows no more than that.
    if (!needed.has(folder)) main.dependencies.add(component.bomRef);
    for (const other of dependsOn) {
      const dependency = byFolder.get(other);
      if (dependency !== undefined) component.dependencies.add(dependency.bomRef);
    }
  }
  const serializer = new JsonSerializer(new Json.Normalize.Factory(Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function componentOf(found: BundledPackage, licenses: Factories.LicenseFactory): Component {
  const [group, name] = found.name.startsWith('@') ? found.name.split('/') : [undefined, found.name];
  const component = new Component(ComponentType.Library, name ?? found.name, {
    ...(group === undefined ? {} : { group }),
    // The folder tells two copies of one version apart.
    bomRef: `${found.name}@${found.version}|${found.folder}`,
    version: found.version,
    purl: new PackageURL('npm', group, name ?? found.name, found.version, undefined, undefined).toString(),
  });
  component.licenses.add(licenses.makeFromString(found.license));
  if (found.archive !== undefined)
    component.externalReferences.add(
      new ExternalReference(found.archive.url, ExternalReferenceType.Distribution, {
        hashes: new HashDictionary([[HashAlgorithm['SHA-512'], found.archive.sha512]]),
      }),
    );
  return component;
}
