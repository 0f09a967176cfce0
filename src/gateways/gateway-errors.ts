type Backend = 'content' | 'commerce' | 'google' | 'facebook'

/** What the gateways throw: foreign failures as few classes of our own. */
export abstract class GatewayError extends Error {}

/** The backend cannot be reached, takes too long or fails in itself. */
export class BackendDownError extends GatewayError {
  override readonly name = 'BackendDownError'
  readonly backend: Backend

  constructor(backend: Backend, options?: ErrorOptions) {
    super(`The ${backend} service does not answer as it should`, options)
    this.backend = backend
  }
}

/** The credentials that were passed on are not (or no longer) accepted. */
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

/** A rule of the shop rejects the call; `code` and `errors` name it. */
export class RejectedError extends GatewayError {
  override readonly name = 'RejectedError'
  readonly code: string
  readonly errors: readonly RejectionDetail[]
  /** What the order would cost now, where that is the point. */
  readonly total: number | null
  /** Whose secret was tried; for the security log alone. */
  readonly account: string | null
  /** Seconds until it may be tried again. */
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

/** The same key was used for something else, or another change came first. */
export class ConflictingError extends GatewayError {
  override readonly name: string = 'ConflictingError'
  readonly code: 'conflict' | 'stale' = 'conflict'
  /** How things stand, where the caller could not know. */
  readonly facts: Readonly<Record<string, number>>

  constructor(message: string, options?: ErrorOptions & { facts?: Record<string, number> }) {
    super(message, options)
    this.facts = options?.facts ?? {}
  }
}

/** The record is not the one any more that the change was made from. */
export class StaleError extends ConflictingError {
  override readonly name = 'StaleError'
  override readonly code = 'stale'
}
