import '../chrome/header.ts'
import { startGreeting, startLoginRequest } from '../features/auth/page-session.ts'
import { startAddToCart, startCartBadge } from '../features/cart/add-to-cart.ts'
import { startCartPanel } from '../features/cart/cart-shell.ts'
import { startHearts } from '../features/likes/hearts.ts'
import { startSearchRequest } from '../features/search/search-request.ts'
import { startReloadOnMissingCode } from '../hydration/missing-code.ts'
import { requestIsland } from '../hydration/request-island.ts'
import { backCloses, startBackCloses } from '../stores/back-closes.ts'
import { onceShown } from '../stores/once-shown.ts'
import { $panel, closePanel, isPanelName, openPanel } from '../stores/panel.store.ts'
import { $toast, showKeptNotice } from '../stores/toast.store.ts'

const closeCart = () => closePanel('cart')

/** A press on `[data-open-panel="cart|login|search"]` opens that panel. */
function startPanelOpeners(): void {
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

function startPage(): void {
  // Must be correct immediately on every page, without React (architecture §4).
  startCartBadge()
  startAddToCart()
  startGreeting()
  startHearts()
  startPanelOpeners()
  startCartPanel()
  $panel.subscribe((panel) => {
    if (panel !== 'none') requestIsland(panel)
  })
  $toast.subscribe((toast) => {
    if (toast !== null) requestIsland('toasts')
  })
  startReloadOnMissingCode()
  startLoginRequest()
  startSearchRequest()
  // An opened panel would close it.
  showKeptNotice()

  // Presses from before this script was loaded (`first-script.js`).
  for (const button of document.querySelectorAll<HTMLElement>('[data-pressed]')) button.click()

  const idle = () => setTimeout(() => import('./page-idle.ts').catch(() => {}), 300)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle)
}

onceShown(startPage)
