import { fileSegments, mapsDockerHub, PUBLIC_REGISTRY, type RegistryNames } from '../reference/image-name.ts';
import { isHostSegment } from '../reference/image-reference.ts';
import { type Disguises, GENERAL_JSON_DISGUISES, YAML_DISGUISES } from './disguises.ts';
import { createLiteralFinder } from './literal-references.ts';
import { isGeneralJson, syntaxAt } from './syntaxes.ts';

/**
 * Creates a test for registry hosts and mapped prefixes of ours as hosts of their own (any case, also with the default
 * port), not inside longer names.
 */
export function createHostMention({ mappings, registryHost }: RegistryNames): (text: string) => boolean {
  const starts = [PUBLIC_REGISTRY, registryHost, ...mappings.map(({ from }) => from.join('/'))];
  const words = starts.map((start) =>
    start
      .split('/')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(?::443)?/'),
  );
  const before = String.raw`(?:(?<=\b(?:docker|oci|docker-image):\/\/)|(?<=\$\{\w+:?-)|(?<![\w./-]))`;
  const pattern = new RegExp(`${before}(?:${words.join('|')})(?![\\w-]|\\.\\w)`, 'i');
  return (text) => pattern.test(text);
}

/** Creates a test for the text of a reference that cannot be resolved: a name without a host can be a mapped image of Docker Hub. */
export function createReferenceMention(names: RegistryNames): (text: string) => boolean {
  const namesOurs = createHostMention(names);
  const hasHub = mapsDockerHub(names);
  return (text) => {
    if (namesOurs(text)) return true;
    const [name = ''] = /^[a-z0-9][a-z0-9._-]*(?::(?:\d+|\$\{?\w+\}?)(?=\/))?[a-z0-9._/-]*/.exec(text) ?? [];
    if (!hasHub || name === '') return false;
    const [first = '', ...path] = name.split('/');
    const isHost = path.length > 0 && isHostSegment(first);
    return namesOurs(
      fileSegments(isHost ? { host: first, path } : { host: undefined, path: [first, ...path] }).join('/'),
    );
  };
}

/** Which names are ours, as the reader of files asks. */
export function createOurNames(names: RegistryNames) {
  return {
    names,
    /** Whether a text contains one of our hosts. */
    namesOurs: createHostMention(names),
    /** The same for the text of a reference, which can name a mapped image without its host. */
    referenceNamesOurs: createReferenceMention(names),
    /** Finds complete references to our hosts in a text of any kind. */
    find: createLiteralFinder(names),
    /** Whether a text of a path may name one of our hosts, be it in disguise. */
    mayName: createFileFilter(names),
  };
}

/** A text with the characters that escapes of YAML, JSON and most languages stand for, and with continued lines joined. */
export function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  const escape = /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U00([\dA-Fa-f]{6})|[ \t]*\r?\n[ \t]*)/g;
  return text.replaceAll(escape, (written, ...hex: readonly (string | undefined)[]) => {
    const code = Number.parseInt(hex.slice(0, 3).join(''), 16);
    if (code > 0x10ffff) return written;
    return Number.isNaN(code) ? '' : String.fromCodePoint(code);
  });
}

/** The characters that can disguise a host in a file of a path. */
function disguisesIn(path: string): Disguises {
  return isGeneralJson(path) ? GENERAL_JSON_DISGUISES : (syntaxAt(path).disguises ?? YAML_DISGUISES);
}

/**
 * Creates a test for files that may name this registry: the text contains one of our hosts in any case, or something that
 * can disguise it in the syntax of the file. The others need no parser. Bytes may be given as characters. A mapping of
 * Docker Hub concerns names without a host, so that every file matters.
 */
export function createFileFilter(names: RegistryNames): (path: string, text: string) => boolean {
  const { mappings, registryHost } = names;
  if (mapsDockerHub(names)) return () => true;
  const hosts = [PUBLIC_REGISTRY, registryHost, ...mappings.map(({ from }) => String(from[0]))];
  // The characters around an IPv6 address separate words in most syntaxes.
  if (hosts.some((host) => host.startsWith('['))) return () => true;
  const words = [...new Set(hosts.map((host) => host.replace(/:443$/, '').toLowerCase()))].map(hostWord);
  const pattern = new RegExp(words.join('|'));
  return (path, text) => pattern.test(text) || disguisesIn(path).test(text);
}

/** A pattern of a host in any case; a port may be separate from it, and a path or another port makes it another host. */
function hostWord(host: string): string {
  const [name = '', port] = host.split(':');
  // Classes of letters are several times as fast as a pattern that ignores case.
  const word = name.replace(/[a-z]|[^a-z\d-]/g, (char) =>
    /[a-z]/.test(char) ? `[${char}${char.toUpperCase()}]` : `\\${char}`,
  );
  return port === undefined ? word : `${word}(?!/|:(?!${port}(?!\\d))\\d)`;
}
