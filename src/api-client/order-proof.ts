import type { TrackOrder } from '@nas/contract/order-calls'
import { type OrderProof, orderProofAnswerSchema } from '@nas/contract/order-proof'
import { parse } from 'valibot'
import { api } from './api.ts'
import { withProof } from './with-proof.ts'

/**
 * Requests a mail with a code. The response does not reveal whether one was sent.
 * @throws ApiError
 */
export async function askOrderCode(order: TrackOrder, locale: 'vi' | 'en'): Promise<void> {
  await api.post('/api/app/askordercode', { ...order, locale })
}

/**
 * @param secret the mailed code, or the secret of this device
 * @throws ApiError; `code_incorrect`
 */
export async function proveOrder(order: TrackOrder, secret: string): Promise<OrderProof> {
  const answer = await withProof((headers) =>
    api.post('/api/app/proveorder', { ...order, secret }, { headers }),
  )
  return parse(orderProofAnswerSchema, answer).data
}
