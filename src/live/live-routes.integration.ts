import { mkdir, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import { livePrefix } from './live-prefix.ts'
import { keptReads } from './page-reads.ts'

/**
 * Adds the route that renders a page on demand, and writes beside the build what each pre-rendered
 * page read (`dist/reads.json`: address → query → fingerprint).
 */
export function liveRoutes(): AstroIntegration {
  return {
    name: 'nas-live-routes',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({
          pattern: `${livePrefix}/[...path]`,
          entrypoint: new URL('./live-page.astro', import.meta.url),
          prerender: false,
        })
      },
      'astro:build:done': async ({ dir }) => {
        const reads = Object.fromEntries(
          [...keptReads()].map(([address, read]) => [address, Object.fromEntries(read())]),
        )
        const out = new URL('../', dir)
        await mkdir(out, { recursive: true })
        await writeFile(new URL('reads.json', out), JSON.stringify(reads))
      },
    },
  }
}
