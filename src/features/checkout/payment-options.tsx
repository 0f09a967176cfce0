import { activePayments } from '../../api-client/payments.ts'
import { localised } from '../../content/localised.ts'
import type { Payment } from '../../contract/catalogue.ts'
import type { Locale } from '../../i18n/locale.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { fieldId } from './field-id.ts'
import { changeDraft } from './order-draft.store.ts'
import type { FieldError } from './order-form.ts'
import { RetryNote } from './retry-note.tsx'

interface PaymentOptionsProps {
  chosen: string
  error: FieldError | undefined
  locale: Locale
  texts: CheckoutTexts
}

function Method({ method, chosen, locale }: { method: Payment; chosen: boolean; locale: Locale }) {
  const { code } = method
  return (
    <label className="check checkout-option">
      <input
        type="radio"
        name={fieldId('payment')}
        value={code}
        checked={chosen}
        onChange={() => changeDraft('payment', code)}
      />
      <span>
        <span className="checkout-option__name">{localised(method, 'name', locale)}</span>
        <span className="field__hint">{localised(method, 'description', locale)}</span>
      </span>
    </label>
  )
}

export function PaymentOptions({ chosen, error, locale, texts }: PaymentOptionsProps) {
  const methods = useLoaded('payments', activePayments)
  return (
    <fieldset
      className="checkout-options"
      id={fieldId('payment')}
      tabIndex={-1}
      aria-describedby={error && `${fieldId('payment')}-error`}
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
              method={method}
              chosen={method.code === chosen}
              locale={locale}
            />
          ))
        : null}
      {error === undefined ? null : (
        <p className="field__error" id={`${fieldId('payment')}-error`}>
          {texts[error]}
        </p>
      )}
    </fieldset>
  )
}
