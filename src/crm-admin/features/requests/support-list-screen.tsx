import { problemTypes } from '@nas/contract/requests'
import { Link } from '@tanstack/react-router'
import { ListScreen } from '../../kit/list/list-screen.tsx'
import { type ListColumn, optionsOf } from '../../kit/list/list-view.ts'
import type { Support } from './request.ts'
import { supportList } from './request-lists.ts'
import { useRequestTexts, useTypeName } from './request-parts.tsx'
import { useQueueView } from './use-queue-view.tsx'

const open = ({ id }: Support) =>
  ({ to: '/supports/$requestId', params: { requestId: String(id) } }) as const

/** /crm-admin/supports */
export function SupportListScreen() {
  const { t } = useRequestTexts()
  const typeName = useTypeName()
  const own: ListColumn<Support>[] = [
    { key: 'type', title: t('type'), width: 8.8, grow: true, render: ({ type }) => typeName(type) },
    { key: 'order_code', title: t('order_code'), as: 'orderCode' },
    { key: 'message', title: t('message'), optional: true, width: 18, grow: true },
  ]
  const view = useQueueView({
    resource: 'supports',
    spec: supportList,
    open,
    own,
    filters: [{ name: 'type', label: t('type'), options: optionsOf(problemTypes, typeName) }],
  })
  const tools = (
    <Link to="/supports/data-requests" className="crm-button">
      {t('dataRequests')}
    </Link>
  )
  return <ListScreen view={{ ...view, tools }} />
}
