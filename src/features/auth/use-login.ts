import { useRef, useState } from 'react'
import { ApiError } from '../../api-client/api-error.ts'
import type { Texts } from '../../i18n/catalogues.ts'
import { closePanel } from '../../stores/panel.store.ts'
import type { Profile, Remember } from '../../stores/session.store.ts'
import { signIn, signInByCode } from '../../stores/sign-in.ts'
import { dismiss, notify, notifyNextPage } from '../../stores/toast.store.ts'
import { pageAfterSignIn } from './after-sign-in.ts'
import { type LoginProblem, loginProblemOf, loginProblems } from './login-problem.ts'

export interface LoginEntries {
  identifier: string
  password: string
  remember: Remember
}

interface Asked {
  challenge: string
  remember: Remember
}

/** Problems shown at the code's field; they need no notice. */
const saidByField: readonly LoginProblem[] = ['codeMissing', 'codeWrong']

type Attempt = { state: 'idle' } | { state: 'busy' } | { state: 'refused'; problem: LoginProblem }

/** Shows a notice and closes the dialog (SPEC §4), or opens the requested page. */
function goOn(next: string | undefined, message: string): void {
  closePanel('login')
  if (next === undefined) {
    notify({ variant: 'success', message })
    return
  }
  notifyNextPage({ variant: 'success', message })
  // Replaces the page with the dialog in the history.
  location.replace(next)
}

export function useLogin(texts: Texts<'auth'>) {
  const [attempt, setAttempt] = useState<Attempt>({ state: 'idle' })
  const [asked, setAsked] = useState<Asked>()
  const lastNotice = useRef(0)

  const refuse = (problem: LoginProblem) => {
    setAttempt({ state: 'refused', problem })
    if (saidByField.includes(problem)) return
    lastNotice.current = notify({ variant: loginProblems[problem], message: texts[problem] })
    if (problem === 'codeOver') setAsked(undefined)
  }
  /** @param failed handles a failure; returns true when no further handling is needed */
  const attemptTo = async (
    run: () => Promise<Profile>,
    failed: (error: unknown) => boolean = () => false,
  ) => {
    setAttempt({ state: 'busy' })
    try {
      const profile = await run()
      setAttempt({ state: 'idle' })
      setAsked(undefined)
      goOn(pageAfterSignIn(profile, location), texts.signedIn)
    } catch (error) {
      if (failed(error)) setAttempt({ state: 'idle' })
      else refuse(loginProblemOf(error))
    }
  }
  const submit = async (entries: LoginEntries) => {
    if (attempt.state === 'busy') return
    dismiss(lastNotice.current)
    if (entries.identifier === '' || entries.password === '') return refuse('incomplete')
    await attemptTo(
      () => signIn(entries),
      (error) => {
        const isAsked = error instanceof ApiError && error.code === 'second_factor_needed'
        if (isAsked) setAsked({ challenge: error.challenge ?? '', remember: entries.remember })
        return isAsked
      },
    )
  }
  const submitCode = async (code: string) => {
    if (attempt.state === 'busy' || asked === undefined) return
    dismiss(lastNotice.current)
    if (code === '') return refuse('codeMissing')
    await attemptTo(() => signInByCode(asked.challenge, code, asked.remember))
  }

  return {
    busy: attempt.state === 'busy',
    problem: attempt.state === 'refused' ? attempt.problem : undefined,
    submit,
    isAsked: asked !== undefined,
    submitCode,
    forget: () => {
      setAttempt({ state: 'idle' })
      setAsked(undefined)
    },
  }
}
