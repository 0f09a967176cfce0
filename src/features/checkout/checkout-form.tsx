import { useStore } from '@nanostores/react'
import type { CartItem } from '@nas/domain/cart'
import type { SubmitEvent } from 'react'
import { Consents } from '../../forms/consents.tsx'
import { fill } from '../../i18n/fill.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { $cartCheck, uncheckedCart } from '../../stores/cart-check.store.ts'
import { $signedIn, nobody } from '../../stores/session.store.ts'
import { signIn } from '../../stores/sign-in.ts'
import { notifyNextPage } from '../../stores/toast.store.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { AddressFields, ReceiverFields } from './order-fields.tsx'
import type { CheckoutTexts, OrderDraft } from './order-form.ts'
import { orderForm, useOrderForm } from './order-form.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentOptions } from './payment-options.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { SavedAddresses } from './saved-addresses.tsx'
import { $submission, notSubmitted, type Submission, submitOrder } from './submission.store.ts'

/** Nobody waits longer for this: the order is placed, the next page is what counts. */
const longestWaitMs = 5_000

/** Signs in who has become a member with the order; the next page says how that went. */
async function becomeMember(
  { email, password }: Pick<OrderDraft, 'email' | 'password'>,
  texts: CheckoutTexts,
): Promise<void> {
  const identifier = email.trim()
  const signedIn = await Promise.race([
    signIn({ identifier, password, remember: 'not_accepted' }).then(
      () => true,
      () => false,
    ),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), longestWaitMs)),
  ])
  const message = signedIn ? texts.accountCreated : texts.accountSignIn
  notifyNextPage({ variant: 'success', message })
}

/** What the button says before it is pressed. */
function submitLabel(submission: Submission, texts: CheckoutTexts): string {
  const newPrices = submission.state === 'refused' && submission.problem.code === 'price_changed'
  return newPrices ? texts.submitConfirm : texts.submit
}

/** What it says afterwards. */
function busyLabel(submission: Submission, texts: CheckoutTexts): string {
  if (submission.state !== 'placed') return texts.sending
  return submission.next === 'payment' ? texts.placedToPay : texts.placed
}

function MemberHint({ texts }: { texts: CheckoutTexts }) {
  return (
    <p className="muted">
      {texts.memberHint}{' '}
      <button type="button" className="form-link" data-open-panel="login" data-preloads="login">
        {texts.memberHintSignIn}
      </button>{' '}
      {texts.memberHintText}
    </p>
  )
}

interface CheckoutFormProps {
  lines: readonly CartItem[]
  locale: Locale
  texts: CheckoutTexts
}

export function CheckoutForm({ lines, locale, texts }: CheckoutFormProps) {
  const form = useOrderForm(texts)
  const submission = useStore($submission, { ssr: notSubmitted })
  const { formerPrices } = useStore($cartCheck, { ssr: uncheckedCart })
  const profile = useStore($signedIn, { ssr: nobody })
  const hydrated = useHydrated()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    // Placing the order empties the form.
    const draft = orderForm.$values.get()
    const guest = $signedIn.get() === null
    const next = await submitOrder(locale)
    if (next === null) return
    if (guest && draft.account) await becomeMember(draft, texts)
    location.assign(next)
  }

  return (
    <form className="checkout" noValidate onSubmit={submit}>
      <fieldset className="checkout__form" disabled={!hydrated}>
        <section aria-labelledby="checkout-receiver">
          <h2 id="checkout-receiver">{texts.receiver}</h2>
          {profile === null ? (
            <MemberHint texts={texts} />
          ) : (
            <p className="muted">{fill(texts.prefilled, { email: profile.email })}</p>
          )}
          <ReceiverFields form={form} texts={texts} guest={hydrated && profile === null} />
        </section>
        <section aria-labelledby="checkout-delivery">
          <h2 id="checkout-delivery">{texts.deliveryAddress}</h2>
          {profile === null ? null : (
            <SavedAddresses member={profile.id} draft={form.values} texts={texts} />
          )}
          <AddressFields form={form} texts={texts} />
        </section>
        <PaymentOptions
          id={form.idOf('payment')}
          member={profile === null ? undefined : String(profile.id)}
          chosen={form.values.payment}
          error={form.errorOf('payment')}
          locale={locale}
          texts={texts}
        />
        <Consents
          idOf={form.idOf}
          given={form.values}
          errorOf={form.errorOf}
          onChange={orderForm.change}
          dataText={texts.consentData}
          locale={locale}
          texts={texts}
        />
      </fieldset>
      <OrderSummary lines={lines} formerPrices={formerPrices} locale={locale} texts={texts}>
        {submission.state === 'refused' ? (
          <ProblemNotice
            problem={submission.problem}
            {...{ form, lines, formerPrices, locale, texts }}
          />
        ) : null}
        <SubmitButton
          label={submitLabel(submission, texts)}
          busy={submission.state === 'sending' || submission.state === 'placed'}
          busyLabel={busyLabel(submission, texts)}
          disabled={!hydrated}
        />
      </OrderSummary>
    </form>
  )
}
