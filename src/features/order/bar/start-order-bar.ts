import { readLocal } from '../../../stores/checked-storage.ts'
import { storageKeys } from '../../../stores/keys.ts'

/** Loads the bar of the order only on a device that remembers one. */
export function startOrderBar(): void {
  if (readLocal(storageKeys.knownOrders) === undefined) return
  import('./order-bar.ts').then(({ showOrderBar }) => showOrderBar()).catch(() => {})
}
