import type { CheckoutTexts } from './checkout-texts.ts'

export function MemberHint({ texts }: { texts: CheckoutTexts }) {
  return (
    <p className="muted">
      {texts.memberHint}{' '}
      <button type="button" className="form-link" data-open-panel="login" data-wants="login">
        {texts.memberHintSignIn}
      </button>{' '}
      {texts.memberHintText}
    </p>
  )
}
