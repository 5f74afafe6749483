import type { JsonObject } from './json.ts';
import type { Resource } from './resource.ts';

/** The group under which advisories live; no organization of the double has this uid. */
export const ADVISORY_ROOT = 'ad'.repeat(20);

const LETTERS = '23456789cfghjmpqrvwx';

/** `CGA-xxxx-xxxx-xxxx`, different for every serial number. */
function advisoryId(serial: number): string {
  let rest = serial;
  let text = '';
  for (let place = 0; place < 12; place += 1) {
    text = (LETTERS[(rest + place * 7) % 20] ?? '2') + text;
    rest = Math.floor(rest / 20);
  }
  return `CGA-${text.slice(0, 4)}-${text.slice(4, 8)}-${text.slice(8)}`;
}

/** An advisory without aliases, severities or events. */
export function advisoryDefaults(serial: number): JsonObject {
  return {
    advisoryId: advisoryId(serial),
    legacyAdvisoryId: '',
    author: 'scanner',
    artifactName: 'openssl',
    artifactType: 'apk',
    artifactArchitecture: 'x86_64',
    componentName: '',
    componentLocation: '',
    componentType: '',
    aliases: [],
    severities: [],
    events: [],
    deleteTime: null,
  };
}

/** The state that v1 reports for a tag by default: deprecated tags are inactive, others active. */
export function eolDefaults(tag: Resource, image: string, deprecated: boolean): JsonObject {
  return {
    id: tag.uid,
    name: tag.name,
    mainPackageName: image,
    tagStatus: deprecated ? 'TAG_INACTIVE' : 'TAG_ACTIVE',
    graceStatus: 'GRACE_NOT_ELIGIBLE',
    gracePeriodExpiryDate: null,
    mainPackageVersion: null,
  };
}
