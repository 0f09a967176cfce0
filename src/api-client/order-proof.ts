import { type OrderProof, orderProofAnswerSchema, type TrackOrder } from '@nas/contract/order-calls'
import type { AskEmailCode, ProveEmail } from '@nas/contract/order-proofs/operations'
import { parse } from 'valibot'
import { api } from './api.ts'
import { withProof } from './with-proof.ts'

async function proofFrom(path: string, body: object): Promise<OrderProof> {
  const answer = await withProof((headers) => api.post(path, body, { headers }))
  return parse(orderProofAnswerSchema, answer).data
}

/** The response does not reveal whether a mail was sent. @throws ApiError */
export async function askOrderCode(order: TrackOrder, locale: 'vi' | 'en'): Promise<void> {
  await api.post('/api/app/askordercode', { ...order, locale })
}

/** @param secret the mailed code, or the secret of this device. @throws ApiError; `code_incorrect` */
export async function proveOrder(order: TrackOrder, secret: string): Promise<OrderProof> {
  return proofFrom('/api/app/proveorder', { ...order, secret })
}

export async function askEmailCode(body: AskEmailCode): Promise<void> {
  await api.post('/api/app/askemailcode', body)
}

/** @throws ApiError; `code_incorrect` */
export const proveEmail = (body: ProveEmail): Promise<OrderProof> =>
  proofFrom('/api/app/proveemail', body)
