import { rareScans } from './lazy-scans.ts';
import { chartReader, dockerfileParser, jsonParser, splitImages, yamlParser } from './parsers.ts';

const PARTS = [yamlParser, dockerfileParser, jsonParser, chartReader, splitImages, rareScans];

/** Loads all parts of the scanner, for callers that scan without waiting. */
export async function loadParsers(): Promise<void> {
  await Promise.all(PARTS.map(({ load }) => load()));
}
