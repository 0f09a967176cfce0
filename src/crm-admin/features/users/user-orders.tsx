import type { User } from '@nas/contract/user'
import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Entries } from '../../kit/page/entries.tsx'
import { LoadedPanel } from '../../kit/page/loaded-panel.tsx'
import { OrderStateTag } from '../../kit/values/colour-tag.tsx'
import { useUserTexts } from './user-texts.ts'
import { ordersOfOptions } from './users.api.ts'

export function UserOrders({ user }: { user: User }) {
  const { t } = useUserTexts()
  const query = useQuery(ordersOfOptions(String(user.id)))
  return (
    <>
      <LoadedPanel title={t('recentOrders')} query={query}>
        {(orders) => (
          <Entries items={orders} none={t('noOrders')}>
            {({ id, code, state, payment_kind, createdAt, total }) => (
              <li key={id}>
                <div className="crm-row crm-ends">
                  <OrderLink id={id} code={code} />
                  <OrderStateTag state={state} payment={payment_kind} />
                </div>
                <div className="crm-row crm-ends">
                  <span>{formatMoment(createdAt)}</span>
                  {total !== null && <strong>{formatPrice(total)}</strong>}
                </div>
              </li>
            )}
          </Entries>
        )}
      </LoadedPanel>
      <LoadedPanel title={t('reviews')} query={query}>
        {(orders) => (
          <Entries
            items={orders.flatMap((order) => order.ratings.map((rating) => ({ order, rating })))}
            none={t('noReviews')}
          >
            {({ order, rating }) => (
              <li key={rating.id}>
                <div className="crm-row crm-ends">
                  <strong>{t('stars', { stars: rating.stars })}</strong>
                  <OrderLink id={order.id} code={order.code} />
                </div>
                <p>{order.lines.find(({ id }) => String(id) === String(rating.cartitem))?.name}</p>
                {rating.words && <p className="crm-words">{rating.words}</p>}
              </li>
            )}
          </Entries>
        )}
      </LoadedPanel>
    </>
  )
}

function OrderLink({ id, code }: { id: number; code: string }) {
  return (
    <Link to="/orders/$orderId" params={{ orderId: String(id) }}>
      {code}
    </Link>
  )
}
