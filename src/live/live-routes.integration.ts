import { mkdir, writeFile } from 'node:fs/promises'
import type { AstroIntegration } from 'astro'
import sirv from 'sirv'
import { publicSite } from '../i18n/site-address.ts'
import { keptReads } from './page-reads.ts'
import { livePrefix } from './server-paths.ts'

/**
 * Adds the route that renders a page on demand, and writes next to the build the reads of each
 * pre-rendered page (`dist/reads.json`), with the public address it links to.
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
      // The front server serves the pictures; `astro dev` has none.
      'astro:server:setup': ({ server }) => {
        const media = process.env.MEDIA_DIR
        if (media) server.middlewares.use('/media', sirv(media, { dev: true }))
      },
      'astro:build:done': async ({ dir }) => {
        const reads = Object.fromEntries(
          [...keptReads()].map(([address, read]) => [address, Object.fromEntries(read())]),
        )
        const out = new URL('../', dir)
        await mkdir(out, { recursive: true })
        await writeFile(
          new URL('reads.json', out),
          JSON.stringify({ site: publicSite().origin, reads }),
        )
      },
    },
  }
}
