import { defineConfig } from 'vitest/config'

/** These tests change and stop parts of the running stack: one file after the other. */
export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['feed/*.test.ts', 'faults/*.test.ts'],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
