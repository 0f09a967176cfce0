import { problemTypes } from '@nas/contract/requests'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { columnWidths, type ListColumn } from '../../kit/list/list-view.ts'
import type { Support } from './request.ts'
import { supportList } from './request-lists.ts'
import { OrderLink, useRequestTexts, useTypeName } from './request-parts.tsx'
import { useQueueView } from './use-queue-view.tsx'

const open = ({ id }: Support) =>
  ({ to: '/supports/$requestId', params: { requestId: String(id) } }) as const

/** /crm-admin/supports */
export function SupportListScreen() {
  const { t } = useRequestTexts()
  const typeName = useTypeName()
  const own: ListColumn<Support>[] = [
    {
      key: 'type',
      title: t('type'),
      width: 8.8,
      grow: true,
      render: ({ type }) => typeName(type),
    },
    {
      key: 'order_code',
      title: t('order_code'),
      width: columnWidths.orderCode,
      render: ({ order_code }) => order_code && <OrderLink code={order_code} />,
    },
    {
      key: 'message',
      title: t('message'),
      optional: true,
      width: 18,
      grow: true,
      render: ({ message }) => message ?? '',
    },
  ]
  const view = useQueueView({
    resource: 'supports',
    spec: supportList,
    open,
    own,
    filters: [
      {
        name: 'type',
        label: t('type'),
        options: problemTypes.map((value) => ({ value, label: typeName(value) })),
      },
    ],
  })
  return <ListScreen view={view} />
}
