import type { CreateOrderInput } from '@nas/contract/create-order'
import type { Order } from '@nas/contract/order'
import { createOrder } from '../api-client/orders.ts'
import { href } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import { fieldsOf } from './checked-storage.ts'
import { sharedForDay, shareForDay, writeForDay } from './day-storage.ts'
import { storageKeys } from './keys.ts'
import { attemptKey, endAttempt } from './order-attempt.ts'
import { keepPlacedOrder, type PlacedLine } from './placed-order.ts'
import { $signedIn } from './session.store.ts'
import { sendSessionToken } from './session-token.ts'

// A member's order is theirs.
sendSessionToken()

export interface NextPage {
  kind: 'payment' | 'confirmation'
  address: string
}

export const confirmationPath = '/thanh-toan/hoan-tat'

/** Where a placed order leads: to the gateway while it is to be paid online, else to its summary. */
function nextPage(order: Pick<Order, 'payment_url'>, locale: Locale): NextPage {
  const { payment_url } = order
  return payment_url !== null && /^https?:\/\//.test(payment_url)
    ? { kind: 'payment', address: payment_url }
    : { kind: 'confirmation', address: href(locale, confirmationPath) }
}

/**
 * Places an order once, however often the same is tried until the server has answered, and keeps
 * it for its confirmation. What is to be paid online is kept as it was sent, to be sent again.
 * @throws ApiError
 */
export async function placeOrder(
  body: CreateOrderInput,
  lines: readonly PlacedLine[],
  locale: Locale,
): Promise<NextPage> {
  // A password is kept nowhere, and does not make it another order.
  const { password: _secret, create_account: _once, ...rest } = body
  // The same content sent by somebody else is another order.
  const key = attemptKey(JSON.stringify([$signedIn.get()?.id ?? null, body.create_account, rest]))
  const { attributes: order } = await createOrder(body, key)
  const next = nextPage(order, locale)
  endAttempt()
  keepPlacedOrder(order, lines)
  const again = next.kind === 'payment' ? { code: order.code, body: rest } : undefined
  shareForDay(storageKeys.orderAgain, again)
  return next
}

/**
 * What was sent for the order of this code, from whichever tab: apps of banks come back in another
 * one. Undefined when this device did not send it within a day, or has ordered since.
 */
export function sentFor(code: string): CreateOrderInput | undefined {
  const kept = fieldsOf(sharedForDay(storageKeys.orderAgain))
  // As it was sent: the server judges it anew.
  return kept.code === code ? (kept.body as CreateOrderInput) : undefined
}

/** Nothing typed is kept any longer once the order is paid. */
export function forgetSent(code: string): void {
  if (sentFor(code) === undefined) return
  shareForDay(storageKeys.orderAgain, undefined)
  writeForDay(storageKeys.draft, undefined)
}
