import { getViteConfig } from 'astro/config'
import { defineConfig } from 'vitest/config'

const shared = {
  restoreMocks: true,
  // The machine may do other work beside.
  testTimeout: 20_000,
  pool: 'threads' as const,
}

/** Code whose state lives in modules: its tests have their modules to themselves. */
const stateful = 'src/{api-client,features,forms,islands,stores}/**/*.test.{ts,tsx}'

/** Tests of what Astro compiles; starting it takes seconds. */
const ofAstro = '**/*.astro.test.ts'

/** Fast tests of pure code, beside their sources. The stack's own tests have configs of their own. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'pure',
          include: [
            '{src,server,scripts,simulators,domain/src,query/src,settings/src}/**/*.test.{ts,tsx}',
          ],
          exclude: [stateful, ofAstro],
          isolate: false,
        },
      },
      { test: { ...shared, name: 'stateful', include: [stateful], exclude: [ofAstro] } },
      getViteConfig({ test: { ...shared, name: 'astro', include: [`src/${ofAstro}`] } }),
    ],
  },
})
