import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parse } from 'yaml';
import * as z from 'zod';
import type { BenchOptions, Contestant, Figures, Row } from './contestant.ts';
import { useProcess } from './process-usage.ts';

/** A JavaScript action in a folder: what the runner starts, and all that it has to download for it. */
interface JavaScriptAction {
  readonly name: string;
  readonly role: 'us' | 'peer';
  readonly entry: string;
  readonly version?: string;
  /** The folder of the bundle, or the entry where that lies at the root. */
  readonly bundle: string;
}

const definition = z.looseObject({ runs: z.looseObject({ main: z.string() }) });
const packageFile = z.looseObject({ version: z.optional(z.string()) });

/** Without clones there is nobody to compare with. */
const absentActions: Contestant = {
  name: 'public actions',
  role: 'peer',
  absent: 'no folder of clones was given (--actions FOLDER)',
};

/**
 * Rows of our action beside public ones, each from its committed bundle: the time from start to end without any input,
 * and its size.
 */
export function actionRows(
  { actionsFolder: clones, dist, folder }: BenchOptions,
  rounds: number,
): readonly Row[] {
  const own = { name: 'platform-actions', role: 'us', entry: join(dist, 'index.js'), bundle: dist } as const;
  const actions: readonly JavaScriptAction[] = [own, ...readClones(clones)];
  const peers = clones === undefined ? [absentActions] : [];
  return [
    {
      work: 'an action without inputs, to its end',
      rounds,
      contestants: [
        ...actions.map((action): Contestant => ({ ...named(action), measure: () => start(action, folder) })),
        floor(folder),
        ...peers,
      ],
      goals: [
        { name: 'start-up of the action', figure: 'wallMs', of: 'node -e 0', most: 1.7 },
        { name: 'memory of the action', figure: 'peakMib', of: 'node -e 0', most: 1.35 },
      ],
    },
    {
      work: 'size of an action',
      rounds: 1,
      contestants: [
        ...actions.map((action): Contestant => ({ ...named(action), measure: async () => sizes(action) })),
        ...peers,
      ],
      goals: [{ name: 'entry', figure: 'entryBytes', most: 100 * 1024 }],
    },
  ];
}

function named({ name, role, version }: JavaScriptAction): Omit<JavaScriptAction, 'entry' | 'bundle'> {
  return { name, role, ...(version === undefined ? {} : { version }) };
}

function readClones(clones: string | undefined): readonly JavaScriptAction[] {
  if (clones === undefined) return [];
  return readdirSync(clones)
    .sort()
    .map((name) => readAction(name, join(clones, name)));
}

function readAction(name: string, root: string): JavaScriptAction {
  const { runs } = definition.parse(parse(readFileSync(join(root, 'action.yml'), 'utf8')));
  const [top = runs.main] = runs.main.replace(/^\.\//, '').split('/');
  const manifest = join(root, 'package.json');
  const { version } = existsSync(manifest)
    ? packageFile.parse(JSON.parse(readFileSync(manifest, 'utf8')))
    : {};
  const place = { entry: join(root, runs.main), bundle: join(root, top) };
  return { name, role: 'peer', ...place, ...(version === undefined ? {} : { version }) };
}

function floor(folder: string): Contestant {
  return {
    name: 'node -e 0',
    role: 'floor',
    measure: async () =>
      (await useProcess({ program: process.execPath, words: ['-e', '0'], folder })).figures,
  };
}

/** A port where nobody listens. */
const NOWHERE = 'http://127.0.0.1:9';

/** Starts an action as a runner does; what it asks the network for is refused at once. */
async function start(action: JavaScriptAction, folder: string): Promise<Figures> {
  const files = ['GITHUB_ENV', 'GITHUB_OUTPUT', 'GITHUB_PATH', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'].map(
    (variable) => [variable, join(folder, variable)] as const,
  );
  for (const [, file] of files) writeFileSync(file, '');
  const environment = {
    ...Object.fromEntries(files),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: action.name,
    GITHUB_API_URL: NOWHERE,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_JOB: 'bench',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '1',
    GITHUB_SERVER_URL: NOWHERE,
    GITHUB_SHA: '0'.repeat(40),
    GITHUB_WORKFLOW: 'bench',
    GITHUB_WORKSPACE: folder,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    RUNNER_TEMP: folder,
    // No RUNNER_TOOL_CACHE: an action that would download a tool ends without it, and none waits for the network.
    HTTPS_PROXY: NOWHERE,
    HTTP_PROXY: NOWHERE,
  };
  const command = { program: process.execPath, words: [action.entry], folder, environment };
  return (await useProcess({ ...command, exitCode: [0, 1, 2] })).figures;
}

function sizes({ bundle, entry }: JavaScriptAction): Figures {
  const source = readFileSync(entry);
  return {
    entryBytes: source.length,
    entryGzipBytes: gzipSync(source).length,
    bundleBytes: bytesOf(bundle),
  };
}

/** Bytes of a file, or of a folder's files without source maps. */
function bytesOf(path: string): number {
  const found = statSync(path);
  if (!found.isDirectory()) return found.size;
  return readdirSync(path)
    .filter((name) => !name.endsWith('.map'))
    .reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}
