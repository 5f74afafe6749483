import { defineConfig } from 'vitest/config';
import { measured } from './test/campaign.ts';

/** Tests with limits of time and memory, one after the other and without coverage: `npm run measure`. */
export default defineConfig({
  test: {
    include: ['test/**/*.measure.ts', ...measured],
    globalSetup: ['test/support/shipped-setup.ts'],
    setupFiles: ['test/support/property-seed.ts'],
    env: { PLATFORM_ACTIONS_MEASURE: 'true' },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    fileParallelism: false,
  },
});
