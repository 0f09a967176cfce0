import { getViteConfig } from 'astro/config'
import { defineConfig } from 'vitest/config'

const shared = {
  restoreMocks: true,
  // The machine may do other work beside.
  testTimeout: 20_000,
}

/** Tests of what Astro compiles; starting it takes seconds. */
const ofAstro = '**/*.astro.test.ts'

/** Tests of what the browser stores: the storage of tests, which a package holds, is one a worker. */
const ofStores = '**/*.store.test.{ts,tsx}'

/** Fast tests of pure code, beside their sources. The stack's own tests have configs of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{src,server,scripts,simulators,domain/src,contract/src,query/src,settings/src,telemetry/src}/**/*.test.{ts,tsx}',
          ],
          exclude: [ofAstro, ofStores],
          pool: 'threads',
          isolate: false,
          setupFiles: ['./scripts/testing/fresh-modules.setup.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'stores',
          include: [`src/${ofStores}`],
          pool: 'threads',
          setupFiles: ['./scripts/testing/leaving.setup.ts'],
        },
      },
      getViteConfig({ test: { ...shared, name: 'astro', include: [`src/${ofAstro}`] } }),
    ],
  },
})
