/** What lies over the page and closes when somebody goes back. */
const open = new Set<() => void>()

/** The entry of the history that stands for it: going back leaves it, and the page stays. */
const isOwnEntry = (): boolean => (history.state as { overlay?: unknown } | null)?.overlay === true

/**
 * A step in the history takes the focus to the place that the address names, or away; it belongs to
 * what opened the overlay.
 */
function keepFocus(focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || focused === document.body) return
  setTimeout(() => {
    if (open.size === 0) focused.focus({ preventScroll: true })
  })
}

let timer: ReturnType<typeof setTimeout> | undefined
/** The entry of the last overlay is being left; the step back is taken later than it is asked for. */
let leaving = false

function settle(): void {
  if (leaving) return
  if (open.size > 0) {
    if (!isOwnEntry()) history.pushState({ overlay: true }, '')
    return
  }
  if (!isOwnEntry()) return
  const focused = document.activeElement
  addEventListener('popstate', () => keepFocus(focused), { once: true })
  leaving = true
  history.back()
}

/** Afterwards, since one that closes may make room for another one. */
function settleSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(settle)
}

function moved(): void {
  const isAsked = leaving
  leaving = false
  // Of an overlay that has closed; one that was opened meanwhile gets an entry of its own.
  if (isOwnEntry() || (isAsked && open.size > 0)) {
    settleSoon()
    return
  }
  for (const close of open) close()
  keepFocus(document.activeElement)
}

/** Makes the way back close what has just been opened; to be called again, with `false`, once it is closed. */
export function backCloses(close: () => void, isOpen: boolean): void {
  if (isOpen === open.has(close)) return
  if (isOpen) open.add(close)
  else open.delete(close)
  settleSoon()
}

/** A page that is reached again may stand at an entry whose overlay is gone. */
export function startBackCloses(): void {
  addEventListener('popstate', moved)
  addEventListener('pageshow', settleSoon)
}
