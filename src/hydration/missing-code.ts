import { fieldsOf, readSession, textOf, writeSession } from '../stores/checked-storage.ts'
import { storageKeys } from '../stores/keys.ts'
import { $panel, isPanelName, openPanel } from '../stores/panel.store.ts'
import { reportMissingIsland, reportNoConnection } from './no-connection.ts'

/** In ms. SPEC §7: at most one reload within this time. */
const pause = 60_000

/** Messages of the browser engines for code that could not be fetched. */
const fetchFailure = /dynamically imported module|importing a module script/i

/** Also true after the clock was set back. */
export function mayReload(last: unknown, now: number): boolean {
  return typeof last !== 'number' || now < last || now - last >= pause
}

/** @returns false without a network or storage */
export function reloadForRetry(): boolean {
  const now = Date.now()
  if (!navigator.onLine) return false
  writeSession(storageKeys.missingCode, { at: now, panel: $panel.get() })
  // Without working storage, the page could reload endlessly.
  if (fieldsOf(readSession(storageKeys.missingCode)).at !== now) return false
  location.reload()
  return true
}

/** @returns whether it reloads */
function reloadForCode(): boolean {
  const { at } = fieldsOf(readSession(storageKeys.missingCode))
  return mayReload(at, Date.now()) && reloadForRetry()
}

function reopenPanel(): void {
  const { at, panel } = fieldsOf(readSession(storageKeys.missingCode))
  const name = textOf(panel)
  if (!isPanelName(name)) return
  writeSession(storageKeys.missingCode, { at })
  openPanel(name)
}

/** Code that cannot be loaded reloads the page, at most once in 60 s (SPEC §7), or is reported. */
export function startReloadOnMissingCode(): void {
  addEventListener('vite:preloadError', () => {
    if (!reloadForCode() && !navigator.onLine) reportNoConnection()
  })
  document.addEventListener('astro:hydration-error', (event) => {
    const { error } = fieldsOf((event as CustomEvent<unknown>).detail)
    if (error instanceof Error && fetchFailure.test(error.message) && reloadForCode()) {
      event.preventDefault()
    }
    if (!event.defaultPrevented) reportMissingIsland()
  })
  reopenPanel()
}
