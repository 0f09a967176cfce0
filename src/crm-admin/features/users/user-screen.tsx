import type { User } from '@nas/contract/user'
import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import listCss from '../../kit/list/list.css?inline'
import { RecordPage } from '../../kit/page/loaded-panel.tsx'
import { Facts, Panel } from '../../kit/page/page-frame.tsx'
import { RecordColumns } from '../../kit/page/record-columns.tsx'
import { Styles } from '../../kit/styles/styles.tsx'
import { Phone } from '../../kit/values/phone.tsx'
import { useMay } from '../../shell/use-may.ts'
import { StaffPanels } from './staff-panels.tsx'
import { UserCare } from './user-care.tsx'
import { useUserLabels } from './user-list-screen.tsx'
import { UserOrders } from './user-orders.tsx'
import { UserAddresses, UserProfile } from './user-profile.tsx'
import { personName, useUserTexts } from './user-texts.ts'
import { userOptions } from './users.api.ts'

interface UserScreenProps {
  /** The support requests of a phone number; requests have no account. */
  requestsOf: (phone: string | null) => ReactNode
}

/** /crm-admin/users/$userId */
export function UserScreen({ requestsOf }: UserScreenProps) {
  const { userId } = useParams({ from: '/users/$userId' })
  const { t } = useUserTexts()
  const query = useQuery(userOptions(userId))
  const may = useMay()
  const isStaff = query.data?.role?.type === 'admin'
  return (
    <RecordPage
      query={query}
      titleOf={(isMissing) =>
        query.data ? personName(query.data) : t(isMissing ? 'missing' : 'one')
      }
      section={{ to: '/users', label: t('title') }}
      missing={{ text: t('missingText'), back: t('back') }}
    >
      {(user) => (
        <>
          <Styles name="list" css={listCss} />
          <RecordColumns
            side={
              <>
                <UserSummary user={user} />
                <UserCare user={user} />
              </>
            }
            main={
              <>
                {may(isStaff ? 'staff' : 'people.write') && (
                  <UserProfile key={user.id} user={user} />
                )}
                {isStaff && may('staff') && <StaffPanels user={user} />}
                {!isStaff && <UserOrders user={user} />}
                {!isStaff && may('requests') && requestsOf(user.phone)}
                {!isStaff && <UserAddresses user={user} />}
              </>
            }
          />
        </>
      )}
    </RecordPage>
  )
}

function UserSummary({ user }: { user: User }) {
  const { t } = useUserTexts()
  const labels = useUserLabels()
  const { purchases } = user
  const isCustomer = user.role?.type !== 'admin'
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
          isCustomer && [t('orders'), purchases?.orders ?? 0],
          isCustomer && [t('spent'), formatPrice(purchases?.spent ?? 0)],
          isCustomer && [
            t('lastOrder'),
            purchases?.last_order ? formatMoment(purchases.last_order) : t('none'),
          ],
        ]}
      />
    </Panel>
  )
}
