import { startSupportBadge } from '../chrome/support-badge.ts'
import { startOrderBar } from '../features/order/bar/start-order-bar.ts'
import { preloadIslands } from '../islands/preload-islands.ts'
import { $cartCount } from '../stores/cart.store.ts'

// Deferred until the page has loaded and is idle.
startOrderBar()
// Its place depends on the texts below it, which move when the fonts arrive.
document.fonts.ready.then(startSupportBadge)
const preload = () => preloadIslands(['cart', 'toasts'])
// A first visit does not need the code: its cart is empty, and the panel opens without it.
if ($cartCount.get() > 0) {
  if ('requestIdleCallback' in window) requestIdleCallback(preload, { timeout: 2000 })
  else preload()
}
