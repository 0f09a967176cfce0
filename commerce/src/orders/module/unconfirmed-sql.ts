import { outcomeOf, statesIn, statesSql } from '@nas/domain/order-states'
import { raw, type Sql, sql } from '@nas/query/sql'

/** The order reserves stock, but is neither paid nor confirmed (cash on delivery: by a call). */
const isUnconfirmed = sql`r.deleted_at is null
  and (r.state = 'new' or r.state = 'confirm' and r.payment_kind <> 'cod')`

const hasDelivered = (customer: Sql) => sql`exists (select from order_record as past
  where past.customer_id = ${customer} and past.deleted_at is null
    and past.state in ${raw(statesSql(statesIn(outcomeOf, 'delivered')))})`

/** Condition on `order_record` as `r`: a guest order, or of a member without a delivered order. */
const isOfNewCustomer = sql`(r.customer_id is null or not ${hasDelivered(raw('r.customer_id'))})`

/** Unconfirmed orders of new customers that hold stock. */
export const holdingOrders = sql`
  select r.order_id from order_record as r
  where ${isUnconfirmed} and ${isOfNewCustomer}`

/** Yields a row if the member has received an order before. */
export const knownCustomerSql = (id: string): Sql => sql`select where ${hasDelivered(sql`${id}`)}`

export const heldByNetworkSql = (network: string): Sql => sql`
  select coalesce(sum(r.pieces), 0)::int as pieces, coalesce(sum(r.total), 0)::float8 as total
  from order_record as r where r.network = ${network} and ${isUnconfirmed}`

export const ordersOfNetwork = (network: string): Sql => sql`
  select r.order_id from order_record as r where r.network = ${network} and ${isUnconfirmed}`

/** Unconfirmed orders of new customers with cash on delivery, oldest first. */
export const unconfirmedSql = (hours: number, limit: number): Sql => sql`
  select r.display_id as number, r.created_at from order_record as r
  where r.state = 'new' and r.payment_kind = 'cod' and r.deleted_at is null
    and ${isOfNewCustomer} and r.created_at <= now() - make_interval(hours => ${hours})
  order by r.created_at limit ${limit}`
