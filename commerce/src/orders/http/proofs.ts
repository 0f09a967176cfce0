import * as operations from '@nas/contract/order-proofs/operations'
import { routesOf } from '../../accounts/http/operation-routes'
import { askEmailCode, proveEmail } from '../workflows/prove-email'
import { askOrderCode, proveOrder } from '../workflows/prove-order'

export const orderProofRoutes = routesOf(operations, {
  async askOrderCode({ scope, input }) {
    await askOrderCode(scope, input)
    return {}
  },

  proveOrder: ({ scope, input }) => proveOrder(scope, input),

  async askEmailCode({ scope, input }) {
    await askEmailCode(scope, input)
    return {}
  },

  proveEmail: ({ scope, input }) => proveEmail(scope, input),
})
