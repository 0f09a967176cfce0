import { ApiError } from '../../api-client/api-error.ts'
import type { Texts } from '../../i18n/catalogues.ts'

/** Why something could not be loaded or done; the name is that of its sentence. */
export type LoadProblem = Extract<keyof Texts<'order'>, `problem${string}`>

export function loadProblemOf(error: unknown): LoadProblem {
  if (!(error instanceof ApiError)) return 'problemUnknown'
  if (error.status === 0) return 'problemNetwork'
  if (error.status === 429) return 'problemTooMany'
  if (error.status === 503) return 'problemUnavailable'
  return 'problemUnknown'
}
