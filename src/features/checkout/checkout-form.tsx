import { useStore } from '@nanostores/react'
import type { Account } from '@nas/contract/accounts/fields'
import { consentPurposes, consentVersion } from '@nas/contract/consents'
import type { CartItem } from '@nas/domain/cart'
import { formatDate } from '@nas/domain/dates'
import { type SubmitEvent, useEffect, useState } from 'react'
import { fetchAccount } from '../../api-client/account.ts'
import { Consents, type EarlierConsents } from '../../forms/consents.tsx'
import { useHydrated } from '../../hydration/use-hydrated.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { $cartCheck } from '../../stores/cart-check.store.ts'
import { $deliverTo } from '../../stores/deliver-to.ts'
import { $signedIn, signedOut } from '../../stores/session.store.ts'
import { signIn } from '../../stores/sign-in.ts'
import { notifyNextPage } from '../../stores/toast.store.ts'
import type { DeliveryFacts } from '../../ui/delivery-facts.ts'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { GiftFields } from './gift-fields.tsx'
import { type CheckoutTexts, type OrderDraft, orderForm, useOrderForm } from './order-form.ts'
import { OrderEnd, OrderSummary } from './order-summary.tsx'
import { PaymentOptions } from './payment-options.tsx'
import { ProblemNotice } from './problem-notice.tsx'
import { ReceiverSections } from './receiver-sections.tsx'
import { keepAddress, succeedsSoon } from './remembered-receiver.ts'
import { $submission, type Submission, submitOrder } from './submission.store.ts'

const nothing: EarlierConsents = {}

/** An account's current consents with their dates; consents to an older wording are excluded. */
export function standingConsents({ consents }: Pick<Account, 'consents'>): EarlierConsents {
  const given = consentPurposes.flatMap((purpose) => {
    const last = consents.findLast((consent) => consent.purpose === purpose)
    const stands = last?.granted === true && last.version === consentVersion
    return stands ? [[purpose, formatDate(last.at)]] : []
  })
  return Object.fromEntries(given)
}

const load = async () => standingConsents(await fetchAccount())

/**
 * A member's earlier consents, which the form shows; undefined while they are loading. When they
 * cannot be loaded, all consents are requested again.
 */
function useEarlierConsents(member: string | undefined): EarlierConsents | undefined {
  const loaded = useLoaded(member, load)
  const earlier = loaded.state === 'ready' ? loaded.value : nothing

  useEffect(() => {
    const given = Object.keys(earlier).map((purpose) => [purpose, true])
    if (given.length > 0) orderForm.fill(Object.fromEntries(given))
  }, [earlier])

  return loaded.state === 'loading' ? undefined : earlier
}

async function becomeMember(
  { email, password }: Pick<OrderDraft, 'email' | 'password'>,
  texts: CheckoutTexts,
): Promise<void> {
  const identifier = email.trim()
  const signedIn = await succeedsSoon(signIn({ identifier, password, remember: 'not_accepted' }))
  const message = signedIn ? texts.accountCreated : texts.accountSignIn
  notifyNextPage({ variant: 'success', message })
}

async function placeOrder(locale: Locale, texts: CheckoutTexts): Promise<void> {
  // Placing the order clears the form.
  const draft = orderForm.$values.get()
  const guest = $signedIn.get() === null
  const next = await submitOrder(locale)
  if (next === null) return
  if (guest && draft.account) await becomeMember(draft, texts)
  if (!(await keepAddress(draft)))
    notifyNextPage({ variant: 'warning', message: texts.addressNotSaved })
  location.assign(next)
}

function submitLabel(submission: Submission, texts: CheckoutTexts): string {
  const newPrices = submission.state === 'refused' && submission.problem.code === 'price_changed'
  return newPrices ? texts.submitConfirm : texts.submit
}

function busyLabel(submission: Submission, texts: CheckoutTexts): string {
  if (submission.state !== 'placed') return texts.sending
  return submission.next === 'payment' ? texts.placedToPay : texts.placed
}

interface CheckoutFormProps extends TextProps<CheckoutTexts> {
  delivery: DeliveryFacts
  lines: readonly CartItem[]
}

export function CheckoutForm({ delivery, lines, locale, texts }: CheckoutFormProps) {
  const form = useOrderForm(texts)
  const submission = useStore($submission, { ssr: 'initial' })
  const { formerPrices } = useStore($cartCheck, { ssr: 'initial' })
  const profile = useStore($signedIn, { ssr: signedOut })
  const hydrated = useHydrated()
  const province = form.values.province?.name
  const earlier = useEarlierConsents(profile === null ? undefined : String(profile.id))
  const loading = earlier === undefined
  const [pressed, setPressed] = useState(false)

  useEffect(() => {
    if (province !== undefined) $deliverTo.set(province)
  }, [province])

  // A press waits until the consents that a member gave earlier are in the form.
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setPressed(true)
  }
  useEffect(() => {
    if (!pressed || loading) return
    setPressed(false)
    void placeOrder(locale, texts)
  }, [pressed, loading, locale, texts])

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
        <GiftFields form={form} texts={texts} />
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
            form={form}
            earlier={earlier}
            dataText={texts.consentData}
            dataGivenText={texts.consentDataGiven}
            locale={locale}
            texts={texts}
          />
        )}
      </fieldset>
      <OrderEnd delivery={delivery} lines={lines} locale={locale} texts={texts}>
        {submission.state === 'refused' ? (
          <ProblemNotice
            problem={submission.problem}
            form={form}
            lines={lines}
            formerPrices={formerPrices}
            locale={locale}
            texts={texts}
          />
        ) : null}
        <SubmitButton
          label={submitLabel(submission, texts)}
          busy={pressed || submission.state === 'sending' || submission.state === 'placed'}
          busyLabel={busyLabel(submission, texts)}
          disabled={!hydrated}
        />
      </OrderEnd>
    </form>
  )
}
