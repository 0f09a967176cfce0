import { useRef } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { Profile } from '../../stores/session.store.ts'
import { RetryNote } from '../../ui/load-states.tsx'
import { AddressFields, NoteField, ReceiverFields } from './order-fields.tsx'
import type { CheckoutTexts, OrderFormFields } from './order-form.ts'
import { SavedAddresses } from './saved-addresses.tsx'
import { useSavedAddresses } from './use-saved-addresses.ts'

function MemberHint({ texts }: { texts: CheckoutTexts }) {
  return (
    <p className="muted">
      {texts.memberHint}{' '}
      <button
        type="button"
        className="form-link form-link--inline"
        data-open-panel="login"
        data-preloads="login"
      >
        {texts.memberHintSignIn}
      </button>{' '}
      {texts.memberHintText}
    </p>
  )
}

interface ReceiverSectionsProps {
  form: OrderFormFields
  profile: Profile | null
  /** A guest may open an account with the order. */
  guest: boolean
  texts: CheckoutTexts
}

/** Who receives the order and where: fields, or the card of a member's saved address. */
export function ReceiverSections({ form, profile, guest, texts }: ReceiverSectionsProps) {
  const member = profile === null ? undefined : String(profile.id)
  const { saved, folded, taken, take, unfold } = useSavedAddresses(member, form.errors)
  const fields = useRef<HTMLElement>(null)
  const addresses = saved.state === 'ready' ? saved.value : []

  const edit = () => {
    unfold()
    // The button goes with the card.
    setTimeout(() => fields.current?.querySelector('input')?.focus())
  }
  const about = profile && (
    <p className="muted">{fill(texts.prefilled, { email: profile.email })}</p>
  )
  const cards =
    addresses.length === 0 ? null : (
      <SavedAddresses addresses={addresses} draft={form.values} texts={texts} onTake={take} />
    )

  if (folded) {
    return (
      <section aria-labelledby="checkout-delivery">
        <h2 id="checkout-delivery">{texts.deliveryAddress}</h2>
        {about}
        {cards}
        <p>
          <button type="button" className="form-link" onClick={edit}>
            {texts.editReceiver}
          </button>
        </p>
        <NoteField form={form} texts={texts} />
      </section>
    )
  }
  return (
    <>
      <section aria-labelledby="checkout-receiver" ref={fields}>
        <h2 id="checkout-receiver">{texts.receiver}</h2>
        {about ?? <MemberHint texts={texts} />}
        <ReceiverFields form={form} texts={texts} guest={guest} />
      </section>
      <section aria-labelledby="checkout-delivery">
        <h2 id="checkout-delivery">{texts.deliveryAddress}</h2>
        {saved.state === 'loading' ? <p className="muted">{texts.addressesLoading}</p> : null}
        {saved.state === 'failed' ? (
          <RetryNote message={texts.addressesFailed} retry={texts.retry} onRetry={saved.retry} />
        ) : null}
        {cards}
        {taken === 'part' || (taken === 'gone' && form.values.province === null) ? (
          <p className="notice notice--warning" role="status">
            {taken === 'gone' ? texts.savedProvinceGone : texts.savedIncomplete}
          </p>
        ) : null}
        <AddressFields form={form} texts={texts} />
        <NoteField form={form} texts={texts} />
      </section>
    </>
  )
}
