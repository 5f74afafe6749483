import { expect, it } from 'vitest';
import { exportFix } from '../../src/session/missing-identity.ts';

it('names the public audiences where the URLs are refused as well', () => {
  const lines = exportFix(['platform', 'registry'], {}).split('\n').slice(1);
  expect(lines).toEqual([
    '  export PLATFORM_TOKEN="$(chainctl auth token --audience https://console-api.enforce.dev)"',
    '  export PLATFORM_REGISTRY_TOKEN="$(chainctl auth token --audience cgr.dev)"',
  ]);
});
