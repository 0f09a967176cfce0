import type { ErrorAnswer, ErrorDetail } from '@nas/contract/answers'
import { maxProblems } from '@nas/contract/bounded-array'
import { QueryError } from '@nas/query/query-error'
import * as gateway from '../../gateways/transport/gateway-errors.ts'
import { InputsWaitError, InputTooCostlyError } from '../input/input-thread.ts'

export class ApiError extends Error {
  override readonly name: string
  readonly status: number
  readonly details: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
  /** For the security log; never returned to the caller. */
  readonly subject: string | null

  constructor(
    status: number,
    name: string,
    message: string,
    rest: {
      details?: Record<string, unknown>
      headers?: Record<string, string>
      subject?: string | null
    } & ErrorOptions = {},
  ) {
    super(message, { cause: rest.cause })
    this.name = name
    this.status = status
    this.details = rest.details ?? {}
    this.headers = rest.headers ?? {}
    this.subject = rest.subject ?? null
  }

  about(subject: string): ApiError {
    const { status, name, message, details, headers, cause } = this
    return new ApiError(status, name, message, { details, headers, subject, cause })
  }

  toBody(): ErrorAnswer {
    const { status, name, message, details } = this
    return { data: null, error: { status, name, message, details } }
  }
}

function detailed(name: string, problems: readonly gateway.RejectionDetail[]): ErrorDetail[] {
  return problems.slice(0, maxProblems).map((problem) => ({ ...problem, name }))
}

function summary(problems: readonly gateway.RejectionDetail[], otherwise: string): string {
  const [first] = problems
  if (problems.length > 1) return `${problems.length} errors occurred`
  return first?.message ?? otherwise
}

export function validationError(message: string): ApiError {
  return new ApiError(400, 'ValidationError', message)
}

export function fieldErrors(problems: readonly gateway.RejectionDetail[]): ApiError {
  const errors = detailed('ValidationError', problems)
  return new ApiError(400, 'ValidationError', summary(problems, 'Invalid'), {
    details: { code: codeOf(problems), errors },
  })
}

function codeOf([first, ...others]: readonly gateway.RejectionDetail[]): string {
  const vague = first?.code === 'malformed' || first?.code === 'too_long'
  return first && others.length === 0 && !vague ? first.code : 'invalid'
}

export function applicationError(
  code: string,
  message: string,
  problems: readonly gateway.RejectionDetail[] = [],
  extra: Record<string, unknown> = {},
  subject: string | null = null,
): ApiError {
  const errors = detailed('ApplicationError', problems)
  const details = { code, errors, ...extra }
  return new ApiError(400, 'ApplicationError', message, { details, subject })
}

export function badJson(): ApiError {
  return new ApiError(400, 'BadRequestError', 'The body is not valid JSON')
}

export function unauthorized(): ApiError {
  return new ApiError(401, 'UnauthorizedError', 'Missing or invalid credentials')
}

export function factorDue(): ApiError {
  return new ApiError(403, 'ForbiddenError', 'Set up a second factor first', {
    details: { code: 'second_factor_due' },
  })
}

export const forbidden = (): ApiError => new ApiError(403, 'ForbiddenError', 'Forbidden')

export const notFound = (): ApiError => new ApiError(404, 'NotFoundError', 'Not Found')

export function methodNotAllowed(allowed: readonly string[]): ApiError {
  const headers = { Allow: allowed.join(', ') }
  return new ApiError(405, 'MethodNotAllowedError', 'Method Not Allowed', { headers })
}

function conflict(
  message: string,
  code: string,
  facts: Readonly<Record<string, number>> = {},
): ApiError {
  return new ApiError(409, 'ConflictError', message, { details: { code, ...facts } })
}

export function payloadTooLarge(): ApiError {
  return new ApiError(413, 'PayloadTooLargeError', 'The body is too large')
}

export function unsupportedMediaType(): ApiError {
  return new ApiError(415, 'UnsupportedMediaTypeError', 'The body must be application/json')
}

export function tooManyRequests(seconds: number): ApiError {
  const message = 'Too many requests, please try again later.'
  const headers = { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) }
  return new ApiError(429, 'RateLimitError', message, {
    headers,
    details: { code: 'too_many_requests' },
  })
}

export function serviceUnavailable(cause: unknown): ApiError {
  return new ApiError(503, 'ServiceUnavailableError', 'Service Unavailable', {
    cause,
    headers: { 'Retry-After': '10' },
    details: { code: 'service_unavailable' },
  })
}

function tooCostly(cause: unknown): ApiError {
  return new ApiError(413, 'PayloadTooLargeError', 'The content is too complex', { cause })
}

function internalError(cause: unknown): ApiError {
  return new ApiError(500, 'InternalServerError', 'Internal Server Error', { cause })
}

/** The only place that maps failures to responses. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof QueryError) return validationError(error.message)
  if (error instanceof InputsWaitError) return serviceUnavailable(error)
  if (error instanceof InputTooCostlyError) return tooCostly(error)
  if (error instanceof gateway.BackendDownError) return serviceUnavailable(error)
  if (error instanceof gateway.NotSignedInError) return unauthorized()
  if (error instanceof gateway.NotAllowedError) return forbidden()
  if (error instanceof gateway.MissingRecordError) return notFound()
  if (error instanceof gateway.ConflictingError)
    return conflict(error.message, error.code, error.facts)
  if (error instanceof gateway.RejectedError) return rejection(error)
  return internalError(error)
}

function rejection({
  code,
  message,
  errors,
  total,
  account,
  wait,
}: gateway.RejectedError): ApiError {
  if (wait !== null) return tooManyRequests(wait)
  if (code === 'invalid') {
    return errors.length > 0 ? fieldErrors(errors) : validationError(message)
  }
  return applicationError(code, message, errors, total === null ? {} : { total }, account)
}
