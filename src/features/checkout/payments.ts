import { parse } from 'valibot'
import { api } from '../../api-client/api.ts'
import { listOf } from '../../contract/answers.ts'
import { type Payment, paymentSchema } from '../../contract/catalogue.ts'

export const payments = 'payments'

/**
 * The payment methods that can be chosen, in the shop's order.
 * @throws ApiError
 */
export async function activePayments(): Promise<Payment[]> {
  const query = { filters: { state: 'active' }, sort: 'order:desc' }
  const answer = parse(listOf(paymentSchema), await api.get('/api/payments', query))
  return answer.data.map(({ attributes }) => attributes)
}
