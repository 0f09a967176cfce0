import type { SubmitEvent } from 'react'
import { FormErrors } from '../../forms/error-summary.tsx'
import { useForm } from '../../forms/use-form.ts'
import { href } from '../../i18n/href.ts'
import { notify } from '../../stores/toast.store.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { MemberProps } from './account.store.ts'
import { CurrentPassword } from './current-password.tsx'
import { changePassword, passwordForm } from './password-form.ts'

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
  const eye = { show: texts.showPassword, hide: texts.hidePassword }

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
        {...eye}
        label={texts.newPassword}
        hint={form.say(texts.passwordHint)}
      />
      <PasswordField {...form.bind('repeated')} {...eye} label={texts.repeated} />
      <SubmitButton label={texts.passwordSave} busy={form.busy} busyLabel={texts.saving} />
    </form>
  )
}
