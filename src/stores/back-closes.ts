/** Overlays of the page that Back closes. */
const open = new Set<() => void>()

/**
 * Whether the current history entry belongs to an overlay: Back leaves it without leaving the page.
 */
const isOwnEntry = (): boolean => (history.state as { overlay?: unknown } | null)?.overlay === true

/**
 * Restores the focus: a step in the history moves it to the address's target or removes it, but it
 * belongs to the control that opened the overlay.
 */
function keepFocus(focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || focused === document.body) return
  setTimeout(() => {
    if (open.size === 0) focused.focus({ preventScroll: true })
  })
}

/** Place in the history; the same for all where browsers do not tell it. */
const place = (): number => window.navigation?.currentEntry?.index ?? 0

let last = 0
/** Whether the last step in the history went forward. */
let forward = false
let timer: ReturnType<typeof setTimeout> | undefined
/** Whether the last overlay's entry is being left; the step back takes effect after the call. */
let leaving = false

function settle(): void {
  if (leaving) return
  if (open.size > 0) {
    if (!isOwnEntry()) history.pushState({ overlay: true }, '')
    last = place()
    return
  }
  if (!isOwnEntry()) return
  // Behind the entry of a closed overlay lies the page to which it led.
  if (forward && window.navigation?.canGoForward) {
    history.forward()
    return
  }
  const focused = document.activeElement
  addEventListener('popstate', () => keepFocus(focused), { once: true })
  leaving = true
  history.back()
}

/** Deferred, because a closing overlay may be replaced by another one. */
function settleSoon(): void {
  clearTimeout(timer)
  timer = setTimeout(settle)
}

function moved(): void {
  const isAsked = leaving
  leaving = false
  forward = place() > last
  last = place()
  // The entry of a closed overlay; an overlay that was opened meanwhile gets its own entry.
  if (isOwnEntry() || (isAsked && open.size > 0)) {
    settleSoon()
    return
  }
  // Without an overlay, the browser moves the focus itself, e.g. to the target of the skip link.
  if (open.size === 0) return
  for (const close of open) close()
  keepFocus(document.activeElement)
}

/**
 * Makes Back close the overlay that was just opened; call it again with `false` after the overlay
 * is closed.
 */
export function backCloses(close: () => void, isOpen: boolean): void {
  if (isOpen === open.has(close)) return
  if (isOpen) open.add(close)
  else open.delete(close)
  settleSoon()
}

/** A restored page may be at an entry whose overlay no longer exists. */
export function startBackCloses(): void {
  last = place()
  addEventListener('popstate', moved)
  addEventListener('pageshow', settleSoon)
}
