import { fieldsOf, readSession, textOf, writeSession } from '../stores/checked-storage.ts'
import { storageKeys } from '../stores/keys.ts'
import { $panel, isPanelName, openPanel } from '../stores/panel.store.ts'

/** SPEC §7: at most one reload within this time. */
const pause = 60_000

/** How the engines say that code could not be fetched. */
const fetchFailure = /dynamically imported module|importing a module script/i

/** Whether the last reload for missing code, if any, is long enough ago. A clock that was set back counts as long. */
export function mayReload(last: unknown, now: number): boolean {
  return typeof last !== 'number' || now < last || now - last >= pause
}

/** True when the page goes: a release may have replaced the code that this page asks for. */
function reloadForCode(): boolean {
  const now = Date.now()
  const { at } = fieldsOf(readSession(storageKeys.missingCode))
  if (!mayReload(at, now) || !navigator.onLine) return false
  writeSession(storageKeys.missingCode, { at: now, panel: $panel.get() })
  // A storage that keeps nothing would let the page reload for ever.
  if (fieldsOf(readSession(storageKeys.missingCode)).at !== now) return false
  location.reload()
  return true
}

/** Opens again what was open when the page went. */
function reopenPanel(): void {
  const { at, panel } = fieldsOf(readSession(storageKeys.missingCode))
  const name = textOf(panel)
  if (!isPanelName(name)) return
  writeSession(storageKeys.missingCode, { at })
  openPanel(name)
}

/** Code that cannot be loaded reloads the page, at most once in 60 s (SPEC §7). */
export function startReloadOnMissingCode(): void {
  addEventListener('vite:preloadError', reloadForCode)
  document.addEventListener('astro:hydration-error', (event) => {
    const { error } = fieldsOf((event as CustomEvent<unknown>).detail)
    if (error instanceof Error && fetchFailure.test(error.message) && reloadForCode()) {
      event.preventDefault()
    }
  })
  reopenPanel()
}
