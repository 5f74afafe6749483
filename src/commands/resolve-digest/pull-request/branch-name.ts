import { groupBy } from '../../../base/group-by.ts';
import { sha256Hex } from '../../../base/sha256.ts';

const MOST_CHARACTERS = 200;

/** Why a text cannot name a branch, by the rules of `git check-ref-format`; `undefined` if it can. */
export function branchNameProblem(name: string): string | undefined {
  if (name.length > MOST_CHARACTERS) return `is longer than ${MOST_CHARACTERS} characters`;
  if (/^refs\//.test(name)) return 'begins with `refs/`; write the name of the branch alone';
  if (/[\p{Cc}\p{Z}~^:?*[\\]/u.test(name)) return 'has a character that git does not allow in branches';
  const isOdd = /\.\.|@\{|\/\/|^[/-]|[/.]$/.test(name) || name === '' || name === 'HEAD';
  const isOddPart = name.split('/').some((part) => part.startsWith('.') || part.endsWith('.lock'));
  return isOdd || isOddPart ? 'is not a name that git allows for branches' : undefined;
}

/** The branch of each image, by its `<org>/<name>`: `<branch>-<org>-<name>`, made distinct if two are equal. */
export function branchesOfImages(branch: string, images: Iterable<string>): ReadonlyMap<string, string> {
  const plain = (image: string): string =>
    `${branch}-${image.replaceAll('/', '-').replace(/\.lock$/, '-lock')}`;
  const named = [...groupBy(images, plain)].flatMap(([name, same]) =>
    same.map(
      (image) => [image, same.length === 1 ? name : `${name}-${sha256Hex(image).slice(0, 8)}`] as const,
    ),
  );
  return new Map(named);
}
