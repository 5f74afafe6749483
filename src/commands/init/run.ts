import { codeMarkdown, detailsMarkdown, fenceMarkdown, listMarkdown } from '../../base/markdown.ts';
import { UserError, type UserProblem } from '../../base/user-error.ts';
import { readTextFile, type WriteArea, writableFile, writeAtomically } from '../../host/files/files.ts';
import { startedProgram } from '../../host/host-options.ts';
import { readRegistryNames } from '../../images/images-input.ts';
import { renderFileDiff } from '../../kit/report/file-diff.ts';
import type { Machine, Run } from '../../kit/run/command.ts';
import { NO_FINDINGS, type Outcome } from '../../kit/run/outcome.ts';
import { readWorkspace } from '../../workspace/read-workspace.ts';
import { administratorRecipes, nextSteps, type Recipe } from './administrator-text.ts';
import { type FirstFile, firstFiles } from './first-files.ts';
import { ownAction } from './github-workflow.ts';
import { wantedIdentities } from './identities.ts';
import type { InitInputs } from './manifest.ts';
import { readRepositoryFacts } from './repository-facts.ts';

/** `init`: the first workflow and config file of a repository, and the identities that an administrator creates for it. */
export const run: Run<InitInputs> = async (inputs, deps) => {
  const { tempDirectory, workspace } = deps.host.context;
  const facts = await readRepositoryFacts(inputs, deps);
  const hasImages = await namesImages(inputs, deps);
  const area = { workspace, tempDirectory, workingDirectory: facts.root };
  const planned = firstFiles(facts, hasImages, await ownAction(startedProgram()));
  const files = await writeFiles(planned, area, inputs['dry-run']);
  const wanted = wantedIdentities(facts);
  const recipes = administratorRecipes(wanted);
  const steps = [
    ...nextSteps(facts, wanted),
    ...(hasImages
      ? []
      : ['No file references an image of this registry yet: add `advisory-gate` once one does.']),
  ];
  for (const file of files) show(deps, file, inputs['dry-run']);
  for (const { text, title } of recipes) {
    deps.host.log.info(`${title}:`);
    deps.host.quote(text);
  }
  const claims = wanted.map(({ claimMatch, name, roles }) => ({ name, claimMatch, roles }));
  return outcome(facts.ci, files, claims, steps, recipes);
};

/** Whether any file references an image of this registry; a repository without files references none. */
async function namesImages(inputs: InitInputs, deps: Machine): Promise<boolean> {
  const names = readRegistryNames({ 'registry-url': inputs['registry-url'], 'registry-map': [] });
  try {
    return (await readWorkspace([], deps, names)).references.length > 0;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

function show({ host }: Machine, { before, isEntry, path, state, text }: WrittenFile, dryRun: boolean): void {
  const words = {
    written: 'Written',
    planned: 'Would be written',
    unchanged: 'Already up to date',
    kept: isEntry === true ? 'Not overwritten' : 'Not overwritten (differences below)',
  } as const;
  host.log.info(`${words[state]}: ${path}`);
  if (isEntry === true && state === 'kept') return;
  if (state === 'kept') host.quote(renderFileDiff(path, before ?? '', text));
  else if (dryRun && state === 'planned') host.quote(text);
}

function outcome(
  ci: string,
  files: readonly WrittenFile[],
  claims: readonly unknown[],
  steps: readonly string[],
  recipes: readonly Recipe[],
): Outcome<never> {
  const listed = files.map(({ path, state }) => ({ path, state }));
  return {
    ...NO_FINDINGS,
    verdict: files.some(({ isEntry, state }) => isEntry !== true && state === 'kept') ? 'warn' : 'pass',
    outputs: { files: listed, 'claim-match': claims },
    summary: () => ({
      words: '',
      actions: [
        listMarkdown(steps.map((step) => step.replaceAll('<', '&lt;'))),
        listMarkdown(files.map(({ path, state }) => `${codeMarkdown(path)}: ${state}`)),
      ],
      details: recipes.map(({ language, text, title }) =>
        detailsMarkdown(title, fenceMarkdown(text, language)),
      ),
    }),
    report: { ci, files: listed, identities: claims, nextSteps: steps },
    log: ['Next steps:', ...steps.map((step, index) => `${index + 1}. ${step}`)],
  };
}

/** A file after the run; `kept` means that it existed before with other contents. */
interface WrittenFile extends FirstFile {
  readonly state: 'written' | 'planned' | 'unchanged' | 'kept';
  readonly before: string | undefined;
}

const MAXIMUM_BYTES = 1024 * 1024;

/**
 * Writes the files that do not exist yet; with `dryRun` none. No file is overwritten, and none is written if one of them
 * cannot be: throws `UserError` for all of these.
 */
async function writeFiles(
  files: readonly FirstFile[],
  area: WriteArea,
  dryRun: boolean,
): Promise<readonly WrittenFile[]> {
  const refused: UserProblem[] = [];
  const paths = files.flatMap((file) => {
    const target = writableFile(file.path, area);
    if (target.kind === 'path') return [{ file, path: target.path }];
    refused.push({ message: `\`${file.path}\` cannot be written: ${target.why}` });
    return [];
  });
  if (refused.length > 0) throw new UserError(...refused);
  const planned = await Promise.all(
    paths.map(async ({ file, path }) => ({ file, path, before: await readTextFile(path, MAXIMUM_BYTES) })),
  );
  return planned.map(({ before, file, path }) => {
    if (before !== undefined) return { ...file, before, state: before === file.text ? 'unchanged' : 'kept' };
    if (!dryRun) writeAtomically(path, file.text);
    return { ...file, before, state: dryRun ? 'planned' : 'written' };
  });
}
