import type { TrackedOrder } from '@nas/contract/order-calls'
import { ApiError } from '../../api-client/api-error.ts'
import { changePayment, fetchOrder } from '../../api-client/orders.ts'
import { $signedIn } from '../../stores/session.store.ts'
import { deviceSecretOf, dropProof, keptProof, proveAndKeep } from './kept-proof.ts'
import type { Access, TrackedAccess } from './order.store.ts'

async function changeOfDevice(
  { code, phone }: TrackedAccess,
  secret: string,
  payment: string,
): Promise<TrackedOrder> {
  const proof = keptProof(code) ?? (await proveAndKeep({ code, phone }, secret))
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

/** Whether this browser has a proof or secret of the order, or a signed-in member. */
export const canChangePayment = (access: Access): boolean =>
  access.by !== 'tracked' || deviceSecretOf(access.code) !== undefined || $signedIn.get() !== null

/** Changes an order to the payment method with this code. @throws ApiError */
export function changePaymentBy(access: Access, payment: string): Promise<TrackedOrder> {
  if (access.by === 'proof') return changePayment(access, payment)
  const secret = access.by === 'tracked' ? deviceSecretOf(access.code) : undefined
  if (access.by === 'member' || secret === undefined) return changeOfMember(access.code, payment)
  return changeOfDevice(access, secret, payment)
}
