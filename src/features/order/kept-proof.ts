import type { TrackOrder } from '@nas/contract/order-calls'
import { proveOrder } from '../../api-client/order-proof.ts'
import { fieldsOf, readSession, textOf, writeSession } from '../../stores/checked-storage.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { knownOrder } from '../../stores/known-orders.ts'

export const deviceSecretOf = (code: string): string | undefined =>
  knownOrder(code)?.device ?? undefined

export function keptProof(code: string): string | null {
  const kept = fieldsOf(readSession(draftKeys.orderProof))
  const isValid = kept.code === code && Date.parse(textOf(kept.until)) > Date.now()
  return isValid ? textOf(kept.proof) || null : null
}

/** @throws ApiError; `code_incorrect` */
export async function proveAndKeep(order: TrackOrder, secret: string): Promise<string> {
  const { proof, until } = await proveOrder(order, secret)
  writeSession(draftKeys.orderProof, { code: order.code, proof, until })
  return proof
}

export const dropProof = (): void => writeSession(draftKeys.orderProof, undefined)
