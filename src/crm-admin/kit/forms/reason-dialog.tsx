import { longestReason } from '@nas/contract/limits'
import { Input, Modal } from 'antd'
import { useId, useState } from 'react'

interface ReasonDialogProps {
  title: string
  label: string
  text: string
  back: string
  danger?: boolean
  onClose: () => void
  onConfirm: (reason: string) => void
}

/** Asks for the required reason of a change. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, label, text, back, danger = true, onClose, onConfirm } = props
  const id = useId()
  const [reason, setReason] = useState('')
  return (
    <Modal
      open
      title={title}
      okText={title}
      okButtonProps={{ danger, disabled: reason.trim() === '' }}
      cancelText={back}
      onOk={() => onConfirm(reason.trim())}
      onCancel={onClose}
    >
      <p className="crm-gap-after">{text}</p>
      <div className="crm-labelled">
        <label htmlFor={id}>{label}</label>
        <Input.TextArea
          className="crm-field"
          id={id}
          rows={2}
          maxLength={longestReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Modal>
  )
}
