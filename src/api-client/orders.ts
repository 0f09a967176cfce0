import { listOf, oneOf } from '@nas/contract/answers'
import type { CreateOrderInput } from '@nas/contract/create-order'
import { orderSchema } from '@nas/contract/order'
import {
  type Reorder,
  reorderAnswerSchema,
  type TrackedOrder,
  type TrackOrder,
  trackingAnswerSchema,
} from '@nas/contract/order-calls'
import { type InferOutput, nullish, object, parse, string } from 'valibot'
import { api, queryText } from './api.ts'
import { uploadFile } from './upload.ts'
import { withProof } from './with-proof.ts'

const orderAnswer = oneOf(orderSchema)
const ordersAnswer = listOf(orderSchema)
const placedAnswer = object({
  ...orderAnswer.entries,
  /** Proves to the server that this device placed a guest's order. */
  meta: object({ device: nullish(string(), null) }),
})

/**
 * An order of the caller. A guest's order has a proof, which its calls need in place of a session.
 */
export type OrderEntry = InferOutput<typeof orderAnswer>['data'] & { proof?: string }

/** The id of a member's order, or the proof of a guest's order. */
type OrderKey = Pick<OrderEntry, 'id' | 'proof'>

export type PayableKey = OrderKey | { id?: undefined; proof: string }

export type PlacedOrderEntry = OrderEntry & { device: string | null }

export interface OrderPage {
  orders: OrderEntry[]
  total: number
  pageCount: number
}

const wholeOrder = ['cartitems.product.thub', 'transfer', 'history', 'refunds', 'ratings']

/** Idempotent by its key. @throws ApiError with a code of API §4, such as `out_of_stock` */
export async function createOrder(
  data: CreateOrderInput,
  idempotencyKey: string,
): Promise<PlacedOrderEntry> {
  const key = { 'Idempotency-Key': idempotencyKey }
  const path = '/api/app/createorder?populate=transfer'
  const answer = await withProof((proof) =>
    api.post(path, { data }, { headers: { ...key, ...proof } }),
  )
  const placed = parse(placedAnswer, answer)
  return { ...placed.data, device: placed.meta.device }
}

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

export async function fetchOrder(code: string): Promise<OrderEntry | null> {
  const query = { filters: { code }, populate: wholeOrder }
  return parse(ordersAnswer, await api.get('/api/orders', query)).data[0] ?? null
}

/** @throws ApiError; `proof_over` for an expired proof */
export async function fetchProvenOrder(proof: string): Promise<OrderEntry> {
  const path = `/api/app/provenorder?${queryText({ populate: wholeOrder })}`
  return { ...parse(orderAnswer, await api.post(path, { proof })).data, proof }
}

const callOnOrder = (
  { id, proof }: PayableKey,
  { member, guest }: { member: string; guest: string },
  given: object = {},
): Promise<unknown> =>
  proof === undefined
    ? api.post(`/api/app/${member}`, { order: id, ...given })
    : api.post(`/api/app/${guest}`, { proof, ...given })

/** @throws ApiError, with code `transition_not_allowed` when it is too late */
export async function cancelOrder({ id, proof }: OrderKey, reason: string): Promise<void> {
  const given = reason === '' ? {} : { reason }
  await (proof === undefined
    ? api.put(`/api/orders/${id}`, { data: { state: 'usercancel', ...given } })
    : api.post('/api/app/cancelprovenorder', { proof, ...given }))
}

/** The items of an order that are still sold, with their changes; places no order. */
export async function reorder(order: OrderKey): Promise<Reorder> {
  const answer = await callOnOrder(order, { member: 'reorder', guest: 'reorderprovenorder' })
  return parse(reorderAnswerSchema, answer).data
}

export interface GivenRating {
  cartitem: number | string
  stars: number
  words?: string
}

/** Rates all lines or none of them. */
export async function rateOrder(order: OrderKey, ratings: readonly GivenRating[]): Promise<void> {
  await callOnOrder(order, { member: 'rateorder', guest: 'rateprovenorder' }, { ratings })
}

/** @throws ApiError; `picture_invalid`, `too_large`, `too_many_pictures` or `rating_decided` */
export async function addRatingPicture(
  { id, proof }: OrderKey,
  rating: string,
  file: File,
): Promise<void> {
  await (proof === undefined
    ? uploadFile('/api/app/addratingpicture', file, { fields: { order: String(id), rating } })
    : uploadFile('/api/app/addprovenratingpicture', file, { fields: { proof, rating } }))
}

export async function removeRatingPicture(order: OrderKey, picture: string): Promise<void> {
  const calls = { member: 'removeratingpicture', guest: 'removeprovenratingpicture' }
  await callOnOrder(order, calls, { picture })
}

async function callOfGuest(path: string, body: TrackOrder): Promise<TrackedOrder> {
  const answer = await withProof((headers) => api.post(path, body, { headers }))
  return parse(trackingAnswerSchema, answer).data
}

/** @throws ApiError; `order_unknown` */
export const trackOrder = (code: string, phone: string): Promise<TrackedOrder> =>
  callOfGuest('/api/app/trackorder', { code, phone })

/** Idempotent. @throws ApiError; `payment_not_due`; `claim_refused` once only the owner may call */
export const claimTransfer = (order: TrackOrder): Promise<TrackedOrder> =>
  callOfGuest('/api/app/claimtransfer', order)

/** @throws ApiError; `payment_not_due`, `too_many_claims` or `proof_over` */
export async function claimOwnTransfer(order: PayableKey): Promise<TrackedOrder> {
  const calls = { member: 'claimowntransfer', guest: 'claimproventransfer' }
  const answer = await callOnOrder(order, calls)
  return parse(trackingAnswerSchema, answer).data
}

/**
 * Changes the payment method of an unpaid order.
 * @param payment code of the payment method
 * @throws ApiError, `payment_not_due`, `transfer_claimed`, `too_many_changes`, `cod_blocked` or
 *   `proof_over`
 */
export async function changePayment(order: PayableKey, payment: string): Promise<TrackedOrder> {
  const calls = { member: 'changepayment', guest: 'payprovenorder' }
  const answer = await callOnOrder(order, calls, { payment })
  return parse(trackingAnswerSchema, answer).data
}
