import { atom } from 'nanostores'
import { readSession, textOf, writeSession } from '../../../stores/checked-storage.ts'
import { draftKeys } from '../../../stores/draft-keys.ts'
import type { ResetProblem } from './reset-problem.ts'

/** Why the form for a mail is shown: at first, because it was asked for, or for a void code. */
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

/** Where somebody who has forgotten the password is; `opening` until the browser has looked. */
export const $resetStep = atom<ResetStep>({ step: 'opening' })

/** The attempt to send the form of the present step. */
export const $attempt = atom<Attempt>({ state: 'idle' })

export function goToStep(step: ResetStep): void {
  $attempt.set({ state: 'idle' })
  $resetStep.set(step)
}

/** Begins anew with the form for a mail; a code that was there is forgotten. */
export function askForMail(reason: MailReason): void {
  forgetCode()
  goToStep({ step: 'mail', reason })
}

export function forgetCode(): void {
  writeSession(draftKeys.resetCode, undefined)
}

/** Takes the code out of the address, where a screenshot or the history would show it. */
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

/**
 * Follows the mailed link that opened the page, or one opened in this tab later: `#code=` brings
 * the code, which this tab keeps until it is used. Gives a function that stops following.
 */
export function followResetLinks(): () => void {
  openLink()
  window.addEventListener('hashchange', openLink)
  return () => window.removeEventListener('hashchange', openLink)
}
