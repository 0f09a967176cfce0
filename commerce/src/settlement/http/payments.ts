import * as operations from '@nas/contract/payments/operations'
import { ownerOf } from '../../accounts/http/caller'
import { routesOf } from '../../accounts/http/operation-routes'
import { provenNumber } from '../../orders/http/proofs'
import { viewedByStaff } from '../../orders/http/staff-view'
import { findOrder } from '../../orders/queries/read-orders'
import { findTracked, trackOrder } from '../../orders/queries/track-order'
import { paymentRecords } from '../../payments/module/service'
import { changePayment } from '../workflows/change-payment'
import { claimTransfer, refuseClaim } from '../workflows/claim-transfer'
import { receiveDifference } from '../workflows/receive-difference'
import { receiveIpn, receiveReturn } from '../workflows/receive-gateway'
import { settleRefunds } from '../workflows/refunds'

/** Query parameters that occur once. Repeated or nested parameters are never signed. */
function plainQuery(query: object): Record<string, string> {
  const entries: [string, unknown][] = Object.entries(query)
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

export const paymentRoutes = routesOf(
  operations,
  {
    async changePayment({ scope, caller, input: { order, payment } }) {
      const record = await findOrder(scope, order, ownerOf(caller))
      await changePayment(scope, record, payment)
      return trackOrder(scope, record.code, record.phone)
    },

    async claimTransfer({ scope, input: { code, phone } }) {
      await claimTransfer(scope, await findTracked(scope, code, phone), 'tracker')
      return trackOrder(scope, code, phone)
    },

    async claimOwnTransfer({ scope, caller, input: { order } }) {
      const record = await findOrder(scope, order, ownerOf(caller))
      await claimTransfer(scope, record, 'owner')
      return trackOrder(scope, record.code, record.phone)
    },

    refuseClaim: async ({ scope, request, input }) =>
      viewedByStaff(request, await refuseClaim(scope, input.order)),

    receiveDifference: async ({ scope, request, input }) =>
      viewedByStaff(request, await receiveDifference(scope, input.order)),

    async refundOrder({ scope, caller, request, input: { order, note } }) {
      return viewedByStaff(request, await settleRefunds(scope, order, { by: caller.id, note }))
    },

    readBooks: async ({ scope }) =>
      (await paymentRecords(scope).lastComparison()) ?? {
        total: 0,
        differences: [],
      },

    receiveIpn: ({ scope, input: { gateway, ...query } }) =>
      receiveIpn(scope, gateway, plainQuery(query)),

    receiveReturn: ({ scope, input: { gateway, query } }) => receiveReturn(scope, gateway, query),
  },
  provenNumber,
)
