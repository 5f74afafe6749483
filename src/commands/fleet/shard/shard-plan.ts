import { createGlobList } from '../../../base/glob.ts';
import { splitList } from '../../../base/list.ts';
import type { Shard } from '../../../base/shard.ts';
import { UserError } from '../../../base/user-error.ts';
import { MAXIMUM_FILE_BYTES } from '../../../host/files/read-regular.ts';
import { type FetchOptions, SMALL_BYTES } from '../../../host/git/fetch-checkout.ts';
import type { Manifest } from '../../../kit/manifest/manifest.ts';
import { readShard } from '../../../kit/run/shard-input.ts';
import type { Deps } from '../../../session/command.ts';
import type { CountedRequests } from '../../../session/count-requests.ts';
import { loadFileKinds } from '../../../workspace/file-kinds.ts';
import { keyOf } from '../fleet-file.ts';
import { createCurrentDigests } from '../images.ts';
import type { FleetInputs } from '../manifest.ts';
import { serversOf } from '../servers.ts';
import { handedOn, parseWith } from '../with-inputs.ts';

/** The work of a shard in every repository. */
export type ShardPlan = Awaited<ReturnType<typeof planShard>>;

/** Inputs that give the gate its subjects; without any of them, a fleet's gate checks the images in the files. */
const SUBJECTS: readonly string[] = ['images', 'files', 'sbom', 'artifacts', 'advisories'];

/** Makes the plan from checked inputs. */
export async function planShard(inputs: FleetInputs, deps: Deps, requests: Pick<CountedRequests, 'add'>) {
  const command = deps.manifests.find(({ name }) => name === inputs.run);
  if (command === undefined)
    throw new UserError({ message: '`run` is required with `mode: run`', input: 'run' });
  const values = new Map(parseWith(inputs.with));
  const isGate = command.name === 'advisory-gate';
  const needsImages = isGate && !SUBJECTS.some((name) => values.has(name));
  if (needsImages) values.set('files', '**');
  const shard = readShard(inputs.shard);
  const handed = handedTexts(command, inputs, deps);
  return {
    command,
    /** Texts of the command's inputs, and of its secrets. */
    inputs: new Map([...handed.open, ...values]),
    secrets: handed.secret,
    shard,
    /** Equal for two runs that would judge a repository in the same way. */
    key: keyOf(inputs),
    servers: serversOf(inputs, deps.host),
    wanted: await createWanted(values),
    digestOf: createCurrentDigests(deps, inputs),
    /** True where a repository without images of ours has nothing to look at. */
    needsImages,
    opensPullRequests: values.get('pull-request') === 'true',
    budget: budgetOf(inputs['max-pull-requests'], shard),
    /** How many pull requests one repository may open. */
    mostPullRequests: mostOf(values, command),
    timeoutMs: inputs['repository-timeout'],
    requestTimeoutMs: inputs['request-timeout'],
    requests,
    /** Tries for one fetch, the first included. */
    maxAttempts: inputs['max-attempts'],
  };
}

/** Texts of the inputs that the fleet's run and the command share, as far as they were given. */
function handedTexts(command: Manifest, inputs: FleetInputs, deps: Deps) {
  const open = new Map<string, string>([
    // All repositories together have as many requests in flight as one run would have.
    ['concurrency', String(Math.max(1, Math.floor(inputs.concurrency / inputs.parallel)))],
  ]);
  const secret = new Map<string, string>();
  const values: Readonly<Record<string, unknown>> = inputs;
  for (const name of handedOn(command)) {
    const value = values[name];
    if (value === undefined || !deps.given.has(name)) continue;
    if (command.inputs[name]?.kind === 'secret') secret.set(name, String(value));
    else if (!open.has(name)) open.set(name, String(value));
  }
  return { open, secret };
}

/** The config file and the role file that commands read by default. */
const ALWAYS: ReadonlySet<string> = new Set(['.github/platform-actions.yml', '.github/rolebindings.yml']);
/** Inputs whose values are globs of files, apart from those that name a single file. */
const GLOBS: readonly string[] = ['files', 'sbom', 'file'];

/** Files that the work of others needs: pictures, sounds, fonts, archives, models, programs, databases. */
const BULK =
  /\.(?:7z|a|apk|avi|bin|bmp|bz2|ckpt|class|dat|db|dll|dmg|dylib|eot|exe|flac|gguf|gif|gz|h5|heic|html?|ico|iso|jar|jpe?g|keras|lib|m4a|mkv|mov|mp[34]|msi|npy|npz|o|odt|ogg|onnx|otf|parquet|pb|pdf|pickle|pkl|png|pptx?|psd|pth?|pyc|rar|safetensors|so|sqlite3?|svgz|tar|tflite|tgz|tiff?|ttf|war|wasm|wav|webm|webp|whl|woff2?|xlsx?|xz|zip|zst)$/i;
/** The longest files that the gate reads, which inputs name. */
const LONGEST_NAMED_BYTES = 256 * 1024 ** 2;

/**
 * Which files of a repository are fetched, up to which size: those that the scanner reads, `.env` files, which Compose files
 * refer to, and those that the command's inputs name. A large file of an unknown kind is fetched only to look for a reference
 * in a text; one that is too large for that is left out, and one of a known syntax is unread.
 */
async function createWanted(
  values: ReadonlyMap<string, string>,
): Promise<Pick<FetchOptions, 'isMissed' | 'isNamed' | 'mostBytes'>> {
  const { kindOfFile, mayBeAnything } = await loadFileKinds();
  const named = new Set([...values.values()].flatMap((value) => splitList(value)));
  const globs = GLOBS.flatMap((name) => splitList(values.get(name) ?? ''));
  // `**` means what the scanner reads, not everything that there is.
  const own = globs.filter((glob) => glob !== '**' && glob !== '**/*');
  const matches = own.length === 0 ? () => false : createGlobList(own);
  const isKnown = (path: string): boolean => ALWAYS.has(path) || /(?:^|\/)\.env$/.test(path);
  const isNamed = (path: string): boolean => named.has(path) || matches(path);
  return {
    isNamed,
    isMissed: (path) => isKnown(path) || (kindOfFile(path) !== undefined && !mayBeAnything(path)),
    mostBytes: (path) => {
      if (isNamed(path)) return LONGEST_NAMED_BYTES;
      if (isKnown(path)) return MAXIMUM_FILE_BYTES;
      if (kindOfFile(path) === undefined) return 0;
      return mayBeAnything(path) && BULK.test(path) ? SMALL_BYTES : MAXIMUM_FILE_BYTES;
    },
  };
}

/** A repository has one pull request, or opens as many as its own run may. */
function mostOf(values: ReadonlyMap<string, string>, { inputs }: Manifest): number {
  if (values.get('group-by') !== 'image') return 1;
  return Number(values.get('max-pull-requests') ?? inputs['max-pull-requests']?.default);
}

/** How many pull requests a shard may create or update; the parts of all shards together are the limit. */
export function budgetOf(limit: number, shard: Shard | undefined) {
  const { count, index } = shard ?? { count: 1, index: 1 };
  let left = Math.floor(limit / count) + (index <= limit % count ? 1 : 0);
  return {
    /** Takes up to so many, and returns how many; 0 if none is left. */
    take: (most: number): number => {
      const taken = Math.max(0, Math.min(most, left));
      left -= taken;
      return taken;
    },
    /** Gives back those that were not used; a negative number takes what was used beyond. */
    giveBack: (unused: number): void => {
      left += unused;
    },
  };
}
