import type { ErrorDetail } from '@nas/contract/answers'

/** Codes of failures without a response of `/api`. */
export type OwnCode = 'network' | 'timeout' | 'unknown'

const codesOfStatus: Readonly<Record<number, string>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  429: 'too_many_requests',
  503: 'service_unavailable',
}

interface Failure {
  status: number
  name: string
  message: string
  code?: string | undefined
  errors?: readonly ErrorDetail[] | undefined
  total?: number | undefined
  on_hand?: number | undefined
  challenge?: string | undefined
}

/** Why a call failed. Status 0 means that there was no response: `network` or `timeout`. */
export class ApiError extends Error {
  override readonly name: string
  readonly status: number
  /** For programs: screens choose their message by this code. */
  readonly code: string
  readonly errors: readonly ErrorDetail[]
  /** With `price_changed`: the current total of the order. */
  readonly total: number | null
  /** Units on hand, after a concurrent change of the stock. */
  readonly onHand: number | null
  /**
   * With `proof_required` or `too_many_requests`: the task of the proof of work; with
   * `second_factor_needed`: must be sent with the code.
   */
  readonly challenge: string | null

  constructor(
    { status, name, message, code, errors = [], total, on_hand, challenge }: Failure,
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = name
    this.status = status
    this.code = code ?? codesOfStatus[status] ?? (status === 400 ? 'invalid' : 'unknown')
    this.errors = errors
    this.total = total ?? null
    this.onHand = on_hand ?? null
    this.challenge = challenge ?? null
  }
}

export function noAnswer(code: OwnCode, cause: unknown): ApiError {
  return new ApiError({ status: 0, name: 'NoAnswerError', message: code, code }, { cause })
}
