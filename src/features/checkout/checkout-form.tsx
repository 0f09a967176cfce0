import { useStore } from '@nanostores/react'
import type { CartItem } from '@nas/domain/cart'
import { type SubmitEvent, useEffect } from 'react'
import { Consents } from '../../forms/consents.tsx'
import type { Locale } from '../../i18n/locale.ts'
import { useHydrated } from '../../islands/use-hydrated.ts'
import { $cartCheck, uncheckedCart } from '../../stores/cart-check.store.ts'
import { $deliverTo } from '../../stores/deliver-to.ts'
import { $signedIn, nobody } from '../../stores/session.store.ts'
import { signIn } from '../../stores/sign-in.ts'
import { notifyNextPage } from '../../stores/toast.store.ts'
import type { DeliveryFacts } from '../../ui/delivery-facts.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { CheckoutTexts, OrderDraft } from './order-form.ts'
import { orderForm, useOrderForm } from './order-form.ts'
import { OrderEnd, OrderSummary } from './order-summary.tsx'
import { PaymentOptions } from './payment-options.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { ReceiverSections } from './receiver-sections.tsx'
import { $submission, notSubmitted, type Submission, submitOrder } from './submission.store.ts'
import { useEarlierConsents } from './use-earlier-consents.ts'

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

interface CheckoutFormProps {
  delivery: DeliveryFacts
  lines: readonly CartItem[]
  locale: Locale
  texts: CheckoutTexts
}

export function CheckoutForm({ delivery, lines, locale, texts }: CheckoutFormProps) {
  const form = useOrderForm(texts)
  const submission = useStore($submission, { ssr: notSubmitted })
  const { formerPrices } = useStore($cartCheck, { ssr: uncheckedCart })
  const profile = useStore($signedIn, { ssr: nobody })
  const hydrated = useHydrated()
  const province = form.values.province?.name
  const earlier = useEarlierConsents(profile === null ? undefined : String(profile.id))

  useEffect(() => {
    if (province !== undefined) $deliverTo.set(province)
  }, [province])

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
      <OrderSummary lines={lines} formerPrices={formerPrices} locale={locale} texts={texts} />
      <fieldset className="checkout__form" disabled={!hydrated}>
        <ReceiverSections
          form={form}
          profile={profile}
          guest={hydrated && profile === null}
          texts={texts}
        />
        <PaymentOptions
          id={form.idOf('payment')}
          member={profile === null ? undefined : String(profile.id)}
          chosen={form.values.payment}
          error={form.errorOf('payment')}
          locale={locale}
          texts={texts}
        />
        {earlier === undefined ? (
          <p className="muted">{texts.consentsLoading}</p>
        ) : (
          <Consents
            idOf={form.idOf}
            given={form.values}
            earlier={earlier}
            errorOf={form.errorOf}
            onChange={orderForm.change}
            dataText={texts.consentData}
            dataGivenText={texts.consentDataGiven}
            locale={locale}
            texts={texts}
          />
        )}
      </fieldset>
      <OrderEnd {...{ delivery, lines, locale, texts }}>
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
      </OrderEnd>
    </form>
  )
}
