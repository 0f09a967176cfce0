import { defineConfig } from 'vitest/config'

/** One file, one test after the other: each leaves the containers as it found them. */
export default defineConfig({
  test: {
    root: new URL('.', import.meta.url).pathname,
    include: ['*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 900_000,
  },
})
