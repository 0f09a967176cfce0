import { defineConfig } from 'vitest/config'

/** Talks over HTTP to a running shop, whose address and sign-ins are in the environment. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
