import * as v from 'valibot'
import {
  consentRules,
  emailRule,
  errorsBy,
  newPasswordRule,
  phoneRule,
  required,
} from '../../../forms/field-rules.ts'
import type { FieldErrors } from '../../../forms/form.ts'
import type { FormTexts } from '../../../forms/form-texts.ts'
import { readerOf, storedText, storedTick } from '../../../forms/stored-values.ts'
import type { Texts } from '../../../i18n/catalogues.ts'

/** The page's own words beside those that forms share. */
export type RegisterTexts = FormTexts & Texts<'register'>

export const genders = ['female', 'male', 'other'] as const

/** What was typed so far. Consents start unticked: each is given by hand. */
export const emptyRegister = {
  name: '',
  email: '',
  emailAgain: '',
  password: '',
  passwordAgain: '',
  phone: '',
  gender: '',
  data: false,
  policy: false,
  marketing: false,
  loyalty: false,
}

export type RegisterValues = typeof emptyRegister
export type RegisterSentence = keyof RegisterTexts
export type RegisterErrors = FieldErrors<RegisterValues, RegisterSentence>

const stored = v.object({
  name: storedText,
  email: storedText,
  emailAgain: storedText,
  password: storedText,
  passwordAgain: storedText,
  phone: storedText,
  gender: v.fallback(v.picklist(['', ...genders]), ''),
  data: storedTick,
  policy: storedTick,
  marketing: storedTick,
  loyalty: storedTick,
})

export const readRegister = readerOf<RegisterValues>(stored, emptyRegister)

const rules = v.object({
  name: required('nameRequired'),
  email: emailRule,
  emailAgain: required('emailAgainRequired' satisfies RegisterSentence),
  password: newPasswordRule,
  passwordAgain: v.pipe(v.string(), v.nonEmpty('passwordAgainRequired' satisfies RegisterSentence)),
  phone: phoneRule,
  ...consentRules,
})

const sameEmail = ({ email, emailAgain }: RegisterValues) =>
  email.trim().toLowerCase() === emailAgain.trim().toLowerCase()

/** What an account needs (SPEC §3, §5). */
export function registerErrors(values: RegisterValues): RegisterErrors {
  const errors = errorsBy<RegisterValues, RegisterSentence>(rules, values)
  if (!sameEmail(values)) errors.emailAgain ??= 'emailAgainDiffers'
  if (values.password !== values.passwordAgain) errors.passwordAgain ??= 'passwordAgainDiffers'
  return errors
}

/** Fields in the order in which they stand on the page. */
export const registerFields = [
  'name',
  'phone',
  'email',
  'emailAgain',
  'password',
  'passwordAgain',
  'gender',
  'data',
  'policy',
  'marketing',
  'loyalty',
] as const satisfies readonly (keyof RegisterValues)[]
