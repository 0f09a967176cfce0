import { longestEmail } from '@nas/contract/limits'
import {
  consentFields,
  emailField,
  genderField,
  nameField,
  newPasswordField,
  notSent,
  phoneField,
  requiredText,
  secretText,
  sentAs,
} from '../../../forms/fields.ts'
import { createForm } from '../../../forms/form.ts'
import type { FormTexts, ValuesOf } from '../../../forms/form-fields.ts'
import type { Texts } from '../../../i18n/catalogues.ts'
import { draftKeys } from '../../../stores/draft-keys.ts'

export type RegisterTexts = FormTexts & Texts<'register'>

const fields = {
  name: sentAs(nameField, 'fullname'),
  phone: phoneField,
  email: emailField,
  emailAgain: notSent(
    requiredText(longestEmail, { missing: 'emailAgainRequired', invalid: 'emailAgainDiffers' }),
  ),
  password: newPasswordField,
  passwordAgain: notSent(secretText('passwordAgainRequired', 'passwordAgainDiffers')),
  gender: genderField,
  ...consentFields,
} as const

export type RegisterValues = ValuesOf<typeof fields>

export const registerForm = createForm<typeof fields, keyof RegisterTexts>({
  key: draftKeys.registerDraft,
  fields,
  check(errors, { email, emailAgain, password, passwordAgain }) {
    const sameEmail = email.trim().toLowerCase() === emailAgain.trim().toLowerCase()
    if (!sameEmail) errors.emailAgain ??= 'emailAgainDiffers'
    if (password !== passwordAgain) errors.passwordAgain ??= 'passwordAgainDiffers'
    return errors
  },
  related: { email: ['emailAgain'], password: ['passwordAgain'] },
})
