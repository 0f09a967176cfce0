import type { ContentView } from '../../content/view.ts'
import { consentFields, consentPurposes, consentVersion } from '../../contract/consents.ts'
import type { CreateOrderBody } from '../../contract/create-order.ts'
import type { NewOrder } from '../../gateways/commerce/orders.ts'
import { type RefusalDetail, RefusedError } from '../../gateways/gateway-errors.ts'
import { applicationError } from '../api-error.ts'

/**
 * What commerce is asked to sell. Prices, sums, state and owner in the body are not looked at.
 * @throws ApiError 400 for a way of payment that is not offered
 */
export function newOrder(body: CreateOrderBody, view: ContentView): NewOrder {
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
