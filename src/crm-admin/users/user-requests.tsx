import type { User } from '@nas/contract/user'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '../orders/order-formats.ts'
import { supportsOfOptions } from '../requests/request-lists.ts'
import { RequestStateTag, useTypeName } from '../requests/request-parts.tsx'
import { LoadedPanel } from '../shell/loaded-panel.tsx'
import { Panel } from '../shell/page-frame.tsx'
import { useUserTexts } from './user-texts.ts'

/** What was asked from a person's phone number: requests carry no account. */
export function UserRequests({ user }: { user: User }) {
  const { t } = useUserTexts()
  if (user.phone !== null) return <RequestsOf phone={user.phone} />
  return (
    <Panel title={t('requests')}>
      <p>{t('noRequests')}</p>
    </Panel>
  )
}

function RequestsOf({ phone }: { phone: string }) {
  const { t } = useUserTexts()
  const typeName = useTypeName()
  const query = useQuery(supportsOfOptions(phone))
  return (
    <LoadedPanel title={t('requests')} query={query}>
      {(requests) =>
        requests.length === 0 ? (
          <p>{t('noRequests')}</p>
        ) : (
          <ul className="crm-plain crm-record-list">
            {requests.map(({ id, type, state, createdAt }) => (
              <li key={id} className="crm-request-row">
                <Link to="/supports/$requestId" params={{ requestId: String(id) }}>
                  {typeName(type)}
                </Link>
                <RequestStateTag state={state} />
                <span>{formatMoment(createdAt)}</span>
              </li>
            ))}
          </ul>
        )
      }
    </LoadedPanel>
  )
}
