import { orderFieldLabels } from '@nas/contract/order-labels'
import { formatPrice } from '@nas/domain/money'
import { isCancelled } from '@nas/domain/order-states'
import { Facts, Panel } from '../shell/page-frame.tsx'
import { useTexts } from '../texts/texts.ts'
import { formatMoment } from './order-formats.ts'
import type { StaffOrder } from './staff-order.ts'
import { usePaymentNames } from './use-payment-names.ts'

export function OrderSums({ order }: { order: StaffOrder }) {
  const { t, locale } = useTexts()
  const paymentName = usePaymentNames()
  const until = order.payment_until
  const due: [string, string][] =
    until === null ? [] : [[t('order.paymentUntil'), formatMoment(until)]]
  return (
    <Panel title={t('order.sums')} className="crm-sums">
      <Facts
        facts={[
          [orderFieldLabels.subtotal[locale], formatPrice(order.subtotal, locale)],
          [orderFieldLabels.shipping_price[locale], formatPrice(order.shipping_price, locale)],
          [orderFieldLabels.discount[locale], formatPrice(-order.discount, locale)],
          [
            orderFieldLabels.total[locale],
            <strong key="total">{formatPrice(order.total, locale)}</strong>,
          ],
          [
            t('order.codAmount'),
            formatPrice(isCancelled(order.state) ? 0 : order.cod_amount, locale),
          ],
          [t('order.paymentMethod'), paymentName(order.payment_method)],
          ...due,
        ]}
      />
    </Panel>
  )
}
