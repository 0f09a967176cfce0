import { atom } from 'nanostores'
import type { Texts } from '../../../i18n/catalogues.ts'
import { readSession, textOf, writeSession } from '../../../stores/checked-storage.ts'
import { draftKeys } from '../../../stores/draft-keys.ts'

export type Sentence = keyof Texts<'password'>

export type ResetField = 'email' | 'password' | 'repeated'

export interface ResetProblem {
  fields: Partial<Record<ResetField, Sentence>>
  sentence?: Sentence
}

/** Why the form for the e-mail is shown: initially, on request, or after an invalid code. */
export type MailReason = 'first' | 'again' | 'refused'

export type ResetStep =
  | { step: 'opening' }
  | { step: 'mail'; reason: MailReason }
  | { step: 'sent'; email: string }
  | { step: 'password'; code: string }

export type Attempt =
  | { state: 'idle' }
  | { state: 'sending' }
  | { state: 'refused'; problem: ResetProblem }
  | { state: 'done' }

export const $resetStep = atom<ResetStep>({ step: 'opening' })

export const $attempt = atom<Attempt>({ state: 'idle' })

export function goToStep(step: ResetStep): void {
  $attempt.set({ state: 'idle' })
  $resetStep.set(step)
}

export function askForMail(reason: MailReason): void {
  forgetCode()
  goToStep({ step: 'mail', reason })
}

export function forgetCode(): void {
  writeSession(draftKeys.resetCode, undefined)
}

/** Removes the code from the address, which would expose it in screenshots and in the history. */
function takeCode(): string {
  const code = new URLSearchParams(location.hash.slice(1)).get('code')
  if (code === null) return ''
  history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  return code.trim()
}

function openLink(): void {
  const taken = takeCode()
  if (taken !== '') writeSession(draftKeys.resetCode, taken)
  const code = taken || textOf(readSession(draftKeys.resetCode))
  if (taken !== '' || $resetStep.get().step === 'opening') {
    goToStep(code === '' ? { step: 'mail', reason: 'first' } : { step: 'password', code })
  }
}

/** Reads `#code=` of mailed links, now and later; this tab stores the code until it is used. */
export function followResetLinks(): () => void {
  openLink()
  window.addEventListener('hashchange', openLink)
  return () => window.removeEventListener('hashchange', openLink)
}
