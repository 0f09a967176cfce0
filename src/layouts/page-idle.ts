import { startSupportBadge } from '../chrome/support-badge.ts'

// What can wait until the page has loaded and rests.
startSupportBadge()
