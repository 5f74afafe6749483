import { randomUUID } from 'node:crypto';
import { CONTROL_PATH } from './answer-control.ts';
import type { Clock } from './clock.ts';
import { control } from './control.ts';
import type { Core, Origins, Service } from './core.ts';
import { createFaults, type Faults } from './faults.ts';
import { ID_TOKEN_PATH, idTokenRoutes } from './id-token.ts';
import type { OciStore } from './oci-store.ts';
import { registryRoutes } from './registry.ts';
import { imagesOf, registryContentRoutes } from './registry-content.ts';
import { createRequestLog, type RequestLog } from './request-log.ts';
import { advisoryRoutes } from './resources/advisories.ts';
import { advisoryFeedRoutes } from './resources/advisory-feed.ts';
import { groupRoutes } from './resources/groups.ts';
import { identityRoutes } from './resources/identities.ts';
import { repoRoutes } from './resources/repos.ts';
import { roleBindingRoutes } from './resources/role-bindings.ts';
import { roleRoutes } from './resources/roles.ts';
import { tagRoutes } from './resources/tags.ts';
import { v1TagRoutes } from './resources/v1-tags.ts';
import { platformRoutes } from './resources/whole-platform.ts';
import { createRouter } from './routes.ts';
import { createSecretLedger } from './secrets.ts';
import { type Listener, listen } from './server.ts';
import { applySettings, defaultSettings, type Settings, type SettingsPatch } from './settings.ts';
import { createSigner, withOpaqueTokens } from './signing.ts';
import { createStore } from './store.ts';
import { stsRoutes } from './sts.ts';
import { type IdTokenClaims, mintIdToken, mintPlatformToken, type PlatformTokenRequest } from './tokens.ts';
import { createUidSource } from './uid.ts';
import { createWorld, type World } from './world.ts';

export type PlatformDoubleOptions = {
  /** `separate` (default): API, issuer, registry and CI host each on a port; `one`: all on one. */
  readonly ports?: 'separate' | 'one';
  /** The port of the API (or of all); the others take the next three. 0, the default, takes any free ones. */
  readonly port?: number;
  readonly settings?: SettingsPatch;
};

/** A platform that runs. */
export type PlatformDouble = {
  readonly apiUrl: string;
  readonly issuerUrl: string;
  readonly registryUrl: string;
  /** The registry's audience: its host with port. */
  readonly registryAudience: string;
  /** Value for ACTIONS_ID_TOKEN_REQUEST_URL: the query ends so that `&audience=` can follow. */
  readonly idTokenUrl: string;
  /** Value for ACTIONS_ID_TOKEN_REQUEST_TOKEN. */
  readonly idTokenRequestToken: string;
  /** Where other processes change settings and faults and read the log. */
  readonly controlUrl: string;
  readonly world: World;
  /** Images of the registry, with what is attached to them. */
  readonly images: OciStore;
  /** Live: write to it, or use `configure`. */
  readonly settings: Settings;
  configure(patch: SettingsPatch): void;
  readonly faults: Faults;
  readonly requests: RequestLog;
  /** Every token, password and request token given out so far. */
  secrets(): readonly string[];
  /** The double's time, milliseconds since 1970. */
  now(): number;
  /** A signed ID token of a CI job; the issuer's URL is the audience unless given. */
  idToken(claims?: IdTokenClaims): Promise<string>;
  /** A platform token for an identity, for the API unless `audiences` says otherwise. */
  platformToken(
    identity: string | { readonly uid: string },
    options?: Partial<Omit<PlatformTokenRequest, 'identityUid'>>,
  ): Promise<string>;
  close(): Promise<void>;
};

const SERVICES: readonly Service[] = ['api', 'issuer', 'registry', 'host'];

/** The parts of a double, without a port. */
export type AssembledPlatform = {
  readonly core: Core;
  readonly faults: Faults;
  readonly requests: RequestLog;
  readonly router: ReturnType<typeof createRouter>;
  /** Remembers state, uids and secrets as they are; gives how to come back to them, and to no faults and requests. */
  remember(): () => void;
  /** The handle, once the origins are known. */
  handle(close: () => Promise<void>): PlatformDouble;
};

