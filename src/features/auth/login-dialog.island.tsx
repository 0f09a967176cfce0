import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { $panel, closePanel, noPanel } from '../../stores/panel.store.ts'
import { signIn } from '../../stores/sign-in.ts'
import { dismiss, notify, notifyNextPage } from '../../stores/toast.store.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { pageAfterSignIn } from './after-sign-in.ts'
import { type LoginEntries, LoginForm } from './login-form.tsx'
import { type LoginProblem, loginProblemOf, loginProblems } from './login-problem.ts'

interface LoginDialogProps {
  locale: Locale
  texts: Texts<'auth'>
}

type Attempt = { state: 'idle' } | { state: 'busy' } | { state: 'refused'; problem: LoginProblem }

/**
 * Why an island: it signs in without leaving the page.
 * `client:wanted="login"`: loaded when somebody reaches for a sign-in button.
 */
export function LoginDialog({ locale, texts }: LoginDialogProps) {
  const open = useStore($panel, { ssr: noPanel }) === 'login'
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' })

  const lastNotice = useRef(0)

  const refuse = (problem: LoginProblem) => {
    setAttempt({ state: 'refused', problem })
    lastNotice.current = notify({ variant: loginProblems[problem], message: texts[problem] })
  }
  const submit = async (entries: LoginEntries) => {
    if (attempt.state === 'busy') return
    dismiss(lastNotice.current)
    if (entries.identifier === '' || entries.password === '') return refuse('incomplete')
    setAttempt({ state: 'busy' })
    try {
      const profile = await signIn(entries)
      setAttempt({ state: 'idle' })
      closePanel('login')
      goOn(pageAfterSignIn(profile, location), texts.signedIn)
    } catch (error) {
      refuse(loginProblemOf(error))
    }
  }
  const close = () => {
    setAttempt({ state: 'idle' })
    closePanel('login')
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      labelledBy="login-title"
      variant="centre"
      island="login"
      ready={useHydrated()}
    >
      <div className="login">
        <div className="login__scene" aria-hidden="true" />
        <div className="login__main">
          <header className="dialog__head">
            <h2 id="login-title">{texts.title}</h2>
            <IconButton icon="close" label={texts.close} onClick={close} />
          </header>
          <p className="muted login__intro">{texts.intro}</p>
          <LoginForm
            locale={locale}
            texts={texts}
            busy={attempt.state === 'busy'}
            problem={attempt.state === 'refused' ? attempt.problem : undefined}
            onSubmit={submit}
          />
        </div>
      </div>
    </Dialog>
  )
}

function goOn(next: string | undefined, message: string): void {
  if (next === undefined) {
    notify({ variant: 'success', message })
    return
  }
  notifyNextPage({ variant: 'success', message })
  location.assign(next)
}
