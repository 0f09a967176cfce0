/**
 * Document event by which the pages' plain scripts request an island. The directive is bundled
 * separately and shares no module with them.
 */
export const islandRequested = 'nas:island-requested'

/** Whether the island was requested before, for a directive that starts later. */
export function wasRequested(name: string): boolean {
  return (document.documentElement.dataset.requested ?? '').split(' ').includes(name)
}

/** Requests that an island is loaded and hydrated; idempotent. */
export function requestIsland(name: string): void {
  const { dataset } = document.documentElement
  if (!wasRequested(name)) dataset.requested = `${dataset.requested ?? ''} ${name}`.trim()
  document.dispatchEvent(new CustomEvent(islandRequested, { detail: name }))
}
