import type { TrackedOrder } from '@nas/contract/order-calls'
import { ApiError } from '../../api-client/api-error.ts'
import { fetchOrder, type PayableKey } from '../../api-client/orders.ts'
import { $signedIn } from '../../stores/session.store.ts'
import type { Access, TrackedAccess } from './order.store.ts'
import { deviceSecretOf, dropProof, keptProof, proveAndKeep } from './order.store.ts'

type OwnCall = (order: PayableKey) => Promise<TrackedOrder>

async function callOfDevice(
  { code, phone }: TrackedAccess,
  secret: string,
  call: OwnCall,
): Promise<TrackedOrder> {
  const proof = keptProof(code) ?? (await proveAndKeep({ code, phone }, secret))
  try {
    return await call({ proof })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'proof_over') dropProof()
    throw error
  }
}

async function callOfMember(code: string, call: OwnCall): Promise<TrackedOrder> {
  const own = await fetchOrder(code)
  if (own !== null) return call(own)
  const refusal = { status: 400, name: 'ApplicationError', message: 'Not an own order' }
  throw new ApiError({ ...refusal, code: 'order_unknown' })
}

/** Whether this browser has a proof or secret of the order, or a signed-in member. */
export const canCallAsOwner = (access: Access): boolean =>
  access.by !== 'tracked' || deviceSecretOf(access.code) !== undefined || $signedIn.get() !== null

/** Makes the call with the proof of this browser, or as the signed-in member. @throws ApiError */
export function callAsOwner(access: Access, call: OwnCall): Promise<TrackedOrder> {
  if (access.by === 'proof') return call(access)
  const secret = access.by === 'tracked' ? deviceSecretOf(access.code) : undefined
  if (access.by === 'member' || secret === undefined) return callOfMember(access.code, call)
  return callOfDevice(access, secret, call)
}
