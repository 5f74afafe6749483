const NAMES =
  /\.(?:spdx(?:\.(?:json|ya?ml|rdf|xml))?|cdx\.(?:json|xml)|syft\.json)$|\/(?:bom|sbom)\.(?:json|xml)$/;
const JSON_MARK =
  /"(?:spdxVersion|SPDXID)"\s*:\s*"SPDX|"bomFormat"\s*:\s*"CycloneDX"|"@context"\s*:\s*"https:\/\/spdx\.org/;
const OTHER_MARK = /^SPDXVersion: SPDX-|<bom\s[^>]*xmlns="http:\/\/cyclonedx\.org/m;

/** Whether a path is that of a bill of materials. */
export function hasBillOfMaterialsName(path: string): boolean {
  return NAMES.test(`/${path}`.toLowerCase());
}

/** Whether a file is a bill of materials: what it names was measured, so it is not a reference to pin (contract §4). */
export function isBillOfMaterials(path: string, text: string): boolean {
  if (hasBillOfMaterialsName(path)) return true;
  if (/^\s*\{/.test(text)) return JSON_MARK.test(text);
  return OTHER_MARK.test(text.slice(0, 4096));
}
