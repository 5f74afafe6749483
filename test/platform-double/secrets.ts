/** Remembers every secret that the double gave out, so that leak tests can look for each. */
export type SecretLedger = {
  /** Records the secret and hands it back. */
  keep(secret: string): string;
  all(): readonly string[];
  /** Gives how to forget what is given out from here on. */
  remember(): () => void;
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
    remember() {
      const known = secrets.size;
      return () => {
        // A set keeps the order in which it was filled.
        for (const secret of [...secrets].slice(known)) secrets.delete(secret);
      };
    },
  };
}
