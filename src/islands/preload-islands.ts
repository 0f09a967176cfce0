/** Not in every browser: without it the connection counts as a good one. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether code may be fetched that perhaps nobody will need. */
export function mayPreload({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData !== true && !(effectiveType ?? '').endsWith('2g')
}

/**
 * Fetches the code of islands that are likely to be asked for (`client:on-request`), so that they
 * open at once. What cannot be fetched is nobody's error: it is fetched again when it is needed.
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
