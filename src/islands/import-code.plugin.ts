/** Vite's own name of the module that it wraps dynamic imports with. */
const viteHelper = '\0vite/preload-helper.js'

/**
 * Imports code when it is needed and says when that fails, as Vite does (SPEC §7). Vite's helper also
 * fetches beforehand what that code imports: with the lists of it, a tenth of the scripts of a page.
 */
const importCode = `export const __vitePreload = (load) => load().catch((payload) => {
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
  dispatchEvent(event)
  if (!event.defaultPrevented) throw payload
})`

/** Makes the pages' scripts import code without preloading. */
export const importCodePlugin = {
  name: 'nas-import-code',
  enforce: 'pre',
  configEnvironment: (name: string) =>
    name === 'client' ? { build: { modulePreload: false as const } } : undefined,
  load: (id: string) => (id === viteHelper ? importCode : undefined),
} as const
