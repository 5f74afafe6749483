import type { HclAttribute } from './hcl-attributes.ts';
import { scanHclImages } from './hcl-images.ts';
import type { TextSyntax } from './syntax.ts';

const isImageKey = (name: string): boolean => /^(?:image|image_uri|container_image|docker_image)$/.test(name);

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
  paths: [/\.(?:tf|tofu|tfvars)$/, /\/terragrunt\.hcl$/],
  scan: (source, sink) =>
    scanHclImages(
      source,
      sink,
      'terraform',
      ({ block, label, name }) =>
        isImageKey(name) || (name === 'name' && block === 'resource' && label.startsWith('docker_image ')),
      isImageKey,
      namesResult,
    ),
};

/** What `docker_image` builds, and what the Docker provider tags and pushes. */
function namesResult({ block, inner, label, name }: HclAttribute): boolean {
  if (block !== 'resource') return false;
  const [type = ''] = label.split(' ', 1);
  if (type === 'docker_tag') return name === 'target_image';
  return (
    name === 'name' && (type === 'docker_registry_image' || (type === 'docker_image' && inner.has('build')))
  );
}
