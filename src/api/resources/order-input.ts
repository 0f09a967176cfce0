import { askRegistration } from '@nas/contract/accounts/operations'
import { type CreateOrderBody, orderAccountSchema } from '@nas/contract/create-order'
import { problemsOf } from '@nas/contract/field-problems'
import type { NewOrder } from '@nas/contract/orders/operations'
import * as v from 'valibot'
import type { ContentView } from '../../content/view.ts'
import { ApiError, applicationError, fieldErrors } from '../answers/api-error.ts'
import type { ApiRequest } from '../endpoints/endpoint.ts'

/** @throws ApiError 400 when the account's e-mail or password is missing */
export function assertAccountFields(body: CreateOrderBody): void {
  const parsed = v.safeParse(orderAccountSchema, body)
  if (!parsed.success) throw fieldErrors(problemsOf(parsed.issues))
}

/** ADR 0074. The order is placed already, so an e-mail that was mailed too often is skipped. */
export async function askForAccount(
  { commerce, limiter, context }: ApiRequest,
  { email, name, phone, locale, consents }: NewOrder,
): Promise<void> {
  if (!email) return
  try {
    await limiter.take('forgotPassword', email.toLowerCase())
    await commerce.call(askRegistration, null, {
      email,
      username: null,
      fullname: name,
      phone,
      gender: null,
      locale,
      consents,
    })
  } catch (error) {
    if (error instanceof ApiError) return
    context.log.error({ err: error }, 'The link to the account of an order was not mailed')
  }
}

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
