import { plainLine } from '../../base/plain-text.ts';
import type { UserProblem } from '../../base/user-error.ts';
import { fileIdentity } from '../../host/files/file-identity.ts';
import type { SbomFacts, SbomsRead } from './read-sboms.ts';

/**
 * What is wrong with the SBOMs of the base: one that is a file of `sbom` hides everything, and one of another image hides
 * what that image happens to have.
 */
export function baseProblems(
  head: Pick<SbomsRead, 'paths'>,
  headFacts: readonly SbomFacts[],
  base: SbomsRead,
): readonly UserProblem[] {
  const paths = new Set(head.paths.flatMap(namesOf));
  const same = base.paths.filter((path) => namesOf(path).some((name) => paths.has(name)));
  const problems = same.map((path) => ({
    message: `\`base-sbom\`: \`${plainLine(path, 300)}\` is also a file of \`sbom\`: compared with itself, nothing is new`,
    fix: 'write the SBOM of the base to a file of its own, in a run that the change cannot influence',
    input: 'base-sbom',
  }));
  return [...problems, ...foreignProblems(headFacts, base.facts)];
}

/** A path, and what its file has in common with its other paths: a hard link is the same file. */
const namesOf = (path: string): readonly string[] => [path, fileIdentity(path) ?? path];

function foreignProblems(head: readonly SbomFacts[], base: readonly SbomFacts[]): readonly UserProblem[] {
  const images = head.flatMap(({ image }) => (image === undefined ? [] : [repositoryOf(image)]));
  // Without a name on both sides, nothing can be compared.
  if (images.length === 0) return [];
  return base
    .filter(({ image }) => image !== undefined && !images.includes(repositoryOf(image)))
    .map(({ file, image = '' }) => ({
      message: `\`base-sbom\`: \`${plainLine(file, 300)}\` describes \`${plainLine(image, 200)}\`, another image than the SBOMs of the change (\`${plainLine(images[0] ?? '', 200)}\`)`,
      fix: 'give the SBOM of the same image at the base of the change',
      input: 'base-sbom',
    }));
}

/** Host and name of an image, without tag and digest. */
export function repositoryOf(image: string): string {
  const name = image.replace(/@.*$/s, '').replace(/:[^/:]*$/, '');
  return name.toLowerCase().replace(/^index\.docker\.io\//, 'docker.io/');
}
