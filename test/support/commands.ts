import { loadCommands } from '../../src/commands/commands.ts';

/** The rows of all commands. */
export const commands = await loadCommands();

export const manifests = commands.map(({ manifest }) => manifest);
