import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'vitest/config'

const nuxtStrapi = dirname(createRequire(import.meta.url).resolve('@nuxtjs/strapi'))

/** Uses a running shop over HTTP, whose address and sign-ins are in the environment. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./stock.setup.ts', './event-loop.setup.ts'],
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A client that is written for Nuxt's bundler (clients/nuxt-strapi.test.ts).
    alias: {
      '@nuxtjs/strapi/runtime': join(nuxtStrapi, 'runtime'),
      '#imports': join(import.meta.dirname, 'clients/nuxt-imports.ts'),
    },
    server: { deps: { inline: ['@nuxtjs/strapi'] } },
  },
})
