import { readSettings, runCli } from './run-cli.ts';
import { addSampleWorld } from './sample-world.ts';
import { type PlatformDouble, startPlatformDouble } from './start.ts';

const USAGE = `usage: node test/platform-double/cli.ts [options]

  --port <n>          port of the API; the issuer, the registry and the CI host take the next three
  --one-port          everything on one port
  --settings <file>   JSON with settings to start with ({"floor": true}, {"latencyMs": 20}, …)
  --empty             without the sample world
  --json              print one line of JSON instead of text
  --help
`;

/** How long the printed ID token holds: one working day, so that a terminal can be left open. */
const ID_TOKEN_LIFE_S = 12 * 3600;

async function environmentOf(double: PlatformDouble, identity: string): Promise<{ [name: string]: string }> {
  const exp = Math.floor(double.now() / 1000) + ID_TOKEN_LIFE_S;
  return {
    ACTIONS_ID_TOKEN_REQUEST_URL: double.idTokenUrl,
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: double.idTokenRequestToken,
    PLATFORM_API_URL: double.apiUrl,
    PLATFORM_ISSUER_URL: double.issuerUrl,
    PLATFORM_REGISTRY_URL: double.registryUrl,
    PLATFORM_ID_TOKEN: await double.idToken({ exp }),
    ...(identity === '' ? {} : { PLATFORM_IDENTITY: identity }),
  };
}

const OPTIONS = {
  port: { type: 'string' },
  'one-port': { type: 'boolean' },
  empty: { type: 'boolean' },
} as const;

runCli(USAGE, OPTIONS, async (flags) => {
  const double = await startPlatformDouble({
    ports: flags['one-port'] === true ? 'one' : 'separate',
    port: Number(flags['port'] ?? 0),
    settings: readSettings(flags),
  });
  const sample = flags['empty'] === true ? undefined : await addSampleWorld(double.world);
  return {
    places: [
      ['API', 'apiUrl', double.apiUrl],
      ['issuer', 'issuerUrl', double.issuerUrl],
      ['registry', 'registryUrl', double.registryUrl],
      ['control', 'controlUrl', double.controlUrl],
    ],
    environment: await environmentOf(double, sample?.identities.ci.uid ?? ''),
    close: () => double.close(),
  };
});
