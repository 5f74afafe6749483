import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** Cloud Native Buildpacks: builders, stack images and buildpacks of `project.toml`, `builder.toml` and `package.toml`. */
export const buildpacks: TextSyntax = {
  kind: 'text',
  name: 'buildpacks',
  page: {
    title: 'Buildpacks',
    files: '`project.toml`, `builder.toml`, `package.toml`',
    finds: 'builders, stack and run images, `docker://` buildpacks',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate',
  },
  words: ['.toml'],
  paths: [/\/(?:[^/]*[-_.])?(?:project|builder|package|buildpack)\.toml$/],
  rest: 'text',
  scan: (source, sink) => rareScans.get().buildpacks(source, sink),
};
