declare global {
  interface Document {
    /** Undefined in browsers that never prerender. */
    readonly prerendering?: boolean
  }
}

/**
 * Runs it when the visitor sees the page: at once, or after the first frame of a page that the
 * browser has prerendered; never in the preview of a draft. Whatever counts, fetches or reads stored
 * state waits for it.
 */
export function onceShown(run: () => void): void {
  if ('preview' in document.documentElement.dataset) return
  const show = () => requestAnimationFrame(() => setTimeout(run))
  if (document.prerendering) document.addEventListener('prerenderingchange', show, { once: true })
  else run()
}
