import type { TrackedOrder, TrackOrder } from '@nas/contract/order-calls'
import { ApiError } from '../../api-client/api-error.ts'
import { changePayment, fetchOrder } from '../../api-client/orders.ts'
import { $signedIn } from '../../stores/session.store.ts'
import { sendSessionToken } from '../../stores/session-token.ts'
import { deviceSecretOf, dropProof, keptProof, proveAndKeep } from './kept-proof.ts'

sendSessionToken()

/** Changes an order to the payment method with this code. @throws ApiError */
export type Change = (payment: string) => Promise<TrackedOrder>

async function changeOfGuest(
  order: TrackOrder,
  secret: string,
  payment: string,
): Promise<TrackedOrder> {
  const proof = keptProof(order.code) ?? (await proveAndKeep(order, secret))
  try {
    return await changePayment({ proof }, payment)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'proof_over') dropProof()
    throw error
  }
}

async function changeOfMember(code: string, payment: string): Promise<TrackedOrder> {
  const own = await fetchOrder(code)
  if (own !== null) return changePayment(own, payment)
  const refusal = { status: 400, name: 'ApplicationError', message: 'Not an own order' }
  throw new ApiError({ ...refusal, code: 'order_unknown' })
}

/**
 * The function by which this browser may change the payment of an order without another proof, as
 * the guest's device that placed it or as a member. Undefined for every other browser.
 */
export function changeHere({ code, phone }: TrackOrder): Change | undefined {
  const secret = deviceSecretOf(code)
  if (secret !== undefined) return (payment) => changeOfGuest({ code, phone }, secret, payment)
  if ($signedIn.get() === null) return undefined
  return (payment) => changeOfMember(code, payment)
}
