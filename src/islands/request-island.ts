/**
 * How the page's plain scripts ask for an island. The directive is bundled apart from everything
 * else, so it shares no module with them: the document carries the message.
 */
export const islandRequested = 'nas:island-requested'

/** Islands requested so far, for a directive that starts after the asking. */
export function wasRequested(name: string): boolean {
  return (document.documentElement.dataset.requested ?? '').split(' ').includes(name)
}

/** Asks for an island to be loaded and hydrated; asking again is harmless. */
export function requestIsland(name: string): void {
  const { dataset } = document.documentElement
  if (!wasRequested(name)) dataset.requested = `${dataset.requested ?? ''} ${name}`.trim()
  document.dispatchEvent(new CustomEvent(islandRequested, { detail: name }))
}
