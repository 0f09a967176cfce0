import { changeProfile } from '../../api-client/account.ts'
import { newPasswordField, notSent, secretText, sentAs } from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf } from '../../forms/form-fields.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { remembered, signOut } from '../../stores/session.store.ts'
import { signIn } from '../../stores/sign-in.ts'
import { endIfSignedOut, type Member, type MemberTexts } from './account.store.ts'

const fields = {
  current: sentAs(secretText('currentRequired', 'currentWrong'), 'currentPassword'),
  password: newPasswordField,
  repeated: notSent(secretText('repeatedRequired', 'repeatedDiffers')),
} as const

export const passwordForm = createForm<typeof fields, keyof MemberTexts>({
  key: draftKeys.passwordDraft,
  fields,
  check(errors, { password, repeated }) {
    if (repeated !== password) errors.repeated ??= 'repeatedDiffers'
    return errors
  },
  related: { password: ['repeated'] },
})

/** Result: still signed in, saved but signed out, or not saved, with the reason in the form. */
export type PasswordChange = 'signedIn' | 'saved' | 'refused'

/** Sets the new password; it invalidates every token, so a new one is fetched. */
export async function changePassword({ user }: Member): Promise<PasswordChange> {
  const sent = await passwordForm.submit(async (values) => {
    await changeProfile(user.id, bodyOf(fields, values))
    return values.password
  }, endIfSignedOut)
  if (sent === null) return 'refused'
  passwordForm.forget()
  try {
    await signIn({ identifier: user.email, password: sent, remember: remembered() })
    return 'signedIn'
  } catch {
    signOut()
    return 'saved'
  }
}
