import type { MedusaContainer } from '@medusajs/framework/types'
import { provenOrder } from '../workflows/prove-order'

/** Id of the member whose orders the caller may reach; null for staff and for a proven order. */
export const ownerOf = (caller: { kind: string; id: string | null }): string | null =>
  caller.kind === 'member' ? caller.id : null

/** @throws ShopError proof_over */
export async function provenNumber(scope: MedusaContainer, proof: string) {
  return { order: (await provenOrder(scope, proof)).display_id }
}
