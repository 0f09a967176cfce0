import { type InferOutput, parse } from 'valibot'
import { oneOf } from '../contract/answers.ts'
import type { CreateOrderInput } from '../contract/create-order.ts'
import { orderSchema } from '../contract/order.ts'
import { api } from './api.ts'

const orderAnswer = oneOf(orderSchema)

export type PlacedOrderEntry = InferOutput<typeof orderAnswer>['data']

/**
 * Places an order. The same key with the same content answers the same order.
 * @throws ApiError with a code of contract part 4 (`out_of_stock`, `price_changed` …)
 */
export async function createOrder(
  data: CreateOrderInput,
  idempotencyKey: string,
): Promise<PlacedOrderEntry> {
  const headers = { 'Idempotency-Key': idempotencyKey }
  const answer = await api.post('/api/app/createorder', { data }, { headers })
  return parse(orderAnswer, answer).data
}
