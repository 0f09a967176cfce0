import type { Payment } from '@nas/contract/catalogue'
import { activePayments } from '../../api-client/payments.ts'
import { localised } from '../../content/localised.ts'
import type { Locale } from '../../i18n/locale.ts'
import { RetryNote } from '../../ui/load-states.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { CheckoutTexts } from './order-form.ts'
import { orderForm } from './order-form.ts'

interface PaymentOptionsProps {
  id: string
  chosen: string
  error: string | undefined
  locale: Locale
  texts: CheckoutTexts
}

interface MethodProps {
  /** Of the group of buttons. */
  name: string
  method: Payment
  chosen: boolean
  locale: Locale
}

function Method({ name, method, chosen, locale }: MethodProps) {
  const { code } = method
  return (
    <label className="check checkout-option">
      <input
        type="radio"
        name={name}
        value={code}
        checked={chosen}
        onChange={() => orderForm.change('payment', code)}
      />
      <span>
        <span className="checkout-option__name">{localised(method, 'name', locale)}</span>
        <span className="field__hint">{localised(method, 'description', locale)}</span>
      </span>
    </label>
  )
}

export function PaymentOptions({ id, chosen, error, locale, texts }: PaymentOptionsProps) {
  const methods = useLoaded('payments', activePayments)
  return (
    <fieldset
      className="checkout-options"
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
    >
      <legend>{texts.paymentTitle}</legend>
      {methods.state === 'loading' ? <p className="muted">{texts.paymentLoading}</p> : null}
      {methods.state === 'failed' ? (
        <RetryNote message={texts.paymentFailed} retry={texts.retry} onRetry={methods.retry} />
      ) : null}
      {methods.state === 'ready'
        ? methods.value.map((method) => (
            <Method
              key={method.code}
              name={id}
              method={method}
              chosen={method.code === chosen}
              locale={locale}
            />
          ))
        : null}
      {error === undefined ? null : (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
