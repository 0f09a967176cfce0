import type { User } from '@nas/contract/user'
import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { Skeleton } from 'antd'
import type { ReactNode } from 'react'
import { formatMoment } from '../orders/order-formats.ts'
import { useMay } from '../session/use-may.ts'
import { isNotFound } from '../shell/failure-text.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { Facts, PageFrame, Panel } from '../shell/page-frame.tsx'
import listCss from '../styles/list.css?inline'
import orderCss from '../styles/order.css?inline'
import { Styles } from '../styles/styles.tsx'
import { StaffPanels } from './staff-panels.tsx'
import { UserAddresses } from './user-addresses.tsx'
import { UserCare } from './user-care.tsx'
import { useUserLabels } from './user-list-screen.tsx'
import { UserOrders } from './user-orders.tsx'
import { UserProfile } from './user-profile.tsx'
import { userOptions } from './user-queries.ts'
import { UserRequests } from './user-requests.tsx'
import { useUserTexts } from './user-texts.ts'

/** /crm-admin/users/$userId */
export function UserScreen() {
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
      <Styles name="order" css={orderCss} />
      {isMissing && (
        <p>
          {t('missingText')} <Link to="/users">{t('back')}</Link>
        </p>
      )}
      {error !== null && !isMissing && (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      )}
      {user === undefined && error === null && <Skeleton active paragraph={{ rows: 8 }} />}
      {user !== undefined && !isMissing && (
        <div className="crm-order">
          <div className="crm-order-side">
            <UserSummary user={user} />
            <UserCare user={user} />
          </div>
          <div className="crm-order-main">
            {may(isStaff ? 'staff' : 'people.write') && <UserProfile key={user.id} user={user} />}
            {isStaff && may('staff') && <StaffPanels user={user} />}
            {!isStaff && <UserOrders user={user} />}
            {!isStaff && may('requests') && <UserRequests user={user} />}
            {!isStaff && <UserAddresses user={user} />}
          </div>
        </div>
      )}
    </PageFrame>
  )
}

function UserSummary({ user }: { user: User }) {
  const { t, locale } = useUserTexts()
  const labels = useUserLabels()
  const { purchases } = user
  const bought: [string, ReactNode][] =
    user.role?.type === 'admin'
      ? []
      : [
          [t('orders'), purchases?.orders ?? 0],
          [t('spent'), formatPrice(purchases?.spent ?? 0, locale)],
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
