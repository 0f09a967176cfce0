import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { Alert, Button } from 'antd'
import { api } from '../../../api-client/api.ts'
import { useMay } from '../../shell/use-may.ts'
import { useDeskTexts } from './desk-texts.ts'
import type { StaffOrder } from './staff-order.ts'
import { useOrderChange } from './use-order-change.ts'

/** What a paid order costs more since an edit. */
export function OrderDifference({ order }: { order: StaffOrder }) {
  const { id, code, payment, payment_missing, payment_until, transfer_claim } = order
  const { t } = useDeskTexts()
  const may = useMay()
  const { change, changing } = useOrderChange({
    run: (number: number) => api.post('/api/app/receivedifference', { order: number }),
    done: () => t('difference.received', { code }),
    failed: 'difference.failed',
    noticeKey: 'difference',
  })
  if (payment_missing === null) return null
  const isClaimed = transfer_claim === 'pending'
  const isOver = payment_until === null && !isClaimed
  return (
    <Alert
      className="crm-gap-after"
      type="warning"
      showIcon
      title={t('difference.title', { amount: formatPrice(payment_missing) })}
      description={
        <>
          {payment_until !== null && (
            <p>{t('difference.until', { time: formatMoment(payment_until) })}</p>
          )}
          {isOver && <p>{t('difference.over')}</p>}
          {payment === 'transfer' && may('orders.money') && (
            <Button loading={changing !== null} onClick={() => change(id)}>
              {t('difference.receive')}
            </Button>
          )}
        </>
      }
    />
  )
}
