import type { MedusaContainer } from '@medusajs/framework/types'
import type { OwnData } from '@nas/contract/privacy/operations'
import { everything } from '@nas/query/condition'
import { searchAddresses } from '../../accounts/queries/addresses'
import { accounts } from '../../accounts/queries/find-account'
import { readAccount } from '../../accounts/queries/read-account'
import { likes as likesOf } from '../../likes/module/service'
import { cartsSql } from '../../medusa-tables/people'
import { listOrders } from '../../orders/queries/list-orders'
import type { ShopOrder } from '../../orders/queries/shop-order'
import { sqlOf } from '../../platform/database/run-sql'
import { SHOP_RATING, type ShopRatingService } from '../../ratings/module/service'

const page = 100
const from = (offset: number) => ({ where: everything, sort: [], limit: page, offset })

async function allOrders(container: MedusaContainer, customerId: string): Promise<ShopOrder[]> {
  const orders: ShopOrder[] = []
  for (;;) {
    const next = await listOrders(container, { ...from(orders.length), customerId })
    orders.push(...next.orders)
    if (next.orders.length < page) return orders
  }
}

export async function ownData(container: MedusaContainer, id: string): Promise<OwnData> {
  const service = accounts(container)
  const [
    { consents: _newest, ...profile },
    consents,
    sessions,
    addresses,
    orders,
    likes,
    marked,
    carts,
  ] = await Promise.all([
    readAccount(container, id),
    service.consentHistoryOf(id),
    service.sessions.sessionsOf(id),
    searchAddresses(container, from(0), id),
    allOrders(container, id),
    likesOf(container).ofCustomer(id, 10_000),
    container.resolve<ShopRatingService>(SHOP_RATING).markedBy(id, null),
    sqlOf(container)<{ made_at: Date; items: unknown }>(cartsSql(id)),
  ])
  return {
    profile,
    consents: consents.map(({ created_at, ...consent }) => ({
      ...consent,
      at: created_at.toISOString(),
    })),
    sessions: sessions.map(({ device, created_at, used_at }) => ({
      device,
      signed_in_at: created_at.toISOString(),
      last_used_at: used_at.toISOString(),
    })),
    addresses: addresses.rows,
    orders,
    likes: likes.map(({ product, created_at }) => ({ product, at: created_at.toISOString() })),
    helpful: marked.map(({ rating, product, at }) => ({ rating, product, at: at.toISOString() })),
    carts: carts.map(({ made_at, items }) => ({ made_at: made_at.toISOString(), items })),
  }
}
