import * as operations from '@nas/contract/orders/operations'
import { permissionToMove } from '@nas/domain/roles'
import { readListQuery } from '@nas/query/list-query'
import { ownerOf } from '../../accounts/http/caller'
import { routesOf } from '../../accounts/http/operation-routes'
import { assertCallerMay, callerMay } from '../../accounts/http/permissions'
import { blockPhone } from '../../accounts/workflows/blocks'
import { countOrders, listOrders, orderColumns } from '../queries/list-orders'
import { orderChanges } from '../queries/order-changes'
import { orderCustomer } from '../queries/order-customer'
import { orderPerson } from '../queries/order-person'
import { findOrder, readOrder } from '../queries/read-orders'
import { trackOrder } from '../queries/track-order'
import { moveOrder } from '../workflows/move-order/move-order'
import { rateOrder } from '../workflows/rate-order'
import { addRatingPicture, removeRatingPicture } from '../workflows/rating-pictures'
import { reorder } from '../workflows/reorder'
import { place } from './place'
import { provenNumber } from './proofs'
import { staffColumns, staffView, viewedByStaff } from './staff-view'

export const orderRoutes = routesOf(
  operations,
  {
    placeOrder: place,

    async listOrders({ scope, caller, request, query }) {
      const isStaff = caller.kind === 'staff'
      const columns = isStaff ? staffColumns(request) : orderColumns
      const byEmail = !isStaff || callerMay(request, 'orders.email')
      const search = { ...readListQuery(columns, query), customerId: ownerOf(caller), byEmail }
      const { orders, count } = await listOrders(scope, search)
      return { rows: isStaff ? orders.map(staffView(request)) : orders, count }
    },

    async countOrders({ scope, request, query }) {
      const asked = readListQuery(staffColumns(request), query)
      const byEmail = callerMay(request, 'orders.email')
      const rows = await countOrders(scope, { ...asked, customerId: null, byEmail })
      return { rows, count: rows.length }
    },

    async findOrder({ scope, caller, request, input }) {
      const record = await findOrder(scope, input.order, ownerOf(caller))
      if (caller.kind === 'staff') return viewedByStaff(request, record)
      return readOrder(scope, record, 'owner')
    },

    async moveOrder({ scope, caller, request, input }) {
      const { order: number, state: to, reason, updatedAt: version } = input
      const cause = to === 'cancel' ? input.cause : null
      const isStaff = caller.kind === 'staff'
      if (isStaff) assertCallerMay(request, permissionToMove[to])
      const actor = isStaff ? 'staff' : 'customer'
      const by = { actor, actorId: caller.id, ownerId: ownerOf(caller) } as const
      const record = await moveOrder(scope, { number, to, ...by, reason, cause, version })
      return isStaff ? viewedByStaff(request, record) : readOrder(scope, record, 'owner')
    },

    async correctDelivery({ scope, caller, input: { order: number, reason, updatedAt: version } }) {
      const by = { actor: 'staff', actorId: caller.id, ownerId: null } as const
      await moveOrder(scope, { number, to: 'delivery', ...by, reason, version, corrects: true })
    },

    listOrderChanges: ({ scope, input }) => orderChanges(scope, input.since),

    async readOrderCustomer({ scope, request, input }) {
      const customer = await orderCustomer(scope, await findOrder(scope, input.order, null))
      return callerMay(request, 'orders.amounts') ? customer : { ...customer, value: null }
    },

    async readOrderPerson({ scope, request, input }) {
      const { phone } = await findOrder(scope, input.order, null)
      const person = await orderPerson(scope, phone)
      const showsAmounts = callerMay(request, 'orders.amounts')
      return {
        ...person,
        orders: person.orders.map((order) => (showsAmounts ? order : { ...order, total: null })),
        members: callerMay(request, 'people.read') ? person.members : null,
      }
    },

    async blockPhone({ scope, caller, input: { order, blocked, reason } }) {
      const { id: recordId, phone } = await findOrder(scope, order, null)
      await blockPhone(scope, { phone, blocked, reason, author: caller.id, recordId })
    },

    async rateOrder({ scope, caller, input: { order: number, ratings } }) {
      const record = await rateOrder(scope, { number, customerId: ownerOf(caller), ratings })
      return readOrder(scope, record, 'owner')
    },

    addRatingPicture: ({ scope, caller, input: { picture, ...target } }) =>
      addRatingPicture(
        scope,
        { ...target, customerId: ownerOf(caller) },
        Buffer.from(picture, 'base64'),
      ),

    removeRatingPicture: ({ scope, caller, input }) =>
      removeRatingPicture(scope, { ...input, customerId: ownerOf(caller) }),

    reorder: async ({ scope, caller, input }) =>
      reorder(scope, await findOrder(scope, input.order, ownerOf(caller))),

    trackOrder: ({ scope, input: { code, phone } }) => trackOrder(scope, code, phone),
  },
  provenNumber,
)
