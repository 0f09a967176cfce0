import { listOf } from '@nas/contract/answers'
import { type Payment, paymentSchema } from '@nas/contract/catalogue'
import { parse } from 'valibot'
import { api } from './api.ts'

const paymentsAnswer = listOf(paymentSchema)

/** The payment methods that can be chosen, in the shop's order. @throws ApiError */
export async function activePayments(): Promise<Payment[]> {
  const query = { filters: { state: 'active' }, sort: 'order:desc' }
  const answer = parse(paymentsAnswer, await api.get('/api/payments', query))
  return answer.data.map(({ attributes }) => attributes)
}

/** Names of all payment methods by their codes. @throws ApiError */
export async function paymentNames(
  signal?: AbortSignal,
): Promise<Map<string, { vi: string; en: string }>> {
  const answer = parse(paymentsAnswer, await api.get('/api/payments', {}, signal))
  return new Map(
    answer.data.map(({ attributes: { code, name, name_en } }) => [
      code,
      { vi: name, en: name_en || name },
    ]),
  )
}
