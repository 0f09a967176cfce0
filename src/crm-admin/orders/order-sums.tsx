import { formatPrice } from '@nas/domain/money'
import { Facts, Panel } from '../shell/page-frame.tsx'
import { useTexts } from '../texts/texts.ts'
import { formatMoment } from './order-formats.ts'
import type { StaffOrder } from './staff-order.ts'
import { usePaymentNames } from './use-payment-names.ts'

export function OrderSums({ order }: { order: StaffOrder }) {
  const { t } = useTexts()
  const paymentName = usePaymentNames()
  const until = order.payment_until
  const due: [string, string][] =
    until === null ? [] : [[t('order.paymentUntil'), formatMoment(until)]]
  return (
    <Panel title={t('order.sums')} className="crm-sums">
      <Facts
        facts={[
          [t('order.subtotal'), formatPrice(order.subtotal)],
          [t('order.shippingPrice'), formatPrice(order.shipping_price)],
          [t('order.discount'), formatPrice(-order.discount)],
          [t('order.total'), <strong key="total">{formatPrice(order.total)}</strong>],
          [t('order.codAmount'), formatPrice(order.cod_amount)],
          [t('order.paymentMethod'), paymentName(order.payment_method)],
          ...due,
        ]}
      />
    </Panel>
  )
}
