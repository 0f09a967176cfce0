import { EmailField, NameField, PhoneField, StreetField } from '../../forms/person-fields.tsx'
import { PlaceFields } from '../../forms/place-fields.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { CheckoutTexts, OrderFormFields } from './order-form.ts'
import { orderForm } from './order-form.ts'

interface FieldsProps {
  form: OrderFormFields
  texts: CheckoutTexts
}

/** A guest may become a member with the order (SPEC §3), by the e-mail above and a password. */
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
          show={texts.showPassword}
          hide={texts.hidePassword}
        />
      ) : null}
    </div>
  )
}

export function ReceiverFields({ form, guest, texts }: FieldsProps & { guest: boolean }) {
  return (
    <>
      <NameField {...form.bind('name')} texts={texts} />
      <PhoneField {...form.bind('phone')} texts={texts} />
      <EmailField {...form.bind('email')} texts={texts} required={guest && form.values.account} />
      {guest ? <AccountFields form={form} texts={texts} /> : null}
    </>
  )
}

export function AddressFields({ form, texts }: FieldsProps) {
  return (
    <>
      <PlaceFields
        idOf={form.idOf}
        chosen={form.values}
        errorOf={form.errorOf}
        onChange={orderForm.change}
        onScheme={(scheme) => orderForm.change('scheme', scheme)}
        texts={texts}
      />
      <StreetField {...form.bind('address')} texts={texts} />
    </>
  )
}

export function NoteField({ form, texts }: FieldsProps) {
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
