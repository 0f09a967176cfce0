import { getViteConfig } from 'astro/config'
import { defineConfig } from 'vitest/config'

const shared = {
  restoreMocks: true,
  // Generous, because the machine may be busy.
  testTimeout: 20_000,
}

/** Tests of Astro's output; starting Astro takes seconds. */
const ofAstro = '**/*.astro.test.ts'

/** Tests of the browser's storage: a package holds one test storage per worker. */
const ofStores = '**/*.store.test.{ts,tsx}'

/** Fast tests of pure code, next to their sources. Tests of the stack have their own configs. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: [
            '{src,server,scripts,simulators,domain/src,contract/src,query/src,settings/src,telemetry/src,callers/src,mail/src,spreadsheets/src}/**/*.test.{ts,tsx}',
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
