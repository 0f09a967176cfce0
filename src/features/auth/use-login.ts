import { useRef, useState } from 'react'
import type { Texts } from '../../i18n/catalogues.ts'
import { closePanel } from '../../stores/panel.store.ts'
import type { Remember } from '../../stores/session.store.ts'
import { signIn } from '../../stores/sign-in.ts'
import { dismiss, notify, notifyNextPage } from '../../stores/toast.store.ts'
import { pageAfterSignIn } from './after-sign-in.ts'
import { type LoginProblem, loginProblemOf, loginProblems } from './login-problem.ts'

export interface LoginEntries {
  identifier: string
  password: string
  remember: Remember
}

type Attempt = { state: 'idle' } | { state: 'busy' } | { state: 'refused'; problem: LoginProblem }

/** Says so and closes the dialog (SPEC §4), or goes on to where somebody wanted to be. */
function goOn(next: string | undefined, message: string): void {
  closePanel('login')
  if (next === undefined) {
    notify({ variant: 'success', message })
    return
  }
  notifyNextPage({ variant: 'success', message })
  // The page that asked for the sign-in is no place to come back to.
  location.replace(next)
}

export function useLogin(texts: Texts<'auth'>) {
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
      goOn(pageAfterSignIn(profile, location), texts.signedIn)
    } catch (error) {
      refuse(loginProblemOf(error))
    }
  }

  return {
    busy: attempt.state === 'busy',
    problem: attempt.state === 'refused' ? attempt.problem : undefined,
    submit,
    /** Forgets a refusal. */
    forget: () => setAttempt({ state: 'idle' }),
  }
}
