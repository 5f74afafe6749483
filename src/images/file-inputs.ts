import { parseRegistryMapping } from './reference/image-name.ts';
import { parseImageReference } from './reference/image-reference.ts';

function referenceProblem(entry: string): string | undefined {
  const parsed = parseImageReference(entry);
  return parsed.kind === 'malformed' ? `not an image reference: ${parsed.reason}` : undefined;
}

function mappingProblem(entry: string): string | undefined {
  const parsed = parseRegistryMapping(entry);
  return parsed.kind === 'malformed' ? `not a mapping: ${parsed.reason}` : undefined;
}

/** The inputs of the commands that read references in files. */
export const fileInputs = {
  images: {
    kind: 'list',
    entryProblem: referenceProblem,
    description: 'Images such as `python:3.12-dev` or `cgr.dev/acme/nginx:1.27`, with or without a digest.',
  },
  files: {
    kind: 'globs',
    description: 'Globs of the files to scan for references.',
    policy: true,
  },
  'ignore-images': {
    kind: 'globs',
    description:
      'Globs on `org/name:tag` to exclude; without a colon, any tag; `!` includes again; the last match wins.',
    policy: true,
  },
  'registry-map': {
    kind: 'list',
    entryProblem: mappingProblem,
    description:
      'Lines such as `mirror.example/proxy=cgr.dev`: images are looked up on the right, files keep the left.',
    policy: true,
  },
} as const;
