import { manifest as advisoryGate } from './advisory-gate/manifest.ts';
import { manifest as api } from './api/manifest.ts';
import { manifest as checkDeprecated } from './check-deprecated/manifest.ts';
import { manifest as doctor } from './doctor/manifest.ts';
import type { Manifest } from './manifest.ts';
import { manifest as resolveDigest } from './resolve-digest/manifest.ts';
import { manifest as syncRolebindings } from './sync-rolebindings/manifest.ts';
import { manifest as token } from './token/manifest.ts';

/** Every command, in the order in which they are listed. */
export const manifests: readonly Manifest[] = [
  resolveDigest,
  checkDeprecated,
  advisoryGate,
  syncRolebindings,
  token,
  doctor,
  api,
];
