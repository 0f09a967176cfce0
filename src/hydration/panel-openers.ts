import { backCloses, startBackCloses } from '../stores/back-closes.ts'
import { $panel, closePanel, isPanelName, openPanel } from '../stores/panel.store.ts'
import { requestIsland } from './request-island.ts'

const closeCart = () => closePanel('cart')

/** A press on `[data-open-panel="cart|login|search"]` opens that panel. */
export function startPanelOpeners(): void {
  startBackCloses()
  $panel.subscribe((panel) => backCloses(closeCart, panel === 'cart'))
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return
    const name = event.target.closest<HTMLElement>('[data-open-panel]')?.dataset.openPanel
    if (!isPanelName(name)) return
    event.preventDefault()
    openPanel(name)
    // The store does not emit for a panel that is already open, but its island may have failed to
    // load.
    requestIsland(name)
  })
}
