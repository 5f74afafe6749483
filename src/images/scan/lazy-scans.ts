import { createLazyPart } from '../../base/lazy-part.ts';

/** The scans of syntaxes that few repositories have: one part for all of them, so that a run loads one file for any of them. */
export const rareScans = createLazyPart(async () => (await import('./rare-scans.ts')).RARE_SCANS);
