/**
 * How the page's plain scripts ask for an island. The directive is bundled apart from everything
 * else, so it shares no module with them: the document carries the message.
 */
export const wantedEvent = 'nas:wanted'

/** Islands wanted so far, for a directive that starts after the asking. */
export function wantedBefore(name: string): boolean {
  return (document.documentElement.dataset.wanted ?? '').split(' ').includes(name)
}

/** Asks for an island to be loaded and hydrated; asking again is harmless. */
export function want(name: string): void {
  const { dataset } = document.documentElement
  if (!wantedBefore(name)) dataset.wanted = `${dataset.wanted ?? ''} ${name}`.trim()
  document.dispatchEvent(new CustomEvent(wantedEvent, { detail: name }))
}