/** Options of an assembled double, such as a clock of its own. */
export type AssembleOptions = Pick<PlatformDoubleOptions, 'settings'> & { readonly clock?: Clock };

/** Makes an empty platform (with its built-in roles) that answers nowhere yet: its origins are empty. */
export async function assemblePlatform(options: AssembleOptions = {}): Promise<AssembledPlatform> {
  const settings = defaultSettings();
  applySettings(settings, options.settings ?? {});
  const origins: Origins = { api: '', issuer: '', registry: '', host: '' };
  const [platformSigner, hostSigner] = await Promise.all([
    createSigner('platform-1'),
    createSigner('host-1'),
  ]);
  const core: Core = {
    store: createStore(),
    settings,
    clock: options.clock ?? { now: Date.now },
    secrets: createSecretLedger(),
    uids: createUidSource(),
    platformSigner: withOpaqueTokens(platformSigner, () => settings.opaqueTokens),
    hostSigner,
    origins,
  };
  const idTokenRequestToken = core.secrets.keep(`request-token-${randomUUID()}`);
  const faults = createFaults();
  const requests = createRequestLog();
  const router = createRouter([
    ...platformRoutes,
    ...groupRoutes,
    ...identityRoutes,
    ...roleRoutes,
    ...roleBindingRoutes,
    ...repoRoutes,
    ...tagRoutes,
    ...advisoryRoutes,
    ...advisoryFeedRoutes,
    ...v1TagRoutes,
    ...stsRoutes,
    ...registryRoutes,
    ...registryContentRoutes,
    ...idTokenRoutes(idTokenRequestToken),
  ]);
  const handle = (close: () => Promise<void>): PlatformDouble => ({
    apiUrl: origins.api,
    issuerUrl: origins.issuer,
    registryUrl: origins.registry,
    registryAudience: new URL(origins.registry).host,
    idTokenUrl: `${origins.host}${ID_TOKEN_PATH}?api-version=2.0`,
    idTokenRequestToken,
    controlUrl: `${origins.host}${CONTROL_PATH}`,
    world: createWorld(core),
    images: imagesOf(core),
    settings,
    configure: (patch) => applySettings(settings, patch),
    faults,
    requests,
    secrets: () => core.secrets.all(),
    now: () => core.clock.now(),
    idToken: (claims = {}) => mintIdToken(core, claims),
    platformToken: async (identity, request = {}) => {
      const identityUid = typeof identity === 'string' ? identity : identity.uid;
      return (await mintPlatformToken(core, { audiences: [origins.api], ...request, identityUid })).token;
    },
    async close() {
      await close();
      core.store.database.close();
    },
  });
  const remember = () => {
    const parts = [core.store.database, core.uids, core.secrets].map((part) => part.remember());
    return () => {
      for (const restore of parts) restore();
      faults.clear();
      requests.reset();
    };
  };
  return { core, faults, requests, router, remember, handle };
}

/** Starts an empty platform (with its built-in roles) on loopback. */
export async function startPlatformDouble(options: PlatformDoubleOptions = {}): Promise<PlatformDouble> {
  const { core, faults, handle, requests, router } = await assemblePlatform(options);
  const parts = {
    core,
    faults,
    log: requests,
    router,
    control: control.bind(undefined, { core, faults, log: requests }),
  };
  const port = options.port ?? 0;
  const groups = options.ports === 'one' ? [SERVICES] : SERVICES.map((service) => [service]);
  const listeners: Listener[] = [];
  for (const [index, services] of groups.entries()) {
    const listener = await listen(parts, services, port === 0 ? 0 : port + index);
    listeners.push(listener);
    for (const service of services) core.origins[service] = listener.origin;
  }
  return handle(async () => {
    await Promise.all(listeners.map((listener) => listener.close()));
  });
}
