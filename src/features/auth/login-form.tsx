import { type SubmitEvent, useRef, useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Remember } from '../../stores/session.store.ts'
import type { LoginProblem } from './login-problem.ts'

export interface LoginEntries {
  identifier: string
  password: string
  remember: Remember
}

interface LoginFormProps {
  texts: Texts<'auth'>
  busy: boolean
  problem: LoginProblem | undefined
  onSubmit: (entries: LoginEntries) => void
}

function entriesOf(form: HTMLFormElement): LoginEntries {
  const data = new FormData(form)
  return {
    identifier: String(data.get('identifier') ?? '').trim(),
    password: String(data.get('password') ?? ''),
    remember: data.get('remember') === 'accepted' ? 'accepted' : 'not_accepted',
  }
}

export function LoginForm({ texts, busy, problem, onSubmit }: LoginFormProps) {
  const [seen, setSeen] = useState(false)
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
      <div className="field login__password">
        <label htmlFor="login-password">{texts.password}</label>
        <input
          id="login-password"
          name="password"
          type={seen ? 'text' : 'password'}
          autoComplete="current-password"
          required
          {...marks}
        />
        <button type="button" className="login__eye" onClick={() => setSeen(!seen)}>
          {seen ? texts.hidePassword : texts.showPassword}
        </button>
      </div>
      <p id="login-problem" className="field__error">
        {problem === undefined ? '' : texts[problem]}
      </p>
      <div className="login__row">
        <label className="check">
          <input type="checkbox" name="remember" value="accepted" />
          {texts.remember}
        </label>
        {/* SPEC §2: a label without an action. */}
        <span className="login__forgot">{texts.forgot}</span>
      </div>
      <button type="submit" className="button button--block" aria-disabled={busy || undefined}>
        {busy ? texts.submitting : texts.submit}
      </button>
    </form>
  )
}
