import type { NewOrder } from '@nas/contract/commerce/new-order'
import type { ShippingOption } from '@nas/contract/commerce/shipping'
import { consentFields, consentPurposes, consentVersion } from '@nas/contract/consents'
import type { CreateOrderBody } from '@nas/contract/create-order'
import type { ContentView } from '../../content/view.ts'
import { RejectedError, type RejectionDetail } from '../../gateways/gateway-errors.ts'
import { applicationError, fieldErrors } from '../api-error.ts'

/**
 * What commerce is asked to sell. Prices, sums, state and owner in the body are not looked at.
 * @throws ApiError 400 for a way of payment that is not offered
 */
export function newOrder(body: CreateOrderBody, view: ContentView): NewOrder {
  const { name, phone, email, address, province, ward, note, address_scheme } = body
  const { locale, expected_total, create_account, password } = body
  const district = address_scheme === 'two_levels' ? null : body.district
  return {
    items: body.cartitems,
    ...{ name, phone, email, address, province, district, ward, note },
    address_scheme,
    ...{ locale, expected_total, create_account },
    password: create_account ? password : null,
    payment: paymentCode(body.payment, view),
    consents: consentPurposes.map((purpose) => ({
      purpose,
      granted: body[consentFields[purpose]],
      version: consentVersion,
    })),
  }
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
