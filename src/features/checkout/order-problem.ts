import { rejectedFields } from '../../forms/rejection.ts'
import type { CheckoutTexts } from './order-form.ts'
import { type OrderFieldErrors, orderForm } from './order-form.ts'

type Sentence = Extract<keyof CheckoutTexts, `problem${string}`>

/** Every failure of placing an order, with its message (API §3, §4). */
export const problemSentences = {
  invalid: 'problemInvalid',
  required: 'problemInvalid',
  phone_invalid: 'problemPhone',
  email_invalid: 'problemEmail',
  quantity_invalid: 'problemQuantity',
  consent_required: 'problemConsent',
  product_unavailable: 'problemProductUnavailable',
  out_of_stock: 'problemOutOfStock',
  payment_unavailable: 'problemPaymentUnavailable',
  cod_blocked: 'problemCodBlocked',
  price_changed: 'problemPriceChanged',
  order_too_large: 'problemOrderTooLarge',
  too_many_unpaid: 'problemTooManyUnpaid',
  network_limit: 'problemNetworkLimit',
  proof_required: 'problemProof',
  conflict: 'problemConflict',
  service_unavailable: 'problemServiceUnavailable',
  network: 'problemNetwork',
  timeout: 'problemTimeout',
  too_many_requests: 'problemTooMany',
  unauthorized: 'problemSessionEnded',
  unknown: 'problemUnknown',
} as const satisfies Record<string, Sentence>

export type ProblemCode = keyof typeof problemSentences

export function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problemSentences, code)
}

export type LineProblem =
  | { code: 'out_of_stock'; product: number; available: number }
  | { code: 'product_unavailable'; product: number }
  | { code: 'price_changed'; product: number; price: number }
  | { code: 'quantity_invalid'; product: number }

export interface OrderProblem {
  code: ProblemCode
  fields: OrderFieldErrors
  lines: LineProblem[]
  /** A proof of the e-mail would allow the order. */
  byEmail: boolean
}

/** One entry of `details.errors` (API §3). */
export interface DetailedError {
  path: readonly (string | number)[]
  code?: string | undefined
  product?: number | undefined
  available?: number | undefined
  price?: number | undefined
}

function lineProblemOf({ code, product, available, price }: DetailedError): LineProblem[] {
  if (product === undefined) return []
  switch (code) {
    case 'out_of_stock':
      return [{ code, product, available: available ?? 0 }]
    case 'price_changed':
      return price === undefined ? [] : [{ code, product, price }]
    case 'product_unknown':
      return [{ code: 'product_unavailable', product }]
    case 'product_unavailable':
    case 'quantity_invalid':
      return [{ code, product }]
    default:
      return []
  }
}

export function orderProblem(code: string, errors: readonly DetailedError[] = []): OrderProblem {
  const fields = rejectedFields(orderForm.fields, errors)
  const otherwise = Object.keys(fields).length > 0 ? 'invalid' : 'unknown'
  return {
    code: isProblemCode(code) ? code : otherwise,
    fields,
    lines: errors.flatMap(lineProblemOf),
    byEmail: errors.some(({ path }) => path[0] === 'email_proof'),
  }
}
