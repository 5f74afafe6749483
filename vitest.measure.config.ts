import { defineConfig } from 'vitest/config';

/** Tests with limits of time and memory, one after the other and without coverage: `npm run measure`. */
export default defineConfig({
  test: {
    include: ['test/**/*.measure.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
    fileParallelism: false,
  },
});
