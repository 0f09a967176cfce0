import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitest/config'

const nuxtStrapi = dirname(createRequire(import.meta.url).resolve('@nuxtjs/strapi'))

/** Files that measure the whole shop, change its rules, or call everything. */
const alone = ['{metrics,heavy-questions,malformed,smuggling,delivery}.test.ts', 'matrix/*.test.ts']

const shared = {
  root: import.meta.dirname,
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 30_000,
  // A client that is written for Nuxt's bundler (clients/nuxt-strapi.test.ts).
  alias: {
    '@nuxtjs/strapi/runtime': join(nuxtStrapi, 'runtime'),
    '#imports': join(import.meta.dirname, 'clients/nuxt-imports.ts'),
  },
  server: { deps: { inline: ['@nuxtjs/strapi'] } },
}

/**
 * Uses a running shop over HTTP, whose address and sign-ins are in the environment. Two files run at
 * once, then those that need the shop for themselves, one after the other.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    globalSetup: ['./social-providers.setup.ts', './stock.setup.ts'],
    projects: [
      {
        test: {
          ...shared,
          ...{ name: 'two at once', include: ['**/*.test.ts'], exclude: alone, maxWorkers: 2 },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          ...{ name: 'alone', include: alone, maxWorkers: 1 },
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
