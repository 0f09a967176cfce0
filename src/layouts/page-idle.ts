import { startSupportBadge } from '../chrome/support-badge.ts'
import { preloadIslands } from '../islands/preload-islands.ts'

// What can wait until the page has loaded and rests.
startSupportBadge()
const preload = () => preloadIslands(['cart', 'toasts'])
if ('requestIdleCallback' in window) requestIdleCallback(preload, { timeout: 2000 })
else preload()
