import { TEMPLATES } from './scan-templates.ts';

/** An image that a file names, by construction. Each stands in one place only, so that its text alone tells where. */
export interface TrueImage {
  readonly file: string;
  readonly line: number;
  readonly image: string;
  /** The kind of place that names it, such as `from` or `workflow-step`. */
  readonly kind: string;
}

/** Generated files with the truth about them. */
export interface Corpus {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly truth: readonly TrueImage[];
}

const MARK = /⟪(?:(here) )?([a-z-]+)⟫/g;

/** So many files of all templates in turn, their images at `host`. */
export function makeCorpus(count: number, host: string): Corpus {
  const files: { path: string; text: string }[] = [];
  const truth: TrueImage[] = [];
  let images = 0;
  while (files.length < count) {
    const template = TEMPLATES[files.length % TEMPLATES.length];
    if (template === undefined) break;
    const path = template.path.replace('N', String(Math.floor(files.length / TEMPLATES.length)));
    const parts = { name: '', tag: '' };
    const next = (word: string): { readonly name: string; readonly tag: string } => {
      images += 1;
      return { name: `${host}/acme/${word}-${images}`, tag: `1.${images % 90}` };
    };
    const lines = template.text.split('\n').map((text, index) =>
      text.replace(MARK, (_, here: string | undefined, kind: string) => {
        if (kind === 'decoy') return written(next(kind));
        if (kind === 'picture') return `${next(kind).name.slice(host.length + 1)}.png`;
        const known = { file: path, line: index + 1, kind };
        if (here !== undefined) {
          truth.push({ ...known, image: written(parts) });
          Object.assign(parts, { name: '', tag: '' });
          return '';
        }
        if (kind === 'name' || kind === 'tag' || kind === 'whole') {
          if (parts.name === '') Object.assign(parts, next('image'));
          return kind === 'whole' ? written(parts) : parts[kind];
        }
        const image = written(next('image'));
        truth.push({ ...known, image });
        return image;
      }),
    );
    files.push({ path, text: lines.join('\n') });
  }
  return { files, truth };
}

function written({ name, tag }: { readonly name: string; readonly tag: string }): string {
  return `${name}:${tag}`;
}

const PLAIN_BYTES = 50_000;
const PLAIN_NAMES = [
  'src/N.ts',
  'docs/N.md',
  'deploy/N.yaml',
  'data/N.json',
  'services/N/Dockerfile',
  'notes/N.txt',
];

/** So many files of 50 KB of several kinds that name no image of this registry. */
export function makePlainFiles(count: number): Corpus['files'] {
  return Array.from({ length: count }, (_, index) => {
    const line = `image-${index}: ghcr.io/acme/service-${index}:1.2 # a line like many others in this file\n`;
    const name = PLAIN_NAMES[index % PLAIN_NAMES.length] ?? 'N.txt';
    return {
      path: name.replace('N', String(index)),
      text: line.repeat(Math.ceil(PLAIN_BYTES / line.length)),
    };
  });
}
