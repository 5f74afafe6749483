import type { FoundImage } from './scan-score.ts';

/** Kinds that a tool says it understands, in its own words on its page. */
type Understands = (kind: string) => boolean;

/** A tool that finds images in files. */
export interface ScanPeer {
  readonly name: string;
  readonly program: string;
  readonly version: string;
  readonly words: (folder: string) => readonly string[];
  readonly exitCode: number;
  /** Whether it asks a registry about what it finds; the images are then at one of ours. */
  readonly asks: boolean;
  readonly understands: Understands;
  readonly parse: (stdout: string) => readonly FoundImage[];
}

const among =
  (...kinds: readonly string[]): Understands =>
  (kind) =>
    kinds.includes(kind);

/** `frizbee image list`: `image:` in YAML files and `FROM` in Dockerfiles; it tells no places. */
const frizbee: ScanPeer = {
  name: 'frizbee',
  program: 'frizbee',
  version: '0.1.7',
  words: (folder) => ['image', 'list', '--output', 'json', folder],
  exitCode: 0,
  asks: false,
  understands: among('from', 'compose', 'compose-anchor', 'kubernetes', 'workflow-image', 'any-yaml'),
  parse: (stdout) => {
    const entries: readonly { readonly name: string; readonly ref: string }[] = JSON.parse(stdout);
    // Quotes of YAML are part of the names that it prints.
    return entries.map(({ name, ref }) => ({
      image: `${name}${ref.startsWith('sha256:') ? '@' : ':'}${ref}`.replaceAll(/["']/g, ''),
    }));
  },
};

/** `pindock check`: `FROM`, `COPY --from=`, `RUN --mount=from=` and Compose's `image`; lists by file, with its verdicts. */
const pindock: ScanPeer = {
  name: 'pindock',
  program: 'pindock',
  version: '1.1.3',
  words: (folder) => ['check', '--verbose', '--dir', folder],
  exitCode: 1,
  asks: true,
  understands: among('from', 'copy-from', 'mount-from', 'compose', 'compose-anchor'),
  // A text that it takes for an image but cannot look up has an error, and one that it knows not to be an image is skipped.
  parse: (stdout) =>
    Array.from(stdout.matchAll(/^ {2}(?!SKIP)[A-Z]+ +(\S+)/gm), ([, image = '']) => ({ image })),
};

/** Texts that a peer wrongly takes for images of a public registry are not looked up anywhere. */
export const LOOPBACK_ONLY = { HTTPS_PROXY: 'http://127.0.0.1:9', HTTP_PROXY: 'http://127.0.0.1:9' };

export const SCAN_PEERS: readonly ScanPeer[] = [frizbee, pindock];
