import type { Shard } from '../../../base/shard.ts';
import { UserError } from '../../../base/user-error.ts';
import { readRegistryNames } from '../../../images/images-input.ts';
import type { Manifest } from '../../../kit/manifest/manifest.ts';
import { readShard } from '../../../kit/run/shard-input.ts';
import type { Deps } from '../../../session/command.ts';
import { type CurrentDigest, createCurrentDigests } from '../current-digests.ts';
import { keyOf } from '../fleet-file.ts';
import type { FleetInputs } from '../manifest.ts';
import { type Servers, serversOf } from '../servers.ts';
import { handedOn, parseWith, textOfWith } from '../with-inputs.ts';
import { budgetOf, type PullRequestBudget } from './pull-request-budget.ts';
import { createWantedFile } from './wanted-file.ts';

/** What a shard does in every repository. */
export interface ShardPlan {
  readonly command: Manifest;
  /** Texts of the command's inputs, and of its secrets. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly secrets: ReadonlyMap<string, string>;
  readonly shard: Shard | undefined;
  /** Equal for two runs that would judge a repository in the same way. */
  readonly key: string;
  readonly servers: Servers;
  readonly names: ReturnType<typeof readRegistryNames>;
  readonly isWanted: (path: string) => boolean;
  readonly digestOf: CurrentDigest;
  /** True where a repository without images of ours has nothing to look at. */
  readonly needsImages: boolean;
  readonly opensPullRequests: boolean;
  readonly budget: PullRequestBudget;
  readonly timeoutMs: number;
  /** Tries for one fetch, the first included. */
  readonly maxAttempts: number;
}

/** What the gate can look at; without any of them, a fleet's gate looks at the images of the files. */
const SUBJECTS: readonly string[] = ['images', 'files', 'sbom', 'artifacts', 'advisories'];

/** Makes the plan from checked inputs. */
export async function planShard(inputs: FleetInputs, deps: Deps): Promise<ShardPlan> {
  const command = deps.manifests.find(({ name }) => name === inputs.run);
  if (command === undefined)
    throw new UserError({ message: '`run` is required with `mode: run`', input: 'run' });
  const values = new Map(parseWith(inputs.with));
  const isGate = command.name === 'advisory-gate';
  const needsImages = isGate && !SUBJECTS.some((name) => values.has(name));
  if (needsImages) values.set('files', '**');
  const names = readRegistryNames({
    'registry-url': inputs['registry-url'],
    'registry-map': textOfWith(inputs.with, 'registry-map'),
  });
  const shard = readShard(inputs.shard);
  const handed = handedTexts(command, inputs, deps);
  return {
    command,
    inputs: new Map([...handed.open, ...values]),
    secrets: handed.secret,
    shard,
    key: keyOf(inputs),
    servers: serversOf(inputs, deps.host),
    names,
    isWanted: createWantedFile(values),
    digestOf: createCurrentDigests(deps, names),
    needsImages,
    opensPullRequests: values.get('pull-request') === 'true',
    budget: budgetOf(inputs['max-pull-requests'], shard),
    timeoutMs: inputs['repository-timeout'],
    maxAttempts: inputs['max-attempts'],
  };
}

/** Texts of the inputs that the fleet's run and the command share, as far as they were given. */
function handedTexts(
  command: Manifest,
  inputs: FleetInputs,
  deps: Deps,
): { readonly open: ReadonlyMap<string, string>; readonly secret: ReadonlyMap<string, string> } {
  const limit = inputs['repository-timeout'];
  const open = new Map<string, string>([
    ['timeout', duration(limit)],
    ['request-timeout', duration(Math.min(inputs['request-timeout'], limit))],
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

const duration = (milliseconds: number): string => `${Math.max(1, Math.floor(milliseconds / 1000))}s`;
