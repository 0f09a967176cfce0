import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Vite's id of the module that wraps dynamic imports. */
const viteHelper = '\0vite/preload-helper.js'

/**
 * Imports code on demand and reports failures, as Vite does (SPEC §7). Vite's helper also preloads
 * the dependencies, whose lists are a tenth of a page's scripts.
 */
const importCode = `export const __vitePreload = (load) => load().catch((payload) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
  dispatchEvent(event)
  if (!event.defaultPrevented) throw payload
})`

export const importCodePlugin = {
  name: 'nas-import-code',
  enforce: 'pre',
  configEnvironment: (name: string) =>
    name === 'client' ? { build: { modulePreload: false as const } } : undefined,
  load: (id: string) => (id === viteHelper ? importCode : undefined),
} as const

export function onRequestDirective(): AstroIntegration {
  return {
    name: 'nas-on-request-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'on-request',
          entrypoint: fileURLToPath(new URL('./on-request.directive.ts', import.meta.url)),
        })
      },
    },
  }
}
