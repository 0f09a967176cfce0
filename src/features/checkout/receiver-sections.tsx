import { useStore } from '@nanostores/react'
import { fill } from '@nas/domain/placeholders'
import { useRef } from 'react'
import { EmailField, NameField, PhoneField, StreetField } from '../../forms/person-fields.tsx'
import { PlaceFields } from '../../forms/place-fields.tsx'
import { noPlaces } from '../../forms/places.ts'
import type { Profile } from '../../stores/session.store.ts'
import { RetryNote } from '../../ui/load-states.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type CheckoutTexts, type OrderFormFields, orderForm } from './order-form.ts'
import {
  $remembered,
  forgetReceiver,
  isDelivered,
  nothingRemembered,
} from './remembered-receiver.ts'
import { SavedAddresses, useSavedAddresses } from './saved-addresses.tsx'

interface FieldsProps {
  form: OrderFormFields
  texts: CheckoutTexts
}

function AccountFields({ form, texts }: FieldsProps) {
  const { account } = form.values
  return (
    <div className="checkout-account">
      <label className="check">
        <input
          type="checkbox"
          checked={account}
          aria-describedby={`${form.idOf('account')}-hint`}
          onChange={(event) => orderForm.change('account', event.target.checked)}
        />
        {texts.createAccount}
      </label>
      <p className="field__hint" id={`${form.idOf('account')}-hint`}>
        {texts.createAccountHint}
      </p>
      {account ? (
        <PasswordField
          {...form.bind('password')}
          label={texts.password}
          hint={form.say(texts.passwordHint)}
          texts={texts}
        />
      ) : null}
    </div>
  )
}

function ReceiverFields({ form, guest, texts }: FieldsProps & { guest: boolean }) {
  return (
    <>
      <NameField {...form.bind('name')} texts={texts} />
      <PhoneField {...form.bind('phone')} texts={texts} />
      <EmailField
        {...form.bind('email')}
        texts={texts}
        required={guest && form.values.account}
        {...(guest && !form.values.account && { hint: texts.emailUses })}
      />
      {guest ? <AccountFields form={form} texts={texts} /> : null}
    </>
  )
}

function AddressFields({ form, texts }: FieldsProps) {
  return (
    <>
      <PlaceFields form={form} texts={texts} />
      <StreetField {...form.bind('address')} texts={texts} />
    </>
  )
}

/**
 * Offers to save a new address: in the account, including an account created by this order, or in
 * this browser. Only the first is preselected, because a shared device must not remember an address
 * without being asked.
 */
function KeepAddress({ form, guest, texts }: FieldsProps & { guest: boolean }) {
  const here = guest && !form.values.account
  const field = here ? 'rememberHere' : 'saveAddress'
  const hint = `${form.idOf(field)}-hint`
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={form.values[field]}
          {...(here && { 'aria-describedby': hint })}
          onChange={(event) => orderForm.change(field, event.target.checked)}
        />
        {here ? texts.rememberHere : texts.saveAddress}
      </label>
      {here ? (
        <p className="field__hint" id={hint}>
          {texts.rememberHereHint}
        </p>
      ) : null}
    </div>
  )
}

function RememberedNote({ onForget, texts }: { onForget: () => void; texts: CheckoutTexts }) {
  return (
    <p className="muted">
      {texts.rememberedHere}{' '}
      <button type="button" className="form-link form-link--inline" onClick={onForget}>
        {texts.forgetHere}
      </button>
    </p>
  )
}

function NoteField({ form, texts }: FieldsProps) {
  return (
    <TextField
      {...form.bind('note')}
      label={texts.note}
      optionalText={texts.optional}
      autoComplete="off"
      rows={3}
    />
  )
}

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
  /** Whether the order is a guest's, who may create an account with it. */
  guest: boolean
  texts: CheckoutTexts
}

export function ReceiverSections({ form, profile, guest, texts }: ReceiverSectionsProps) {
  const member = profile === null ? undefined : String(profile.id)
  const { saved, folded, taken, take, unfold } = useSavedAddresses(member, guest, form.errors)
  const remembered = useStore($remembered, { ssr: nothingRemembered })
  const fields = useRef<HTMLElement>(null)
  const addresses = saved.state === 'ready' ? saved.value : []

  const isHere = guest && remembered !== null && isDelivered(remembered, form.values)
  const isKept = guest
    ? isHere && !form.values.account
    : addresses.some((entry) => isDelivered(entry, form.values))

  // The pressed button disappears.
  const focusFields = () => setTimeout(() => fields.current?.querySelector('input')?.focus())
  const edit = () => {
    unfold()
    focusFields()
  }
  const forget = () => {
    if (isHere) orderForm.fill({ name: '', phone: '', address: '', ...noPlaces })
    forgetReceiver()
    focusFields()
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
        {guest && remembered !== null ? <RememberedNote onForget={forget} texts={texts} /> : null}
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
        {isKept || (profile === null && !guest) ? null : (
          <KeepAddress form={form} guest={guest} texts={texts} />
        )}
        <NoteField form={form} texts={texts} />
      </section>
    </>
  )
}
