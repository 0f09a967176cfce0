import type { User } from '@nas/contract/user'
import { formatMoment } from '@nas/domain/dates'
import { formatPrice } from '@nas/domain/money'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadedPanel } from '../../kit/page/loaded-panel.tsx'
import { OrderStateTag } from '../../kit/values/colour-tag.tsx'
import { useUserTexts } from './user-texts.ts'
import { ordersOfOptions } from './users.api.ts'

type OrderOfUser = NonNullable<ReturnType<typeof useOrders>['data']>[number]

const useOrders = (user: string) => useQuery(ordersOfOptions(user))

export function UserOrders({ user }: { user: User }) {
  const { t } = useUserTexts()
  const query = useOrders(String(user.id))
  return (
    <>
      <LoadedPanel title={t('recentOrders')} query={query}>
        {(orders) => (orders.length === 0 ? <p>{t('noOrders')}</p> : <Orders orders={orders} />)}
      </LoadedPanel>
      <LoadedPanel title={t('reviews')} query={query}>
        {(orders) => <Reviews orders={orders} />}
      </LoadedPanel>
    </>
  )
}

function OrderLink({ id, code }: Pick<OrderOfUser, 'id' | 'code'>) {
  return (
    <Link to="/orders/$orderId" params={{ orderId: String(id) }}>
      {code}
    </Link>
  )
}

function Orders({ orders }: { orders: OrderOfUser[] }) {
  return (
    <ul className="crm-plain crm-entries">
      {orders.map(({ id, code, state, payment_kind, createdAt, total }) => (
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
      ))}
    </ul>
  )
}

function Reviews({ orders }: { orders: OrderOfUser[] }) {
  const { t } = useUserTexts()
  const reviews = orders.flatMap((order) => order.ratings.map((rating) => ({ order, rating })))
  if (reviews.length === 0) return <p>{t('noReviews')}</p>
  return (
    <ul className="crm-plain crm-entries">
      {reviews.map(({ order, rating }) => (
        <li key={rating.id}>
          <div className="crm-row crm-ends">
            <strong>{t('stars', { stars: rating.stars })}</strong>
            <OrderLink id={order.id} code={order.code} />
          </div>
          <p>{order.lines.find(({ id }) => String(id) === String(rating.cartitem))?.name}</p>
          {rating.words && <p className="crm-words">{rating.words}</p>}
        </li>
      ))}
    </ul>
  )
}
