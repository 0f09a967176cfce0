import { addAddress, fetchAddresses } from '../../api-client/addresses.ts'
import { $signedIn } from '../../stores/session.store.ts'
import type { OrderDraft } from './order-form.ts'
import { addressOf, rememberReceiver } from './remembered-receiver.ts'
import { isDelivered } from './saved-addresses.tsx'

/** Timeout in ms: the order is already placed, and the next page must not wait. */
const longestWaitMs = 5_000

export const succeedsSoon = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), longestWaitMs)),
  ])

async function addToAccount(draft: OrderDraft): Promise<void> {
  const saved = await fetchAddresses()
  if (saved.some((entry) => isDelivered(entry, draft))) return
  await addAddress(addressOf(draft))
}

/**
 * Stores the address of a placed order as chosen by the shopper: in a member's account, or for a
 * guest in this browser. Returns false when the account rejected it.
 */
export async function keepAddress(draft: OrderDraft): Promise<boolean> {
  if ($signedIn.get() !== null) return !draft.saveAddress || succeedsSoon(addToAccount(draft))
  if (!draft.account && draft.rememberHere) rememberReceiver(draft)
  return true
}
