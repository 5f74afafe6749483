import { DEFAULT_CONFIG_FILE } from '../../src/kit/config/policy.ts';
import { schemaUrl } from '../../src/version.ts';
import type { Renderer } from './generated.ts';
import { product } from './product.ts';

/** The role file's default name is an input's; the restrictions have no default, and this is the name in the documents. */
const RESTRICTIONS_FILE = '.github/role-restrictions.yml';

/**
 * Our entries for the catalog of the JSON Schema Store, in its own form, so that they can be proposed there as they are,
 * and editors can use the file until then.
 */
export const renderSchemaCatalog: Renderer = (manifests) => {
  const roleFile = manifests.find(({ name }) => name === 'sync-rolebindings')?.inputs['file'];
  const entries = [
    {
      name: `${product.name} config`,
      description: 'Policy and ignores of platform-actions',
      files: [DEFAULT_CONFIG_FILE],
      url: schemaUrl('config'),
    },
    {
      name: `${product.name} role bindings`,
      description: 'Identities and role bindings of platform-actions',
      files: [String(roleFile?.default)],
      url: schemaUrl('rolebindings'),
    },
    {
      name: `${product.name} role restrictions`,
      description: 'Restrictions of role files of platform-actions',
      files: [RESTRICTIONS_FILE],
      url: schemaUrl('restrictions'),
    },
  ];
  const schemas = entries.map(({ description, files, name, url }) => ({
    name,
    description,
    fileMatch: files.map((file) => `**/${file}`),
    url,
  }));
  const catalog = { $schema: 'https://json.schemastore.org/schema-catalog.json', version: 1, schemas };
  return [{ kind: 'file', path: 'schemas/catalog.json', text: `${JSON.stringify(catalog, null, 2)}\n` }];
};
