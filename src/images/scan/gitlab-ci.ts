import { rareScans } from './lazy-scans.ts';
import type { YamlSyntax } from './syntax.ts';
import { entriesOf, entryOf, nodeAt } from './yaml-lookup.ts';
import type { YamlNode } from './yaml-node.ts';

/** GitLab CI: `image` and `services` of the file, of `default` and of every job, as each job runs them. */
export const gitlabCi: YamlSyntax = {
  kind: 'yaml',
  name: 'gitlab-ci',
  page: {
    title: 'GitLab CI',
    files: '`.gitlab-ci.yml`, `*.gitlab-ci.yml`, files below `.gitlab/ci`',
    finds: '`image` and `services` of the file, `default` and jobs, with `variables` and `parallel: matrix`',
    pin: 'behind the tag, or in the variable or matrix',
    alsoReadBy: 'Renovate, digestabot',
  },
  words: ['.gitlab'],
  paths: [/\/[^/]*\.gitlab-ci\.ya?ml$/, /\/\.gitlab(?:-ci|\/ci|\/pipelines?)\/.*\.ya?ml$/],
  recognizes: (root) => (isGitlabCi(root) || isHeader(root) ? 'likely' : undefined),
  scan: (context) => rareScans.get().gitlabCi(context),
};

function isGitlabCi(root: YamlNode | undefined): boolean {
  for (const { value } of entriesOf(root)) if (entryOf(value, 'script') !== undefined) return true;
  return false;
}

/** The document in front of a pipeline that others include, which declares its inputs. */
function isHeader(root: YamlNode | undefined): boolean {
  return nodeAt(root, 'spec', 'inputs')?.kind === 'map' && nodeAt(root, 'kind') === undefined;
}
