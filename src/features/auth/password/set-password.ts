import { newPassword } from '@nas/contract/field-schemas'
import { safeParse } from 'valibot'
import { ApiError } from '../../../api-client/api-error.ts'
import { resetPassword } from '../../../api-client/session.ts'
import { signOut } from '../../../stores/session.store.ts'
import { keepSignIn } from '../../../stores/sign-in.ts'
import {
  $attempt,
  $resetStep,
  askForMail,
  forgetCode,
  type ResetProblem,
} from './reset-step.store.ts'
import { resetProblemOf, sentenceOf } from './use-attempt.tsx'

export interface PasswordEntries {
  password: string
  repeated: string
}

/** Result: signed in, saved but not signed in, or not saved, with the reason in `$attempt`. */
export type PasswordResult = 'signedIn' | 'saved' | 'refused'

function fieldProblems({ password, repeated }: PasswordEntries): ResetProblem['fields'] {
  const fields: ResetProblem['fields'] = {}
  const [issue] = safeParse(newPassword, password).issues ?? []
  if (issue !== undefined) fields.password = sentenceOf('password', issue.message)
  if (repeated === '') fields.repeated = 'repeatedRequired'
  else if (repeated !== password) fields.repeated = 'repeatedDiffers'
  return fields
}

function isVoidCode(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === 'code_incorrect' || error.errors.some(({ path }) => path[0] === 'code')
}

function needsCode(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_factor_needed'
}

/** Signs in with the new token, because the new password has invalidated the old one. */
async function signInWith(jwt: string): Promise<PasswordResult> {
  try {
    await keepSignIn(jwt, 'not_accepted')
    return 'signedIn'
  } catch {
    signOut()
    return 'saved'
  }
}

export async function setPassword(entries: PasswordEntries): Promise<PasswordResult> {
  const step = $resetStep.get()
  const { state } = $attempt.get()
  if (step.step !== 'password' || state === 'sending' || state === 'done') return 'refused'
  const fields = fieldProblems(entries)
  if (Object.keys(fields).length > 0) {
    $attempt.set({ state: 'refused', problem: { fields } })
    return 'refused'
  }
  $attempt.set({ state: 'sending' })
  const { password, repeated: passwordConfirmation } = entries
  try {
    const jwt = await resetPassword({
      code: step.code,
      password,
      passwordConfirmation,
      remember: false,
    })
    forgetCode()
    const result = await signInWith(jwt)
    $attempt.set({ state: 'done' })
    return result
  } catch (error) {
    if (needsCode(error)) {
      forgetCode()
      signOut()
      $attempt.set({ state: 'done' })
      return 'saved'
    }
    if (isVoidCode(error)) askForMail('refused')
    else $attempt.set({ state: 'refused', problem: resetProblemOf(error, 'passwordNetwork') })
    return 'refused'
  }
}
