import type { RegisterInput } from '@nas/contract/accounts/fields'
import { consentPurposes } from '@nas/contract/consents'
import { ApiError } from '../../../api-client/api-error.ts'
import { register, signIn } from '../../../api-client/session.ts'
import { bodyOf } from '../../../forms/form-fields.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { keepSignIn } from '../../../stores/sign-in.ts'
import { type RegisterValues, registerForm } from './register-form.ts'

function requestOf(values: RegisterValues, locale: Locale): RegisterInput {
  const consent_all = consentPurposes.every((purpose) => values[purpose])
  return { ...bodyOf(registerForm.fields, values), locale, consent_all, remember: false }
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'taken'

const explain = (error: unknown) =>
  isTaken(error)
    ? ({ sentence: 'problemInvalid', fields: { email: 'emailTaken' } } as const)
    : undefined

let unanswered = false

/**
 * When an earlier response was lost, the account may exist: the same password then signs in.
 * @returns a token; empty when a mailed link must be opened first
 */
async function open(values: RegisterValues, locale: Locale): Promise<string> {
  const { email, password } = values
  try {
    const { jwt } = await register(requestOf(values, locale))
    return jwt ?? ''
  } catch (error) {
    if (isTaken(error) && unanswered) {
      const { jwt } = await signIn({ identifier: email.trim(), password, remember: false }).catch(
        () => Promise.reject(error),
      )
      return jwt
    }
    unanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    throw error
  }
}

/** Created but not signed in: `saved`; `refused`: the form has the reason. */
export type Registered = 'signedIn' | 'saved' | 'mailed' | 'refused'

export async function submitRegister(locale: Locale): Promise<Registered> {
  const jwt = await registerForm.submit((values) => open(values, locale), explain)
  if (jwt === null) return 'refused'
  if (jwt === '') return 'mailed'
  try {
    await keepSignIn(jwt, 'not_accepted')
    return 'signedIn'
  } catch {
    return 'saved'
  }
}
