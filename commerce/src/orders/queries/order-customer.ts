import type { MedusaContainer } from '@medusajs/framework/types'
import type { OrderCustomer } from '@nas/contract/orders/operations'
import { openStates, outcomeOf, statesIn, statesSql } from '@nas/domain/order-states'
import { raw, sql } from '@nas/query/sql'
import { accounts } from '../../accounts/queries/find-account'
import { peopleById, shownName } from '../../accounts/queries/find-people'
import { sqlOf } from '../../platform/database/run-sql'
import { isCancelled, placedOrders, wasRefused, wasReturned } from '../module/record-sql'
import type { OrderRecordRow } from '../module/rows'
import { duplicatesSql } from './duplicate-orders'

type Duplicate = OrderCustomer['duplicates'][number]

interface Row extends Omit<OrderCustomer, 'value' | 'first_at' | 'duplicates' | 'cod_block'> {
  value: string
  first_at: Date
}

/** Figures of all orders with the phone number of this one, and orders that are equal to it. */
export async function orderCustomer(
  container: MedusaContainer,
  { id, phone }: OrderRecordRow,
): Promise<OrderCustomer> {
  const [[figures], block, duplicates] = await Promise.all([
    sqlOf(container)<Row>(sql`
      select count(*)::int as orders,
        (count(*) filter (where state in ${raw(statesSql(openStates))}))::int as open,
        (count(*) filter (where state in
          ${raw(statesSql(statesIn(outcomeOf, 'delivered')))}))::int as delivered,
        (count(*) filter (where ${wasRefused}))::int as refused,
        (count(*) filter (where ${wasReturned}))::int as returned,
        (count(*) filter (where ${isCancelled}))::int as cancelled,
        coalesce(sum(total) filter (where not ${isCancelled}), 0) as value,
        min(created_at) as first_at
      from ${placedOrders} and phone = ${phone}`),
    accounts(container).blockedPhones.find(phone),
    sqlOf(container)<Duplicate>(duplicatesSql(id)),
  ])
  if (figures === undefined) throw new Error('A sum has no row')
  const author = block?.author ?? null
  const people = await peopleById(container, [author])
  return {
    ...figures,
    duplicates,
    value: Number(figures.value),
    first_at: figures.first_at.toISOString(),
    cod_block: block
      ? {
          reason: block.reason,
          who: shownName(people.get(author ?? '')),
          at: block.created_at?.toISOString() ?? null,
        }
      : null,
  }
}
