import { orderFieldLabels } from '@nas/contract/field-labels'
import { formatDate, formatMoment } from '@nas/domain/dates'
import { isCancelled } from '@nas/domain/order-states'
import { Facts, Panel } from '../../kit/page/page-frame.tsx'
import { useTexts } from '../../kit/texts/texts.ts'
import { Phone } from '../../kit/values/phone.tsx'
import { useMay } from '../../shell/use-may.ts'
import type { StaffOrder } from './staff-order.ts'

function emailOf({ email }: StaffOrder) {
  return email && <a href={`mailto:${email}`}>{email}</a>
}

export function OrderDelivery({ order }: { order: StaffOrder }) {
  const { t, locale } = useTexts()
  const may = useMay()
  const dayOf = (iso: string | null): string =>
    iso === null ? t('order.unknown') : formatDate(iso)
  const isExpected = !isCancelled(order.state)
  return (
    <Panel title={t('order.delivery')}>
      <Facts
        facts={[
          [t('order.name'), order.name],
          [t('order.phone'), <Phone key="phone" number={order.phone} />],
          [orderFieldLabels.address[locale], order.address],
          [t('order.note'), order.note ?? t('order.none')],
          may('orders.email') && [
            orderFieldLabels.email[locale],
            emailOf(order) || t('order.none'),
          ],
          may('people.read') && [t('order.account'), order.account ?? t('order.guest')],
          [t('order.placedAt'), formatMoment(order.createdAt)],
          isExpected && [t('order.estimatedPickup'), dayOf(order.estimated_pickup)],
          isExpected && [
            orderFieldLabels.estimated_delivery[locale],
            dayOf(order.estimated_delivery),
          ],
        ]}
      />
    </Panel>
  )
}
