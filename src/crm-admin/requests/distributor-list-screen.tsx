import { ListScreen } from '../list/list-screen.tsx'
import type { ListColumn } from '../list/list-view.ts'
import { useTexts } from '../texts/texts.ts'
import type { Distributor } from './request.ts'
import { distributorList } from './request-lists.ts'
import { useRequestTexts } from './request-texts.ts'
import { useQueueView } from './use-queue-view.tsx'

const open = ({ id }: Distributor) =>
  ({ to: '/distributor/$requestId', params: { requestId: String(id) } }) as const

/** /crm-admin/distributor */
export function DistributorListScreen() {
  const { t } = useRequestTexts()
  const { t: frame } = useTexts()
  const own = (['occupation', 'company', 'province'] as const).map(
    (key): ListColumn<Distributor> => ({
      key,
      title: t(key),
      width: 180,
      wrap: true,
      render: (row) => row[key] ?? '',
    }),
  )
  const view = useQueueView({
    resource: 'distributors',
    spec: distributorList,
    open,
    own,
    filters: [
      { name: 'from', label: frame('list.from'), options: 'day' },
      { name: 'to', label: frame('list.to'), options: 'day' },
    ],
  })
  return <ListScreen view={view} />
}
