import { loadParsers } from '../../src/images/scan/parsers.ts';

/** Tests scan without waiting; runs load a parser when a file needs it. */
await loadParsers();
