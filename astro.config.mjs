import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import node from '@astrojs/node'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { importCodePlugin, onRequestDirective } from './src/hydration/on-request.integration.ts'
import { devPictures } from './src/runtime/dev-pictures.integration.ts'

/**
 * Puts the imports of the pages' own scripts into one file that every page loads, and React into
 * one file for all islands: two dozen small files would be a fifth larger, because each is
 * compressed separately.
 */
const chunks = {
  groups: [
    {
      name: 'react',
      test: /node_modules\/(react|react-dom|scheduler|@nanostores\/react)\//,
    },
    {
      name: 'start',
      test: new RegExp(
        [
          '/node_modules/(nanostores|@nanostores/persistent)/',
          '/src/stores/(keys|locale|checked-storage|back-closes|deliver-to)\\.ts',
          '/src/stores/(cart|session|panel|toast|likes|viewed)\\.store\\.ts',
          '/src/i18n/(href|locale|fill)\\.ts',
          '/src/i18n/locales/\\w+/auth\\.json',
          '/src/hydration/request-island\\.ts',
          '/src/ui/(carousel|modal)\\.ts',
          '/src/content/localised\\.ts',
          '/src/features/cart/to-checkout\\.ts',
          '/domain/\\w+/(delivery-dates|day-range|shop-clock|money)\\.',
          'vite/preload-helper',
        ].join('|'),
      ),
    },
  ],
}

/** The only inline script of our own: it must run before the first paint (ADR 0202). */
const firstScript = readFileSync(new URL('./src/layouts/first-script.js', import.meta.url))
const firstScriptHash = createHash('sha256').update(firstScript).digest('base64')

export default defineConfig({
  // The front server renders the pages and keeps them (ADR 0190).
  output: 'server',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never', assets: '_assets' },
  adapter: node({ mode: 'middleware' }),
  integrations: [react(), onRequestDirective(), devPictures()],
  // No page keeps a server session: sign-in is a bearer token (API §0).
  session: false,
  // The front server checks origins itself: gateways call back without one (TRAPS, Astro).
  security: {
    checkOrigin: false,
    csp: {
      directives: [
        "default-src 'self'",
        // Pictures that a person has chosen are shown before they are sent (`blob:`).
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "media-src 'self'",
        // The video players that texts may embed (domain/src/rich-text/video-address.ts).
        'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
      ],
      scriptDirective: { hashes: [`sha256-${firstScriptHash}`] },
      // Placeholder colours of pictures are style attributes; style elements stay forbidden.
      styleDirective: { resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }] },
    },
  },
  vite: {
    plugins: [importCodePlugin],
    build: {
      cssCodeSplit: false,
    },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } },
    },
    // The dev server watches sources only; `var` changes with every request.
    server: { watch: { ignored: ['**/var/**', '**/commerce/**', '**/content-cms/**'] } },
  },
})
