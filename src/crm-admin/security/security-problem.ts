import { ApiError } from '../../api-client/api-error.ts'
import type { SecurityText } from './security-texts.ts'

type ProofField = 'currentPassword' | 'code'

/** Beside a field, or null for one that the notice of a failure says. */
export type ProofProblems = Partial<Record<ProofField, SecurityText>>

/** What the fields say about a refusal; empty when it is about none of them. */
export function problemsOf(error: unknown): ProofProblems {
  if (!(error instanceof ApiError)) return {}
  if (error.status === 429) return { code: 'tooMany' }
  switch (error.code) {
    case 'current_password_wrong':
      return { currentPassword: 'wrongPassword' }
    case 'factor_code_wrong':
      return { code: 'wrongCode' }
    case 'factor_not_begun':
      return { code: 'notBegun' }
    default:
      return {}
  }
}
