import { readSettings, runCli } from '../platform-double/run-cli.ts';
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

const text = { type: 'string' } as const;

runCli(USAGE, { port: text, host: text, prefix: text, repository: text }, async (flags) => {
  const { host, prefix, repository = 'acme/app' } = flags;
  const double = await startGithubDouble({
    port: Number(flags['port'] ?? 0),
    settings: readSettings(flags),
    ...(typeof host === 'string' ? { host } : {}),
    ...(typeof prefix === 'string' ? { prefix } : {}),
  });
  const { git } = await double.addRepo(String(repository), { files: SAMPLE_FILES });
  return {
    places: [
      ['API', 'apiUrl', double.apiUrl],
      ['control', 'controlUrl', double.controlUrl],
      ['repository', 'directory', git.directory],
    ],
    environment: {
      GITHUB_API_URL: double.apiUrl,
      GITHUB_GRAPHQL_URL: double.graphqlUrl,
      GITHUB_SERVER_URL: double.serverUrl,
      GITHUB_REPOSITORY: String(repository),
      GITHUB_TOKEN: double.addToken().value,
    },
    close: () => double.close(),
  };
});
