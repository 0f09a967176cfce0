import { longestReason } from '@nas/contract/limits'
import { type CancelCause, cancelCauseLabels, cancelCauses } from '@nas/domain/order-moves'
import { Input, Modal, Select } from 'antd'
import { useId, useState } from 'react'
import { useDeskTexts } from './desk-texts.ts'

export interface CancelReason {
  cause: CancelCause
  /** Sentence for the customer. */
  reason: string
}

interface CancelDialogProps {
  title: string
  /** Whether an order is paid, so that a refund becomes due. */
  isPaid: boolean
  onClose: () => void
  onConfirm: (why: CancelReason) => void
}

/** Asks why orders are cancelled, because cancelling cannot be undone once it has begun. */
export function CancelDialog({ title, isPaid, onClose, onConfirm }: CancelDialogProps) {
  const { t, locale } = useDeskTexts()
  const id = useId()
  const [cause, setCause] = useState<CancelCause>()
  const [reason, setReason] = useState('')
  const [misses, setMisses] = useState(false)
  const isMissing = misses && cause === undefined
  return (
    <Modal
      open
      title={title}
      okText={t('cancel.ok')}
      okButtonProps={{ danger: true }}
      cancelText={t('cancel.back')}
      onOk={() =>
        cause === undefined ? setMisses(true) : onConfirm({ cause, reason: reason.trim() })
      }
      onCancel={onClose}
    >
      <div className="crm-stack">
        <p>{t('cancel.text')}</p>
        {isPaid && <p>{t('cancel.paidText')}</p>}
        <div className="crm-labelled">
          <label htmlFor={`${id}cause`}>{t('cancel.cause')}</label>
          <Select
            className="crm-field"
            id={`${id}cause`}
            value={cause}
            placeholder={t('cancel.choose')}
            options={cancelCauses.map((value) => {
              return { value, label: cancelCauseLabels[value][locale] }
            })}
            status={isMissing ? 'error' : ''}
            aria-describedby={isMissing ? `${id}missing` : undefined}
            onChange={setCause}
          />
          {isMissing && (
            <p id={`${id}missing`} role="alert" className="crm-problem">
              {t('cancel.choose')}
            </p>
          )}
        </div>
        <div className="crm-labelled">
          <label htmlFor={`${id}reason`}>{t('cancel.reason')}</label>
          <Input.TextArea
            className="crm-field"
            id={`${id}reason`}
            rows={3}
            maxLength={longestReason}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </div>
    </Modal>
  )
}
