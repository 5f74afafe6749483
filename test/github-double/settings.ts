/** Behavior of the double beyond its normal answers; change it at any time. */
export type GithubSettings = {
  /** Requests an hour that the x-ratelimit headers speak of. */
  rateLimit: number;
  /** Requests left; counted down by every request, and at 0 everything is refused with GitHub's 403. */
  rateRemaining: number;
  /** Seconds until the limit starts anew, counted from now. */
  rateResetSeconds: number;
  /** Whether commits made through the API are signed: a GitHub Enterprise Server signs only where that was set up. */
  signsCommits: boolean;
  /** States of an upload of SARIF, one for each look; the last one stays. */
  uploadStates: readonly ('pending' | 'complete' | 'failed')[];
  /** Link headers for pages; a proxy may take them away. */
  links: boolean;
  /** Answers that do not fit GitHub's published description become a 500 that says why. */
  checkAnswers: boolean;
};

/** Settings as a double starts with. */
export function defaultGithubSettings(): GithubSettings {
  return {
    rateLimit: 5000,
    rateRemaining: 5000,
    rateResetSeconds: 3600,
    signsCommits: true,
    uploadStates: ['complete'],
    links: true,
    checkAnswers: true,
  };
}

/** Changes settings; throws for a name that does not exist or a value of another type. */
export function applyGithubSettings(settings: GithubSettings, patch: Partial<GithubSettings>): void {
  for (const [name, value] of Object.entries(patch)) {
    const known: unknown = Reflect.get(settings, name);
    if (!Object.hasOwn(settings, name)) throw new Error(`unknown setting \`${name}\``);
    if (typeof value !== typeof known) throw new Error(`setting \`${name}\` is a ${typeof known}`);
  }
  Object.assign(settings, patch);
}
