import { getViteConfig } from 'astro/config'

/** Fast tests of pure code, beside their sources. The stack's own tests have configs of their own. */
export default getViteConfig({
  test: {
    include: ['{src,server,scripts,simulators,domain/src}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // The machine may do other work beside.
    testTimeout: 20_000,
  },
})
