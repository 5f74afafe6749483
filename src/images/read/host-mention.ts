import { fileSegments, mapsDockerHub, type RegistryNames } from '../reference/image-name.ts';
import { PUBLIC_REGISTRY } from '../reference/registry-host.ts';
import { createLiteralFinder } from './literal-references.ts';

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
    const [name = ''] = /^[a-z0-9][a-z0-9._/-]*/.exec(text) ?? [];
    if (!hasHub || name === '') return false;
    const [first = '', ...path] = name.split('/');
    const isHost = path.length > 0 && (first.includes('.') || first === 'localhost');
    return namesOurs(
      fileSegments(isHost ? { host: first, path } : { host: undefined, path: [first, ...path] }).join('/'),
    );
  };
}

/** Which names are ours, as the reader of files asks. */
export function createOurNames(names: RegistryNames) {
  return {
    names,
    namesOurs: createHostMention(names),
    referenceNamesOurs: createReferenceMention(names),
    find: createLiteralFinder(names),
  };
}

/** Whether a text may spell an ASCII name with YAML or JSON escapes, which it does not need. */
export function hasHiddenLetters(text: string): boolean {
  return /\\(?:x[2-7]|u00[2-7]|U000000[2-7])[0-9A-Fa-f]/.test(text);
}

/** The host of an image is put together from variables, so that it stands nowhere as a whole. */
const VARIABLE_HOST = /^[ \t]*FROM[ \t][^\n]*?(?:\$[^\s/]*[$.]|\.[^\s/]*\$)[^\s/]*\//im;
const NEVER_ESCAPED = new Set(['text', 'markdown']);

/**
 * Creates a test for files that may name this registry; the others need no parser. Bytes may be given as characters. A
 * mapping of Docker Hub concerns names without a host, so that every file matters.
 */
export function createFileFilter(names: RegistryNames): (syntax: string, text: string) => boolean {
  const { mappings, registryHost } = names;
  if (mapsDockerHub(names)) return () => true;
  const hosts = [PUBLIC_REGISTRY, registryHost, ...mappings.map(({ from }) => String(from[0]))];
  // Classes of letters are several times as fast as a pattern that ignores case.
  const words = [...new Set(hosts.map((host) => host.replace(/:443$/, '').toLowerCase()))].map((host) =>
    host.replace(/[a-z]|[^a-z\d-]/g, (char) =>
      /[a-z]/.test(char) ? `[${char}${char.toUpperCase()}]` : `\\${char}`,
    ),
  );
  const pattern = new RegExp(words.join('|'));
  return (syntax, text) => {
    if (pattern.test(text)) return true;
    if (NEVER_ESCAPED.has(syntax)) return false;
    if (syntax === 'dockerfile' && VARIABLE_HOST.test(text)) return true;
    if (!/[\\`]/.test(text)) return false;
    return hasHiddenLetters(text) || pattern.test(text.replaceAll(/[\\`][ \t]*\r?\n[ \t]*/g, ''));
  };
}
