import type { ShippingOption } from '@nas/contract/commerce/shipping'
import { consentFields, consentPurposes, consentVersion } from '@nas/contract/consents'
import type { CreateOrderBody } from '@nas/contract/create-order'
import type { ContentView } from '../../content/view.ts'
import type { NewOrder } from '../../gateways/commerce/orders.ts'
import { RejectedError, type RejectionDetail } from '../../gateways/gateway-errors.ts'
import { applicationError, fieldErrors } from '../api-error.ts'
import { fieldMessage } from '../field-problems.ts'

/**
 * What commerce is asked to sell. Prices, sums, state and owner in the body are not looked at.
 * @param guest who may become a member with this order
 * @throws ApiError 400 for a way of payment that is not offered
 */
export function newOrder(body: CreateOrderBody, view: ContentView, guest: boolean): NewOrder {
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
    ...(guest && body.create_account && newAccount(body)),
  }
}

/** @throws ApiError 400 naming what an account cannot be made without */
function newAccount({ email, password }: CreateOrderBody) {
  const missing = Object.entries({ email, password }).filter(([, value]) => !value)
  if (missing.length > 0 || !password) {
    const problems = missing.map(([field]) => {
      return { path: [field], code: 'required', message: fieldMessage('required', field) }
    })
    throw fieldErrors(problems)
  }
  return { create_account: true, password }
}

/** @throws ApiError 400 for a way of delivery that is not offered */
export function assertShipping(
  shipping: CreateOrderBody['shipping'],
  options: readonly ShippingOption[],
): void {
  if (options.some(({ id }) => id === String(shipping))) return
  const message = 'This way of delivery is not offered'
  throw fieldErrors([{ path: ['shipping'], code: 'shipping_unavailable', message }])
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
  if (!(error instanceof RejectedError)) return error
  const { code, message, errors, total } = error
  return new RejectedError(
    { code, message, errors: errors.map(detailInOurWords), ...(total !== null && { total }) },
    { cause: error },
  )
}

function detailInOurWords(detail: RejectionDetail): RejectionDetail {
  const [first, ...rest] = detail.path
  const purpose = consentPurposes.find((one) => one === first)
  if (first === 'items') return { ...detail, path: ['cartitems', ...rest] }
  if (purpose !== undefined) return { ...detail, path: [consentFields[purpose], ...rest] }
  const consented = consentPurposes.find((one) => first === 'consents' && one === rest[0])
  return consented ? { ...detail, path: [consentFields[consented]] } : detail
}
