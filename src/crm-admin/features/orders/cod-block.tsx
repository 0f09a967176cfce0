import { longestReason } from '@nas/contract/limits'
import { blockPhone, type OrderCustomer } from '@nas/contract/orders/operations'
import { formatMoment } from '@nas/domain/dates'
import { Button, Input, Modal } from 'antd'
import { useId, useState } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { useMay } from '../../shell/use-may.ts'
import { useDeskTexts } from './desk-texts.ts'
import { useOrderChange } from './use-order-change.ts'

interface CodBlockProps {
  /** An order with this phone number. */
  order: number
  block: OrderCustomer['cod_block']
}

/** Whether cash on delivery is offered to the phone number, with a button to change that. */
export function CodBlock({ order, block }: CodBlockProps) {
  const { t } = useDeskTexts()
  const mayChange = useMay()('orders.handle')
  const [asks, setAsks] = useState(false)
  const { change, changing } = useOrderChange<{ blocked: boolean; reason: string | null }>({
    run: async (wanted) => {
      await runOperation(blockPhone, { order, ...wanted })
    },
    done: t('person.saved'),
    failed: 'person.failed',
    noticeKey: 'phone',
  })
  return (
    <>
      {block && (
        <p className="crm-problem">
          {t('person.blocked')}
          {block.reason && ` ${block.reason}.`}
          {block.at && ` ${block.who ?? t('history.staff')}, ${formatMoment(block.at)}.`}
        </p>
      )}
      {mayChange && (
        <div>
          <Button
            size="small"
            danger={!block}
            loading={changing !== null}
            onClick={() => (block ? change({ blocked: false, reason: null }) : setAsks(true))}
          >
            {t(block ? 'person.allow' : 'person.block')}
          </Button>
        </div>
      )}
      {asks && (
        <BlockDialog
          onClose={() => setAsks(false)}
          onConfirm={(reason) => {
            setAsks(false)
            change({ blocked: true, reason })
          }}
        />
      )}
    </>
  )
}

interface BlockDialogProps {
  onClose: () => void
  onConfirm: (reason: string) => void
}

function BlockDialog({ onClose, onConfirm }: BlockDialogProps) {
  const { t } = useDeskTexts()
  const id = useId()
  const [reason, setReason] = useState('')
  return (
    <Modal
      open
      title={t('person.block')}
      okText={t('person.block')}
      okButtonProps={{ danger: true, disabled: reason.trim() === '' }}
      cancelText={t('person.back')}
      onOk={() => onConfirm(reason.trim())}
      onCancel={onClose}
    >
      <p className="crm-gap-after">{t('person.blockText')}</p>
      <div className="crm-labelled">
        <label htmlFor={id}>{t('person.reason')}</label>
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
