import * as v from 'valibot'
import type { PlainObject } from '../../content/plain-values.ts'
import type { ContentView } from '../../content/view.ts'
import { consentFields, consentPurposes, consentVersion } from '../../contract/consents.ts'
import { type CreateOrderBody, createOrderSchema } from '../../contract/create-order.ts'
import type { NewOrder } from '../../gateways/commerce.ts'
import { type RefusalDetail, RefusedError } from '../../gateways/gateway-errors.ts'
import { applicationError, type FieldProblem, fieldErrors } from '../api-error.ts'
import { fieldMessage } from './field-messages.ts'

/**
 * What commerce is asked to sell. Prices, sums, state and owner in the body are not looked at.
 * @throws ApiError naming every field that is wrong
 */
export function readNewOrder(data: PlainObject, view: ContentView): NewOrder {
  const parsed = v.safeParse(createOrderSchema, data)
  if (!parsed.success) throw fieldErrors(parsed.issues.map(problemOf))
  const body = parsed.output
  const { email, ward, note, expected_total } = body
  return {
    items: body.cartitems,
    name: body.name,
    phone: body.phone,
    address: body.address,
    province: body.province,
    district: body.district,
    ...(email && { email }),
    ...(ward && { ward }),
    ...(note && { note }),
    payment: paymentCode(body.payment, view),
    locale: body.locale,
    ...(typeof expected_total === 'number' && { expected_total }),
    consents: consentPurposes.map((purpose) => ({
      purpose,
      granted: body[consentFields[purpose]],
      version: consentVersion,
    })),
  }
}

function problemOf(issue: v.BaseIssue<unknown>): FieldProblem {
  const path = (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
  const missing = issue.input === undefined || issue.input === null
  const known = /^[a-z_]+$/.test(issue.message) ? issue.message : 'malformed'
  const code = missing && !known.startsWith('consent') ? 'required' : known
  return { path, code, message: fieldMessage(code, path.join('.')) }
}

/** Payments are named by code or id; only active ones may be used (contract part 4). */
function paymentCode(payment: CreateOrderBody['payment'], view: ContentView): string {
  const { rows } = view.find('payments')
  const known = rows.find(({ id, code, state }) => {
    return state === 'active' && (code === payment || String(id) === String(payment))
  })
  if (typeof known?.code === 'string') return known.code
  const message = 'This way of payment is not offered'
  const problem = { path: ['payment'], code: 'payment_unavailable', message }
  throw applicationError('payment_unavailable', message, [problem])
}

/** Commerce names the fields of its own body; the caller knows those of ours. */
export function inOurWords(error: unknown): unknown {
  if (!(error instanceof RefusedError)) return error
  const { code, message, errors, total } = error
  return new RefusedError(
    { code, message, errors: errors.map(detailInOurWords), ...(total !== null && { total }) },
    { cause: error },
  )
}

function detailInOurWords(detail: RefusalDetail): RefusalDetail {
  const [first, ...rest] = detail.path
  const purpose = consentPurposes.find((one) => one === first)
  if (first === 'items') return { ...detail, path: ['cartitems', ...rest] }
  if (purpose !== undefined) return { ...detail, path: [consentFields[purpose], ...rest] }
  const consented = consentPurposes.find((one) => first === 'consents' && one === rest[0])
  return consented ? { ...detail, path: [consentFields[consented]] } : detail
}
