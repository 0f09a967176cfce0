import { viewOrder } from '@nas/contract/order-notes/operations'
import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { runOperation } from '../../../api-client/run-operation.ts'
import { useDeskTexts } from './desk-texts.ts'
import { useColleagues } from './use-colleagues.ts'

const pollMs = 5000

/** The colleagues who have the order open, too. A hidden page reports nothing. */
export function OrderViewers({ order }: { order: number }) {
  const { t } = useDeskTexts()
  const colleagues = useColleagues()
  const { data: viewers = [] } = useQuery({
    queryKey: ['order-viewers', order],
    queryFn: () => runOperation(viewOrder, { order }),
    refetchInterval: pollMs,
    retry: false,
    gcTime: 0,
  })
  const names = colleagues.filter(({ id }) => viewers.includes(id)).map(({ name }) => name)
  if (names.length === 0) return null
  const title = t('viewers', { names: names.join(', ') })
  return <Alert className="crm-internal" type="info" showIcon title={title} />
}
