import type { RefundForStaff } from '@nas/contract/order-for-staff'
import { formatPrice } from '@nas/domain/money'
import { useRouteContext } from '@tanstack/react-router'
import { Button } from 'antd'
import { useState } from 'react'
import { useMay } from '../session/use-may.ts'
import { Panel } from '../shell/page-frame.tsx'
import type { TextKey } from '../texts/texts.ts'
import { useTexts } from '../texts/texts.ts'
import { formatMoment } from './order-formats.ts'
import { RefundDialog } from './refund-dialog.tsx'
import type { StaffOrder } from './staff-order.ts'
import { useRefund } from './use-refund.ts'

const reasons = {
  cancelled_after_payment: 'refund.reason.cancelled_after_payment',
  paid_after_cancellation: 'refund.reason.paid_after_cancellation',
  paid_twice: 'refund.reason.paid_twice',
} as const satisfies Record<string, TextKey>

const isKnown = (reason: string): reason is keyof typeof reasons => Object.hasOwn(reasons, reason)

/** Money that the shop owes for an order, and what has been paid back. */
export function OrderRefunds({ order }: { order: StaffOrder }) {
  const { t } = useTexts()
  const { settle, settling } = useRefund(order)
  const [asking, setAsking] = useState(false)
  const may = useMay()
  const { profile } = useRouteContext({ from: '__root__' })
  if (order.refunds.length === 0) return null
  const due = order.refunds.filter(({ settled_at }) => settled_at === null)
  // All that is open was said to be paid by somebody; large sums need a second person.
  const proposed = due.every(({ proposed_by }) => proposed_by !== null)
  const isOwn = due.length > 0 && due.every(({ proposed_by }) => proposed_by === profile.id)
  const amount = due.reduce((sum, refund) => sum + (refund.amount ?? 0), 0)
  return (
    <Panel title={t('refund.title')}>
      <ul className="crm-plain crm-refunds">
        {order.refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </ul>
      {due.length > 0 && proposed && <p>{t(isOwn ? 'refund.awaitsOther' : 'refund.awaitsYou')}</p>}
      {due.length > 0 && may('orders.money') && !isOwn && (
        <Button block type="primary" loading={settling} onClick={() => setAsking(true)}>
          {t(proposed ? 'refund.confirmPaid' : 'refund.paidOut')}
        </Button>
      )}
      <RefundDialog
        amount={amount}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={(note) => {
          setAsking(false)
          settle(note)
        }}
      />
    </Panel>
  )
}

function Refund({ refund: { amount, reason, at, settled_at } }: { refund: RefundForStaff }) {
  const { t, locale } = useTexts()
  const sum = amount === null ? '' : formatPrice(amount, locale)
  return (
    <li>
      <strong>
        {settled_at === null
          ? t('refund.due', { amount: sum })
          : `${sum} · ${t('refund.settled', { at: formatMoment(settled_at) })}`}
      </strong>
      <span className="crm-why">
        {isKnown(reason) ? t(reasons[reason]) : reason}.{' '}
        {t('refund.since', { at: formatMoment(at) })}
      </span>
    </li>
  )
}
