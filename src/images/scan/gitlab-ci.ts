import type { Lookup } from './expand-variables.ts';
import type { YamlSyntax } from './syntax.ts';
import { createVariableTable } from './variable-table.ts';
import { addImage, type YamlContext } from './yaml-context.ts';
import { entriesOf, entryOf, itemsOf, nodeAt, textOf } from './yaml-lookup.ts';
import type { YamlNode } from './yaml-node.ts';
import { placeScalar } from './yaml-scalar.ts';

/** GitLab CI: `image` and `services` of the file, of `default` and of every job. */
export const gitlabCi: YamlSyntax = {
  kind: 'yaml',
  name: 'gitlab-ci',
  page: {
    title: 'GitLab CI',
    files: '`.gitlab-ci.yml`, `*.gitlab-ci.yml`, files below `.gitlab/ci`',
    finds: '`image` and `services` of the file, `default` and jobs, with `variables`',
    pin: 'behind the tag, or in the variable',
    alsoReadBy: 'Renovate, digestabot',
  },
  paths: [/\/[^/]*\.gitlab-ci\.ya?ml$/, /\/\.gitlab(?:-ci|\/ci|\/pipelines?)\/.*\.ya?ml$/],
  recognizes: (root) => (isGitlabCi(root) ? 'likely' : undefined),
  scan: (context) => {
    const { root } = context;
    const scan = (node: YamlNode | undefined, variables: readonly (YamlNode | undefined)[]) => {
      const inner = { ...context, dialect: { lookup: createLookup(context, variables) } };
      const image = nodeAt(node, 'image');
      addImage(inner, image?.kind === 'map' ? nodeAt(image, 'name') : image);
      for (const service of itemsOf(nodeAt(node, 'services')))
        addImage(inner, service.kind === 'map' ? nodeAt(service, 'name') : service);
    };
    const global = nodeAt(root, 'variables');
    scan(root, [global]);
    for (const { key, value: job } of entriesOf(root))
      if (job?.kind === 'map' && !NO_JOBS.has(key)) scan(job, [nodeAt(job, 'variables'), global]);
  },
};

/** Top-level maps that are not jobs. */
const NO_JOBS = new Set(['cache', 'include', 'spec', 'variables', 'workflow']);

function isGitlabCi(root: YamlNode | undefined): boolean {
  for (const { value } of entriesOf(root)) if (entryOf(value, 'script') !== undefined) return true;
  return false;
}

/** Looks variables up in the job, then in the file; a value is a text or `{value}`. */
function createLookup(context: YamlContext, scopes: readonly (YamlNode | undefined)[]): Lookup {
  return createVariableTable({
    text: (name) => {
      const value = scopes.map((scope) => nodeAt(scope, name)).find((node) => node !== undefined);
      const text = textOf(value?.kind === 'map' ? nodeAt(value, 'value') : value);
      return text && placeScalar(context.source, text.scalar);
    },
    label: (name) => `variables: ${name}`,
    mentions: context.mentions,
    expands: true,
  });
}
