import { useTexts } from '../texts/texts.ts'
import { settleRefund } from './orders.api.ts'
import type { StaffOrder } from './staff-order.ts'
import { useOrderChange } from './use-order-change.ts'

/** Notes that the refund of an order was paid out. */
export function useRefund({ id, code }: StaffOrder) {
  const { t } = useTexts()
  const { change, changing } = useOrderChange<string>({
    run: (note) => settleRefund(id, note || undefined),
    done: t('refund.done', { code }),
    failed: 'refund.failed',
    noticeKey: 'refund',
  })
  return { settle: change, settling: changing !== null }
}
