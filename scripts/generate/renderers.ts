import type { CommandRow } from '../../src/kit/run/command-row.ts';
import { renderActionReadmes } from './action-readme.ts';
import { renderAzureTasks } from './azure-task.ts';
import { renderBench } from './bench-tables.ts';
import { renderBuildkitePlugin } from './buildkite-plugin.ts';
import { renderClientPage } from './client-page.ts';
import { renderCompositeActions } from './composite-action.ts';
import { renderConfigSchema } from './config-schema.ts';
import { renderFindingsPage } from './findings-page.ts';
import type { Generated, Renderer } from './generated.ts';
import { renderGitlabComponents } from './gitlab-component.ts';
import { renderHostMatrix } from './host-matrix.ts';
import { renderPreCommitHooks } from './pre-commit-hooks.ts';
import { renderReadmeTables } from './readme-table.ts';
import { renderReferencePages } from './reference-page.ts';
import { renderRoleFileSchema } from './role-file-schema.ts';
import { renderRootAction } from './root-action.ts';
import { renderSchemaCatalog } from './schema-catalog.ts';

/** Every renderer. To add a wrapper for another host, add its renderer here. */
const renderers: readonly Renderer[] = [
  renderRootAction,
  renderCompositeActions,
  renderActionReadmes,
  renderReferencePages,
  renderClientPage,
  renderReadmeTables,
  renderConfigSchema,
  renderRoleFileSchema,
  renderSchemaCatalog,
  renderGitlabComponents,
  renderBuildkitePlugin,
  renderAzureTasks,
  renderPreCommitHooks,
  renderHostMatrix,
  renderBench,
];

/** Everything that is generated from the commands; throws where two renderers want one whole file. */
export function renderAll(commands: readonly CommandRow[]): readonly Generated[] {
  const manifests = commands.map(({ manifest }) => manifest);
  const all = [...renderers.flatMap((render) => render(manifests)), ...renderFindingsPage(commands)];
  const whole = all.filter((generated) => generated.kind === 'file').map((generated) => generated.path);
  const twice = whole.find((path, index) => whole.indexOf(path) !== index);
  if (twice !== undefined) throw new Error(`${twice} is generated twice`);
  return all;
}
