import { defineConfig } from 'vitest/config'

/** One file and one test after the other: each restores the state of the containers. */
export default defineConfig({
  test: {
    root: new URL('.', import.meta.url).pathname,
    include: ['*.test.ts'],
    // By `npm run suite -- hosts`.
    exclude: process.env.HOSTS_SCRIPT ? [] : ['several-hosts.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 900_000,
  },
})
