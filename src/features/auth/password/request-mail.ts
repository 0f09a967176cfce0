import { emailText } from '@nas/contract/field-schemas'
import { safeParse } from 'valibot'
import { forgotPassword } from '../../../api-client/passwords.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { resetProblemOf, sentenceOf } from './reset-problem.ts'
import { $attempt, goToStep } from './reset-step.store.ts'

/**
 * Asks for the mail with the link, once however often it is called meanwhile. What is shown
 * afterwards does not tell whether there is such an account (contract 6.12).
 */
export async function requestMail(typed: string, locale: Locale): Promise<void> {
  if ($attempt.get().state === 'sending') return
  const { success, output: email, issues } = safeParse(emailText, typed)
  if (!success) {
    const fields = { email: sentenceOf('email', issues[0].message) }
    $attempt.set({ state: 'refused', problem: { fields } })
    return
  }
  $attempt.set({ state: 'sending' })
  try {
    await forgotPassword(email, locale)
    goToStep({ step: 'sent', email })
  } catch (error) {
    $attempt.set({ state: 'refused', problem: resetProblemOf(error, 'mailNetwork') })
  }
}
