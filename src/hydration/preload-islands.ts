/** Not available in every browser; a missing value counts as a good connection. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
  /** Type of the network; only on phones. */
  type?: string
}

/** Whether to fetch code that may never be needed: only on a fast connection that is not metered. */
export function mayPreload({ saveData, effectiveType = '4g', type }: Connection = {}): boolean {
  return saveData !== true && effectiveType === '4g' && type !== 'cellular'
}

/**
 * Fetches the code of islands that are likely to be requested (`client:on-request`), so that they
 * open at once. A failed fetch is ignored: the code is fetched again on request.
 */
export function preloadIslands(names: readonly string[]): void {
  const { connection } = navigator as { connection?: Connection }
  if (!mayPreload(connection)) return
  for (const island of document.querySelectorAll('astro-island[client="on-request"]')) {
    if (!names.includes(JSON.parse(island.getAttribute('opts') ?? '{}').value)) continue
    for (const part of ['component-url', 'renderer-url']) {
      const address = island.getAttribute(part)
      if (address !== null) import(/* @vite-ignore */ address).catch(() => {})
    }
  }
}
