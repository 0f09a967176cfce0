import type { Texts } from '../../i18n/catalogues.ts'

/** Why a sign-in did not succeed; each has its own sentence. */
export type LoginProblem = 'incomplete' | 'failed' | 'tooMany' | 'unavailable' | 'network'

export const loginProblems = {
  incomplete: 'warning',
  failed: 'danger',
  tooMany: 'warning',
  unavailable: 'error',
  network: 'error',
} as const satisfies Record<LoginProblem, 'warning' | 'danger' | 'error'> &
  Partial<Record<keyof Texts<'auth'>, string>>
