import { listOf, oneOf } from '@nas/contract/answers'
import type { CreateOrderInput } from '@nas/contract/create-order'
import { orderSchema } from '@nas/contract/order'
import {
  type Reorder,
  reorderAnswerSchema,
  type TrackedOrder,
  trackingAnswerSchema,
} from '@nas/contract/order-calls'
import { type InferOutput, parse } from 'valibot'
import { api } from './api.ts'
import { withProof } from './with-proof.ts'

const orderAnswer = oneOf(orderSchema)
const ordersAnswer = listOf(orderSchema)

export type PlacedOrderEntry = InferOutput<typeof orderAnswer>['data']
export type OrderEntry = PlacedOrderEntry

export interface OrderPage {
  orders: OrderEntry[]
  total: number
  pageCount: number
}

/** All relations for the page of a single order. */
const wholeOrder = ['cartitems.product.thub', 'transfer', 'history', 'refunds', 'ratings']

/**
 * Places an order. The same key with the same content returns the same order.
 * @throws ApiError with a code of API §4 (`out_of_stock`, `price_changed` …)
 */
export async function createOrder(
  data: CreateOrderInput,
  idempotencyKey: string,
): Promise<PlacedOrderEntry> {
  const key = { 'Idempotency-Key': idempotencyKey }
  const path = '/api/app/createorder?populate=transfer'
  const answer = await withProof((proof) =>
    api.post(path, { data }, { headers: { ...key, ...proof } }),
  )
  return parse(orderAnswer, answer).data
}

/** A page of the member's own orders, newest first. @throws ApiError */
export async function fetchOrders(page: number, pageSize: number): Promise<OrderPage> {
  const query = {
    sort: 'id:desc',
    populate: ['cartitems.product.thub'],
    pagination: { page, pageSize },
  }
  const { data, meta } = parse(ordersAnswer, await api.get('/api/orders', query))
  const { total = data.length, pageCount = 1 } = meta.pagination
  return { orders: data, total, pageCount }
}

/**
 * The member's own order with this code and all its relations, or null.
 * @throws ApiError
 */
export async function fetchOrder(code: string): Promise<OrderEntry | null> {
  const query = { filters: { code }, populate: wholeOrder }
  return parse(ordersAnswer, await api.get('/api/orders', query)).data[0] ?? null
}

/** @throws ApiError, with code `transition_not_allowed` when it is too late */
export async function cancelOrder(id: number | string, reason: string): Promise<void> {
  const given = reason === '' ? {} : { reason }
  await api.put(`/api/orders/${id}`, { data: { state: 'usercancel', ...given } })
}

/**
 * The items of an order that are still sold, and their changes; nothing is ordered.
 * @throws ApiError
 */
export async function reorder(order: number | string): Promise<Reorder> {
  return parse(reorderAnswerSchema, await api.post('/api/app/reorder', { order })).data
}

export interface GivenRating {
  cartitem: number | string
  stars: number
  words?: string
}

/**
 * Rates lines of an own order, all or none of them.
 * @throws ApiError
 */
export async function rateOrder(
  order: number | string,
  ratings: readonly GivenRating[],
): Promise<void> {
  await api.post('/api/app/rateorder', { order, ratings })
}

/** State of the order with this code and phone. @throws ApiError, `order_unknown` */
export async function trackOrder(code: string, phone: string): Promise<TrackedOrder> {
  const answer = await withProof((headers) =>
    api.post('/api/app/trackorder', { code, phone }, { headers }),
  )
  return parse(trackingAnswerSchema, answer).data
}
