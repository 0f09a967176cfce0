import type { TrackOrder } from '@nas/contract/order-calls'
import { proveOrder } from '../../api-client/order-proof.ts'
import { fieldsOf, readSession, textOf, writeSession } from '../../stores/checked-storage.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { knownOrder } from '../../stores/known-orders.ts'

/** The secret of this device for a guest order that it placed. */
export const deviceSecretOf = (code: string): string | undefined =>
  knownOrder(code)?.device ?? undefined

/** This tab's valid proof for the order. */
export function keptProof(code: string): string | null {
  const kept = fieldsOf(readSession(draftKeys.orderProof))
  const isValid = kept.code === code && Date.parse(textOf(kept.until)) > Date.now()
  return isValid ? textOf(kept.proof) || null : null
}

/**
 * Exchanges a mailed code or the secret of this device for a proof, which this tab stores.
 * @throws ApiError; `code_incorrect`
 */
export async function proveAndKeep(order: TrackOrder, secret: string): Promise<string> {
  const { proof, until } = await proveOrder(order, secret)
  writeSession(draftKeys.orderProof, { code: order.code, proof, until })
  return proof
}

/** Removes the expired proof. */
export const dropProof = (): void => writeSession(draftKeys.orderProof, undefined)
