import type { MedusaContainer } from '@medusajs/framework/types'
import type { CommerceAddress } from '@nas/contract/commerce/address'
import { conditionSql } from '@nas/query/condition-sql'
import type { ListQuery } from '@nas/query/list-query'
import { orderSql } from '@nas/query/order-sql'
import { addressesSql } from '../../medusa-tables/addresses'
import { runSql } from '../../platform/database/run-sql'
import { selectPage } from '../../platform/database/select-page'
import { notFound } from '../../platform/errors/shop-error'
import { type AddressRow, serializeAddress } from './address'
import { addressColumns } from './address-sql'

/** Ownership stands beside every condition, so none can widen it; null stands for staff. */
function source(customerId: string | null): { from: string; values: string[] } {
  const owned = customerId === null ? '' : ' and customer_id = ?'
  return {
    from: `from (${addressesSql}${owned}) as addresses`,
    values: customerId === null ? [] : [customerId],
  }
}

const newestFirst = [{ attribute: 'createdAt', descending: true }]

/** One page of addresses and how many there are in all. @throws QueryError */
export async function searchAddresses(
  container: MedusaContainer,
  { where, sort, limit, offset }: ListQuery,
  customerId: string | null,
): Promise<{ addresses: CommerceAddress[]; count: number }> {
  const { from, values: owner } = source(customerId)
  const condition = conditionSql(addressColumns, where)
  const values = [...owner, ...condition.values]
  const order = orderSql(addressColumns, sort.length > 0 ? sort : newestFirst, 'id')
  const found = await selectPage<AddressRow>(container, {
    from: { sql: `${from} where ${condition.sql}`, values },
    order,
    limit,
    offset,
  })
  return { addresses: found.rows.map(serializeAddress), count: found.count }
}

/**
 * The address with this id, if this customer may know of it; null stands for staff.
 * @throws ShopError not_found
 */
export async function findAddress(
  container: MedusaContainer,
  id: string,
  customerId: string | null,
): Promise<CommerceAddress> {
  const { from, values } = source(customerId)
  const [found] = await runSql<AddressRow>(container, {
    sql: `select * ${from} where id = ?`,
    values: [...values, id],
  })
  if (found === undefined) throw notFound('address')
  return serializeAddress(found)
}
