import type { MedusaRequest, MedusaResponse } from '@medusajs/framework/http'
import type { CommerceReorder } from '@nas/contract/commerce/order'
import type { TrackOrder } from '@nas/contract/order-calls'
import { readListQuery } from '@nas/query/list-query'
import { memberOf } from '../../accounts/http/caller'
import { orderNumber } from '../../platform/http/parse'
import { listOrders, orderColumns } from '../queries/list-orders'
import { findOrder, readOrder } from '../queries/read-orders'
import { trackOrder } from '../queries/track-order'
import { reorder } from '../workflows/reorder'
import { staffColumns, staffView } from './staff-view'

export async function listOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const search = { ...readListQuery(orderColumns, request.query), customerId }
  response.json(await listOrders(request.scope, search))
}

export async function readOwn(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const customerId = await memberOf(request)
  const record = await findOrder(request.scope, orderNumber(request.params.id), customerId)
  response.json({ order: await readOrder(request.scope, record, 'owner') })
}

/** The items of the order that can be bought again; changes nothing. */
export async function readReorder(
  request: MedusaRequest,
  response: MedusaResponse<CommerceReorder>,
): Promise<void> {
  const customerId = await memberOf(request)
  const record = await findOrder(request.scope, orderNumber(request.params.id), customerId)
  response.json(await reorder(request.scope, record))
}

/** A POST, so that the URL contains no phone number. */
export async function track(
  request: MedusaRequest<TrackOrder>,
  response: MedusaResponse,
): Promise<void> {
  const { code, phone } = request.validatedBody
  response.json({ order: await trackOrder(request.scope, code, phone) })
}

export async function listForStaff(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const search = { ...readListQuery(staffColumns(request), request.query), customerId: null }
  const { orders, count } = await listOrders(request.scope, search)
  response.json({ orders: orders.map(staffView(request)), count })
}

export async function readForStaff(
  request: MedusaRequest,
  response: MedusaResponse,
): Promise<void> {
  const record = await findOrder(request.scope, orderNumber(request.params.id), null)
  const order = await readOrder(request.scope, record, 'staff')
  response.json({ order: staffView(request)(order) })
}
