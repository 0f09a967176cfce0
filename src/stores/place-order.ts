import type { CreateOrderInput } from '@nas/contract/create-order'
import type { Order } from '@nas/contract/order'
import { createOrder } from '../api-client/orders.ts'
import { href } from '../i18n/href.ts'
import type { Locale } from '../i18n/locale.ts'
import { fieldsOf } from './checked-storage.ts'
import { sharedForDay, shareForDay, writeForDay } from './day-storage.ts'
import { storageKeys } from './keys.ts'
import { rememberOrder } from './known-orders.ts'
import { attemptKey, endAttempt } from './order-attempt.ts'
import { keepPlacedOrder, type PlacedLine } from './placed-order.ts'
import { $signedIn } from './session.store.ts'
import { sendSessionToken } from './session-token.ts'

// Sends the token, so that a member owns the order.
sendSessionToken()

export interface NextPage {
  kind: 'payment' | 'confirmation'
  address: string
}

export const confirmationPath = '/thanh-toan/hoan-tat'

/** The page after an order: the gateway for a due online payment, otherwise the confirmation. */
function nextPage(order: Pick<Order, 'payment_url'>, locale: Locale): NextPage {
  const { payment_url } = order
  return payment_url !== null && /^https?:\/\//.test(payment_url)
    ? { kind: 'payment', address: payment_url }
    : { kind: 'confirmation', address: href(locale, confirmationPath) }
}

/**
 * Places an order once, despite repeated attempts until the server has responded, and stores it for
 * its confirmation page. The body of an order with online payment is stored for another attempt.
 * @throws ApiError
 */
export async function placeOrder(
  body: CreateOrderInput,
  lines: readonly PlacedLine[],
  locale: Locale,
): Promise<NextPage> {
  // Secrets are never stored, and are not part of the order's content.
  const { password: _secret, email_proof: _proof, create_account: _once, ...rest } = body
  // The same content from another person counts as another order.
  const key = attemptKey(JSON.stringify([$signedIn.get()?.id ?? null, body.create_account, rest]))
  const { attributes: order, device } = await createOrder(body, key)
  const next = nextPage(order, locale)
  endAttempt()
  keepPlacedOrder(order, lines)
  rememberOrder(order, device)
  const again = next.kind === 'payment' ? { code: order.code, body: rest } : undefined
  shareForDay(storageKeys.orderAgain, again)
  return next
}

/**
 * The stored body of the order with this code, from any tab, because banking apps return in another
 * one. Undefined unless this device sent it within a day and has not ordered since.
 */
export function sentFor(code: string): CreateOrderInput | undefined {
  const kept = fieldsOf(sharedForDay(storageKeys.orderAgain))
  // Used unchanged: the server validates it again.
  return kept.code === code ? (kept.body as CreateOrderInput) : undefined
}

export function forgetSent(code: string): void {
  if (sentFor(code) === undefined) return
  shareForDay(storageKeys.orderAgain, undefined)
  writeForDay(storageKeys.draft, undefined)
}
