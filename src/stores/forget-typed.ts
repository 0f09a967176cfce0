import { sessionKeys, writeSession } from './checked-storage.ts'
import { writeForDay } from './day-storage.ts'
import { storageKeys } from './keys.ts'

/** The next person at this screen finds nobody's name or address, at the checkout or in another form. */
export function forgetTyped(): void {
  for (const key of [storageKeys.draft, storageKeys.orderAgain, storageKeys.placedOrder])
    writeForDay(key, undefined)
  for (const key of sessionKeys()) if (/^nas:.+-draft$/.test(key)) writeSession(key, undefined)
}
