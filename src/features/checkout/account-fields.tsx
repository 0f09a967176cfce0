import { PasswordField } from '../../ui/password-field.tsx'
import type { CheckoutTexts } from './checkout-texts.ts'
import { orderForm } from './order-draft.store.ts'
import type { OrderFormFields } from './use-order-form.ts'

interface AccountFieldsProps {
  form: OrderFormFields
  texts: CheckoutTexts
}

/** A guest may become a member with the order (SPEC §3), by the e-mail above and a password. */
export function AccountFields({ form, texts }: AccountFieldsProps) {
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
