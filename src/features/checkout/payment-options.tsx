import type { Payment } from '@nas/contract/catalogue'
import { useEffect } from 'react'
import { offeredPayments } from '../../api-client/payments.ts'
import { localised } from '../../content/localised.ts'
import type { TextProps } from '../../i18n/catalogues.ts'
import type { Locale } from '../../i18n/locale.ts'
import { RetryNote } from '../../ui/load-states.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import type { CheckoutTexts } from './order-form.ts'
import { orderForm } from './order-form.ts'

interface PaymentOptionsProps extends TextProps<CheckoutTexts> {
  id: string
  /** Id of the ordering member; absent for a guest. */
  member: string | undefined
  chosen: string
  error: string | undefined
}

interface MethodProps {
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

const offeredTo = (member: string) => offeredPayments(member !== '')

export function PaymentOptions(props: PaymentOptionsProps) {
  const { id, member = '', chosen, error, locale, texts } = props
  const offered = useLoaded(member, offeredTo)
  const withoutCod = offered.state === 'ready' && offered.value.codBlocked

  useEffect(() => {
    if (withoutCod && chosen === 'cod') orderForm.change('payment', '')
  }, [withoutCod, chosen])

  return (
    <fieldset
      className="checkout-options"
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
    >
      <legend>{texts.paymentTitle}</legend>
      {offered.state === 'loading' ? <p className="muted">{texts.paymentLoading}</p> : null}
      {offered.state === 'failed' ? (
        <RetryNote message={texts.paymentFailed} retry={texts.retry} onRetry={offered.retry} />
      ) : null}
      {withoutCod ? <p className="muted">{texts.codBlocked}</p> : null}
      {offered.state === 'ready'
        ? offered.value.methods.map((method) => (
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
