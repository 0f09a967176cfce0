import { startSupportBadge } from '../chrome/support-badge.ts'
import { preloadIslands } from '../hydration/preload-islands.ts'
import { $cartCount } from '../stores/cart.store.ts'
import { readLocal, writeSession } from '../stores/checked-storage.ts'
import { storageKeys } from '../stores/keys.ts'
import { startSecondPress } from '../ui/second-press.ts'

// Deferred until the page has loaded and is idle.
startSecondPress()
if (readLocal(storageKeys.knownOrders) !== undefined) {
  import('../features/order/bar/order-bar.ts')
    .then(({ showOrderBar }) => showOrderBar())
    .catch(() => {})
}
document.fonts.ready.then(() => {
  // The place of the badge depends on the texts below it, which move when the fonts arrive.
  startSupportBadge()
  writeSession(storageKeys.fonts, true)
})
if (!HTMLScriptElement.supports?.('speculationrules') || matchMedia('(hover: none)').matches) {
  import('./prefetch-pages.ts').then(({ startPrefetch }) => startPrefetch()).catch(() => {})
}
const preload = () => preloadIslands(['cart', 'toasts'])
// A first visit does not need the code: its cart is empty, and the panel opens without it.
if ($cartCount.get() > 0) {
  if ('requestIdleCallback' in window) requestIdleCallback(preload, { timeout: 2000 })
  else preload()
}
