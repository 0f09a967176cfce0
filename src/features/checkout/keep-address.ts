import { addAddress, fetchAddresses } from '../../api-client/addresses.ts'
import { $signedIn } from '../../stores/session.store.ts'
import type { OrderDraft } from './order-form.ts'
import { addressOf, rememberReceiver } from './remembered-receiver.ts'
import { isDelivered } from './saved-addresses.tsx'

/** Timeout in milliseconds: the order is placed, and the next page matters more. */
const longestWaitMs = 5_000

/** Whether it succeeds in time. */
export const succeedsSoon = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), longestWaitMs)),
  ])

/** @throws ApiError */
async function addToAccount(draft: OrderDraft): Promise<void> {
  const saved = await fetchAddresses()
  if (saved.some((entry) => isDelivered(entry, draft))) return
  await addAddress(addressOf(draft))
}

/**
 * Keeps the address of a placed order as the shopper has ticked: a member's in the account, a
 * guest's in this browser. False when the account could not take it.
 */
export async function keepAddress(draft: OrderDraft): Promise<boolean> {
  if ($signedIn.get() !== null) return !draft.saveAddress || succeedsSoon(addToAccount(draft))
  if (!draft.account && draft.rememberHere) rememberReceiver(draft)
  return true
}
