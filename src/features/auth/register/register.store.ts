import type { RegisterInput } from '@nas/contract/accounts'
import { consentFields, consentPurposes } from '@nas/contract/consents'
import { ApiError } from '../../../api-client/api-error.ts'
import { register, signIn } from '../../../api-client/session.ts'
import { createForm } from '../../../forms/form.ts'
import { type Refusal, refusalOf } from '../../../forms/refusal.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { storageKeys } from '../../../stores/keys.ts'
import { keepSignIn } from '../../../stores/sign-in.ts'
import {
  emptyRegister,
  type RegisterSentence,
  type RegisterValues,
  readRegister,
  registerErrors,
} from './register-form.ts'

export const registerForm = createForm<RegisterValues, RegisterSentence>({
  key: storageKeys.registerDraft,
  empty: emptyRegister,
  read: readRegister,
  errorsOf: registerErrors,
  secret: ['password', 'passwordAgain'],
  related: { email: ['emailAgain'], password: ['passwordAgain'] },
})

function bodyOf(values: RegisterValues, locale: Locale): RegisterInput {
  const { name, email, password, phone, gender } = values
  return {
    fullname: name.trim(),
    email: email.trim(),
    password,
    phone: phone.trim(),
    gender: gender as RegisterInput['gender'],
    locale,
    ...Object.fromEntries(
      consentPurposes.map((purpose) => [consentFields[purpose], values[purpose]]),
    ),
    consent_all: consentPurposes.every((purpose) => values[purpose]),
  }
}

const isTaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'taken'

function refusal(error: unknown): Refusal<RegisterValues, RegisterSentence> {
  if (isTaken(error)) return { sentence: 'problemInvalid', fields: { email: 'emailTaken' } }
  const sentences = {
    name: { required: 'nameRequired', other: 'nameInvalid' },
    email: { required: 'emailRequired', other: 'emailInvalid' },
    password: { password_long: 'passwordLong', other: 'passwordShort' },
    phone: { required: 'phoneRequired', other: 'phoneInvalid' },
  } as const
  return refusalOf<RegisterValues, RegisterSentence>(error, sentences, { fullname: 'name' })
}

let unanswered = false

/**
 * Makes the account. When the answer to an earlier attempt was lost, the account may be there
 * already: the same e-mail and password then simply sign in.
 */
async function open(values: RegisterValues, locale: Locale): Promise<string> {
  const { email, password } = values
  try {
    const { jwt } = await register(bodyOf(values, locale))
    return jwt
  } catch (error) {
    if (isTaken(error) && unanswered) {
      const { jwt } = await signIn(email.trim(), password).catch(() => Promise.reject(error))
      return jwt
    }
    unanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500)
    throw error
  }
}

/** What became of it: signed in, an account but not signed in, or refused, as the form says why. */
export type Registered = 'signedIn' | 'saved' | 'refused'

export async function submitRegister(locale: Locale): Promise<Registered> {
  const jwt = await registerForm.submit((values) => open(values, locale), {
    incomplete: 'problemInvalid',
    of: refusal,
  })
  if (jwt === null) return 'refused'
  try {
    await keepSignIn(jwt, 'not_accepted')
    return 'signedIn'
  } catch {
    return 'saved'
  }
}
