import { ListScreen } from '../../kit/list/list-screen.tsx'
import type { ListColumn } from '../../kit/list/list-view.ts'
import type { Distributor } from './request.ts'
import { distributorList } from './request-lists.ts'
import { useRequestTexts } from './request-parts.tsx'
import { useQueueView } from './use-queue-view.tsx'

const open = ({ id }: Distributor) =>
  ({ to: '/distributor/$requestId', params: { requestId: String(id) } }) as const

/** /crm-admin/distributor */
export function DistributorListScreen() {
  const { t } = useRequestTexts()
  const own = (['occupation', 'company', 'province'] as const).map(
    (key): ListColumn<Distributor> => ({
      key,
      title: t(key === 'company' ? 'companyShort' : key),
      width: 8.5,
      grow: true,
      optional: key === 'occupation',
    }),
  )
  const view = useQueueView({ resource: 'distributors', spec: distributorList, open, own })
  return <ListScreen view={view} />
}
