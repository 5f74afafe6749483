import { scanHclImages } from './hcl-images.ts';
import type { TextSyntax } from './syntax.ts';

/** Terraform and OpenTofu: `image` attributes, `name` of `docker_image`, and complete references in any text. */
export const terraform: TextSyntax = {
  kind: 'text',
  name: 'terraform',
  page: {
    title: 'Terraform, OpenTofu',
    files: '`*.tf`, `*.tofu`, `*.tfvars`',
    finds: '`image` attributes, `name` of `docker_image`, complete references in any text',
    pin: 'behind the tag',
    alsoReadBy: 'Renovate, digestabot',
  },
  paths: [/\.(?:tf|tofu|tfvars)$/],
  scan: (source, sink) =>
    scanHclImages(
      source,
      sink,
      'terraform',
      ({ block, label, name }) =>
        /^(?:image|image_uri|container_image|docker_image)$/.test(name) ||
        (name === 'name' && block === 'resource' && label.startsWith('docker_image ')),
    ),
};
