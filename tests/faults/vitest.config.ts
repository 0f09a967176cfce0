import { defineConfig } from 'vitest/config'

/** The parts of the running stack change and stop under these tests: one file after the other. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['feed/*.test.ts', 'faults/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
