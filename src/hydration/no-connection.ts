import { noConnectionText } from '../stores/no-connection.ts'
import { $openDialog, $panel } from '../stores/panel.store.ts'
import { $toast } from '../stores/toast.store.ts'

/** In ms. */
const shownFor = 10_000

/** Shows a notice without the island of notices, whose code may be missing too. */
function show(message: string): void {
  const note = document.createElement('p')
  note.role = 'alert'
  note.className = 'toasts'
  note.style.cssText = 'padding:1rem;background:var(--surface);border:1px solid'
  document.querySelector('p.toasts')?.remove()
  const place = $openDialog.get() ?? document.body
  place.append(note)
  note.textContent = message
  const close = () => note.remove()
  setTimeout(close, shownFor)
  addEventListener('online', close, { once: true })
}

export function reportNoConnection(): void {
  show(noConnectionText())
}

/** Reports an island that was requested and could not be loaded; a preload fails in silence. */
export function reportMissingIsland(): void {
  const toast = $toast.get()
  if ($panel.get() !== 'none' && $openDialog.get() === null) {
    $panel.set('none')
    reportNoConnection()
  } else if (toast !== null) {
    $toast.set(null)
    show(toast.message)
  }
}
