import { ANY_ESCAPE, anyOf, HCL_REFERENCE } from '../disguises.ts';
import type { HclAttribute } from '../formats/hcl-attributes.ts';
import type { TextSyntax } from '../syntax.ts';
import { scanHclImages } from './hcl-images.ts';

/** Terraform, OpenTofu and Terragrunt: `image` attributes, `name` of `docker_image`, images in parts, and complete references in any text. */
export const terraform: TextSyntax = {
  kind: 'text',
  name: 'terraform',
  words: ['.tf', '.tofu', '/terragrunt.hcl'],
  paths: [/\.(?:tf|tofu|tfvars)$/, /\/terragrunt\.hcl$/],
  /** Texts with any other expression name no image. */
  disguises: anyOf(ANY_ESCAPE, HCL_REFERENCE),
  scan: (source, sink) => scanHclImages(source, sink, 'terraform', namesImage, isImageKey, namesResult),
};

const isImageKey = (name: string): boolean => /^(?:image|image_uri|container_image|docker_image)$/.test(name);

function namesImage({ block, label, name }: HclAttribute): boolean {
  return isImageKey(name) || (name === 'name' && block === 'resource' && label.startsWith('docker_image '));
}

/** Results that `docker_image` builds, and that the Docker provider tags and pushes. */
function namesResult({ block, inner, label, name }: HclAttribute): boolean {
  if (block !== 'resource') return false;
  const [type = ''] = label.split(' ', 1);
  if (type === 'docker_tag') return name === 'target_image';
  return (
    name === 'name' && (type === 'docker_registry_image' || (type === 'docker_image' && inner.has('build')))
  );
}
