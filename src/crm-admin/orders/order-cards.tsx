import { formatPrice } from '@nas/domain/money'
import { Link } from '../routing/navigation.tsx'
import { paths } from '../routing/routes.ts'
import { useTexts } from '../texts/texts.ts'
import { formatMoment, showPhone } from './order-formats.ts'
import { OrderStateTag } from './order-state-tag.tsx'
import type { StaffOrder } from './staff-order.ts'
import { usePaymentNames } from './use-payment-names.ts'

interface OrderCardsProps {
  orders: StaffOrder[]
  loading: boolean
}

/** The rows of the table as cards, for narrow windows. */
export function OrderCards({ orders, loading }: OrderCardsProps) {
  const { t } = useTexts()
  const paymentName = usePaymentNames()
  return (
    <ul className="crm-plain crm-cards" aria-label={t('orders.listLabel')} aria-busy={loading}>
      {orders.map((order) => (
        <li key={order.id} className="crm-box">
          <div className="crm-card-row">
            <Link href={paths.order(order.id)} className="crm-box-link">
              {order.code}
            </Link>
            <OrderStateTag state={order.state} />
          </div>
          <p>
            {order.name} · <span className="crm-nowrap">{showPhone(order.phone)}</span>
          </p>
          <div className="crm-card-row">
            <span>{formatMoment(order.createdAt)}</span>
            <span>
              <strong>{formatPrice(order.total)}</strong> · {paymentName(order.payment_method)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
