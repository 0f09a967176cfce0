import type { SubmitEvent } from 'react'
import { changeProfile } from '../../api-client/account.ts'
import { FormErrors } from '../../forms/error-summary.tsx'
import { newPasswordField, notSent, secretText, sentAs } from '../../forms/fields.ts'
import { createForm } from '../../forms/form.ts'
import { bodyOf } from '../../forms/form-fields.ts'
import { useForm } from '../../forms/use-form.ts'
import { href } from '../../i18n/href.ts'
import { draftKeys } from '../../stores/draft-keys.ts'
import { remembered, signOut } from '../../stores/session.store.ts'
import { endIfSignedOut } from '../../stores/session-token.ts'
import { signIn } from '../../stores/sign-in.ts'
import { notify } from '../../stores/toast.store.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { Member, MemberProps, MemberTexts } from './account.store.ts'
import { CurrentPassword } from './current-password.tsx'

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
type PasswordChange = 'signedIn' | 'saved' | 'refused'

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

export function PasswordSection({ member, locale, texts }: MemberProps) {
  return (
    <section className="member-box" aria-labelledby="member-password">
      <h3 id="member-password">{texts.passwordTitle}</h3>
      {member.account.has_password ? (
        <PasswordFields member={member} texts={texts} />
      ) : (
        <>
          <p className="muted">{texts.passwordNone}</p>
          <a className="text-link" href={href(locale, '/reset-password')}>
            {texts.passwordByMail}
          </a>
        </>
      )}
    </section>
  )
}

function PasswordFields({ member, texts }: Omit<MemberProps, 'locale'>) {
  const form = useForm(passwordForm, texts, 'password')

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const change = await changePassword(member)
    if (change === 'refused') return
    const message = change === 'saved' ? texts.passwordSavedSignIn : texts.passwordSaved
    notify({ variant: 'success', message })
  }
  return (
    <form className="member-form" noValidate onSubmit={submit}>
      <FormErrors form={form} />
      {/* Names the account for password managers. */}
      <input type="email" autoComplete="username" value={member.user.email} readOnly hidden />
      <CurrentPassword {...form.bind('current')} texts={texts} />
      <PasswordField
        {...form.bind('password')}
        texts={texts}
        label={texts.newPassword}
        hint={form.say(texts.passwordHint)}
      />
      <PasswordField {...form.bind('repeated')} texts={texts} label={texts.repeated} />
      <SubmitButton label={texts.passwordSave} busy={form.busy} busyLabel={texts.saving} />
    </form>
  )
}
