import { formatDate } from '@nas/domain/dates'
import { Facts, Panel } from '../shell/page-frame.tsx'
import { useTexts } from '../texts/texts.ts'
import { formatMoment, showPhone } from './order-formats.ts'
import type { StaffOrder } from './staff-order.ts'

export function OrderDelivery({ order }: { order: StaffOrder }) {
  const { t } = useTexts()
  const dayOf = (iso: string | null): string =>
    iso === null ? t('order.unknown') : formatDate(iso)
  return (
    <Panel title={t('order.delivery')} className="crm-delivery">
      <Facts
        facts={[
          [t('order.name'), order.name],
          [
            t('order.phone'),
            <a key="phone" href={`tel:${order.phone}`}>
              {showPhone(order.phone)}
            </a>,
          ],
          [t('order.address'), order.address],
          [t('order.note'), order.note ?? t('order.noNote')],
          [t('order.account'), order.account ?? t('order.guest')],
          [t('order.placedAt'), formatMoment(order.createdAt)],
          [t('order.estimatedPickup'), dayOf(order.estimated_pickup)],
          [t('order.estimatedDelivery'), dayOf(order.estimated_delivery)],
        ]}
      />
    </Panel>
  )
}
