import { ApiError } from '../../../api-client/api-error.ts'
import type { TextKey } from '../texts/texts.ts'

function statusOf(error: unknown): number | null {
  return error instanceof ApiError ? error.status : null
}

export function isSignedOut(error: unknown): boolean {
  return statusOf(error) === 401
}

export function isNotFound(error: unknown): boolean {
  return statusOf(error) === 404
}

export function isConflict(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.status === 409 || error.code === 'transition_not_allowed'
}

/** The server could not be reached, or gave no answer in time. */
export function isUnanswered(error: unknown): boolean {
  return statusOf(error) === 0
}

/** Whether a retry may succeed: the network or a server has failed temporarily. */
export function isTemporary(error: unknown): boolean {
  const status = statusOf(error)
  return status !== null && (status === 0 || status >= 500)
}

const textOfCode: Readonly<Record<string, TextKey>> = {
  fresh_factor_required: 'failure.unproved',
  confirmer_dependent: 'failure.dependent',
}

export function failureText(error: unknown): TextKey {
  const status = statusOf(error)
  const known = error instanceof ApiError ? textOfCode[error.code] : undefined
  if (known !== undefined) return known
  if (status === 0) return 'failure.network'
  if (status === 503) return 'failure.unavailable'
  if (status === 403) return 'failure.forbidden'
  return 'failure.default'
}
