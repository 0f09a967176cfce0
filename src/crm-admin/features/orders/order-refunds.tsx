import { longestReason } from '@nas/contract/limits'
import type { RefundForStaff } from '@nas/contract/order-for-staff'
import { refundReasonLabels } from '@nas/contract/refunds/labels'
import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { useRouteContext } from '@tanstack/react-router'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { staffKeys } from '../../../stores/staff-keys.ts'
import { Field } from '../../kit/forms/field.tsx'
import { byAttribute, type FormField } from '../../kit/forms/form-field.ts'
import { useForm } from '../../kit/forms/use-form.ts'
import { Panel } from '../../kit/page/page-frame.tsx'
import { useMay } from '../../shell/use-may.ts'
import { useDeskTexts } from './desk-texts.ts'
import { OrderRefundAccount } from './order-refund-account.tsx'
import { settleRefund } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'

const untouched = { values: { note: '' }, updatedAt: null }

export function OrderRefunds({ order }: { order: StaffOrder }) {
  const { t } = useDeskTexts()
  const [asking, setAsking] = useState(false)
  const may = useMay()
  const { profile } = useRouteContext({ from: '__root__' })
  if (order.refunds.length === 0) return null
  const due = order.refunds.filter(({ settled_at }) => settled_at === null)
  // All due refunds were recorded as paid; large sums still need a second person.
  const proposed = due.every(({ proposed_by }) => proposed_by !== null)
  const isOwn = due.length > 0 && due.every(({ proposed_by }) => proposed_by === profile.id)
  const amount = due.reduce((sum, refund) => sum + (refund.amount ?? 0), 0)
  return (
    <Panel title={t('refund.title')}>
      <ul className="crm-plain crm-stack crm-gap-after">
        {order.refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} />
        ))}
      </ul>
      {due.length > 0 && may('orders.money') && <OrderRefundAccount order={order} />}
      {due.length > 0 && proposed && <p>{t(isOwn ? 'refund.awaitsOther' : 'refund.awaitsYou')}</p>}
      {due.length > 0 && may('orders.money') && !isOwn && (
        <Button block type="primary" onClick={() => setAsking(true)}>
          {t(proposed ? 'refund.confirmPaid' : 'refund.paidOut')}
        </Button>
      )}
      {asking && <RefundDialog order={order} amount={amount} onClose={() => setAsking(false)} />}
    </Panel>
  )
}

function Refund({ refund }: { refund: RefundForStaff }) {
  const { amount, reason, at, settled_at, settler, proposed_at, proposer, note } = refund
  const { t, locale } = useDeskTexts()
  const sum = amount === null ? '' : formatPrice(amount)
  return (
    <li className="crm-refund">
      <strong>
        {settled_at === null
          ? t('refund.due', { amount: sum })
          : `${sum} · ${t('refund.settled', { at: formatMoment(settled_at) })}`}
        {settler && ` (${settler})`}
      </strong>
      <span className="crm-hint">
        {refundReasonLabels[reason][locale]}. {t('refund.since', { at: formatMoment(at) })}
      </span>
      {proposed_at !== null && (
        <span className="crm-hint">
          {t(settled_at === null ? 'refund.proposedAt' : 'refund.wasProposed', {
            at: formatMoment(proposed_at),
          })}
          {proposer && ` (${proposer})`}
        </span>
      )}
      {note !== null && <span className="crm-words">{t('refund.noted', { note })}</span>}
    </li>
  )
}

/** Asks for a confirmation, because the record of a paid refund cannot be undone. */
function RefundDialog(props: { order: StaffOrder; amount: number; onClose: () => void }) {
  const {
    order: { id, code },
    amount,
    onClose,
  } = props
  const { t } = useDeskTexts()
  const label = t('refund.note')
  const field: FormField = { kind: 'line', name: 'note', label, longest: longestReason }
  const form = useForm<boolean>({
    draft: { key: `${staffKeys.staffRecord}:refund:${id}-draft`, about: 'person' },
    fields: byAttribute([field]),
    version: untouched,
    send: ({ $state }) => {
      const note = String($state.get().changes.note ?? '').trim()
      return settleRefund(id, note || undefined)
    },
    resources: ['orders', 'refunds'],
    done: (isSettled) => t(isSettled ? 'refund.done' : 'refund.proposed', { code }),
    failed: t('refund.failed'),
    onSaved: onClose,
    noticeKey: 'refund',
  })
  return (
    <Modal
      open
      title={t('refund.confirmTitle', { amount: formatPrice(amount) })}
      okText={t('refund.confirm')}
      cancelText={t('refund.back')}
      confirmLoading={form.saving}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{t('refund.confirmText')}</p>
      <Field form={form} field={field} />
    </Modal>
  )
}
