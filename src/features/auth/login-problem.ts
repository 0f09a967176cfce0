import { ApiError } from '../../api-client/api-error.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import type { ToastVariant } from '../../stores/toast.store.ts'

export const loginProblems = {
  incomplete: 'warning',
  failed: 'danger',
  codeMissing: 'warning',
  codeWrong: 'danger',
  codeOver: 'warning',
  blocked: 'danger',
  tooMany: 'warning',
  unavailable: 'error',
  network: 'error',
} as const satisfies Partial<Record<keyof Texts<'auth'>, ToastVariant>>

export type LoginProblem = keyof typeof loginProblems

const problemOfCode: Readonly<Record<string, LoginProblem>> = {
  account_blocked: 'blocked',
  factor_code_wrong: 'codeWrong',
  challenge_over: 'codeOver',
}

/** Wrong credentials are always answered with the same 400 (API §6.12). */
export function loginProblemOf(error: unknown): LoginProblem {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.status === 0) return 'network'
  const known = problemOfCode[error.code]
  if (known !== undefined) return known
  if (error.status === 429) return 'tooMany'
  return error.status >= 500 ? 'unavailable' : 'failed'
}
