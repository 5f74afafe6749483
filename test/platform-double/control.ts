import { type ControlActions, createControl } from './answer-control.ts';
import type { Core } from './core.ts';
import type { FaultRule, Faults } from './faults.ts';
import { isJsonObject, textOf, textsOf } from './json.ts';
import type { RequestLog } from './request-log.ts';
import { applySettings, type SettingsPatch } from './settings.ts';
import { type IdTokenClaims, mintIdToken, mintPlatformToken } from './tokens.ts';

export type ControlParts = { readonly core: Core; readonly faults: Faults; readonly log: RequestLog };

/** Requests to the double itself, by method and name. */
const ACTIONS: ControlActions<ControlParts> = {
  'GET settings': ({ core }) => core.settings,
  'PATCH settings': ({ core }, body) => {
    // Safe: applySettings refuses unknown names; the test that sends the patch owns the values.
    applySettings(core.settings, body as unknown as SettingsPatch);
    return core.settings;
  },
  'GET faults': ({ faults }) => faults.list().map(({ rule, struck }) => ({ ...rule, struck: struck() })),
  'POST faults': ({ faults }, body) => {
    if (!isJsonObject(body.fault)) throw new Error('`fault` is missing');
    // Safe: a fault of an unknown kind strikes without effect; `on` is checked by add.
    return faults.add(body as unknown as FaultRule).rule;
  },
  'DELETE faults': ({ faults }) => faults.clear(),
  'GET requests': ({ log }) => log.all(),
  'DELETE requests': ({ log }) => log.reset(),
  'GET secrets': ({ core }) => core.secrets.all(),
  'GET origins': ({ core }) => core.origins,
  // Safe: claims of a token that a test asks for are the test's own business.
  'POST id-tokens': async ({ core }, body) => ({
    token: await mintIdToken(core, body as unknown as IdTokenClaims),
  }),
  'POST platform-tokens': ({ core }, body) =>
    mintPlatformToken(core, {
      identityUid: textOf(body.identityUid),
      audiences: body.audiences === undefined ? [core.origins.api] : textsOf(body.audiences),
    }),
};

/** Answers the double's own paths; false if the path is not one of them. */
export const control = createControl(ACTIONS);
