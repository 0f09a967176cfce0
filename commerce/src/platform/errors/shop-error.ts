import { QueryError } from '@nas/query/query-error'

const statuses = {
  invalid: 400,
  product_unavailable: 400,
  out_of_stock: 400,
  payment_unavailable: 400,
  cod_blocked: 400,
  price_changed: 400,
  payment_missing: 400,
  order_too_large: 400,
  too_many_unpaid: 400,
  network_limit: 400,
  proof_required: 400,
  stock_below_reserved: 400,
  stock_too_large: 400,
  transition_not_allowed: 400,
  payment_not_due: 400,
  transfer_claimed: 400,
  too_many_changes: 400,
  claim_refused: 400,
  too_many_claims: 400,
  claim_over: 400,
  refund_not_due: 400,
  second_person: 400,
  confirmer_dependent: 400,
  signature: 400,
  not_delivered: 400,
  line_unknown: 400,
  already_rated: 400,
  own_rating: 400,
  rating_decided: 400,
  too_many_pictures: 400,
  picture_invalid: 400,
  order_unknown: 400,
  order_open: 400,
  member_order: 400,
  email_missing: 400,
  too_many: 400,
  in_use: 400,
  taken: 400,
  current_password_wrong: 400,
  sign_in_again: 400,
  account_blocked: 400,
  already_linked: 400,
  email_unverified: 400,
  consent_required: 400,
  staff_account: 400,
  last_sign_in: 400,
  code_incorrect: 400,
  proof_over: 400,
  link_expired: 400,
  link_used: 400,
  link_withdrawn: 400,
  fresh_factor_required: 400,
  challenge_over: 400,
  factor_code_wrong: 400,
  factor_not_begun: 400,
  too_many_codes: 400,
  not_connected: 400,
  invalid_credentials: 401,
  unauthorized: 401,
  forbidden: 403,
  conflict: 409,
  stale: 409,
  not_found: 404,
  service_unavailable: 503,
} as const

export type ShopErrorCode = keyof typeof statuses

export interface ErrorDetail {
  path: (string | number)[]
  code: string
  message: string
  product?: number
  available?: number
  price?: number
}

const marker = 'ShopError'

/** Its fields are plain own properties, because workflows copy errors without their class. */
export class ShopError extends Error {
  override readonly name = marker
  readonly code: ShopErrorCode
  readonly details: ErrorDetail[]
  readonly facts: Record<string, number | string>

  constructor(
    code: ShopErrorCode,
    message: string,
    details: ErrorDetail[] = [],
    facts: Record<string, number | string> = {},
  ) {
    super(message)
    this.code = code
    this.details = details
    this.facts = facts
  }
}

export function fieldError(
  code: ShopErrorCode,
  field: string,
  message: string,
  facts?: ShopError['facts'],
): ShopError {
  return new ShopError(code, message, [{ path: [field], code, message }], facts)
}

/** Recognises a shop error, and its copy from a workflow. */
export function isShopError(error: unknown): error is ShopError {
  const { name, code } = Object(error) as { name?: unknown; code?: unknown }
  return name === marker && typeof code === 'string' && code in statuses
}

/** The shop error that this value is or contains. */
export function asShopError(error: unknown): ShopError | undefined {
  if (isShopError(error)) return error
  if (!(error instanceof QueryError)) return undefined
  const { message, part } = error
  const path = part === undefined ? [] : [part]
  return new ShopError('invalid', message, [{ path, code: 'malformed', message }])
}

export function shopErrorAnswer(error: ShopError) {
  return {
    status: statuses[error.code],
    body: {
      code: error.code,
      message: error.message,
      ...error.facts,
      ...(error.details.length > 0 && { errors: error.details }),
    },
  }
}

/** Error of a valid call that may be repeated after a few seconds. */
export const unavailable = (message: string): ShopError =>
  new ShopError('service_unavailable', message)

export function notFound(what = 'order'): ShopError {
  return new ShopError('not_found', `There is no such ${what}.`)
}
