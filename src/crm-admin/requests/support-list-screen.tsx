import { problemTypes } from '@nas/contract/requests'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListColumn } from '../list/list-view.ts'
import { useTexts } from '../texts/texts.ts'
import type { Support } from './request.ts'
import { supportList } from './request-lists.ts'
import { OrderLink, useTypeName } from './request-parts.tsx'
import { useRequestTexts } from './request-texts.ts'
import { useQueueView } from './use-queue-view.tsx'

const open = ({ id }: Support) =>
  ({ to: '/supports/$requestId', params: { requestId: String(id) } }) as const

/** /crm-admin/supports */
export function SupportListScreen() {
  const { t } = useRequestTexts()
  const { t: frame } = useTexts()
  const typeName = useTypeName()
  const own: ListColumn<Support>[] = [
    {
      key: 'type',
      title: t('type'),
      render: ({ type }) => (
        <span className="crm-ellipsis" title={typeName(type)}>
          {typeName(type)}
        </span>
      ),
    },
    {
      key: 'order_code',
      title: t('order_code'),
      render: ({ order_code }) => order_code && <OrderLink code={order_code} />,
    },
    {
      key: 'message',
      title: t('message'),
      optional: true,
      width: 300,
      wrap: true,
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
      { name: 'from', label: frame('list.from'), options: 'day' },
      { name: 'to', label: frame('list.to'), options: 'day' },
    ],
  })
  return <ListScreen view={view} />
}
