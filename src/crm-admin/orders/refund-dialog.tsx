import { longestReason } from '@nas/contract/limits'
import { formatPrice } from '@nas/domain/money'
import { Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { useTexts } from '../texts/texts.ts'

interface RefundDialogProps {
  amount: number
  open: boolean
  onClose: () => void
  onConfirm: (note: string) => void
}

/** That money was paid out cannot be undone, so it is asked twice. */
export function RefundDialog({ amount, open, onClose, onConfirm }: RefundDialogProps) {
  const { t, locale } = useTexts()
  const noteId = useId()
  const [note, setNote] = useState('')
  return (
    <Modal
      open={open}
      title={t('refund.confirmTitle', { amount: formatPrice(amount, locale) })}
      okText={t('refund.confirm')}
      cancelText={t('refund.back')}
      onOk={() => onConfirm(note.trim())}
      onCancel={onClose}
    >
      <p>{t('refund.confirmText')}</p>
      <label htmlFor={noteId}>{t('refund.note')}</label>
      <Input
        className="crm-field crm-reason"
        id={noteId}
        maxLength={longestReason}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Modal>
  )
}
