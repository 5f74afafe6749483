import { plainLine } from '../../base/plain-text.ts';
import { orProblems, problemsOf, UserError, type UserProblem } from '../../base/user-error.ts';
import type { FindProblems } from '../../kit/run/command-row.ts';
import { readShard } from '../../kit/run/shard-input.ts';
import { subjectProblem } from '../../registry/attestation/signature-policy.ts';
import { findMissingIdentity } from '../../session/missing-identity.ts';
import type { GateInputs } from './manifest.ts';
import type { PackageInHand } from './sbom/package-in-hand.ts';
import { currentType, readPurl } from './sbom/purl-package.ts';

const SIGN_IN_REASON = 'advisories are read from the platform';

const SUBJECTS = ['images', 'files', 'sbom', 'artifacts', 'advisories'] as const;

const NOTHING_TO_LOOK_FOR: UserProblem = {
  message:
    'there is nothing to check: none of `images`, `files`, `sbom`, `artifacts` and `advisories` is set',
  fix: 'set `images` to the image, for example `images: cgr.dev/acme/nginx:1.27`, or `sbom` to the SBOM of a build',
  input: 'images',
};

const NO_BASE: UserProblem = {
  message:
    '`scope: changed` needs `base-sbom`, which lists what the base already contains, or `files` on a change',
  fix: 'set `base-sbom` to the SBOM of the base, written by a run that the change cannot influence',
  input: 'base-sbom',
};

/** Checks the subject that must have signed. */
function subjectProblems(inputs: Partial<Pick<GateInputs, 'attestation-subject'>>): readonly UserProblem[] {
  const subject = inputs['attestation-subject'];
  const problem = subject === undefined ? undefined : subjectProblem(subject);
  if (subject === undefined || problem === undefined) return [];
  const message = `\`attestation-subject\`: \`${plainLine(subject, 300)}\` cannot be used: ${problem}`;
  return [{ message, input: 'attestation-subject' }];
}

/** Checks `shard`: only `images` can be divided; everything else would be judged once in each shard. */
async function shardProblems(inputs: Partial<GateInputs>): Promise<readonly UserProblem[]> {
  if (inputs.shard === undefined) return [];
  const others = (['files', 'sbom', 'artifacts', 'advisories'] as const).filter(
    (name) => (inputs[name] ?? []).length > 0,
  );
  const isDivided = (inputs.images ?? []).length > 0 && others.length === 0;
  const given = others.map((name) => `\`${name}\``).join(', ');
  const message = `\`shard\` divides \`images\` only${given === '' ? ', which is not set' : `, but ${given} is set`}`;
  return [
    ...(await problemsOf(() => readShard(inputs.shard))),
    ...(isDivided ? [] : [{ message, input: 'shard' }]),
  ];
}

/** Reports a run without anything to check, a missing base and missing credentials. */
export const findProblems: FindProblems<GateInputs> = async (inputs, place) => {
  const { isGiven } = place;
  // A list of nothing but commas is empty, and one that cannot be read is not.
  const has = (name: (typeof SUBJECTS)[number] | 'base-sbom'): boolean =>
    inputs[name]?.length !== 0 && isGiven(name);
  const isCompared = has('base-sbom') || (has('files') && place.host.context.changeRequest !== undefined);
  return [
    ...(SUBJECTS.some(has) ? [] : [NOTHING_TO_LOOK_FOR]),
    ...(inputs.scope === 'changed' && !isCompared ? [NO_BASE] : []),
    ...subjectProblems(inputs),
    ...artifactProblems(inputs),
    ...(await shardProblems(inputs)),
    ...findMissingIdentity(inputs, place, SIGN_IN_REASON),
  ];
};

/** An entry of `artifacts` as a package, once for each that it was built from, or what is wrong with it. */
interface ReadArtifact {
  readonly entries?: readonly PackageInHand[];
  readonly problem?: string;
}

/** Names of packages of the distribution. */
const PACKAGE_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;
/** Names of libraries too: `@acme/app`, `golang.org/x/net`, `group:artifact`. */
const LIBRARY_NAME = /^(?:@[\w.~-]+\/)?[A-Za-z0-9_][\w.+~-]*(?:[/:][\w.+~-]+)*$/;
const VERSION = /^[A-Za-z0-9][\w.+~:-]*$/;

/** Reads an entry of `artifacts`: `name`, `name@version`, or a purl of one of the types asked for. */
export function readArtifact(text: string, types: readonly string[]): ReadArtifact {
  const wanted = types.map(currentType);
  if (/^\s*pkg\s*:/i.test(text)) return readPurlArtifact(text, wanted);
  const at = text.lastIndexOf('@');
  const [name, version] = at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [text, undefined];
  const hasLibraries = wanted.some((type) => type !== 'apk');
  if (!(hasLibraries ? LIBRARY_NAME : PACKAGE_NAME).test(name))
    return { problem: 'its name is not a package name' };
  if (version === undefined) return { entries: [{ name }] };
  return VERSION.test(version)
    ? { entries: [{ name, version }] }
    : { problem: 'its version is not a package version' };
}

function readPurlArtifact(text: string, wanted: readonly string[]): ReadArtifact {
  const reading = readPurl(text);
  if (reading.kind === 'unreadable') return { problem: `its purl cannot be read: ${reading.reason}` };
  const { arch, name, origins, type, version } = reading.purl;
  if (!wanted.includes(type))
    return { problem: `its type \`${type}\` is not one of \`artifact-types\` (${wanted.join(', ')})` };
  const entry: PackageInHand = { name, type, purl: text, version, arch };
  return { entries: origins.length === 0 ? [entry] : origins.map((origin) => ({ ...entry, origin })) };
}

/** Checks the entries of `artifacts`. */
function artifactProblems(
  inputs: Partial<Pick<GateInputs, 'artifacts' | 'artifact-types'>>,
): readonly UserProblem[] {
  const { artifacts = [], 'artifact-types': types = ['apk'] } = inputs;
  return artifacts.flatMap((text) => {
    const { problem } = readArtifact(text, types);
    if (problem === undefined) return [];
    const message = `\`artifacts\`: \`${plainLine(text, 200)}\` is not a package: ${plainLine(problem, 300)}`;
    const fix = 'write `openssl`, `openssl@3.3.2-r0` or `pkg:apk/wolfi/openssl@3.3.2-r0`';
    return [{ message, fix, input: 'artifacts' }];
  });
}

/** Collects problems with inputs and files, so that users see all of them at once. */
export interface ProblemCollector {
  add(...problems: readonly UserProblem[]): void;
  /** Result of the work; `undefined` if it threw a `UserError`, whose problems are collected. */
  attempt<T>(work: () => T | Promise<T>): Promise<T | undefined>;
  throwIfAny(): void;
}

export function createProblemCollector(known: readonly UserProblem[]): ProblemCollector {
  const problems = [...known];
  return {
    add: (...more) => void problems.push(...more),
    attempt: (work) =>
      orProblems(work, (found) => {
        problems.push(...found);
        return undefined;
      }),
    throwIfAny: () => {
      if (problems.length > 0) throw new UserError(...problems);
    },
  };
}
