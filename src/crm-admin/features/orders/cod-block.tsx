import { blockPhone, type OrderCustomer } from '@nas/contract/orders/operations'
import { formatMoment } from '@nas/domain/dates'
import { Button } from 'antd'
import { useState } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { ReasonDialog } from '../../kit/forms/reason-dialog.tsx'
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
        <ReasonDialog
          title={t('person.block')}
          label={t('person.reason')}
          text={t('person.blockText')}
          back={t('person.back')}
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
