import { loadParsers } from '../../src/images/scan/load-parsers.ts';

/** Tests scan without waiting; runs load a parser when a file needs it. */
await loadParsers();
