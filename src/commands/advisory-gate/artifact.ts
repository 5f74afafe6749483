import { plainLine } from '../../base/plain-text.ts';
import type { UserProblem } from '../../base/user-error.ts';
import type { AdvisoryGateInputs } from './manifest.ts';
import type { PackageInHand } from './sbom/package-in-hand.ts';
import { currentType, readPurl } from './sbom/purl-package.ts';

/** An entry of `artifacts` as a package, or what is wrong with it. */
export type ReadArtifact =
  | { readonly entry: PackageInHand; readonly problem?: never }
  | { readonly entry?: never; readonly problem: string };

/** Names of packages of the distribution. */
const PACKAGE_NAME = /^[A-Za-z0-9_][A-Za-z0-9_.+-]*$/;
/** Names of libraries too: `@acme/app`, `golang.org/x/net`, `group:artifact`. */
const LIBRARY_NAME = /^(?:@[\w.~-]+\/)?[A-Za-z0-9_][\w.+~-]*(?:[/:][\w.+~-]+)*$/;
const VERSION = /^[A-Za-z0-9][\w.+~:-]*$/;

/** Reads an entry of `artifacts` (contract §6): `name`, `name@version`, or a purl of one of the types asked for. */
export function readArtifact(text: string, types: readonly string[]): ReadArtifact {
  const wanted = types.map(currentType);
  if (/^\s*pkg\s*:/i.test(text)) return readPurlArtifact(text, wanted);
  const at = text.lastIndexOf('@');
  const [name, version] = at > 0 ? [text.slice(0, at), text.slice(at + 1)] : [text, undefined];
  const hasLibraries = wanted.some((type) => type !== 'apk');
  if (!(hasLibraries ? LIBRARY_NAME : PACKAGE_NAME).test(name)) return { problem: 'its name is not one' };
  if (version === undefined) return { entry: { name } };
  return VERSION.test(version) ? { entry: { name, version } } : { problem: 'its version is not one' };
}

function readPurlArtifact(text: string, wanted: readonly string[]): ReadArtifact {
  const reading = readPurl(text);
  if (reading.kind === 'unreadable') return { problem: `its purl cannot be read: ${reading.reason}` };
  const { arch, name, origin, type, version } = reading.purl;
  if (!wanted.includes(type))
    return { problem: `its type \`${type}\` is not one of \`artifact-types\` (${wanted.join(', ')})` };
  return {
    entry: {
      name,
      type,
      purl: text,
      ...(version === undefined ? {} : { version }),
      ...(arch === undefined ? {} : { arch }),
      ...(origin === undefined ? {} : { origin }),
    },
  };
}

/** What is wrong with the entries of `artifacts`. */
export function artifactProblems(
  inputs: Partial<Pick<AdvisoryGateInputs, 'artifacts' | 'artifact-types'>>,
): readonly UserProblem[] {
  const { artifacts = [], 'artifact-types': types = ['apk'] } = inputs;
  return artifacts.flatMap((text) => {
    const { problem } = readArtifact(text, types);
    if (problem === undefined) return [];
    return [
      {
        message: `\`artifacts\`: \`${plainLine(text, 200)}\` is not a package: ${plainLine(problem, 300)}`,
        fix: 'write `openssl`, `openssl@3.3.2-r0` or `pkg:apk/wolfi/openssl@3.3.2-r0`',
        input: 'artifacts',
      },
    ];
  });
}
