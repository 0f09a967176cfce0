import { $panel } from '../stores/panel.store.ts'
import { $toasts, showKeptNotice } from '../stores/toast.store.ts'
import { requestIsland } from './request-island.ts'

export function startIslands(): void {
  $panel.subscribe((panel) => {
    if (panel !== 'none') requestIsland(panel)
  })
  $toasts.subscribe((toasts) => {
    if (toasts.length > 0) requestIsland('toasts')
  })
  showKeptNotice()
}
