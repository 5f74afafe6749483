import type { RegistryMapping, RegistryNames } from '../reference/image-name.ts';
import { PUBLIC_REGISTRY, plainHost } from '../reference/registry-host.ts';

/** JSON may write a slash, and what else separates the parts of a reference, with an escape. */
export const SLASH = String.raw`(?:\\?/|\\u002[fF])`;
/** What begins the tag or the digest of a name. */
const VERSION_NEXT = String.raw`(?=[:@]|\\u00(?:3[aA]|40))`;
/** What a longer name does not go on with. */
const NAME_END = String.raw`(?![\w-]|\.\w)`;
/** Behind a host or a folder: a path, or the end of the default of a variable. */
const FOLDER_NEXT = String.raw`(?:${SLASH}|(?=\}))`;
const DOCKER_HUB = String.raw`(?:(?:index|registry-1)\.)?docker\.io`;
/** A right side of a mapping with as many parts, such as `cgr.dev/acme/python`, is one image. */
const IMAGE_PARTS = 3;

/** A pattern of what begins a reference of ours: hosts with or without the default port, mapped folders and images. */
export function startPattern({ mappings, registryHost }: RegistryNames): string {
  const hosts = [PUBLIC_REGISTRY, registryHost].map((host) => ({ words: [host], to: 0 }));
  const mapped = mappings.map(({ from, to }) => ({ words: from, to: to.length }));
  const starts = [...hosts, ...mapped].sort((one, other) => lengthOf(other.words) - lengthOf(one.words));
  return [...new Set(starts.flatMap(({ to, words }) => patternsOf(words, to)))].join('|');
}

function lengthOf(words: RegistryMapping['from']): number {
  return words.join('/').length;
}

/** Every form of one start; `to` is the number of parts that it is replaced with, 0 if it is not. */
function patternsOf([host = '', ...path]: RegistryMapping['from'], to: number): readonly string[] {
  const [first, ...others] = path.map(escaped);
  const start = hostPattern(host);
  const isLibrary = plainHost(host) === 'docker.io' && first === 'library';
  const folder =
    isLibrary && others.length > 0 ? [`(?:library${SLASH})?${others.join(SLASH)}`] : path.map(escaped);
  const whole = [start, ...folder].join(SLASH);
  const image = to >= IMAGE_PARTS ? NAME_END : VERSION_NEXT;
  return [
    `${whole}${FOLDER_NEXT}`,
    ...(path.length > 0 && to > 1 ? [`${whole}${image}`] : []),
    // Official images of Docker Hub are also written without `library`.
    ...(isLibrary && others.length === 0 ? [String.raw`${start}${SLASH}(?=[\w.-]+${VERSION_NEXT})`] : []),
  ];
}

function hostPattern(host: string): string {
  if (plainHost(host) === 'docker.io') return `${DOCKER_HUB}(?::443)?`;
  const port = /:\d+$/.test(host) || host.endsWith(']') ? '' : '(?::443)?';
  return `${escaped(host).replace(/:443$/, '(?::443)?')}${port}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
