import { correctDelivery } from '@nas/contract/orders/operations'
import { canMove } from '@nas/domain/order-moves'
import { Button } from 'antd'
import { useState } from 'react'
import { runOperation } from '../../../api-client/run-operation.ts'
import { isConflict } from '../../kit/feedback/failure-text.ts'
import { ReasonDialog } from '../../kit/forms/reason-dialog.tsx'
import { useMay } from '../../shell/use-may.ts'
import { useDeskTexts } from './desk-texts.ts'
import type { StaffOrder } from './staff-order.ts'
import { useOrderChange } from './use-order-change.ts'

/** Takes back a delivery that was recorded by mistake. */
export function OrderCorrection({ order }: { order: StaffOrder }) {
  const { id, state, payment, updatedAt } = order
  const { t } = useDeskTexts()
  const may = useMay()
  const [asks, setAsks] = useState(false)
  const { change, changing } = useOrderChange<string>({
    run: async (reason) => {
      await runOperation(correctDelivery, { order: id, reason, updatedAt })
    },
    done: t('correction.done'),
    failed: 'correction.failed',
    reloadsAfter: isConflict,
    noticeKey: 'order-move',
  })
  const correction = {
    from: state,
    to: 'delivery',
    actor: 'staff',
    payment,
    corrects: true,
  } as const
  if (!canMove(correction) || !may('orders.correct')) return null
  return (
    <>
      <Button danger block loading={changing !== null} onClick={() => setAsks(true)}>
        {t('correction')}
      </Button>
      {asks && (
        <ReasonDialog
          title={t('correction')}
          label={t('person.reason')}
          text={t('correction.text')}
          back={t('correction.back')}
          onClose={() => setAsks(false)}
          onConfirm={(reason) => {
            setAsks(false)
            change(reason)
          }}
        />
      )}
    </>
  )
}
