import { formatMoment } from '@nas/domain/dates'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Entries } from '../../kit/page/entries.tsx'
import { LoadedPanel } from '../../kit/page/loaded-panel.tsx'
import { Panel } from '../../kit/page/page-frame.tsx'
import { supportsOfOptions } from './request-lists.ts'
import { RequestStateTag, useRequestTexts, useTypeName } from './request-parts.tsx'

export function RequestsOfPhone({ phone }: { phone: string | null }) {
  const { t } = useRequestTexts()
  if (phone !== null) return <KnownPhone phone={phone} />
  return (
    <Panel title={t('ofPerson')}>
      <p>{t('ofPersonNone')}</p>
    </Panel>
  )
}

function KnownPhone({ phone }: { phone: string }) {
  const { t } = useRequestTexts()
  const typeName = useTypeName()
  const query = useQuery(supportsOfOptions(phone))
  return (
    <LoadedPanel title={t('ofPerson')} query={query}>
      {(requests) => (
        <Entries items={requests} none={t('ofPersonNone')}>
          {({ id, type, state, createdAt }) => (
            <li key={id} className="crm-row crm-ends">
              <Link to="/supports/$requestId" params={{ requestId: String(id) }}>
                {typeName(type)}
              </Link>
              <RequestStateTag state={state} />
              <span>{formatMoment(createdAt)}</span>
            </li>
          )}
        </Entries>
      )}
    </LoadedPanel>
  )
}
