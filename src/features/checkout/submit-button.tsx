import type { CheckoutTexts } from './checkout-texts.ts'
import type { Submission } from './submission.store.ts'

interface SubmitButtonProps {
  submission: Submission
  ready: boolean
  texts: CheckoutTexts
}

function label(submission: Submission, texts: CheckoutTexts): string {
  switch (submission.state) {
    case 'sending':
      return texts.sending
    case 'placed':
      return submission.next === 'payment' ? texts.placedToPay : texts.placed
    case 'refused':
      return submission.problem.code === 'price_changed' ? texts.submitConfirm : texts.submit
    case 'idle':
      return texts.submit
  }
}

/** Stays focusable while sending, so that the keyboard keeps its place. */
export function SubmitButton({ submission, ready, texts }: SubmitButtonProps) {
  const busy = submission.state === 'sending' || submission.state === 'placed'
  return (
    <button
      type="submit"
      className="button button--block"
      disabled={!ready}
      aria-disabled={busy || undefined}
    >
      <span aria-live="polite">{label(submission, texts)}</span>
    </button>
  )
}
