import type { CheckoutTexts } from './checkout-texts.ts'
import type { Submission } from './submission.store.ts'

/** What the button says before it is pressed. */
export function submitLabel(submission: Submission, texts: CheckoutTexts): string {
  const newPrices = submission.state === 'refused' && submission.problem.code === 'price_changed'
  return newPrices ? texts.submitConfirm : texts.submit
}

/** What it says afterwards. */
export function busyLabel(submission: Submission, texts: CheckoutTexts): string {
  if (submission.state !== 'placed') return texts.sending
  return submission.next === 'payment' ? texts.placedToPay : texts.placed
}
