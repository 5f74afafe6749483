/** A failure of the machine rather than of the input (exit code 5): a full disk, a folder without permission. */
export class MachineError extends Error {
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.name = 'MachineError';
    this.fix = fix;
  }
}
