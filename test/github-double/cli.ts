import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseJsonObject } from '../platform-double/json.ts';
import type { GithubSettings } from './settings.ts';
import { startGithubDouble } from './start.ts';

const USAGE = `usage: node test/github-double/cli.ts [options]

  --port <n>          port to listen on; any free one without it
  --host <address>    127.0.0.1 without it
  --prefix <path>     path before the REST API, for example /api/v3
  --settings <file>   JSON with settings to start with ({"latencyMs": 20}, …)
  --repository <name> a repository to start with, acme/app without it
  --json              print one line of JSON instead of text
  --help
`;

/** A workflow and a Dockerfile, so that there is something to pin. */
const SAMPLE_FILES = {
  Dockerfile: 'FROM cgr.dev/acme/python:3.12\n',
  'deploy/app.yaml': 'spec:\n  containers:\n    - image: cgr.dev/acme/nginx:1.14\n',
  '.github/workflows/ci.yml':
    'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    container: cgr.dev/acme/python:3.12\n',
};

function readSettings(path: string | undefined): Partial<GithubSettings> {
  if (path === undefined) return {};
  const settings = parseJsonObject(readFileSync(path, 'utf8'));
  if (!settings) throw new Error(`${path} is not a JSON object`);
  // Safe: unknown names and other types are refused at the start.
  return settings as unknown as Partial<GithubSettings>;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      prefix: { type: 'string' },
      settings: { type: 'string' },
      repository: { type: 'string' },
      json: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return;
  }
  const double = await startGithubDouble({
    port: Number(values.port ?? 0),
    settings: readSettings(values.settings),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(values.prefix === undefined ? {} : { prefix: values.prefix }),
  });
  const repository = values.repository ?? 'acme/app';
  const { git } = await double.addRepo(repository, { files: SAMPLE_FILES });
  const environment = {
    GITHUB_API_URL: double.apiUrl,
    GITHUB_GRAPHQL_URL: double.graphqlUrl,
    GITHUB_SERVER_URL: double.serverUrl,
    GITHUB_REPOSITORY: repository,
    GITHUB_TOKEN: double.addToken().value,
  };
  const { apiUrl, controlUrl } = double;
  if (values.json) {
    process.stdout.write(
      `${JSON.stringify({ apiUrl, controlUrl, directory: git.directory, environment })}\n`,
    );
  } else {
    const exports = Object.entries(environment).map(([name, value]) => `export ${name}='${value}'\n`);
    process.stdout.write(
      `API         ${apiUrl}\ncontrol     ${controlUrl}\nrepository  ${git.directory}\n\n${exports.join('')}\nCtrl+C stops it.\n`,
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
