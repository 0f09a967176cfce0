import { orderStateLabel } from '@nas/domain/order-states'
import { useState } from 'react'
import { isConflict } from '../../kit/feedback/failure-text.ts'
import type { CancelReason } from './cancel-dialog.tsx'
import { useDeskTexts } from './desk-texts.ts'
import { cancelOrder } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'
import { useOrderChange } from './use-order-change.ts'

interface OrderCancelling {
  cancel: (why: CancelReason) => void
  cancelling: boolean
  /** Whether another person moved the order first. */
  conflict: boolean
}

export function useOrderCancel(order: StaffOrder): OrderCancelling {
  const { code, payment } = order
  const { t, locale } = useDeskTexts()
  const [conflict, setConflict] = useState(false)
  const { change, changing } = useOrderChange<CancelReason>({
    run: async (why) => {
      setConflict(false)
      await cancelOrder(order, why)
    },
    done: () =>
      t('moves.done', { code, state: orderStateLabel({ state: 'cancel', payment })[locale] }),
    failed: 'moves.failed',
    reloadsAfter: isConflict,
    onRefused: (failure) => {
      setConflict(isConflict(failure))
      return isConflict(failure)
    },
    noticeKey: 'order-move',
  })
  const cancelling = changing !== null
  return { cancel: change, cancelling, conflict: conflict && !cancelling }
}
