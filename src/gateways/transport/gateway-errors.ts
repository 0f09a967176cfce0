type Backend = 'content' | 'commerce' | 'google' | 'facebook'

export abstract class GatewayError extends Error {}

/** The backend is unreachable, times out or fails internally. */
export class BackendDownError extends GatewayError {
  override readonly name = 'BackendDownError'
  readonly backend: Backend

  constructor(backend: Backend, options?: ErrorOptions) {
    super(`The ${backend} service does not answer as it should`, options)
    this.backend = backend
  }
}

export class NotSignedInError extends GatewayError {
  override readonly name = 'NotSignedInError'
}

export class NotAllowedError extends GatewayError {
  override readonly name = 'NotAllowedError'
}

export class MissingRecordError extends GatewayError {
  override readonly name = 'MissingRecordError'
}

export interface RejectionDetail {
  path: (string | number)[]
  code: string
  message: string
  [extra: string]: unknown
}

/** A rule of the shop rejects the call, named by `code` and `errors`. */
export class RejectedError extends GatewayError {
  override readonly name = 'RejectedError'
  readonly code: string
  readonly errors: readonly RejectionDetail[]
  /** The current total of the order, with `price_changed`. */
  readonly total: number | null
  /** The account whose secret was tried; for the security log only. */
  readonly account: string | null
  /** Seconds until the next attempt is allowed. */
  readonly wait: number | null

  constructor(
    rejection: {
      code: string
      message: string
      errors?: readonly RejectionDetail[]
      total?: number
      account?: string
      wait?: number
    },
    options?: ErrorOptions,
  ) {
    super(rejection.message, options)
    this.code = rejection.code
    this.errors = rejection.errors ?? []
    this.total = rejection.total ?? null
    this.account = rejection.account ?? null
    this.wait = rejection.wait ?? null
  }
}

export const isRejectedAs = (error: unknown, code: string): error is RejectedError =>
  error instanceof RejectedError && error.code === code

/** The key was already used for another request, or a concurrent change came first. */
export class ConflictingError extends GatewayError {
  override readonly name: string = 'ConflictingError'
  readonly code: 'conflict' | 'stale' = 'conflict'
  /** The current state, which the caller did not know. */
  readonly facts: Readonly<Record<string, number>>

  constructor(message: string, options?: ErrorOptions & { facts?: Record<string, number> }) {
    super(message, options)
    this.facts = options?.facts ?? {}
  }
}

/** The record has changed since the version that the change is based on. */
export class StaleError extends ConflictingError {
  override readonly name = 'StaleError'
  override readonly code = 'stale'
}
