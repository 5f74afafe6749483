import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseJsonObject } from './json.ts';
import { addSampleWorld } from './sample-world.ts';
import type { SettingsPatch } from './settings.ts';
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

function readSettings(path: string | undefined): SettingsPatch {
  if (path === undefined) return {};
  const settings = parseJsonObject(readFileSync(path, 'utf8'));
  if (!settings) throw new Error(`${path} is not a JSON object`);
  // Safe: unknown names are refused at the start.
  return settings as unknown as SettingsPatch;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      'one-port': { type: 'boolean' },
      settings: { type: 'string' },
      empty: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const double = await startPlatformDouble({
    ports: values['one-port'] ? 'one' : 'separate',
    port: Number(values.port ?? 0),
    settings: readSettings(values.settings),
  });
  const sample = values.empty ? undefined : await addSampleWorld(double.world);
  const environment = await environmentOf(double, sample?.identities.ci.uid ?? '');
  const { apiUrl, issuerUrl, registryUrl, controlUrl } = double;
  if (values.json) {
    process.stdout.write(`${JSON.stringify({ apiUrl, issuerUrl, registryUrl, controlUrl, environment })}\n`);
  } else {
    const exports = Object.entries(environment).map(([name, value]) => `export ${name}='${value}'\n`);
    process.stdout.write(
      `API       ${apiUrl}\nissuer    ${issuerUrl}\nregistry  ${registryUrl}\ncontrol   ${controlUrl}\n\n${exports.join('')}\nCtrl+C stops it.\n`,
    );
  }
  const stop = () => {
    double.close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
});
