import { writeForDay } from './day-storage.ts'
import { storageKeys } from './keys.ts'

/** The next person at this screen does not find a receiver's name and address at the checkout. */
export function forgetReceiver(): void {
  for (const key of [storageKeys.draft, storageKeys.orderAgain, storageKeys.placedOrder])
    writeForDay(key, undefined)
}
