import { startSupportBadge } from '../chrome/support-badge.ts'
import { startOrderBar } from '../features/order/bar/start-order-bar.ts'
import { preloadIslands } from '../islands/preload-islands.ts'

// Deferred until the page has loaded and is idle.
startSupportBadge()
startOrderBar()
const preload = () => preloadIslands(['cart', 'toasts'])
if ('requestIdleCallback' in window) requestIdleCallback(preload, { timeout: 2000 })
else preload()
