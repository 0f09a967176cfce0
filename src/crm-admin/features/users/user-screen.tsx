import type { User } from '@nas/contract/user'
import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isNotFound } from '../../kit/feedback/failure-text.ts'
import { LoadFailure } from '../../kit/feedback/load-failure.tsx'
import { Loading } from '../../kit/feedback/loading.tsx'
import listCss from '../../kit/list/list.css?inline'
import { Facts, PageFrame, Panel } from '../../kit/page/page-frame.tsx'
import { RecordColumns } from '../../kit/page/record-columns.tsx'
import { Styles } from '../../kit/styles/styles.tsx'
import { Phone } from '../../kit/values/phone.tsx'
import { useMay } from '../../shell/use-may.ts'
import { StaffPanels } from './staff-panels.tsx'
import { UserCare } from './user-care.tsx'
import { useUserLabels } from './user-list-screen.tsx'
import { UserOrders } from './user-orders.tsx'
import { UserAddresses, UserProfile } from './user-profile.tsx'
import { useUserTexts } from './user-texts.ts'
import { userOptions } from './users.api.ts'

interface UserScreenProps {
  /** The support requests of a phone number; requests have no account. */
  requestsOf: (phone: string | null) => ReactNode
}

/** /crm-admin/users/$userId */
export function UserScreen({ requestsOf }: UserScreenProps) {
  const { userId } = useParams({ from: '/users/$userId' })
  const { t } = useUserTexts()
  const { data: user, error, refetch, isFetching } = useQuery(userOptions(userId))
  const may = useMay()
  const isStaff = user?.role?.type === 'admin'
  const isMissing = isNotFound(error)
  const title = user ? user.fullname || user.username : t(isMissing ? 'missing' : 'one')
  return (
    <PageFrame title={title} section={{ to: '/users', label: t('title') }}>
      <Styles name="list" css={listCss} />
      {isMissing && (
        <p>
          {t('missingText')} <Link to="/users">{t('back')}</Link>
        </p>
      )}
      {error !== null && !isMissing && (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {user === undefined && error === null && <Loading />}
      {user !== undefined && !isMissing && (
        <RecordColumns
          side={
            <>
              <UserSummary user={user} />
              <UserCare user={user} />
            </>
          }
          main={
            <>
              {may(isStaff ? 'staff' : 'people.write') && <UserProfile key={user.id} user={user} />}
              {isStaff && may('staff') && <StaffPanels user={user} />}
              {!isStaff && <UserOrders user={user} />}
              {!isStaff && may('requests') && requestsOf(user.phone)}
              {!isStaff && <UserAddresses user={user} />}
            </>
          }
        />
      )}
    </PageFrame>
  )
}

function UserSummary({ user }: { user: User }) {
  const { t } = useUserTexts()
  const labels = useUserLabels()
  const { purchases } = user
  const bought: [string, ReactNode][] =
    user.role?.type === 'admin'
      ? []
      : [
          [t('orders'), purchases?.orders ?? 0],
          [t('spent'), formatPrice(purchases?.spent ?? 0)],
          [t('lastOrder'), purchases?.last_order ? formatMoment(purchases.last_order) : t('none')],
        ]
  return (
    <Panel title={t('summary')}>
      <Facts
        facts={[
          [
            t('id'),
            <span key="id" className="crm-words">
              {user.id}
            </span>,
          ],
          [t('phone'), user.phone ? <Phone key="phone" number={user.phone} /> : t('none')],
          [t('role'), labels.role(user)],
          [t('provider'), labels.provider(user)],
          [t('confirmed'), t(user.confirmed ? 'yes' : 'no')],
          [t('blocked'), t(user.blocked ? 'yes' : 'no')],
          [t('since'), formatMoment(user.createdAt)],
          ...bought,
        ]}
      />
    </Panel>
  )
}
