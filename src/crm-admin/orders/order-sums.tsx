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
  const { subtotal, shipping_price, discount, total, cod_amount } = order
  const money = (amount: number | null) => amount !== null && formatPrice(amount, locale)
  const until = order.payment_until
  const due: [string, string][] =
    until === null ? [] : [[t('order.paymentUntil'), formatMoment(until)]]
  return (
    <Panel title={t('order.sums')} className="crm-sums">
      <Facts
        facts={[
          [orderFieldLabels.subtotal[locale], money(subtotal)],
          [orderFieldLabels.shipping_price[locale], money(shipping_price)],
          [orderFieldLabels.discount[locale], money(discount && -discount)],
          [orderFieldLabels.total[locale], <strong key="total">{money(total)}</strong>],
          [t('order.codAmount'), money(isCancelled(order.state) ? 0 : cod_amount)],
          [t('order.paymentMethod'), paymentName(order.payment_method)],
          ...due,
        ]}
      />
    </Panel>
  )
}
