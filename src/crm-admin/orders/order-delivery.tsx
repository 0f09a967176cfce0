import { orderFieldLabels } from '@nas/contract/order-labels'
import { formatPhone } from '@nas/domain/contact'
import { formatDate } from '@nas/domain/dates'
import { isCancelled } from '@nas/domain/order-states'
import type { ReactNode } from 'react'
import { useMay } from '../session/use-may.ts'
import { Facts, Panel } from '../shell/page-frame.tsx'
import { useTexts } from '../texts/texts.ts'
import { formatMoment } from './order-formats.ts'
import type { StaffOrder } from './staff-order.ts'

function emailOf({ email }: StaffOrder) {
  return email && <a href={`mailto:${email}`}>{email}</a>
}

export function OrderDelivery({ order }: { order: StaffOrder }) {
  const { t, locale } = useTexts()
  const may = useMay()
  const dayOf = (iso: string | null): string =>
    iso === null ? t('order.unknown') : formatDate(iso)
  const email: [string, ReactNode][] = may('orders.email')
    ? [[orderFieldLabels.email[locale], emailOf(order) || t('order.none')]]
    : []
  const account: [string, string][] = may('people.read')
    ? [[t('order.account'), order.account ?? t('order.guest')]]
    : []
  const expected: [string, string][] = isCancelled(order.state)
    ? []
    : [
        [t('order.estimatedPickup'), dayOf(order.estimated_pickup)],
        [orderFieldLabels.estimated_delivery[locale], dayOf(order.estimated_delivery)],
      ]
  return (
    <Panel title={t('order.delivery')} className="crm-delivery">
      <Facts
        facts={[
          [t('order.name'), order.name],
          [
            t('order.phone'),
            <a key="phone" href={`tel:${order.phone}`}>
              {formatPhone(order.phone)}
            </a>,
          ],
          ...email,
          [orderFieldLabels.address[locale], order.address],
          [t('order.note'), order.note ?? t('order.none')],
          ...account,
          [t('order.placedAt'), formatMoment(order.createdAt)],
          ...expected,
        ]}
      />
    </Panel>
  )
}
