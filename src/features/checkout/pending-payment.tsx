import { fill } from '../../i18n/fill.ts'
import { href } from '../../i18n/href.ts'
import type { Locale } from '../../i18n/locale.ts'
import { isPaymentDue, placedOrder } from '../../stores/placed-order.ts'
import type { CheckoutTexts } from './checkout-texts.ts'
import { confirmationPath } from './next-page.ts'

/** Leads who left the gateway back to the order that waits for its payment. */
export function PendingPayment({ locale, texts }: { locale: Locale; texts: CheckoutTexts }) {
  const order = placedOrder()?.order
  if (order === undefined || !isPaymentDue(order, new Date())) return null
  return (
    <p className="notice notice--warning checkout-pending">
      {fill(texts.pendingPayment, { code: order.code })}{' '}
      <a href={href(locale, confirmationPath)}>{texts.pendingPaymentLink}</a>
    </p>
  )
}
