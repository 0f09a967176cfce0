import type { MedusaContainer } from '@medusajs/framework/types'
import * as operations from '@nas/contract/order-proofs/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { askEmailCode, proveEmail } from '../workflows/prove-email'
import { askOrderCode, provenOrder, proveOrder } from '../workflows/prove-order'

export const orderProofRoutes = routesOf(operations, {
  askOrderCode: ({ scope, input }) => askOrderCode(scope, input),
  proveOrder: ({ scope, input }) => proveOrder(scope, input),
  askEmailCode: ({ scope, input }) => askEmailCode(scope, input),
  proveEmail: ({ scope, input }) => proveEmail(scope, input),
})

/** @throws ShopError proof_over */
export async function provenNumber(scope: MedusaContainer, proof: string) {
  return { order: (await provenOrder(scope, proof)).display_id }
}
