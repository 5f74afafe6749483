import { rareScans } from './lazy-scans.ts';
import type { TextSyntax } from './syntax.ts';

/** Terraform, OpenTofu and Terragrunt: `image` attributes, `name` of `docker_image`, images in parts, and complete references in any text. */
export const terraform: TextSyntax = {
  kind: 'text',
  name: 'terraform',
  page: {
    title: 'Terraform, OpenTofu, Terragrunt',
    files: '`*.tf`, `*.tofu`, `*.tfvars`, `terragrunt.hcl`',
    finds:
      '`image` attributes, `name` of `docker_image`, objects with `repository` and `tag`, `set` blocks of charts, complete references in any text, with values of `locals`',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, digestabot',
  },
  words: ['.tf', '.tofu', '/terragrunt.hcl'],
  paths: [/\.(?:tf|tofu|tfvars)$/, /\/terragrunt\.hcl$/],
  scan: (source, sink) => rareScans.get().terraform(source, sink),
};
