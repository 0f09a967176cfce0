import * as operations from '@nas/contract/order-proofs/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { askEmailCode, proveEmail } from '../workflows/prove-email'
import { askOrderCode, proveOrder } from '../workflows/prove-order'

export const orderProofRoutes = routesOf(operations, {
  askOrderCode: ({ scope, input }) => askOrderCode(scope, input),
  proveOrder: ({ scope, input }) => proveOrder(scope, input),
  askEmailCode: ({ scope, input }) => askEmailCode(scope, input),
  proveEmail: ({ scope, input }) => proveEmail(scope, input),
})
