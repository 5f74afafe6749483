/** Remembers every secret that the double gave out, so that leak tests can look for each. */
export type SecretLedger = {
  /** Records the secret and hands it back. */
  keep(secret: string): string;
  all(): readonly string[];
};

/** An empty ledger. */
export function createSecretLedger(): SecretLedger {
  const secrets = new Set<string>();
  return {
    keep(secret) {
      secrets.add(secret);
      return secret;
    },
    all: () => [...secrets],
  };
}
