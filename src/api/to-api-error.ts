import { QueryError } from '@nas/query/query-error'
import {
  BackendDownError,
  ConflictingError,
  MissingRecordError,
  NotAllowedError,
  NotSignedInError,
  RejectedError,
} from '../gateways/gateway-errors.ts'
import {
  ApiError,
  applicationError,
  conflict,
  fieldErrors,
  forbidden,
  internalError,
  notFound,
  serviceUnavailable,
  tooManyRequests,
  unauthorized,
  validationError,
} from './api-error.ts'

/** The one place that decides how any failure is returned to the caller. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (error instanceof QueryError) return validationError(error.message)
  if (error instanceof BackendDownError) return serviceUnavailable(error)
  if (error instanceof NotSignedInError) return unauthorized()
  if (error instanceof NotAllowedError) return forbidden()
  if (error instanceof MissingRecordError) return notFound()
  if (error instanceof ConflictingError) return conflict(error.message, error.code, error.facts)
  if (error instanceof RejectedError) return rejection(error)
  return internalError(error)
}

function rejection({ code, message, errors, total, account, wait }: RejectedError): ApiError {
  if (wait !== null) return tooManyRequests(wait)
  if (code === 'invalid') {
    return errors.length > 0 ? fieldErrors(errors) : validationError(message)
  }
  return applicationError(code, message, errors, total === null ? {} : { total }, account)
}
