import { type MouseEvent, type SubmitEvent, useRef } from 'react'
import type { TextProps, Texts } from '../../i18n/catalogues.ts'
import { href } from '../../i18n/href.ts'
import { SecretInput } from '../../ui/password-field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { LoginProblem } from './login-problem.ts'
import type { LoginEntries } from './use-login.ts'

interface LoginFormProps extends TextProps<Texts<'auth'>> {
  busy: boolean
  problem: LoginProblem | undefined
  onSubmit: (entries: LoginEntries) => void
  onForgot: (event: MouseEvent, identifier: string) => void
}

function entriesOf(form: HTMLFormElement): LoginEntries {
  const data = new FormData(form)
  return {
    identifier: String(data.get('identifier') ?? '').trim(),
    password: String(data.get('password') ?? ''),
    remember: data.get('remember') === 'accepted' ? 'accepted' : 'not_accepted',
  }
}

export function LoginForm({ locale, texts, busy, problem, onSubmit, onForgot }: LoginFormProps) {
  const form = useRef<HTMLFormElement>(null)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = entriesOf(event.currentTarget)
    const missing = entries.identifier === '' ? 'identifier' : entries.password === '' && 'password'
    if (missing) form.current?.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus()
    onSubmit(entries)
  }
  const marks = {
    'aria-invalid': problem === 'incomplete' || problem === 'failed' || undefined,
    'aria-describedby': problem === undefined ? undefined : 'login-problem',
  }

  return (
    <form className="login__form" noValidate onSubmit={submit} ref={form}>
      <div className="field">
        <label htmlFor="login-identifier">{texts.email}</label>
        <input
          id="login-identifier"
          name="identifier"
          data-first-focus=""
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...marks}
        />
      </div>
      <div className="field">
        <label htmlFor="login-password">{texts.password}</label>
        <SecretInput
          id="login-password"
          name="password"
          autoComplete="current-password"
          texts={texts}
          required
          {...marks}
        />
      </div>
      <p id="login-problem" className="field__error">
        {problem === undefined ? '' : texts[problem]}
      </p>
      <div className="login__row">
        <label className="check">
          <input type="checkbox" name="remember" value="accepted" />
          {texts.remember}
        </label>
        {/* SPEC §2 gives the label no action, but a link is more useful. */}
        <a
          className="login__forgot"
          href={href(locale, '/reset-password')}
          onClick={(event) => form.current && onForgot(event, entriesOf(form.current).identifier)}
        >
          {texts.forgot}
        </a>
      </div>
      <SubmitButton label={texts.submit} busy={busy} busyLabel={texts.submitting} />
    </form>
  )
}
