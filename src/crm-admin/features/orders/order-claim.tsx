import { Alert, Button } from 'antd'
import { api } from '../../../api-client/api.ts'
import { useMay } from '../../shell/use-may.ts'
import { useDeskTexts } from './desk-texts.ts'
import type { StaffOrder } from './staff-order.ts'
import { useOrderChange } from './use-order-change.ts'

export function OrderClaim({ order: { id, code, transfer_claim } }: { order: StaffOrder }) {
  const { t } = useDeskTexts()
  const may = useMay()
  const { change, changing } = useOrderChange({
    run: (order: number) => api.post('/api/app/refuseclaim', { order }),
    done: () => t('claim.refused', { code }),
    failed: 'claim.failed',
    noticeKey: 'claim',
  })
  if (transfer_claim === null) return null
  const isPending = transfer_claim === 'pending'
  return (
    <Alert
      className="crm-gap-after"
      type={isPending ? 'warning' : 'info'}
      showIcon
      title={t(isPending ? 'claim.title' : 'claim.refusedTitle')}
      description={
        isPending && (
          <>
            <p>{t('claim.text')}</p>
            {may('orders.money') && (
              <Button loading={changing !== null} onClick={() => change(id)}>
                {t('claim.refuse')}
              </Button>
            )}
          </>
        )
      }
    />
  )
}
