import { readRunnerLog } from './runner-log.ts';

/** Commands that a CI finds in printed text, by name, in order; how each host's log is read is the point of it. */
export type CommandReader = (printed: string) => readonly string[];

/** GitHub, Forgejo and Gitea: `::command::` at the start of a line, and the older `##[command]` anywhere. */
export const githubCommands: CommandReader = (printed) => [
  ...readRunnerLog(printed).commands,
  ...[...printed.matchAll(/##\[([\w-]+)[^\]]*\]/g)].map((match) => `##${match[1]}`),
];

/** Azure Pipelines: `##vso[area.action …]` and `##[format]` anywhere in a line. */
export const azureCommands: CommandReader = (printed) =>
  [...printed.matchAll(/##(?:vso)?\[([\w.-]+)[^\]]*\]/gi)].map((match) => match[1] ?? '');

/** GitLab: section marks end in a carriage return; a runner with `proxy_exec` reads `::add-mask::` too. */
export const gitlabCommands: CommandReader = (printed) =>
  [...printed.matchAll(/section_(start|end):\d+:[\w.-]+(?:\[[^\]]*\])?\r|::([\w-]+)(?: [^:]*)?::/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );

/** Buildkite: a line that begins with one of its marks heads a group; escape sequences draw images and links. */
export const buildkiteCommands: CommandReader = (printed) =>
  [...printed.matchAll(/^(---|\+\+\+|~~~|\^\^\^)|\u001b[\]_]\w*/gm)].map((match) => match[0]);

/** A terminal: escape sequences and carriage returns. */
export const terminalCommands: CommandReader = (printed) =>
  [...printed.matchAll(/\u001b|\r/g)].map((match) => match[0]);
