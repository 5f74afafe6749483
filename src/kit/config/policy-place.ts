import type { Host } from '../../host/host.ts';
import type { OpenedGithub } from '../run/open-github.ts';

/** Which commit policy files are read from (contract §2, §8). */
export interface PolicyPlace {
  readonly host: Host;
  readonly policyFrom: 'head' | 'base';
  readonly workingDirectory: string;
  /** Opens GitHub's API, for a base that is not in the checkout; without it, only the checkout is read. */
  readonly github?: (() => Promise<OpenedGithub>) | undefined;
  readonly signal?: AbortSignal | undefined;
}
