import type { MedusaContainer } from '@medusajs/framework/types'
import { provenOrder } from '../workflows/prove-order'

/** @throws ShopError proof_over */
export async function provenNumber(scope: MedusaContainer, proof: string) {
  return { order: (await provenOrder(scope, proof)).display_id }
}
