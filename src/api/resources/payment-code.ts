import type { CreateOrderBody } from '@nas/contract/create-order'
import type { ContentView } from '../../content/view.ts'
import { applicationError } from '../answers/api-error.ts'

/** By code or id; only active ones (API §4). @throws ApiError payment_unavailable */
export function paymentCode(payment: CreateOrderBody['payment'], view: ContentView): string {
  const { rows } = view.find('payments')
  const known = rows.find(({ id, code, state }) => {
    return state === 'active' && (code === payment || String(id) === String(payment))
  })
  if (typeof known?.code === 'string') return known.code
  const message = 'This way of payment is not offered'
  const problem = { path: ['payment'], code: 'payment_unavailable', message }
  throw applicationError('payment_unavailable', message, [problem])
}
