import fc from 'fast-check';

/** Property tests draw the same cases in every run, so that a red build can be run again; FAST_CHECK_SEED draws others. */
fc.configureGlobal({ seed: Number(process.env['FAST_CHECK_SEED'] ?? 20_261_121) });
