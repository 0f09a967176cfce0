import { longestReason } from '@nas/contract/limits'
import { Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useTexts } from '../texts/texts.ts'
import { isPaid } from './order-actions.ts'
import type { StaffOrder } from './staff-order.ts'

interface CancelDialogProps {
  order: StaffOrder
  open: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Cancelling cannot be undone, so it is asked twice. */
export function CancelDialog({ order, open, onClose, onConfirm }: CancelDialogProps) {
  const { t } = useTexts()
  const reasonId = useId()
  const [reason, setReason] = useState('')
  return (
    <Modal
      open={open}
      title={t('cancel.title', { code: order.code })}
      okText={t('cancel.ok')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel.back')}
      onOk={() => onConfirm(reason.trim())}
      onCancel={onClose}
    >
      <p>{t('cancel.text')}</p>
      {isPaid(order) && <p>{t('cancel.paidText')}</p>}
      <label htmlFor={reasonId}>{t('cancel.reason')}</label>
      <Input.TextArea
        className="crm-field crm-reason"
        id={reasonId}
        rows={3}
        maxLength={longestReason}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Modal>
  )
}
